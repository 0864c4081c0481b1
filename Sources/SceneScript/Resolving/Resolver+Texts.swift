import SceneModel
import SourceDiagnostics

/// Lays every screen out once and measures its texts: cut off words, glyphs and fonts that are missing.
extension Resolver {
  /// Scalars of a text: more than any screen shows. A word without breaks takes Pango the square of its
  /// length, a second for this much.
  private static let longestText = 5000

  func checkTexts(on canvas: Canvas) {
    let ruler = Ruler(world: world, fonts: fonts)
    let layout = ScreenLayout(
      canvas: canvas, theme: theme, isRightToLeft: isRightToLeft, language: language,
      pictures: files.pictures,
      texts: ruler)
    for screen in screens.all {
      guard case .content(let elements) = screen.body, areShort(elements) else { continue }
      let size = Resolver.room(of: screen, on: canvas)
      let layer = layout.layer(for: screen, size: size)
      checkTexts(in: layer, at: nil, ruler, TextOwners(elements))
      if screen.standardTransition != nil { checkHidden(in: layer, at: nil) }
    }
  }

  /// What there is for a screen, with what the device covers above: questions keep as far from the edges as `alert` and
  /// `action-sheet` do.
  private static func room(of screen: Screen, on canvas: Canvas) -> Size {
    let (area, size) = (canvas.safeArea, canvas.size)
    return switch screen.standardTransition {
    case "alert":
      Size(
        width: size.width,
        height: size.height - (area.top > 0 ? 8 : 16) - (area.bottom > 0 ? area.bottom + 8 : 16))
    case "action-sheet": Size(width: size.width, height: size.height - 8 - max(area.bottom, 8))
    default: size
    }
  }

  /// Words and buttons of a question that are seen only once it is scrolled.
  private func checkHidden(in layer: Layer, at range: SourceRange?) {
    let range = layer.range ?? range
    if case .scroll(let area)? = layer.touch, area.reach > 0, let range,
      let content = layer.sublayers.first,
      let hidden = content.sublayers.first(where: { $0.frame.maxY > area.length + 0.5 }),
      let text = hidden.firstText
    {
      sink.report(
        .textScrolled(
          text, needs: area.length + area.reach, has: area.length, at: hidden.range ?? range))
    }
    for sublayer in layer.sublayers { checkHidden(in: sublayer, at: range) }
  }

  private struct Ruler: TextMeasuring {
    let world: any World
    let fonts: [FontFile]

    func measure(_ text: TextContent, width: Double?) -> TextMetrics {
      world.measure(text, width: width, fonts: fonts)
    }
  }

  /// Whether all texts are short enough to be measured; says so of others.
  private func areShort(_ elements: [Element]) -> Bool {
    var areShort = true
    for element in elements {
      for value in element.parameters.values.values {
        if case .text(let text) = value, text.unicodeScalars.count > Resolver.longestText {
          if let range = element.range {
            sink.report(.textTooLong(text.unicodeScalars.count, limit: Resolver.longestText, at: range))
          }
          areShort = false
        }
        if case .elements(let items) = value, !self.areShort(items) { areShort = false }
      }
      if !self.areShort(element.content) { areShort = false }
    }
    return areShort
  }

  private func checkTexts(in layer: Layer, at range: SourceRange?, _ ruler: Ruler, _ owners: TextOwners) {
    let range = layer.range ?? range
    if case .text(let text) = layer.content, let range {
      report(ruler.measure(text, width: layer.frame.width), of: text, in: layer.frame.size, at: range, owners)
    }
    for sublayer in layer.sublayers { checkTexts(in: sublayer, at: range, ruler, owners) }
  }

  private func report(
    _ metrics: TextMetrics, of text: TextContent, in size: Size, at range: SourceRange, _ owners: TextOwners
  ) {
    for glyph in metrics.missingGlyphs { sink.report(.missingGlyph(glyph.scalar, text.text, at: range)) }
    for family in metrics.missingFamilies { sink.report(.missingFamily(family, text.text, at: range)) }
    if metrics.isTruncated {
      sink.report(.textCut(text.text, at: range, owners.remedy(at: range, isCut: true)))
    } else if metrics.isCutOff(in: size) {
      sink.report(
        .textTooLarge(
          text.text, needs: metrics.size, has: size, at: range, owners.remedy(at: range, isCut: false)))
    }
  }
}

/// Elements by their place in the script, for what can be done about their texts.
private struct TextOwners {
  private var remedies: [SourceRange: (cut: String, large: String)] = [:]

  init(_ elements: [Element]) { for element in elements { add(element) } }

  private mutating func add(_ element: Element) {
    for element in element.content { add(element) }
    for case .elements(let items) in element.parameters.values.values { for item in items { add(item) } }
    guard let range = element.range else { return }
    let declaration = element.component.declaration
    func takes(_ name: String) -> Bool { declaration.parameters.contains { $0.name == name } }
    var (cut, large): ([String], [String]) = ([], [])
    if element.parameters.rectangle("frame") != nil {
      cut.append("make its `frame:` larger")
      large.append("make its `frame:` larger")
    } else if !declaration.isItem, !declaration.isFullWidth {
      cut.append("give it more room")
      large.append("give it more `width:` or `height:`")
    }
    if takes("lines") { cut.append("give it more `lines:`") }
    if takes("size"), declaration.parameters.contains(where: { $0.name == "size" && $0.type.isNumber }) {
      cut.append("make its `size:` smaller")
      large.append("make its `size:` smaller")
    }
    if cut.count < 2 { cut.append("shorten the words") }
    if large.count < 2 { large.append("shorten the words") }
    remedies[range] = (cut.joined(separator: ", or "), large.joined(separator: ", or "))
  }

  /// What can be done at an element: of what its component takes, and of the place it stands in.
  func remedy(at range: SourceRange, isCut: Bool) -> String {
    guard let remedy = remedies[range] else { return "shorten the words" }
    return isCut ? remedy.cut : remedy.large
  }
}

extension ParameterType {
  fileprivate var isNumber: Bool {
    switch self {
    case .number, .integer: true
    default: false
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

  fileprivate static func textCut(_ text: String, at range: SourceRange, _ remedy: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "text-cut-off", at: range, "`\(shortened(text))` is cut off with an ellipsis",
      hints: [remedy])
  }

  fileprivate static func textTooLarge(
    _ text: String, needs: Size, has: Size, at range: SourceRange, _ remedy: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "text-cut-off", at: range,
      "`\(shortened(text))` needs \(rounded(needs)) points, and has \(rounded(has))",
      hints: [remedy])
  }

  fileprivate static func textScrolled(_ text: String, needs: Double, has: Double, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .warning, id: "text-cut-off", at: range,
      "`\(shortened(text))` is not seen whole until it is scrolled: all takes \(plain(needs.rounded(.up))) points, the screen leaves \(plain(has.rounded(.down)))",
      hints: ["say it shorter, or give fewer buttons"])
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

extension Layer {
  /// The first words inside.
  fileprivate var firstText: String? {
    if case .text(let text) = content { return text.text }
    for sublayer in sublayers { if let text = sublayer.firstText { return text } }
    return nil
  }
}
