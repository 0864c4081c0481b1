internal import CCairo
package import SceneModel
internal import Synchronization

/// Sets texts: says how much room they take, and gives their outlines to the renderer.
///
/// Any number of threads may ask at once; a text that was set before is remembered, a new one is set by
/// one thread at a time.
package final class TextShaper: Sendable {
  package let library: FontLibrary
  private let engine: TextEngine
  /// Some hundred bytes each: a list of some thousand rows is laid out without measuring anything twice.
  private let measured = Mutex(RecentValues<LayoutKey, TextMetrics>(limit: 16_384))
  /// Outlines too, several kilobytes each; a screen full of text has about a hundred.
  private let layouts = Mutex(RecentValues<LayoutKey, TextLayout>(limit: 1024))

  private struct LayoutKey: Hashable, Sendable {
    var text: TextContent
    /// In Pango's units; -1 never wraps.
    var width: Int32
  }

  /// Of all texts that were ever drawn.
  private let drawnFiles = Mutex<Set<String>>([])

  package init(library: FontLibrary) {
    self.library = library
    engine = FontLock.with { TextEngine(library: library) }
  }

  /// The font files of every glyph that was set so far; a scene's own fonts have paths below `/proc`.
  package var fontFiles: Set<String> { drawnFiles.withLock { $0 } }

  /// Shapes a text and measures it, with the glyphs and families that are missing.
  ///
  /// A pure function of the text, the width and the fonts. The first text costs some 5 ms; later ones some 5 µs where
  /// one face sets them in one line, else some 50 µs; known ones next to nothing.
  ///
  /// - Parameter width: Points at which lines wrap; nil means never.
  package func measure(_ text: TextContent, width: Double?) -> TextMetrics {
    do throws(DrawingError) {
      return try metrics(LayoutKey(text: text, width: width.map(TextShaper.wrapWidth) ?? -1))
    } catch {
      // Only memory for a glyph's pixels can be short, and drawing will say so.
      return TextMetrics(size: .zero, firstBaseline: 0, lineCount: 0, isTruncated: false)
    }
  }

  /// The text set in lines of at most `width` points; nil never wraps.
  func layout(_ text: TextContent, width: Double?) throws(DrawingError) -> TextLayout {
    let key = LayoutKey(text: text, width: width.map(TextShaper.wrapWidth) ?? -1)
    if let known = layouts.withLock({ $0[key] }) { return known }
    let layout = try FontLock.with { () throws(DrawingError) in
      try LineStack.layout(TextSetting(text, TextScan(text.text), width: key.width, engine: engine), engine)
    }
    layouts.withLock { $0.insert(layout, for: key) }
    let files = layout.lines.flatMap(\.runs).compactMap { $0.face?.file }
    drawnFiles.withLock { $0.formUnion(files) }
    return layout
  }

  private func metrics(_ key: LayoutKey) throws(DrawingError) -> TextMetrics {
    if let known = measured.withLock({ $0[key] }) { return known }
    let scan = TextScan(key.text.text)
    let metrics = try FontLock.with { () throws(DrawingError) -> TextMetrics in
      let setting = TextSetting(key.text, scan, width: key.width, engine: engine)
      if let script = scan.plain,
        let metrics = engine.line.metrics(key.text, script, width: key.width, setting.font)
      {
        return metrics
      }
      return try LineStack.metrics(setting, engine)
    }
    measured.withLock { $0.insert(metrics, for: key) }
    return metrics
  }

  /// A twentieth of a point is given on top, so that a text in a box of its own measured width, rounded
  /// to some grid on the way, does not wrap.
  private static func wrapWidth(_ points: Double) -> Int32 {
    Int32((min(max(points, 0) + 0.05, 1_000_000) * Double(PANGO_SCALE)).rounded(.up))
  }
}
