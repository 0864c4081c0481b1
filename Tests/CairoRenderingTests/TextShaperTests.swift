import SceneModel
import Testing

@testable import CairoRendering

@Suite struct TextShaperTests {
  private func shaper() throws -> TextShaper { TextShaper(library: try Drawn.fonts.get()) }

  private func measure(
    _ text: String, size: Double = 20, weight: Int = 400, lineHeight: Double? = nil,
    letterSpacing: Double = 0,
    maximumLines: Int? = nil, width: Double? = nil, families: [String] = []
  ) throws -> TextMetrics {
    try shaper().measure(
      TextContent(
        text, font: FontDescription(families: families, size: size, weight: weight), lineHeight: lineHeight,
        letterSpacing: letterSpacing, maximumLines: maximumLines),
      width: width)
  }

  @Test func wordsBrokenForWantOfRoomGetNoHyphens() throws {
    func glyphs(_ words: String) throws -> [Int] {
      let text = TextContent(words, font: FontDescription(families: ["Inter"], size: 20, weight: 400))
      return try shaper().layout(text, width: 120).lines.map { $0.runs.reduce(0) { $0 + $1.glyphs.count } }
    }
    let path = try glyphs("averyveryverylongpathwithoutanybreak")
    #expect(path.count > 2)
    #expect(path.reduce(0, +) == 36)
    // A soft hyphen shows where its word is broken: six letters, the mark itself, of which nothing is seen, and a hyphen.
    let soft = try glyphs("Karten\u{AD}spielregel")
    #expect(soft.count == 2)
    #expect(soft[0] == 8)
  }

  static let sentences: [(text: String, language: String?, family: String)] = [
    ("The quick brown fox", nil, "Inter"),
    ("Съешь ещё этих мягких булок", nil, "Inter"),
    ("Ξεσκεπάζω την ψυχοφθόρα", nil, "Inter"),
    ("ऋषियों को सताने वाले दुष्ट", nil, "Noto Sans Devanagari"),
    ("আমার সোনার বাংলা", nil, "Noto Sans Bengali"),
    ("نص حكيم له سر قاطع", nil, "Noto Sans Arabic"),
    ("דג סקרן שט בים מאוכזב", nil, "Noto Sans Hebrew"),
    ("เป็นมนุษย์สุดประเสริฐเลิศคุณค่า", nil, "Noto Sans Thai"),
    ("いろはにほへと直骨", nil, "Noto Sans CJK JP"),
    ("다람쥐 헌 쳇바퀴에", nil, "Noto Sans CJK KR"),
    ("中文字体直骨", nil, "Noto Sans CJK SC"),
    ("直骨", "ja", "Noto Sans CJK JP"),
    ("直骨", "ko-KR", "Noto Sans CJK KR"),
    ("直骨", "zh-Hans", "Noto Sans CJK SC"),
    ("直骨", "zh-Hant", "Noto Sans CJK TC"),
    ("直骨", "zh-TW", "Noto Sans CJK TC"),
    ("直骨", "zh-Hant-HK", "Noto Sans CJK HK"),
    ("😀🎉👩‍👩‍👧‍👦🇫🇷❤️👍🏽", nil, "Noto Color Emoji"),
  ]

  @Test(arguments: sentences.indices)
  func everyScriptHasItsFontAndAllItsGlyphs(index: Int) throws {
    let (text, language, family) = TextShaperTests.sentences[index]
    let content = TextContent(text, font: FontDescription(size: 20), language: language)
    let layout = try shaper().layout(content, width: nil)
    #expect(layout.metrics.missingGlyphs.isEmpty)
    let families = layout.lines.flatMap(\.runs).compactMap { $0.face?.families.first }
    // A space between words may come from the first font of the list.
    #expect(families.allSatisfy { $0 == family || $0 == "Inter" })
    #expect(families.contains(family))
  }

  @Test func missingCharactersAreReportedOnceInOrder() throws {
    // U+E5D3 and U+F8FF are private; Inter has no glyph for either.
    let metrics = try measure("a\u{E5D3}b\u{10FFFD}\u{E5D3}")
    #expect(metrics.missingGlyphs.map(\.scalar) == ["\u{E5D3}", "\u{10FFFD}"])
  }

  @Test func missingFamiliesAreReported() throws {
    let metrics = try measure("a", families: ["Comic Papyrus", "inter", "Neue Nova"])
    #expect(metrics.missingFamilies == ["Comic Papyrus", "Neue Nova"])
  }

  @Test func widthGrowsWithTheSizeAlone() throws {
    let small = try measure("Screenplay", size: 10).size.width
    for size in [11.0, 17, 17.5, 40, 333] {
      #expect(abs(try measure("Screenplay", size: size).size.width - small * size / 10) < 0.02 * size / 10)
    }
  }

  @Test func everyWeightIsAFaceOfItsOwn() throws {
    let widths = try [100, 200, 300, 400, 500, 600, 700, 800, 900].map {
      try measure("Hamburgefonstiv", weight: $0).size.width
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func linesWrapWithinTheWidth() throws {
    let text = "Several words that have to be set in lines"
    let one = try measure(text)
    #expect(one.lineCount == 1)
    let wrapped = try measure(text, width: 120)
    #expect(wrapped.lineCount >= 4)
    #expect(wrapped.size.width <= 120.06)
    #expect(abs(wrapped.size.height - one.size.height * Double(wrapped.lineCount)) < 0.01)
    #expect(try measure(text, width: one.size.width).lineCount == 1)
  }

  @Test func aTextTooLongForItsLinesEndsInAnEllipsis() throws {
    let text = "Several words that have to be set in lines"
    for lines in 1...3 {
      let metrics = try measure(text, maximumLines: lines, width: 120)
      #expect(metrics.lineCount == lines)
      #expect(metrics.isTruncated)
      #expect(metrics.size.width <= 120.06)
    }
    #expect(try !measure(text, maximumLines: 1).isTruncated)
  }

  @Test func maximumLinesCountOverParagraphs() throws {
    #expect(try measure("one\ntwo\nthree").lineCount == 3)
    let cut = try measure("one\ntwo\nthree", maximumLines: 2, width: 300)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
    let last = try measure("one\ntwo", maximumLines: 2, width: 300)
    #expect(!last.isTruncated)
    // The ellipsis is set behind the last word that is shown.
    #expect(abs(cut.size.width - (try measure("two…").size.width)) < 0.01)
  }

  @Test func lineHeightIsFromBaselineToBaseline() throws {
    let metrics = try measure("one\n😀 two\nनमस्ते", lineHeight: 31)
    #expect(metrics.size.height == 93)
    let plain = try measure("one")
    let spread = try measure("one", lineHeight: 31)
    // Half of what is left goes above.
    #expect(abs(spread.firstBaseline - plain.firstBaseline - (31 - plain.size.height) / 2) < 0.01)
  }

  @Test func interSetsItsOwnLineHeight() throws {
    // hhea of Inter 4: ascender 1984, descender −494, line gap 0, of 2048 units.
    let metrics = try measure("Hxg", size: 100)
    #expect(abs(metrics.firstBaseline - 100 * 1984 / 2048) < 0.1)
    #expect(abs(metrics.size.height - 100 * 2478 / 2048) < 0.1)
  }

  @Test func letterSpacingLiesBetweenClusters() throws {
    let plain = try measure("abcdefghij").size.width
    #expect(try measure("abcdefghij", letterSpacing: 2).size.width == plain + 18)
    // é in two scalars is one cluster.
    let accent = try measure("ae\u{301}i").size.width
    #expect(abs(try measure("ae\u{301}i", letterSpacing: -1).size.width - (accent - 2)) < 0.01)
  }

  @Test func anEmptyTextHasOneLine() throws {
    let metrics = try measure("")
    #expect(metrics.lineCount == 1)
    #expect(metrics.size.width == 0)
    #expect(metrics.size.height > 20)
  }

  @Test func threadsMeasureAlike() async throws {
    let shaper = try shaper()
    let texts = (0..<40).map {
      TextContent("Text \($0) नमस्ते 😀 直", font: FontDescription(size: Double(10 + $0)))
    }
    let serial = texts.map { shaper.measure($0, width: 100) }
    let parallel = await withTaskGroup(of: (Int, TextMetrics).self) { group in
      for (index, text) in texts.enumerated() { group.addTask { (index, shaper.measure(text, width: 100)) } }
      return await group.reduce(into: [Int: TextMetrics]()) { $0[$1.0] = $1.1 }
    }
    for index in texts.indices { #expect(parallel[index] == serial[index]) }
  }
}
