import Foundation
import Screenplay
import Testing

@testable import CairoRendering

/// scenes/languages.yaml: one screen in eleven languages, and a screen of emoji.
@Suite struct LanguageTests {
  static let locales = ["en", "ru", "hi", "bn", "es", "ar", "he", "zh-Hans", "ja", "ko", "th"]
  private static let fonts = Result { () throws(FontError) in try FontLibrary() }

  private func load(_ locale: String) throws -> Screenplay {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    var options = LoadOptions()
    options.locale = locale
    return try Screenplay.load(root.appending(path: "scenes/languages.yaml").path, options: options)
  }

  /// The screens that rest at the beginning, and after the push.
  private func texts(_ screenplay: Screenplay) -> [PlacedText] {
    [0, 130].flatMap { PlacedText.all(in: screenplay.animator.presentation(at: $0)) }
  }

  @Test(arguments: locales)
  func nothingIsMissingOrCutOff(locale: String) throws {
    let screenplay = try load(locale)
    #expect(screenplay.warnings.isEmpty)
    let shaper = TextShaper(library: try LanguageTests.fonts.get())
    let texts = texts(screenplay)
    #expect(texts.count >= 16)
    for text in texts {
      let metrics = shaper.measure(text.content, width: text.frame.width)
      #expect(metrics.missingGlyphs.isEmpty && !metrics.isTruncated, "\(text.content.text)")
      // Lines under each other have all the room they need, and letters always have.
      let least = metrics.lineCount > 1 ? metrics.size.height : text.content.font.size.double
      #expect(text.frame.height >= least - 0.01, "\(text.content.text)")
    }
    let layouts = try texts.map { try shaper.layout($0.content, width: $0.frame.width) }
    // .notdef is glyph 0 of every font.
    #expect(layouts.allSatisfy { $0.lines.allSatisfy { $0.runs.allSatisfy { !$0.glyphs.contains(0) } } })
  }

  /// Glyph by glyph against HarfBuzz's own command, where it is installed (Debian: libharfbuzz-bin).
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: HarfBuzzCommand.path)), arguments: locales)
  func glyphsAreThoseOfHarfBuzz(locale: String) throws {
    let shaper = TextShaper(library: try LanguageTests.fonts.get())
    var compared = 0
    for text in texts(try load(locale)) {
      let layout = try shaper.layout(text.content, width: nil)
      // Of several faces or directions only Pango knows where each begins.
      guard let line = layout.lines.first, line.runs.count == 1, let face = line.runs[0].face else {
        continue
      }
      let scan = TextScan(text.content.text)
      let han = HanForms(language: locale, scan)
      let expected = try HarfBuzzCommand.shape(
        text.content.text, face, language: scan.hasIdeographs ? han.language : locale)
      // What HarfBuzz leaves out, Pango keeps as an empty glyph.
      let own = line.runs[0].glyphs.filter { $0 != GlyphRun.empty }.map { Int($0) }
      #expect(own == expected, "\(text.content.text)")
      compared += 1
    }
    #expect(compared >= 12)
  }

  @Test func arabicAndHebrewAreMirrored() throws {
    let english = try load("en").animator.presentation(at: 0)
    for locale in ["ar", "he"] {
      let mirrored = try load(locale).animator.presentation(at: 0)
      let width = mirrored.size.width.double
      for name in ["language/title", "language/value", "language/accessory", "sounds/switch", "sounds/image"]
      {
        let here = try #require(PlacedText.frame(of: name, in: mirrored), "\(name)")
        let there = try #require(PlacedText.frame(of: name, in: english), "\(name)")
        // Words differ in length: what holds is the side they stand at.
        let leading = abs(there.x - (width - here.maxX))
        let trailing = abs((width - there.maxX) - here.x)
        #expect(min(leading, trailing) < 0.5, "\(locale) \(name)")
      }
    }
  }

  @Test(arguments: ["en": 1.0, "ar": -1, "he": -1])
  func aPushComesFromTheTrailingSide(locale: String, side: Double) throws {
    let screenplay = try load(locale)
    let push = try #require(screenplay.scene.steps.first { $0.keyword == "push" })
    let middle = (push.firstFrame + push.lastFrame) / 2
    let layer = screenplay.animator.presentation(at: middle)
    let entering = try #require(PlacedText.frame(ofScreen: "emoji", in: layer))
    #expect(entering.x * side > 1, "\(entering)")
    #expect(abs(entering.x) < entering.width)
  }
}
