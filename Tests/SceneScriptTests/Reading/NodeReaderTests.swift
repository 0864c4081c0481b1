import SourceDiagnostics
import Testing

@testable import SceneScript

struct NodeReaderTests {
  private func read(_ text: String) throws -> (node: Node?, diagnostics: [Diagnostic]) {
    let sink = DiagnosticSink()
    let source = try ScriptSource(bytes: Array(text.utf8), file: "f", limit: 1 << 20)
    return (NodeReader.read(source, depthLimit: 64, sink: sink), sink.inTextOrder)
  }

  /// `1:2-3:4`, as editors count.
  private func place(_ range: SourceRange?) -> String {
    guard let range else { return "nowhere" }
    return "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
  }

  @Test func rangesAreExact() throws {
    let node = try #require(try read("a: one\nb:\n  - two\n  - {c: 3}\nd: [x,  y]\n\n\n# end\n").node)
    #expect(place(node.range) == "1:1-5:11")
    let entries = try #require(node.entries)
    #expect(entries.map { place($0.key.range) } == ["1:1-1:2", "2:1-2:2", "5:1-5:2"])
    #expect(entries.map { place($0.value.range) } == ["1:4-1:7", "3:5-4:11", "5:4-5:11"])
    #expect(entries[2].value.isFlow && !entries[1].value.isFlow)
  }

  @Test func columnsAreUnicodeScalars() throws {
    let node = try #require(try read("日本: 👨‍👩‍👧\nb: é\n").node)
    let entries = try #require(node.entries)
    // Five scalars: man, joiner, woman, joiner, girl.
    #expect(place(entries[0].value.range) == "1:5-1:10")
    #expect(place(entries[1].value.range) == "2:4-2:5")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEndsAreAlike(end: String) throws {
    let node = try #require(try read(["a: 1", "b:", "  c: 2"].joined(separator: end)).node)
    #expect(place(node.entries?[1].value.range) == "3:3-3:7")
  }

  @Test func aByteOrderMarkCountsNothing() throws {
    #expect(place(try read("\u{FEFF}a: 1").node?.range) == "1:1-1:5")
  }

  @Test func scalarsStayAsWritten() throws {
    let text = "[1.10, 007, 9:41, Yes, 'a', \"b\\n\", ~, null, '', 0x1F]"
    let items = try #require(try read(text).node?.items)
    #expect(items.map(\.text) == ["1.10", "007", "9:41", "Yes", "a", "b\n", "~", "null", "", "0x1F"])
    #expect(items.map(\.isNull) == [false, false, false, false, false, false, true, true, false, false])
  }

  @Test func blockTextEndsWithItsWords() throws {
    let node = try #require(try read("a: |\n  one\n  two\n\n\nb: 1\n").node)
    let entries = try #require(node.entries)
    #expect(entries[0].value.text == "one\ntwo\n")
    #expect(place(entries[0].value.range) == "1:4-3:6")
  }

  @Test func depthIsCountedWhilePulling() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try read(nested(64)).diagnostics == [])
    #expect(try read(nested(65)).diagnostics.map(\.id) == ["too-deep"])
    // Through the document API this takes most of a minute.
    #expect(try read(String(repeating: "[", count: 200_000)).diagnostics.map(\.id) == ["too-deep"])
    #expect(try read(String(repeating: "- ", count: 200_000)).diagnostics.map(\.id) == ["too-deep"])
  }

  @Test func commentsAreNoCuts() throws {
    let text = """
      a: one # two
      b: 'x' #three
      #c: commented out
      d: [1, 2] #four
      e: http://example.org/#top
      f: 5 ## six
      g: #
        7
      """
    #expect(try read(text).diagnostics == [])
  }

  @Test func cutValuesAreGivenBack() throws {
    let node = try #require(try read("a: Issue #12 # really\nb: {c: Ada, Countess, d: 1}\n").node)
    #expect(node.entries?[0].value.text == "Issue #12")
    let inner = try #require(node.entries?[1].value.entries)
    #expect(inner.map(\.key.name) == ["c", "d"])
    #expect(inner[0].value.text == "Ada, Countess")
  }

  @Test func lineSeparatorsCountAsLibyamlCounts() throws {
    let found = try read("a: \"x\u{2028}y\u{85}z\"\nb: @c\n").diagnostics
    #expect(found.map(\.id) == ["reads-as-syntax"])
    #expect(place(found.first?.range) == "4:4-4:6")
  }

  @Test func invalidBytesAreFoundWhereTheyStand() {
    let cases: [([UInt8], Int)] = [
      ([0x61, 0x3A, 0x20, 0xC3], 4), ([0xC3, 0xA9, 0xFF], 2), ([0xE2, 0x82, 0x0A], 1),
      ([0xF0, 0x9F, 0x98], 1),
      ([0xC0, 0x80], 1), ([0xED, 0xA0, 0x80], 1), ([0xEF, 0xBB, 0xBF, 0x61, 0x80], 2),
    ]
    for (bytes, column) in cases {
      do {
        _ = try ScriptSource(bytes: bytes, file: "f", limit: 100)
        Issue.record("\(bytes) was read")
      } catch {
        #expect(error.id == "not-utf-8")
        #expect(error.range?.start == SourceLocation(line: 1, column: column), "\(bytes)")
      }
    }
  }
}
