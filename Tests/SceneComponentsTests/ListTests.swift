import SceneModel
import Testing

@testable import SceneComponents

@Suite struct ListTests {
  private func row(_ title: String, _ values: [String: ParameterValue] = [:]) -> Element {
    .item(ListRow(), values.merging(["title": .text(title)]) { a, _ in a }, id: title)
  }

  private func list(
    _ rows: [Element], _ values: [String: ParameterValue] = [:], width: Double = 390, theme: Theme = .light,
    isRightToLeft: Bool = false, pictures: [PictureID: Picture] = [:]
  ) -> LaidOut {
    LaidOut(
      List(), values.merging(["rows": .elements(rows)]) { a, _ in a }, width: width, theme: theme,
      isRightToLeft: isRightToLeft, pictures: pictures)
  }

  private let picture = Picture(
    id: PictureID(digest: DigestBuilder().digest()), format: .png, width: 80, height: 40, data: [])

  @Test func groupsAreOfTheMetrics() throws {
    let laidOut = list([row("a"), row("b")])
    #expect(laidOut["a"] == Rect(x: 16, y: 17.5, width: 358, height: 44))
    #expect(laidOut["b"]?.y == 61.5 && laidOut.size.height == 17.5 + 88 + 17.5)
    let card = try #require(laidOut.all.first { $0.layer.masksToBounds && $0.frame.height == 88 })
    #expect(card.layer.cornerRadius == 10 && card.layer.fill == .white)
    #expect(list([row("a")], width: 430)["a"] == Rect(x: 20, y: 17.5, width: 390, height: 44))
    #expect(list([row("a")], theme: .dark).all.contains { $0.layer.fill == Color(rgb: 0x1C1C1E) })
    #expect(list([row("a")], ["style": .choice("grouped")])["a"]?.x == 0)
    #expect(list([row("a")], ["style": .choice("plain")])["a"] == Rect(x: 0, y: 0, width: 390, height: 44))
  }

  @Test func thirtyFiveBetweenSections() {
    let sections = ["c", "d"].map { name in
      Element.item(ListSection(), ["rows": .elements([row(name)])])
    }
    let laidOut = list([row("a"), row("b")], ["sections": .elements(sections)])
    #expect(laidOut["c"]?.y == (laidOut["b"]?.maxY ?? 0) + 35)
    #expect(laidOut["d"]?.y == (laidOut["c"]?.maxY ?? 0) + 35)
  }

  @Test func wordsAboveAndBelow() throws {
    let laidOut = list(
      [row("a")], ["header": .text("Accounts"), "footer": .text(String(repeating: "m", count: 60))])
    let header = try #require(laidOut.part("header"))
    #expect(header.layer.text?.text == "ACCOUNTS" && header.layer.text?.font.size == Fixed(13))
    #expect(header.layer.text?.color == Theme.light[.secondaryLabel] && header.frame.x == 32)
    #expect(header.frame.maxY + 6 == laidOut["a"]?.y)
    // 60 letters of 6.5 points in 326: two lines of 15.6.
    let footer = try #require(laidOut["footer"])
    #expect(footer.height == 31.5 && footer.y == (laidOut["a"]?.maxY ?? 0) + 6)
    #expect(laidOut.size.height == footer.maxY + 17.5)
    let plain = list([row("a")], ["header": .text("A"), "style": .choice("plain")])
    #expect(plain.words.first == "A")
    // 17 points semibold: a line of 20.4.
    #expect(plain["header"] == Rect(x: 16, y: 10, width: 358, height: 20.5))
    #expect(plain["a"]?.y == 36.5)
  }

  @Test func rowsOfTheMetrics() throws {
    let laidOut = list(
      [
        row("icon", ["icon": .choice("wifi"), "icon-color": .color(.black)]),
        row("large", ["subtitle": .text("below"), "image": .picture(picture.id)]),
        row("plain", ["accessory": .choice("chevron"), "value": .text("On")]),
        row("toggle", ["switch": .flag(true)]), row("last"),
      ], pictures: [picture.id: picture])
    #expect(laidOut["icon"]?.height == 44 && laidOut["large"]?.height == 60)
    let icon = try #require(laidOut.part("icon/image"))
    #expect(icon.frame.size == Size(width: 29, height: 29) && icon.layer.cornerRadius == 6.5)
    #expect(icon.frame.x == 32 && icon.layer.fill == .black)
    #expect(laidOut["icon/title"]?.x == 16 + 61 && laidOut["plain/title"]?.x == 32)
    let image = try #require(laidOut.part("large/image"))
    #expect(image.frame.size == Size(width: 40, height: 40))
    guard case .picture(let shown) = image.layer.content else {
      Issue.record("the picture is not shown")
      return
    }
    #expect(shown.frame == FixedRect(Rect(x: -20, y: 0, width: 80, height: 40)))
    let chevron = try #require(laidOut["plain/accessory"])
    #expect(chevron.size == Size(width: 8, height: 14) && chevron.maxX == 374 - 16)
    let value = try #require(laidOut["plain/value"])
    // From past the title, 5 letters of 8.5 points, to the chevron: other words come to stand in the same place.
    #expect(value.maxX == chevron.x - 10 && value.x == 32 + 42.5 + 8)
    let toggle = try #require(laidOut["toggle/switch"])
    #expect(toggle.size == Size(width: 51, height: 31) && toggle.maxX == 374 - 16)
    #expect(toggle.center.y == laidOut["toggle"]?.center.y)
  }

  @Test func people() throws {
    let laidOut = list(
      [
        row("Ada Lovelace", ["avatar": .flag(true), "subtitle": .text("below")]),
        row("Me", ["avatar": .flag(true), "image": .picture(picture.id)]),
      ], pictures: [picture.id: picture])
    #expect(laidOut["Ada Lovelace/image"]?.size == Size(width: 40, height: 40))
    #expect(laidOut.words.contains("AL"))
    #expect(laidOut["Ada Lovelace/title"]?.x == 84)
    let picture = try #require(laidOut.part("Me/image"))
    #expect(picture.frame.size == Size(width: 29, height: 29))
    #expect(picture.layer.sublayers[0].cornerRadius == 14.5)
  }

  @Test func linesLieBetweenRows() throws {
    let laidOut = list([row("a", ["icon": .choice("wifi")]), row("b"), row("c")])
    func line(_ name: String) throws -> Layer { try #require(laidOut.part(name)?.layer.sublayers.last) }
    #expect(try line("a").frame == Rect(x: 61, y: 43.5, width: 297, height: 0.5))
    #expect(try line("b").frame == Rect(x: 16, y: 43.5, width: 342, height: 0.5))
    #expect(try line("b").opacity == 1 && line("c").opacity == 0)
    let plain = list([row("c")], ["style": .choice("plain")])
    #expect(plain.part("c")?.layer.sublayers.last?.opacity == 1)
  }

  @Test func longWords() throws {
    let words = String(repeating: "m", count: 100)
    let laidOut = list([
      row(words), row("b", ["subtitle": .text(words)]), row(words + "c", ["value": .text(words)]),
    ])
    // 850 points in 326: three lines of 20.4.
    #expect(laidOut[words + "/title"]?.height == 61.5)
    #expect(laidOut[words]?.height == 61.5 + 22)
    #expect(laidOut["b/subtitle"]?.width == 326)
    // Beside a value both stay on one line; the value keeps a third.
    let (title, value) = (try #require(laidOut[words + "c/title"]), try #require(laidOut[words + "c/value"]))
    #expect(laidOut[words + "c"]?.height == 44 && title.maxX + 8 == value.x)
    #expect(abs(value.width - 326.0 / 3) < 0.01)
  }

  /// Room for words: 390 less 16 on both sides of the list and of the row, 326.
  @Test func aValueLeavesASubtitleHalfOfTheRow() throws {
    let words = String(repeating: "x", count: 60)
    let laidOut = list([
      row("a", ["subtitle": .text(words), "value": .text(words)]),
      row("b", ["subtitle": .text("y"), "value": .text("z")]),
    ])
    let (subtitle, value) = (try #require(laidOut["a/subtitle"]), try #require(laidOut["a/value"]))
    #expect(subtitle.width == 163 && value.width == 163 - 8 && subtitle.maxX + 8 == value.x)
    // 60 letters of 7.5 in 163 points: three lines of 18.
    #expect(subtitle.height == 54)
    // Short ones keep what they want.
    #expect(laidOut["b/value"]?.maxX == 16 + 358 - 16 && laidOut["b/subtitle"]?.height == 18)
  }

  @Test func states() throws {
    let laidOut = list([
      row("normal"), row("pressed", ["pressed": .flag(true)]),
      row("disabled", ["disabled": .flag(true), "icon": .choice("wifi")]),
      row("gone", ["destructive": .flag(true)]), row("tinted", ["color": .color(.white)]),
    ])
    func color(_ name: String) throws -> Color? {
      try #require(laidOut.part(name + "/title")).layer.text?.color
    }
    #expect(try color("normal") == .black && color("disabled") == Theme.light[.tertiaryLabel])
    #expect(try color("gone") == Color(rgb: 0xFF3B30) && color("tinted") == .white)
    #expect(laidOut.part("pressed")?.layer.fill == Color(rgb: 0xD1D1D6))
    #expect(laidOut.part("normal")?.layer.fill == .clear)
    #expect(laidOut.part("disabled/image")?.layer.opacity == 0.4)
  }

  @Test func mirrored() throws {
    let values: [String: ParameterValue] = [
      "icon": .choice("wifi"), "accessory": .choice("chevron"), "value": .text("On"), "switch": .flag(true),
      "badge": .text("7"), "subtitle": .text("below"),
    ]
    let (plain, mirrored) = (list([row("a", values)]), list([row("a", values)], isRightToLeft: true))
    for name in ["image", "title", "subtitle", "value", "badge", "switch", "accessory"] {
      let frame = try #require(plain["a/" + name])
      let other = try #require(mirrored["a/" + name])
      #expect(abs(other.x - (390 - frame.maxX)) < 1e-9 && other.y == frame.y && other.size == frame.size)
    }
    #expect(plain.part("a")?.layer.sublayers.last?.frame.x == 61)
    #expect(mirrored.part("a")?.layer.sublayers.last?.frame.x == 0)
  }

  @Test func aChangeKeepsTheLayers() throws {
    let states: [[String: ParameterValue]] = [
      [:], ["switch": .flag(false)], ["switch": .flag(true)], ["value": .text("On")], ["badge": .text("7")],
      ["accessory": .choice("check")], ["subtitle": .text("below")], ["pressed": .flag(true)],
      ["disabled": .flag(true)],
    ]
    let shapes = states.map { list([row("a", $0)]).layer.shape }
    #expect(Set(shapes).count == 1)
  }

  @Test func screenBehindIt() {
    let element = Element(List(), parameters: ParameterValues())
    #expect(List().screenBackground(element) == .groupedBackground)
    let plain = Element(List(), parameters: ParameterValues(["style": .choice("plain")]))
    #expect(List().screenBackground(plain) == nil)
  }

  /// A row under a finger is one piece with the lines above and below it.
  @Test func heldRowsHaveNoLines() throws {
    func lines(_ held: Int?, _ style: String = "inset-grouped") throws -> [Double] {
      let rows = [0, 1, 2].map { (number: Int) in row("row \(number)", ["pressed": .flag(number == held)]) }
      let laidOut = list(rows, ["style": .choice(style)])
      return try (0..<3).map { number in
        try #require(laidOut.part("row \(number)")?.layer.sublayers.last).opacity
      }
    }
    #expect(try lines(nil) == [1, 1, 0] && lines(nil, "plain") == [1, 1, 1])
    #expect(try lines(0) == [0, 1, 0] && lines(1) == [0, 0, 0] && lines(2, "plain") == [1, 0, 0])
  }

  /// Arabic letters are twice as high as Latin ones, and their rows as high as any: the line decides.
  @Test func linesDecideHowHighRowsAre() throws {
    let laidOut = list([row("a", ["subtitle": .text("b"), "value": .text("c")])], ["header": .text("d")])
    for (name, height) in [("a/title", 22.0), ("a/subtitle", 20), ("a/value", 22), ("header", 18)] {
      #expect(try #require(laidOut.part(name)?.layer.text?.lineHeight) == Fixed(height))
    }
    let trash = list([row("x", ["icon": .choice("trash"), "destructive": .flag(true)])])
    guard case .path(let icon) = try #require(trash.part("x/image")).layer.sublayers[0].content else {
      Issue.record("no icon")
      return
    }
    #expect(icon.stroke?.color == Color(rgb: 0xFF3B30))
  }
}
