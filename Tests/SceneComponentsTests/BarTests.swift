import SceneModel
import Testing

@testable import SceneComponents

@Suite struct BarTests {
  private func item(_ words: String, _ values: [String: ParameterValue] = [:]) -> Element {
    .item(BarItem(), values.merging(["text": .text(words)]) { a, _ in a }, id: words.lowercased())
  }

  private func icon(_ name: String, _ values: [String: ParameterValue] = [:]) -> Element {
    .item(BarItem(), values.merging(["icon": .choice(name)]) { a, _ in a })
  }

  private func bar(_ values: [String: ParameterValue], isRightToLeft: Bool = false, language: String? = nil)
    -> LaidOut
  {
    LaidOut(NavigationBar(), values, isRightToLeft: isRightToLeft, language: language)
  }

  @Test func heightsAreThoseOfTheMetrics() {
    #expect(bar(["title": .text("A")]).size == Size(width: 390, height: 44))
    #expect(bar(["title": .text("A"), "large": .flag(true)]).size.height == 96)
    #expect(bar(["title": .text("A"), "large": .flag(true), "search": .text("Find")]).size.height == 96 + 52)
    #expect(LaidOut(TabBar(), ["items": .elements([])]).size.height == 49)
    #expect(LaidOut(Toolbar(), ["items": .elements([])]).size.height == 44)
    #expect(LaidOut(StatusBar()).size.height == 47)
    #expect(LaidOut(HomeIndicator()).size.height == 34)
  }

  @Test func titleStandsInTheMiddle() throws {
    // 8 letters of 17 points: 68 wide.
    let title = try #require(bar(["title": .text("Settings")]).part("title"))
    #expect(title.frame == Rect(x: 161, y: 0, width: 68, height: 44))
    #expect(title.layer.text?.font.weight == 600 && title.layer.text?.font.size == Fixed(17))
    let large = try #require(bar(["title": .text("Settings"), "large": .flag(true)]).part("title"))
    #expect(large.frame.x == 16 && large.frame.y >= 44 && large.frame.maxY <= 96)
    #expect(large.layer.text?.font.weight == 700 && large.layer.text?.font.size == Fixed(34))
  }

  @Test func titleGivesWayToItems() throws {
    let words = String(repeating: "m", count: 30)
    let laidOut = bar([
      "title": .text(words), "leading": .elements([item("Edit")]),
      "trailing": .elements([icon("plus"), icon("share")]),
    ])
    let title = try #require(laidOut["title"])
    let (edit, plus, share) = (
      try #require(laidOut["edit"]), try #require(laidOut["plus"]), try #require(laidOut["share"])
    )
    #expect(edit == Rect(x: 16, y: 0, width: 34, height: 44))
    // The square of an icon reaches 3 beyond the margin, on which its drawing stands.
    #expect(share.maxX == 377 && plus.maxX <= share.x - 8 && share.width == 25)
    #expect(title.x == edit.maxX + 8 && title.maxX == plus.x - 8)
  }

  @Test func wayBack() throws {
    let back = try #require(bar(["title": .text("Wi-Fi"), "back": .text("Settings")]).part("back"))
    #expect(back.layer.sublayers[0].frame == Rect(x: 8, y: 12, width: 12, height: 20))
    #expect(back.layer.sublayers[1].text?.text == "Settings" && back.layer.sublayers[1].frame.x == 26)
    #expect(bar(["back": .text("true")]).words == ["Back"])
    #expect(bar(["back": .text("true")], language: "de-AT").words == ["Zurück"])
    #expect(bar(["back": .text("false")])["back"] == nil && bar([:])["back"] == nil)
    // Words that would reach the title become the language's own, and none where these do too.
    let long = String(repeating: "m", count: 22)
    #expect(bar(["title": .text("Wi-Fi"), "back": .text(long)]).words == ["Back", "Wi-Fi"])
    #expect(
      bar(["title": .text(String(repeating: "t", count: 36)), "back": .text("Settings")]).words.count == 1)
  }

  @Test func mirrored() throws {
    let values: [String: ParameterValue] = [
      "title": .text("Wi-Fi"), "back": .text("Settings"), "trailing": .elements([item("Edit")]),
    ]
    let (plain, mirrored) = (bar(values), bar(values, isRightToLeft: true))
    for name in ["title", "back", "edit"] {
      let frame = try #require(plain[name])
      #expect(mirrored[name] == Rect(x: 390 - frame.maxX, y: 0, width: frame.width, height: 44))
    }
    // The chevron stands at the outer side on both.
    #expect(try #require(mirrored.part("back")).layer.sublayers[0].frame.maxX == mirrored["back"]!.width - 8)
  }

  @Test func scrolledContentIsSeenThroughIt() {
    let (rest, scrolled) = (bar(["title": .text("A")]), bar(["title": .text("A"), "scrolled": .flag(true)]))
    #expect(
      rest.layer.fill == .clear && rest.layer.backdrop == nil && rest.layer.sublayers.last?.opacity == 0)
    #expect(scrolled.layer.fill.alpha == 240 && scrolled.layer.backdrop != nil)
    #expect(scrolled.layer.sublayers.last?.frame == Rect(x: 0, y: 43.5, width: 390, height: 0.5))
    #expect(rest.layer.shape == scrolled.layer.shape)
  }

  @Test func itemsHaveStates() throws {
    func color(_ values: [String: ParameterValue]) throws -> Color {
      let laidOut = bar(["trailing": .elements([item("Edit", values)])])
      return try #require(laidOut.part("edit")?.layer.sublayers.first?.text).color
    }
    #expect(try color([:]) == Color(rgb: 0x007AFF))
    #expect(try color(["pressed": .flag(true)]).alpha < 100)
    #expect(try color(["disabled": .flag(true)]) == Theme.light[.tertiaryLabel])
    #expect(try color(["color": .color(.white)]) == .white)
  }

  @Test func toolsGoFromSideToSide() throws {
    let laidOut = LaidOut(Toolbar(), ["items": .elements([icon("trash"), item("3 Notes"), icon("edit")])])
    let names = ["trash", "3 notes", "edit"]
    let frames = try names.map { try #require(laidOut[$0]) }
    #expect(frames[0].x == 13 && frames[2].maxX == 377)
    #expect(abs(frames[1].center.x - 195) <= 0.5)
    let alone = LaidOut(Toolbar(), ["items": .elements([item("Done")])])
    #expect(abs(try #require(alone["done"]).center.x - 195) <= 0.5)
  }

  /// The longest words are cut first, icons never, and all stay inside the bar.
  @Test func longItemsGiveWay() throws {
    let long = String(repeating: "m", count: 90)
    for isRightToLeft in [false, true] {
      let items: ParameterValue = .elements([item("Edit"), item(long), icon("plus"), item("Done")])
      let tools = LaidOut(Toolbar(), ["items": items], isRightToLeft: isRightToLeft)
      let frames = try ["edit", long, "plus", "done"].map { try #require(tools[$0]) }
      #expect(frames[0].width == 34 && frames[2].width == 25 && frames[3].width == 34)
      let sorted = isRightToLeft ? frames.reversed() : frames
      #expect(sorted[0].x == 16 && sorted[3].maxX == 374)
      for (left, right) in zip(sorted, sorted.dropFirst()) { #expect(right.x - left.maxX >= 12) }
      let top = bar(
        ["title": .text("Title"), "back": .text(long), "trailing": .elements([item(long)])],
        isRightToLeft: isRightToLeft)
      let (back, words) = (try #require(top["back"]), try #require(top[long]))
      #expect(isRightToLeft ? words.maxX <= back.x : back.maxX <= words.x)
      #expect(words.x >= 0 && words.maxX <= 390)
    }
  }

  @Test func aHeldTabIsToldFromADisabledOne() throws {
    func color(_ values: [String: ParameterValue]) throws -> Color? {
      let tab = Element.item(TabItem(), values.merging(["title": .text("b")]) { a, _ in a }, id: "b")
      let first = Element.item(TabItem(), ["title": .text("a")], id: "a")
      let laidOut = LaidOut(TabBar(), ["items": .elements([first, tab])])
      return try #require(laidOut.part("b/title")).layer.text?.color
    }
    let colors = try [[:], ["pressed": .flag(true)], ["disabled": .flag(true)], ["selected": .flag(true)]]
      .map(color)
    #expect(Set(colors).count == 4)
    #expect(try color(["disabled": .flag(true), "pressed": .flag(true)]) == colors[2])
  }

  @Test func tabsShareTheBar() throws {
    func tab(_ title: String, _ values: [String: ParameterValue] = [:]) -> Element {
      .item(
        TabItem(), values.merging(["title": .text(title), "icon": .choice("house")]) { a, _ in a },
        id: title)
    }
    func color(_ laidOut: LaidOut, _ name: String) throws -> Color? {
      try #require(laidOut.part(name + "/title")).layer.text?.color
    }
    let laidOut = LaidOut(
      TabBar(), ["items": .elements([tab("a"), tab("b", ["badge": .text("7")]), tab("c")])])
    #expect(["a", "b", "c"].map { laidOut[$0]?.x } == [0, 130, 260].map { $0 / 390 * 384 + 3 })
    #expect(try color(laidOut, "a") == Color(rgb: 0x007AFF) && color(laidOut, "b") == Color(rgb: 0x8E8E93))
    let badge = try #require(laidOut["b/badge"])
    #expect(badge.height == 18 && badge.width == 18)
    #expect(badge.x > (laidOut["b"]?.center.x ?? 390) && laidOut["a/badge"] == nil)
    let other = LaidOut(
      TabBar(), ["items": .elements([tab("a"), tab("b", ["selected": .flag(true)]), tab("c")])])
    #expect(try color(other, "b") == Color(rgb: 0x007AFF) && color(other, "a") == Color(rgb: 0x8E8E93))
    #expect(laidOut.layer.shape == other.layer.shape)
    let mirrored = LaidOut(TabBar(), ["items": .elements([tab("a"), tab("b")])], isRightToLeft: true)
    #expect((mirrored["a"]?.x ?? 0) > (mirrored["b"]?.x ?? 0))
  }

  @Test func statusFitsItsDevice() throws {
    let notch = LaidOut(StatusBar(), height: 47)
    #expect(abs(try #require(notch["time"]).center.x - 50) < 1 && notch["battery"]?.maxX == 364)
    let order = try ["cellular", "wifi", "battery"].map { try #require(notch[$0]) }
    #expect(order[0].maxX + 5 == order[1].x && order[1].maxX + 5 == order[2].x)
    let island = LaidOut(StatusBar(), width: 430, height: 59)
    #expect(abs(try #require(island["time"]).center.x - 70) < 1 && island["battery"]?.maxX == 395)
    let small = LaidOut(StatusBar(), width: 375, height: 20)
    #expect(small["time"]?.center.x == 187.5 && small["cellular"]?.x == 6 && small["battery"]?.maxX == 369)
    let mirrored = LaidOut(StatusBar(), height: 47, isRightToLeft: true)
    #expect(mirrored["battery"]?.x == 26)
    #expect(LaidOut(StatusBar(), ["time": .text("12:30")]).words == ["12:30"])
  }

  @Test func homeIndicatorStandsAboveTheEdge() {
    let bar = LaidOut(HomeIndicator()).layer.sublayers[0].frame
    #expect(bar == Rect(x: 128, y: 21, width: 134, height: 5))
  }

  @Test func wordsOfThePlatformAreOfTheLanguage() {
    #expect(PlatformWords.words(in: nil).back == "Back" && PlatformWords.words(in: "xx").search == "Search")
    #expect(
      PlatformWords.words(in: "pt-BR").cancel == "Cancelar" && PlatformWords.words(in: "ZH_tw").back == "返回")
  }
}
