import SceneModel
import TestSupport
import Testing

@testable import SceneComponents

/// Expectations follow from CommonMark 0.30; its reference renderer answers the same where both know a mark.
@Suite struct TextMarkupTests {
  /// Parts with their looks: b bold, i italic, c coloured.
  private func parts(_ written: String) -> [String] {
    let markup = TextMarkup(written) { $0 == "red" ? Color(rgb: 0xFF0000) : Color(rgb: 0x0000FF) }
    let bytes = Array(markup.words.utf8)
    var (end, result) = (0, [String]())
    func add(_ range: Range<Int>, _ look: String) {
      if !range.isEmpty { result.append(look + String(decoding: bytes[range], as: UTF8.self)) }
    }
    for span in markup.spans {
      add(end..<span.bytes.lowerBound, "")
      let color = span.color.map { $0 == Color(rgb: 0xFF0000) ? "r" : "l" } ?? ""
      add(span.bytes, (span.isBold ? "b" : "") + (span.isItalic ? "i" : "") + color + ":")
      end = span.bytes.upperBound
    }
    add(end..<bytes.count, "")
    return result
  }

  @Test(
    arguments: [
      ("plain", ["plain"]),
      ("**bold** move", ["b:bold", " move"]),
      ("a *b* c", ["a ", "i:b", " c"]),
      ("***both***", ["bi:both"]),
      ("**bold *and* italic**", ["b:bold ", "bi:and", "b: italic"]),
      ("*a **b** c*", ["i:a ", "bi:b", "i: c"]),
      ("5 * 3 * 2", ["5 * 3 * 2"]),
      ("**open", ["**open"]),
      ("a ** b ** c", ["a ** b ** c"]),
      ("in*si*de", ["in", "i:si", "de"]),
      ("\\*plain\\*", ["*plain*"]),
      ("a\\b", ["a\\b"]),
      ("**", ["**"]),
      ("file_name_here", ["file_name_here"]),
      ("[red](red) words", ["r:red", " words"]),
      ("go [there](https://a.b/c?d=e) now", ["go ", "l:there", " now"]),
      ("[**bold** link](x)", ["bl:bold", "l: link"]),
      ("**bold [link](x)**", ["b:bold ", "bl:link"]),
      ("[no link] (x)", ["[no link] (x)"]),
      ("[a *b](x) c*", ["l:a *b", " c*"]),
      ("[a", ["[a"]),
      ("a](x)", ["a](x)"]),
      ("ä **ö** ü", ["ä ", "b:ö", " ü"]),
      ("**日本**語", ["b:日本", "語"]),
      ("", []),
    ] as [(String, [String])])
  func marks(written: String, expected: [String]) { #expect(parts(written) == expected) }

  /// Whatever is written, nothing but marks is lost, and spans lie in order within the words.
  @Test func anythingCanBeWritten() {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<500 {
      let written = String(
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
          "ab *[]()\\é直".randomElement(using: &random) ?? "a"
        })
      let markup = TextMarkup(written) { _ in .black }
      var end = 0
      for span in markup.spans {
        #expect(span.bytes.lowerBound >= end && !span.bytes.isEmpty, "\(written)")
        end = span.bytes.upperBound
      }
      #expect(end <= markup.words.utf8.count, "\(written)")
      let letters = markup.words.filter { "é直".contains($0) }
      #expect(letters.allSatisfy { written.contains($0) })
    }
  }

  @Test func targetsThatAreColours() {
    func color(_ target: String) -> Color? {
      let laidOut = LaidOut(Text(), ["text": .text("[x](\(target))"), "markup": .flag(true)])
      return laidOut.layer.text?.spans.first?.color
    }
    #expect(color("system-red") == Theme.light[.red])
    #expect(color("#123456") == Color(rgb: 0x123456))
    #expect(color("#1af") == Color(rgb: 0x11AAFF))
    #expect(color("https://example.org") == Theme.light[.tint])
    #expect(color("#12345") == Theme.light[.tint])
  }

  @Test func wordsAreLiteralUnlessMarkupIsSaid() {
    let laidOut = LaidOut(Text(), ["text": .text("**a**")])
    #expect(laidOut.layer.text?.text == "**a**" && laidOut.layer.text?.spans == [])
  }
}
