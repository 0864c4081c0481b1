import Foundation
import Screenplay
import Testing

/// A library cannot start its program anew; it says what it sees.
@Suite struct PixelEnvironmentTests {
  private static func warnings() throws -> [Diagnostic] {
    let canvas = Canvas(size: Size(width: 4, height: 4))
    let screen = Screen(name: "a", body: .content([]))
    return try Screenplay(SceneDescription(canvas: canvas, steps: [SceneStep(.show(screen, nil))])).warnings
  }

  /// In processes of their own: variables belong to all of a process.
  @Test func theLibraryWarns() async {
    await #expect(processExitsWith: .success) {
      for name in PixelEnvironment.variables { unsetenv(name) }
      try #require(PixelEnvironment.present == [])
      try #require(try Self.warnings().isEmpty)
      setenv("CAIRO_DEBUG", "image", 1)
      setenv("FC_LANG", "ja", 1)
      let text = DiagnosticFormatter().string(for: try Self.warnings(), in: [])
      try #require(
        text == """
          warning[pixel-environment]: the environment has `CAIRO_DEBUG`, `FC_LANG`, which may change what is drawn
            = hint: start the program without them

          """)
      try #require(SystemHealth().pixelVariables == ["CAIRO_DEBUG", "FC_LANG"])
    }
  }
}
