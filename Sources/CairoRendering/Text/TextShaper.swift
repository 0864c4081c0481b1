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

  /// What decides how a text is set.
  private struct LayoutKey: Hashable, Sendable {
    var text: TextContent
    /// In Pango's units; -1 never wraps.
    let width: Int32

    init(_ text: TextContent, width: Double?) {
      self.text = text
      self.width = width.map(TextShaper.wrapWidth) ?? -1
      // What only decides how it is painted, so that words that change colour are set once.
      self.text.color = .black
      self.text.verticalAlignment = .top
      if text.alignment != .justify { self.text.alignment = .leading }
      for index in text.spans.indices { self.text.spans[index].color = nil }
    }
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
      return try metrics(LayoutKey(try fitted(text, width: width), width: width))
    } catch {
      // Only memory for a glyph's pixels can be short, and drawing will say so.
      return TextMetrics(size: .zero, firstBaseline: 0, lineCount: 0, isTruncated: false)
    }
  }

  /// The text set in lines of at most `width` points; nil never wraps.
  func layout(_ text: TextContent, width: Double?) throws(DrawingError) -> TextLayout {
    let text = try fitted(text, width: width)
    let key = LayoutKey(text, width: width)
    if let known = layouts.withLock({ $0[key] }) { return known }
    let layout = try FontLock.with { () throws(DrawingError) in
      try LineStack.layout(
        TextSetting(key.text, TextScan(text.text), width: key.width, engine: engine), engine)
    }
    layouts.withLock { $0.insert(layout, for: key) }
    let files = layout.lines.flatMap(\.runs).compactMap { $0.face?.file }
    drawnFiles.withLock { $0.formUnion(files) }
    return layout
  }

  /// The text as large as it fits, by steps of 1/256 of its size; a text that does not shrink as it is.
  private func fitted(_ text: TextContent, width: Double?) throws(DrawingError) -> TextContent {
    guard text.minimumScale < .one, let width else { return text }
    var whole = text
    whole.minimumScale = .one
    whole.maximumLines = text.maximumLines ?? 1
    func scaled(_ steps: Int) -> TextContent {
      var text = whole
      let scale = Double(steps) / 256
      text.font.size = Fixed(text.font.size.double * scale)
      text.letterSpacing = Fixed(text.letterSpacing.double * scale)
      text.lineHeight = text.lineHeight.map { Fixed($0.double * scale) }
      return text
    }
    func fits(_ text: TextContent) throws(DrawingError) -> Bool {
      try !metrics(LayoutKey(text, width: width)).isTruncated
    }
    if try fits(whole) { return whole }
    // The smallest is taken even where it is too large.
    var (low, high) = (max(Int((text.minimumScale.double * 256).rounded(.up)), 1), 256)
    while high - low > 1 {
      let middle = (low + high) / 2
      if try fits(scaled(middle)) { low = middle } else { high = middle }
    }
    return scaled(low)
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
