import AnimatorCore
import Foundation
import SceneModel
import TestSupport
import Testing

@testable import SceneScript

/// The schema's patterns against the readers of values.
struct SchemaValueTests {
  /// A kind of value, its definition's name, and whether its reader takes a text.
  static let kinds: [(name: String, reads: @Sendable (String) -> Bool)] = [
    ("time", { (try? TimeValue.parse($0, rate: .sixty)) != nil }),
    ("length", { (try? LengthValue.parse($0, allowsNegative: false)) != nil }),
    ("signed-length", { (try? LengthValue.parse($0, allowsNegative: true)) != nil }),
    ("share", { (try? ShareValue.parse($0)) != nil }),
    ("angle", { (try? AngleValue.parse($0)) != nil }),
    ("size", { (try? SizeValue.parse($0)) != nil }),
    ("frame-rate", { (try? FrameRateValue.parse($0)) != nil }),
    ("color", { ThemeColor(rawValue: $0) != nil || (try? ColorValue.parse($0)) != nil }),
    ("moment", { (try? MomentValue.parse($0, rate: .sixty)) != nil }),
    ("id", { NameValue.isName($0) }),
    ("address", { (try? AddressValue.check($0)) != nil }),
    ("output-file", { (try? OutputFile.check($0)) != nil }),
  ]

  private static let pieces = [
    "0", "1", "12", "300", "100", "99", "007", ".", ".5", "-", "+", "s", "ms", "f", "px", "%", "deg", "x",
    "/", "#",
    "abc", "ffcc00", "Red", "white", "idle", "é", "名", "card", " ", "1e3", ":", ".png", "1000", "30000",
    "1001", "390x844",
  ]

  /// Texts of a few pieces; every text that a reader takes must be one to the schema, bare and in quotes.
  @Test(arguments: kinds.indices)
  func takesEveryTextThatIsRead(kind: Int) throws {
    let (name, reads) = SchemaValueTests.kinds[kind]
    let validator = SchemaValidator(try #require(SchemaTests.schema))
    var random = SeededGenerator(seed: UInt64(kind))
    var (taken, refused) = (0, 0)
    for _ in 0..<1200 {
      let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        SchemaValueTests.pieces.randomElement(using: &random) ?? ""
      }.joined()
      let isTaken = validator.accepts(.string(text), definition: name)
      if reads(text) {
        taken += 1
        #expect(isTaken, "\(name): \(text)")
        // YAML takes blanks at either end away.
        guard !text.hasPrefix(" "), !text.hasSuffix(" "),
          let bare = JSONValue(script: Array("v: \(text)\n".utf8))?["v"], bare != .null
        else { continue }
        #expect(validator.accepts(bare, definition: name), "\(name): \(text) as \(bare)")
      } else {
        refused += isTaken ? 0 : 1
      }
    }
    #expect(taken > 3 && refused > 100, "\(name): \(taken) taken, \(refused) refused by both")
  }

  @Test(arguments: [
    ("time", ["300", "-1s", "1:30", "1.5 s", "2m", "1e3s"]), ("length", ["-4", "12pt", "50 %"]),
    ("share", ["150%", "1.5", "-10%", "3px"]), ("angle", ["90", "1turn"]),
    ("size", ["390", "390 x 844", "0x9"]), ("frame-rate", ["29.97", "60fps"]),
    ("color", ["#12", "#ggg", "blu", "rgb(0,0,0)"]), ("id", ["Card", "a b", "-a", "a--b", "a_b"]),
    ("address", ["card/", "/card", "card//title"]), ("output-file", ["a.jpg", "/a.png", "a"]),
    ("moment", ["9", "-2s"]), ("device", ["fone"]), ("flag", ["yes", "True"]), ("icon-name", ["hart"]),
  ])
  func findsWhatIsWrong(name: String, texts: [String]) throws {
    let validator = SchemaValidator(try #require(SchemaTests.schema))
    for text in texts { #expect(!validator.accepts(.string(text), definition: name), "\(name): \(text)") }
    // `$name` stands for any value.
    #expect(validator.accepts(.string("$name"), definition: name))
  }

  @Test(arguments: [
    ("time", 0.3), ("length", -1), ("share", 1.5), ("angle", 45), ("frame-rate", 29.97), ("frame-rate", 2000),
    ("moment", 9),
  ])
  func findsWrongNumbers(name: String, number: Double) throws {
    let validator = SchemaValidator(try #require(SchemaTests.schema))
    #expect(!validator.accepts(.number(number), definition: name))
  }
}
