import SceneModel
import Testing

@testable import CairoRendering

@Suite struct TextDrawingTests {
  @Test func wordsGlideWithoutJumps() throws {
    // Steps of a tenth of a pixel; glyphs that snap to pixels would jump by a whole one.
    let start = try Drawn.picture(160, 40, [.text("Gliding words", width: 150).at(4, 4)]).inkCenter
    for step in 1...10 {
      let offset = Double(step) / 10
      let moved = try Drawn.picture(
        160, 40, [.text("Gliding words", width: 150).at(4 + offset, 4 + offset / 2)])
      #expect(abs(moved.inkCenter.x - start.x - offset) < 0.05)
      #expect(abs(moved.inkCenter.y - start.y - offset / 2) < 0.05)
    }
  }

  @Test func emojiGlideToo() throws {
    let start = try Drawn.picture(80, 60, [.text("🚀🚀", size: 24, width: 70).at(4, 8)]).inkCenter
    for step in 1...10 {
      let offset = Double(step) / 10
      let moved = try Drawn.picture(80, 60, [.text("🚀🚀", size: 24, width: 70).at(4 + offset, 8)])
      #expect(abs(moved.inkCenter.x - start.x - offset) < 0.1)
    }
  }

  @Test func aWholePixelMovesEveryByte() throws {
    let one = try Drawn.picture(120, 40, [.text("Words 😀", width: 100).at(4, 4)])
    let two = try Drawn.picture(120, 40, [.text("Words 😀", width: 100).at(7, 6)])
    for y in 0..<30 { for x in 0..<110 { #expect(one[x, y] == two[x + 3, y + 2]) } }
  }

  /// Cairo leaves out glyphs that begin more than ten font sizes outside a surface it draws to.
  @Test func everyLetterOfALongLineIsThere() throws {
    let letters = 60
    let one = try Drawn.picture(40, 40, [.text("n", width: 40).at(4, 4)]).totalInk
    let all = try Drawn.picture(900, 40, [.text(String(repeating: "n", count: letters), width: 900).at(4, 4)])
    #expect(abs(all.totalInk / one / Double(letters) - 1) < 0.01)
  }

  @Test func heavierWeightsPutDownMoreInk() throws {
    let ink = try stride(from: 100, through: 900, by: 100).map {
      try Drawn.picture(220, 40, [.text("Hamburgefonstiv", weight: $0, width: 210).at(4, 4)]).totalInk
    }
    #expect(zip(ink, ink.dropFirst()).allSatisfy { $0 * 1.04 < $1 })
  }

  private func isColored(_ picture: PixelBuffer) -> Bool {
    (0..<picture.height).contains { y in
      (0..<picture.width).contains { x in
        let pixel = picture[x, y]
        return (pixel.prefix(3).max() ?? 0) - (pixel.prefix(3).min() ?? 0) > 80
      }
    }
  }

  @Test(arguments: ["😀", "🇫🇷", "❤️", "👍🏽", "👩‍💻"])
  func emojiAreColored(text: String) throws {
    for size in [11.0, 20, 60, 140] {
      let side = Int(size * 1.6)
      #expect(isColored(try Drawn.picture(side, side, [.text(text, size: size, width: Double(side))])))
    }
    // And stay as large as the letters beside them.
    let picture = try Drawn.picture(60, 60, [.text(text, size: 20, width: 60).at(10, 10)])
    for y in 0..<60 where y < 8 || y > 40 { for x in 0..<60 { #expect(picture.ink(x, y) == 0) } }
  }

  @Test func wordsAreNotColored() throws {
    #expect(!isColored(try Drawn.picture(200, 40, [.text("Plain ✓ ★ ☺", width: 190)])))
  }

  @Test func alignmentFollowsTheDirectionOfWriting() throws {
    func center(_ alignment: TextContent.Alignment, _ isRightToLeft: Bool) throws -> Double {
      try Drawn.picture(
        200, 30, [.text("word", size: 14, width: 200, alignment: alignment, isRightToLeft: isRightToLeft)]
      ).inkCenter.x
    }
    for isRightToLeft in [false, true] {
      #expect(abs(try center(.center, isRightToLeft) - 100) < 1)
      let (leading, trailing) = (try center(.leading, isRightToLeft), try center(.trailing, isRightToLeft))
      #expect(isRightToLeft ? leading > 170 && trailing < 30 : leading < 30 && trailing > 170)
    }
  }

  @Test func aScaleOfTwoIsTheSameTextTwiceAsLarge() throws {
    let one = try Drawn.picture(200, 60, scale: 1, [.text("Twice as large", size: 24, width: 190).at(5, 5)])
    let two = try Drawn.picture(400, 120, scale: 2, [.text("Twice as large", size: 24, width: 190).at(5, 5)])
    #expect(abs(two.inkCenter.x / 2 - one.inkCenter.x) < 0.05)
    #expect(abs(two.totalInk / 4 / one.totalInk - 1) < 0.01)
  }

  @Test func opacityAndColorAlphaAreOne() throws {
    let half = LayerPresentation.text(
      "Half 😀", width: 100, color: Color(red: 0, green: 0, blue: 0, alpha: 128))
    var faded = LayerPresentation.text("Half 😀", width: 100)
    faded.opacity = Fixed(128.0 / 255)
    #expect(try Drawn.picture(100, 40, [half]).largestDifference(to: Drawn.picture(100, 40, [faded])) <= 1)
  }
}
