// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "test-frames",
  dependencies: [.package(name: "screenplay", path: "../..")],
  targets: [
    .testTarget(
      name: "TourTests",
      dependencies: [
        .product(name: "Screenplay", package: "screenplay"),
        .product(name: "ScreenplayTesting", package: "screenplay"),
      ],
      exclude: ["Scenes"])
  ],
  swiftLanguageModes: [.v6]
)
