package import SceneModel
internal import Synchronization

/// Says how much room texts take.
///
/// Any number of threads may ask at once; each gets an engine of its own for the time of the call.
package final class TextShaper: Sendable {
  package let library: FontLibrary
  private let idle = Mutex<[TextEngine]>([])

  package init(library: FontLibrary) { self.library = library }

  /// Shapes a text and measures it, with the glyphs and families that are missing.
  ///
  /// A pure function of the text, the width and the fonts. The first text of an engine costs some 5 ms,
  /// later ones 0.05 ms.
  ///
  /// - Parameter width: Points at which lines wrap; nil means never.
  package func measure(_ text: TextContent, width: Double?) -> TextMetrics {
    withEngine { $0.layout(text, width: width).metrics }
  }

  /// Lends an engine; whatever `body` takes from it must not outlive the call.
  func withEngine<Result, Failure: Error>(
    _ body: (TextEngine) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let engine = idle.withLock { $0.popLast() } ?? TextEngine(library: library)
    defer { idle.withLock { $0.append(engine) } }
    return try body(engine)
  }
}
