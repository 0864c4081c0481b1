// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "screenplay",
  products: [
    .library(name: "Screenplay", targets: ["Screenplay"]),
    .library(name: "AnimatorCore", targets: ["AnimatorCore"]),
    .library(name: "ScreenplayTesting", targets: ["ScreenplayTesting"]),
    .executable(name: "screenplay", targets: ["ScreenplayCLI"]),
  ],
  targets: [
    .target(name: "SourceDiagnostics"),
    .target(name: "AnimatorCore"),
    .target(name: "SceneModel", dependencies: ["AnimatorCore", "SourceDiagnostics"]),
    .target(name: "SceneTransitions", dependencies: ["SceneModel", "AnimatorCore"]),
    .target(
      name: "SceneComponents", dependencies: ["SceneModel", "AnimatorCore"], exclude: ["Icons/Data/LICENSE"]),
    .target(
      name: "SceneScript",
      dependencies: ["SceneModel", "AnimatorCore", "SourceDiagnostics", "CYAML"]),
    .target(
      name: "PictureCoding",
      dependencies: ["SceneModel", "CSPNG", "CTurboJPEG", "CWebP", "CLCMS", "CRSVG"]),
    .target(name: "CPixelKernels"),
    .target(
      name: "CairoRendering",
      dependencies: ["SceneModel", "PictureCoding", "CPixelKernels", "CCairo"]),
    .target(name: "CVideoEncoder", dependencies: ["CFFmpeg"]),
    .target(
      name: "VideoEncoding",
      dependencies: ["SceneModel", "AnimatorCore", "CPixelKernels", "CVideoEncoder"]),
    .target(
      name: "FrameTesting",
      dependencies: [
        "AnimatorCore", "SourceDiagnostics", "SceneModel", "PictureCoding", "CPixelKernels", "CCrypto",
      ]),
    .target(
      name: "Screenplay",
      dependencies: [
        "SourceDiagnostics", "AnimatorCore", "SceneModel", "SceneTransitions", "SceneComponents",
        "SceneScript", "PictureCoding", "CairoRendering", "VideoEncoding", "FrameTesting",
      ]),
    .target(name: "ScreenplayTesting", dependencies: ["Screenplay"]),
    .executableTarget(name: "ScreenplayCLI", dependencies: ["Screenplay"]),
    .executableTarget(name: "FrameBenchmark", dependencies: ["Screenplay", "CPixelKernels"]),

    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CSPNG", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo pangoft2 cairo-ft fontconfig",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(
      name: "CFFmpeg", pkgConfig: "libavformat libavcodec libavutil",
      providers: [.apt(["libavformat-dev", "libavcodec-dev", "libavutil-dev"])]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "SourceDiagnosticsTests", dependencies: ["TestSupport", "SourceDiagnostics"]),
    .testTarget(
      name: "AnimatorCoreTests", dependencies: ["TestSupport", "AnimatorCore"], resources: [.copy("Vectors")]),
    .testTarget(
      name: "SceneModelTests",
      dependencies: ["TestSupport", "SceneModel", "AnimatorCore", "SceneTransitions", "SceneComponents"],
      exclude: ["Broken"]),
    .testTarget(
      name: "SceneComponentsTests",
      dependencies: ["TestSupport", "SceneComponents", "SceneModel", "CairoRendering"]),
    .testTarget(
      name: "SceneScriptTests",
      dependencies: [
        "TestSupport", "SceneScript", "SceneModel", "AnimatorCore", "SceneTransitions", "SceneComponents",
        "SourceDiagnostics",
      ],
      resources: [.copy("Broken")]),
    .testTarget(
      name: "PictureCodingTests", dependencies: ["TestSupport", "PictureCoding", "SceneModel"],
      resources: [.copy("Pictures")]),
    .testTarget(
      name: "CairoRenderingTests",
      dependencies: ["TestSupport", "CairoRendering", "SceneModel", "PictureCoding", "CPixelKernels"]),
    .testTarget(
      name: "VideoEncodingTests",
      dependencies: ["TestSupport", "VideoEncoding", "SceneModel", "AnimatorCore", "CPixelKernels"]),
    .testTarget(
      name: "FrameTestingTests",
      dependencies: ["TestSupport", "FrameTesting", "AnimatorCore", "SceneModel", "PictureCoding"]),
    .testTarget(name: "ScreenplayTests", dependencies: ["TestSupport", "Screenplay", "CairoRendering"]),
    .testTarget(name: "ScreenplayTestingTests", dependencies: ["ScreenplayTesting", "Screenplay"]),
    .testTarget(name: "CommandTests", dependencies: ["Screenplay", "ScreenplayCLI"]),
    .testTarget(name: "PackageTests"),
  ],
  swiftLanguageModes: [.v6]
)
