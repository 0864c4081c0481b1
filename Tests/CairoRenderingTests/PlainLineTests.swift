import SceneModel
import Testing
import TestSupport

@testable import CairoRendering

/// What HarfBuzz measures alone against Pango, over random texts of one face and one line.
@Suite struct PlainLineTests {
  private static let alphabets: [[Character]] = [
    Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?-–—()/&%+*#@'\"…•€×fiTAVo"),
    Array("0123456789 :.,%€+-/()"), Array("ÀÉÎõüßçñŁžğİıĄœÆøåŻŐ aeiou"),
    Array("абвгдежзийклмнопрстуфхцчшщъыьэюяЁЄЇ 12"),
    Array("αβγδεζηθικλμνξοπρστυφχψωΆΈΉΏΪ ,"),
    // And what has to be left to Pango.
    Array("aбω1 "), Array("a🙂1"), Array("aا1 "), Array("e\u{301}a"), Array("直 1"), Array("a\u{E5D3}"),
    Array("a\tb"),
  ]

  @Test func bothMeasureTheSame() throws {
    let library = try Drawn.fonts.get()
    let shaper = TextShaper(library: library)
    let engine = FontLock.with { TextEngine(library: library) }
    var random = SeededGenerator(seed: 61)
    var plain = 0
    for index in 0..<300 {
      let alphabet = PlainLineTests.alphabets[index % PlainLineTests.alphabets.count]
      let words = String(
        (0..<Int.random(in: 1...30, using: &random)).compactMap { _ in alphabet.randomElement(using: &random)
        })
      let font = FontDescription(
        families: [[], ["Noto Sans"], ["Noto Sans Thai"]].randomElement(using: &random) ?? [],
        size: Double.random(in: 4...80, using: &random), weight: 100 * Int.random(in: 1...9, using: &random),
        isItalic: Bool.random(using: &random))
      let text = TextContent(
        words, font: font, lineHeight: Bool.random(using: &random) ? 40 : nil,
        maximumLines: Bool.random(using: &random) ? 1 : nil,
        language: [nil, "en", "ja", "ru", "tr", "ar"].randomElement(using: &random) ?? nil,
        isRightToLeft: Bool.random(using: &random))
      let width = Bool.random(using: &random) ? nil : Double.random(in: 10...900, using: &random)
      let expected = try shaper.layout(text, width: width).metrics
      #expect(shaper.measure(text, width: width) == expected, "\(text), \(width ?? -1)")
      let scan = TextScan(words)
      if let script = scan.plain {
        let own = FontLock.with {
          let setting = TextSetting(text, scan, width: -1, engine: engine)
          return engine.line.metrics(text, script, width: -1, setting.font)
        }
        plain += own == nil ? 0 : 1
      }
    }
    // A good part of them is measured without Pango.
    #expect(plain > 60)
  }
}
