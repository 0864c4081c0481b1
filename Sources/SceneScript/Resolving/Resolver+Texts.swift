import SceneModel
import SourceDiagnostics

/// Lays every screen out once and measures its texts: cut off words, glyphs and fonts that are missing.
extension Resolver {
  /// Scalars of a text: more than any screen shows. A word without breaks takes Pango the square of its
  /// length, a second for this much.
  private static let longestText = 5000

  func checkTexts(on canvas: Canvas) {
    let context = LayoutContext(scale: canvas.scale, pictures: files.pictures)
    for screen in screens.all {
      if case .content(let elements) = screen.body {
        checkTexts(of: elements, in: canvas.size, context)
      }
    }
  }

  private func checkTexts(of elements: [Element], in container: Size, _ context: LayoutContext) {
    for element in elements {
      guard let rect = element.parameters.rectangle("frame") else { continue }
      let frame = rect.resolved(in: container, scale: context.scale)
      checkTexts(in: element.component.layer(element, frame: frame, context: context), at: element.range)
      checkTexts(of: element.content, in: frame.size, context)
    }
  }

  private func checkTexts(in layer: Layer, at range: SourceRange?) {
    if case .text(let text) = layer.content {
      let count = text.text.unicodeScalars.count
      guard count <= Resolver.longestText else {
        if let range { sink.report(.textTooLong(count, limit: Resolver.longestText, at: range)) }
        return
      }
      let metrics = world.measure(text, width: layer.frame.width, fonts: fonts)
      if let range { report(metrics, of: text, in: layer.frame.size, at: range) }
    }
    for sublayer in layer.sublayers { checkTexts(in: sublayer, at: range) }
  }

  private func report(_ metrics: TextMetrics, of text: TextContent, in size: Size, at range: SourceRange) {
    for glyph in metrics.missingGlyphs { sink.report(.missingGlyph(glyph.scalar, text.text, at: range)) }
    for family in metrics.missingFamilies { sink.report(.missingFamily(family, text.text, at: range)) }
    if metrics.isTruncated {
      sink.report(.textCut(text.text, at: range))
    } else if metrics.isCutOff(in: size) {
      sink.report(.textTooLarge(text.text, needs: metrics.size, has: size, at: range))
    }
  }
}

extension Diagnostic {
  fileprivate static func textTooLong(_ count: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "text-too-long", at: range, "the text has \(count) characters; at most \(limit) can be set",
      hints: ["shorten it to what the screen shows"])
  }

  fileprivate static func missingGlyph(_ scalar: Unicode.Scalar, _ text: String, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .warning, id: "missing-glyph", at: range,
      "no font has a glyph for `\(scalar)` (\(scalar.codePoint)) in `\(shortened(text))`",
      hints: ["add a font that has it under `fonts:`"])
  }

  fileprivate static func missingFamily(_ family: String, _ text: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .warning, id: "missing-font", at: range,
      "no font of the family `\(family)` is there for `\(shortened(text))`; another one is used",
      hints: ["add its file under `fonts:`"])
  }

  fileprivate static func textCut(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, id: "text-cut-off", at: range, "`\(shortened(text))` is cut off with an ellipsis",
      hints: ["give it more room or more `lines:`"])
  }

  fileprivate static func textTooLarge(_ text: String, needs: Size, has: Size, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .warning, id: "text-cut-off", at: range,
      "`\(shortened(text))` needs \(rounded(needs)) points, its frame has \(rounded(has))",
      hints: ["make its `frame:` larger or its `size:` smaller"])
  }

  private static func rounded(_ size: Size) -> String {
    "\(plain(size.width.rounded(.up))) x \(plain(size.height.rounded(.up)))"
  }

  /// The first words of a long text.
  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let cut = line.count > 40 ? line.prefix(39) + "…" : line
    // A single character may have thousands of scalars.
    return cut.unicodeScalars.count > 160 ? String(cut.unicodeScalars.prefix(159)) + "…" : cut
  }
}
