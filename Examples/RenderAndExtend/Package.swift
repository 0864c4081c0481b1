// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "render-and-extend",
  dependencies: [.package(name: "screenplay", path: "../..")],
  targets: [
    .executableTarget(
      name: "RenderAndExtend", dependencies: [.product(name: "Screenplay", package: "screenplay")])
  ],
  swiftLanguageModes: [.v6]
)
