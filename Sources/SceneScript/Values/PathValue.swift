import SceneModel

/// SVG path data in a script.
enum PathValue {
  /// The data itself, when it can be read.
  static func check(_ text: String) throws(ValueProblem) -> String {
    do {
      _ = try Path(svg: text)
      return text
    } catch {
      let bytes = Array(text.utf8)
      let rest = String(decoding: bytes[min(error.offset, bytes.count)...].prefix(12), as: UTF8.self)
      let place = rest.isEmpty ? "at its end" : "at `\(rest)`"
      throw ValueProblem(
        id: "invalid-path", "this is no path data, \(place): \(error.description)",
        hints: ["write the `d` of an SVG path: `\"M0 0L24 12\"`"])
    }
  }
}
