import SceneModel
import SourceDiagnostics

/// Something that was expected of a frame and is otherwise: facts in words, without the frame.
struct UnmetExpectation {
  /// Such as "`save` should be visible, but is covered".
  let message: String
  var hints: [String] = []

  init(_ name: String, should expected: String, but found: String, hints: [String] = []) {
    message = "`\(name)` should \(expected), but \(found)"
    self.hints = hints
  }

  init(_ message: String, hints: [String] = []) {
    self.message = message
    self.hints = hints
  }

  /// What is wrong, in which frame, with a caret under what was expected.
  ///
  /// - Parameter others: Frames in which the same is not met, when steps are repeated.
  func diagnostic(at range: SourceRange?, in frame: Int, others: [Int], of scene: Scene) -> Diagnostic {
    let place = ExpectationWords.frame(frame, rate: scene.canvas.rate)
    var notes: [Diagnostic.Note] = []
    if !others.isEmpty {
      let shown = others.prefix(8).map(String.init).joined(separator: ", ")
      let more = others.count > 8 ? " and \(others.count - 8) more" : ""
      notes = [Diagnostic.Note("nor is it met in \(others.count == 1 ? "frame" : "frames") \(shown)\(more)")]
    }
    return Diagnostic(
      id: "unmet-expectation", at: range, "\(message), in \(place)", notes: notes, hints: hints)
  }
}
