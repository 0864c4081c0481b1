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
  private let layouts = Mutex(Layouts())

  private struct LayoutKey: Hashable, Sendable {
    var text: TextContent
    /// In Pango's units; -1 never wraps.
    var width: Int32
  }

  /// The layouts made last: a screen full of text has about a hundred.
  private struct Layouts: Sendable {
    private static let limit = 1024
    private var known: [LayoutKey: TextLayout] = [:]
    private var order: [LayoutKey] = []
    /// Of all texts that were ever set.
    private(set) var fontFiles: Set<String> = []

    subscript(key: LayoutKey) -> TextLayout? { known[key] }

    mutating func insert(_ layout: TextLayout, _ key: LayoutKey) {
      for line in layout.lines { fontFiles.formUnion(line.runs.compactMap { $0.face?.file }) }
      guard known.updateValue(layout, forKey: key) == nil else { return }
      order.append(key)
      guard order.count > Layouts.limit else { return }
      for old in order.prefix(Layouts.limit / 2) { known[old] = nil }
      order.removeFirst(Layouts.limit / 2)
    }
  }

  package init(library: FontLibrary) {
    self.library = library
    engine = FontLock.with { TextEngine(library: library) }
  }

  /// The font files of every glyph that was set so far; a scene's own fonts have paths below `/proc`.
  package var fontFiles: Set<String> { layouts.withLock { $0.fontFiles } }

  /// Shapes a text and measures it, with the glyphs and families that are missing.
  ///
  /// A pure function of the text, the width and the fonts. The first text costs some 5 ms, later ones
  /// 0.2 ms, known ones nothing.
  ///
  /// - Parameter width: Points at which lines wrap; nil means never.
  package func measure(_ text: TextContent, width: Double?) -> TextMetrics {
    do throws(DrawingError) {
      return try layout(text, width: width).metrics
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
      try LineStack.layout(TextSetting(text, width: key.width, engine: engine), engine)
    }
    layouts.withLock { $0.insert(layout, key) }
    return layout
  }

  /// A twentieth of a point is given on top, so that a text in a box of its own measured width, rounded
  /// to some grid on the way, does not wrap.
  private static func wrapWidth(_ points: Double) -> Int32 {
    Int32((min(max(points, 0) + 0.05, 1_000_000) * Double(PANGO_SCALE)).rounded(.up))
  }
}
