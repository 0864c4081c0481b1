import SceneModel
import Testing

@testable import SceneComponents

@Suite struct ViewTests {
  private func text(_ words: String) -> Element {
    Element(Text(), id: words, parameters: ParameterValues(["text": .text(words)]))
  }

  @Test func badge() throws {
    #expect(LaidOut(Badge(), ["text": .text("7")]).size == Size(width: 18, height: 18))
    let wide = LaidOut(Badge(), ["text": .text("1234")])
    #expect(wide.size == Size(width: 36, height: 18) && wide.layer.cornerRadius == 9)
    #expect(wide.layer.fill == Color(rgb: 0xFF3B30))
    #expect(
      wide.layer.sublayers[0].text?.font.size == Fixed(13) && wide.layer.sublayers[0].text?.color == .white)
    #expect(LaidOut(Badge()).size == Size(width: 10, height: 10))
    #expect(LaidOut(Badge(), ["text": .text("7")], theme: .dark).layer.fill == Color(rgb: 0xFF453A))
    #expect(LaidOut(Badge(), ["disabled": .flag(true)]).layer.fill == Theme.light[.gray3])
    #expect(LaidOut(Badge(), ["pressed": .flag(true)]).layer.opacity == 0.6)
    #expect(
      LaidOut(Badge(), ["text": .text(String(repeating: "m", count: 99))], width: 100).size.width == 100)
    #expect(LaidOut(Badge(), ["color": .color(.black)]).layer.fill == .black)
  }

  @Test func avatar() throws {
    for side in [40.0, 60, 80] {
      let laidOut = LaidOut(Avatar(), ["size": .number(side), "name": .text("Ada King Lovelace")])
      #expect(laidOut.size == Size(width: side, height: side) && laidOut.words == ["AL"])
      #expect(laidOut.layer.sublayers[0].cornerRadius == side / 2)
    }
    #expect(LaidOut(Avatar()).size.width == 40)
    #expect(Avatar.initials(of: "") == "" && Avatar.initials(of: "ada") == "A")
    #expect(Avatar.initials(of: " 山田 太郎 ") == "山太" && Avatar.initials(of: "ß") == "SS")
    let picture = Picture(
      id: PictureID(digest: DigestBuilder().digest()), format: .png, width: 10, height: 20, data: [])
    let shown = LaidOut(
      Avatar(), ["image": .picture(picture.id), "name": .text("A")], pictures: [picture.id: picture])
    let circle = shown.layer.sublayers[0]
    guard case .picture(let content) = circle.content else {
      Issue.record("the picture is not shown")
      return
    }
    #expect(content.frame == FixedRect(Rect(x: 0, y: -20, width: 40, height: 80)))
    #expect(circle.sublayers[0].opacity == 0 && circle.masksToBounds)
    let states = [[:], ["pressed": .flag(true)], ["disabled": .flag(true)]].map {
      LaidOut(Avatar(), ["name": .text("A")].merging($0) { a, _ in a }).layer.sublayers[0]
    }
    #expect(Set(states.map(\.shape)).count == 1)
    #expect(states[1].sublayers[1].fill.alpha > 0 && states[0].sublayers[1].fill.alpha == 0)
    #expect(states[2].opacity == 0.5)
  }

  @Test func divider() {
    let line = LaidOut(Divider(), ["inset": .length(.points(16))])
    #expect(line.size == Size(width: 390, height: 0.5))
    #expect(line.layer.sublayers[0].frame == Rect(x: 16, y: 0, width: 374, height: 0.5))
    #expect(line.layer.sublayers[0].fill == Theme.light[.separator])
    let mirrored = LaidOut(Divider(), ["inset": .length(.points(16))], isRightToLeft: true)
    #expect(mirrored.layer.sublayers[0].frame.x == 0)
    let context = LayoutContext(scale: 2, texts: EvenLetters())
    let upright = Element(Divider(), parameters: ParameterValues(["axis": .choice("vertical")]))
    let stack = StackLayout(.horizontal, spacing: 8)
    // As high as the words beside it, and one pixel wide.
    #expect(stack.size(of: [text("a"), upright], fitting: Room(width: 100), context: context).height == 20.5)
    let layers = stack.layers(of: [text("a"), upright], in: Size(width: 100, height: 20.5), context: context)
    #expect(layers[1].frame == Rect(x: 16.5, y: 0, width: 0.5, height: 20.5))
    #expect(layers[1].sublayers[0].frame.size == Size(width: 0.5, height: 20.5))
  }

  @Test func card() {
    let laidOut = LaidOut(Card(), width: 200, content: [text("aa"), text("bbbb")])
    #expect(laidOut.size == Size(width: 34 + 32, height: 16 + 20.5 + 8 + 20.5 + 16))
    #expect(laidOut["aa"] == Rect(x: 16, y: 16, width: 34, height: 20.5))
    #expect(laidOut["bbbb"]?.y == 44.5)
    #expect((13...16).contains(laidOut.layer.cornerRadius) && laidOut.layer.fill == .white)
    let shadow = laidOut.layer.shadow
    #expect(shadow?.blur == Fixed(12) && (26...38).contains(shadow?.color.alpha ?? 0))
    let bare = LaidOut(
      Card(),
      [
        "padding": .insets(
          LengthInsets(top: .points(0), leading: .points(0), bottom: .points(0), trailing: .points(0)))
      ],
      width: 200, content: [text("aa")])
    #expect(bare["aa"]?.origin == .zero)
    // Its surface reaches around its padding.
    let uneven = LengthInsets(top: .points(4), leading: .points(8), bottom: .points(12), trailing: .points(0))
    for isRightToLeft in [false, true] {
      let padded = LaidOut(
        Card(), ["padding": .insets(uneven)], width: 200, content: [text("aa")], isRightToLeft: isRightToLeft)
      #expect(padded.size == Size(width: 17 + 8, height: 4 + 20.5 + 12))
      #expect(padded.layer.fill == .white)
      #expect(padded["aa"] == Rect(x: isRightToLeft ? 0 : 8, y: 4, width: 17, height: 20.5))
    }
    #expect(LaidOut(Card(), ["pressed": .flag(true)]).layer.fill == Color(rgb: 0xE5E5EA))
    #expect(LaidOut(Card(), ["disabled": .flag(true)]).layer.opacity == 0.5)
    #expect(LaidOut(Card(), theme: .dark).layer.fill == Color(rgb: 0x1C1C1E))
    let mirrored = LaidOut(Card(), height: 100, content: [text("aa"), text("bbbb")], isRightToLeft: true)
    #expect(mirrored["aa"]?.x == 16)
  }

  @Test func grid() {
    let words = ["a", "b", String(repeating: "c", count: 30), "d", "e"]
    let content = words.map(text)
    let laidOut = LaidOut(Grid(), ["columns": .integer(2)], width: 212, content: content)
    #expect(laidOut["a"] == Rect(x: 0, y: 0, width: 100, height: 20.5))
    #expect(laidOut["b"] == Rect(x: 112, y: 0, width: 100, height: 20.5))
    // 255 points in 100: three lines of 20.4; its neighbour is as high.
    #expect(laidOut[words[2]] == Rect(x: 0, y: 32.5, width: 100, height: 61.5))
    #expect(laidOut["d"] == Rect(x: 112, y: 32.5, width: 100, height: 61.5))
    #expect(laidOut["e"]?.y == 106 && laidOut.size == Size(width: 212, height: 126.5))
    let mirrored = LaidOut(
      Grid(), ["columns": .integer(2)], width: 212, content: content, isRightToLeft: true)
    #expect(mirrored["a"]?.x == 112 && mirrored["b"]?.x == 0)
    let badges = [Element(Badge(), id: "x", parameters: ParameterValues()), text("y")]
    #expect(
      LaidOut(Grid(), ["spacing": .length(.points(0))], width: 200, content: badges)["x"]
        == Rect(x: 45, y: 5.5, width: 10, height: 10))
    #expect(LaidOut(Grid(), content: []).size.height == 0)
  }

  @Test func searchField() throws {
    let empty = LaidOut(SearchField(), width: 358)
    #expect(empty.size == Size(width: 358, height: 36) && empty.words == ["Search"])
    let field = empty.layer.sublayers[0]
    #expect(field.cornerRadius == 10 && field.fill == Theme.light[.secondaryFill])
    #expect(LaidOut(SearchField(), language: "fr").words == ["Rechercher"])
    #expect(LaidOut(SearchField(), ["placeholder": .text("Find")]).words == ["Find"])
    let typed = LaidOut(SearchField(), ["text": .text("Lis"), "focused": .flag(true)], width: 358)
    let caret = typed.layer.sublayers[0].sublayers[2]
    // Behind three letters of 8.5 points.
    #expect(caret.frame.x == 31 + 25.5 + 1 && caret.frame.width == 2)
    #expect(caret.loop == .blinking(on: .milliseconds(500), off: .milliseconds(500)))
    #expect(field.sublayers[2].opacity == 0 && field.sublayers[2].loop == nil)
    #expect(typed.layer.shape == empty.layer.shape)
    // Six letters of 8.5 points, 12 beside the field.
    let cancel = LaidOut(SearchField(), ["cancel": .flag(true)], width: 358)
    #expect(cancel["cancel"] == Rect(x: 307, y: 0, width: 51, height: 36))
    #expect(cancel.layer.sublayers[0].frame.width == 295)
    let mirrored = LaidOut(SearchField(), ["cancel": .flag(true)], width: 358, isRightToLeft: true)
    #expect(mirrored["cancel"]?.x == 0)
    #expect(try #require(mirrored.part("text")).frame.maxX == 358 - 31)
    let long = LaidOut(
      SearchField(), ["text": .text(String(repeating: "m", count: 99)), "focused": .flag(true)], width: 358)
    #expect(long.layer.sublayers[0].sublayers[2].frame.maxX <= 358 - 28)
    #expect(LaidOut(SearchField(), ["pressed": .flag(true)]).layer.sublayers[0].fill == Theme.light[.fill])
    let disabled = LaidOut(SearchField(), ["disabled": .flag(true)]).part("text")
    #expect(disabled?.layer.text?.color == Theme.light[.tertiaryLabel])
  }
}
