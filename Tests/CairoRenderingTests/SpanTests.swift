import SceneModel
import Testing

@testable import CairoRendering

/// Parts of a text that look different, and texts that get smaller to fit.
@Suite struct SpanTests {
  private static let shaper = Drawn.fonts.map { TextShaper(library: $0) }

  private func measure(_ text: TextContent, _ width: Double? = nil) throws -> TextMetrics {
    try SpanTests.shaper.get().measure(text, width: width)
  }

  private func text(_ words: String, weight: Int = 400, isItalic: Bool = false) -> TextContent {
    TextContent(words, font: FontDescription(size: 20, weight: weight, isItalic: isItalic))
  }

  @Test(arguments: [(400, 700), (700, 900)])
  func boldPartsAreSetInTheBoldFace(base: Int, bold: Int) throws {
    // Between spaces, so that no pair of letters of two faces is kerned.
    var mixed = text("one two three", weight: base)
    mixed.spans = [.init(4..<7, isBold: true)]
    let rest =
      try measure(text("one ", weight: base)).size.width + measure(text(" three", weight: base)).size.width
    let middle = try measure(text("two", weight: bold)).size.width
    #expect(abs(try measure(mixed).size.width - rest - middle) < 0.05)
    let runs = try SpanTests.shaper.get().layout(mixed, width: nil).lines[0].runs
    #expect(runs.map(\.span) == [nil, 0, nil])
  }

  @Test func italicPartsAreSetInTheItalicFace() throws {
    var mixed = text("ab cd")
    mixed.spans = [.init(3..<5, isItalic: true)]
    let runs = try SpanTests.shaper.get().layout(mixed, width: nil).lines[0].runs
    #expect(runs.map { $0.face?.style.contains("Italic") } == [false, true])
  }

  /// In the second paragraph, behind letters of several bytes.
  @Test func spansCountBytesOverParagraphs() throws {
    var mixed = text("äöü\n直 red blue")
    let start = mixed.text.utf8.count - 8
    mixed.spans = [.init(start..<start + 3, color: Color(rgb: 0xFF0000))]
    let lines = try SpanTests.shaper.get().layout(mixed, width: nil).lines
    #expect(lines[0].runs.map(\.span) == [nil])
    let marked = lines[1].runs.filter { $0.span == 0 }
    let alone = try SpanTests.shaper.get().layout(text("red"), width: nil).lines[0].runs[0].glyphs
    #expect(marked.map(\.glyphs) == [alone])
  }

  @Test func everyPartIsPaintedInItsColour() throws {
    var mixed = text("III III")
    mixed.font.size = Fixed(40)
    mixed.color = Color(rgb: 0x0000FF)
    mixed.spans = [.init(4..<7, color: Color(rgb: 0xFF0000))]
    let layer = LayerPresentation(size: Size(width: 160, height: 60), content: .text(mixed))
    let picture = try Drawn.picture(160, 60, [layer])
    var first = text("III ")
    first.font.size = Fixed(40)
    let half = Int(try measure(first).size.width)
    var (blue, red) = (0, 0)
    for y in 0..<60 {
      for x in 0..<160 where picture[x, y] != [255, 255, 255, 255] {
        // Blue keeps white's blue, red its red.
        #expect(picture[x, y][x < half - 2 ? 2 : 0] == 255)
        if picture[x, y] == [0, 0, 255, 255] { blue += 1 }
        if picture[x, y] == [255, 0, 0, 255] { red += 1 }
      }
    }
    #expect(blue > 50 && abs(blue - red) < blue / 2)
  }

  @Test func wordsShrinkUntilTheyFit() throws {
    var title = text("A title that is too long")
    let natural = try measure(title).size.width
    title.minimumScale = Fixed(0.5)
    #expect(try measure(title).size.width == natural, "where nothing limits them they stay")
    for share in [0.99, 0.8, 0.6, 0.51] {
      let metrics = try measure(title, natural * share)
      #expect(!metrics.isTruncated && metrics.lineCount == 1)
      // Steps of 1/256 of the size.
      #expect(
        metrics.size.width <= natural * share + 0.06 && metrics.size.width > natural * (share - 2.0 / 256))
    }
    let cut = try measure(title, natural * 0.3)
    let line = try measure(text("A")).size.height
    #expect(cut.isTruncated && abs(cut.size.height - line / 2) < 0.2)
  }

  @Test func linesThatMayBeSeveralAreFilledBeforeWordsShrink() throws {
    var title = text("Several words that have to be set in two lines of this width")
    title.maximumLines = 2
    #expect(try measure(title, 250).isTruncated)
    title.minimumScale = Fixed(0.4)
    let metrics = try measure(title, 250)
    #expect(!metrics.isTruncated && metrics.lineCount == 2)
    title.maximumLines = 4
    #expect(try measure(title, 250).size.height > 3 * 24)
  }

  @Test func justifiedLinesReachFromSideToSide() throws {
    var words = text("Several words that have to be set in some lines of this width")
    words.alignment = .justify
    let lines = try SpanTests.shaper.get().layout(words, width: 200).lines
    #expect(lines.count > 2)
    // The width, and the twentieth of a point that it is given on top.
    #expect(lines.dropLast().allSatisfy { abs($0.width - 200.05) < 0.1 })
    #expect(try #require(lines.last).width < 190)
  }

  @Test func leftAndRightAreNeverMirrored() throws {
    let layout = try SpanTests.shaper.get().layout(text("word"), width: nil)
    let line = layout.lines[0]
    for isRightToLeft in [false, true] {
      var words = text("word")
      words.isRightToLeft = isRightToLeft
      words.alignment = .left
      #expect(TextLayout.start(of: line, in: 100, words) == 0)
      words.alignment = .right
      #expect(TextLayout.start(of: line, in: 100, words) == 100 - line.width)
    }
  }
}
