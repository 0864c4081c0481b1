internal import CairoRendering
import FrameTesting

extension Screenplay {
  /// What decides here how the scene's pixels come out; complete once every frame was drawn, since only then
  /// it is known which fonts they are set in.
  func environment() throws -> GoldenEnvironment {
    var parts = DrawingLibraries.versions.filter { $0.name != "fontconfig" }
      .map { GoldenEnvironment.Part($0.name, $0.version) }
    parts.append(GoldenEnvironment.Part("processor", Screenplay.processor))
    let fonts = try drawing.standardFontFiles.map { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return GoldenEnvironment.Part(
        "font \(name)", try GoldenFile.fontDigest(try FontLibrary.contents(of: path)))
    }
    return GoldenEnvironment(parts: parts + fonts.sorted { ($0.name, $0.value) < ($1.name, $1.value) })
  }

  /// The family the command was built for: within one, pixels do not depend on the model.
  private static var processor: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}
