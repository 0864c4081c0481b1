import SceneModel
import SourceDiagnostics

/// `entering/ID` of transitions made of tracks, once all screens are known.
extension Resolver {
  /// Tells of ids that no screen has: nothing would move.
  func checkElementsOfTransitions(on canvas: Canvas) {
    let made = madeTransitions.values.filter { !$0.elements.isEmpty }
    // What a step inserts may have the id.
    guard !made.isEmpty, !inserts, !sink.hasErrors else { return }
    let layout = ScreenLayout(
      canvas: canvas, theme: theme, isRightToLeft: isRightToLeft, language: language,
      pictures: files.pictures, texts: nil)
    var names: Set<String> = []
    for screen in screens.all { names.formUnion(layout.layer(for: screen, size: canvas.size).ids) }
    for transition in made {
      for element in transition.elements {
        let address = element.key.name.split(separator: "/").dropFirst().map(String.init)
        guard let missing = address.first(where: { !names.contains($0) }) else { continue }
        sink.report(
          .noSuchElement(missing, element.key, nearest: suggestion(for: missing, among: names.sorted())))
      }
    }
  }
}

extension Layer {
  /// Of it and all inside.
  fileprivate var ids: Set<String> {
    sublayers.reduce(into: Set([id].compactMap { $0 })) { $0.formUnion($1.ids) }
  }
}

extension Diagnostic {
  fileprivate static func noSuchElement(_ name: String, _ key: Node.Key, nearest: String?) -> Diagnostic {
    Diagnostic(
      .warning, id: "unknown-element", at: key.range,
      "no screen has an element `\(name)`: nothing moves by `\(key.name)`",
      hints: [nearest.map { "did you mean `\($0)`?" } ?? "give an element of the arriving screen this `id:`"])
  }
}
