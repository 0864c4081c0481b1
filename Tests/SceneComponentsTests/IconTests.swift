import SceneModel
import Testing

@testable import SceneComponents

@Suite struct IconTests {
  @Test func everyIconIsThere() {
    let wanted = """
      chevron-left chevron-right chevron-up chevron-down arrow-left arrow-right arrow-up arrow-down plus minus
      xmark check search house person people gear bell heart star bookmark share trash pencil camera photo
      video music play pause forward backward shuffle repeat volume microphone phone message mail calendar clock
      alarm timer stopwatch map pin location compass car bus plane bicycle walk cart bag credit-card tag gift
      wallet chart-bar chart-line wifi bluetooth battery signal airplane-mode moon sun cloud rain snow wind bolt
      flame drop leaf lock unlock key shield eye eye-slash info warning question link paperclip folder document
      book newspaper download upload refresh undo redo filter sliders grid list menu more ellipsis globe language
      flag qr-code scan hand thumbs-up face-smile crown trophy gamepad headphones tv laptop phone-device watch
      printer bed cup fork-knife shopping home-lock camera-flip crop text bold italic copy paste sparkle wand
      paint checkmark magnifying-glass settings back house-fill person-fill heart-fill bell-fill star-fill
      bookmark-fill gear-fill message-fill mail-fill phone-fill calendar-fill clock-fill camera-fill photo-fill
      people-fill music-fill folder-fill book-fill cart-fill bag-fill location-fill map-fill compass-fill
      chart-bar-fill wallet-fill credit-card-fill gift-fill tag-fill grid-fill play-fill
      """
    let missing = wanted.split(whereSeparator: \.isWhitespace).filter { Icon.named(String($0)) == nil }
    #expect(missing == [])
    #expect(Icon.all.count >= 600)
  }

  @Test func everyLineIsRead() throws {
    let lines = IconData.categories.flatMap { $0.value.split(separator: "\n") }
    let fields = lines.map { $0.split(separator: "|", omittingEmptySubsequences: false) }
    #expect(fields.allSatisfy { $0.count == 5 && ["", "m"].contains($0[1]) })
    #expect(Icon.all.count == lines.count + fields.filter { !$0[4].isEmpty }.count)
  }

  @Test func namesStandOnceAndAreKebabCase() {
    let names = Icon.all.flatMap { [$0.name] + $0.aliases }
    var seen: Set<String> = []
    #expect(names.filter { !seen.insert($0).inserted } == [])
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil })
    #expect(Icon.names == Icon.all.map(\.name))
    for icon in Icon.all {
      for name in [icon.name] + icon.aliases { #expect(Icon.named(name) == icon, "\(name)") }
    }
  }

  @Test(arguments: Icon.all)
  func linesLieInTheBox(icon: Icon) throws {
    let path = try Path(svg: icon.data)
    let bounds = try #require(path.bounds)
    // A bold outline reaches half of its line's width beyond its path.
    let reach = icon.isFilled ? 0 : IconWeight.bold.lineWidth / 2
    #expect(min(bounds.x, bounds.y) - reach >= -0.02)
    #expect(max(bounds.maxX, bounds.maxY) + reach <= Icon.boxSide + 0.02)
    // A percent sign is among the smallest; most fill 18.
    #expect(max(bounds.width, bounds.height) >= 9)
    #expect(icon.path == path)
  }

  @Test func namesAreReadAsPeopleWriteThem() {
    let house = Icon.named("house-fill")
    #expect(house?.isFilled == true && house?.category == "home")
    for name in ["house.fill", "House_Filled", "home-fill", "HOME.FILL", "house filled"] {
      #expect(Icon.named(name) == house, "\(name)")
    }
    #expect(Icon.named("speaker.wave.2.fill")?.name == "volume-fill")
    #expect(Icon.named("line.3.horizontal")?.name == "menu")
    #expect(Icon.named("") == nil && Icon.named("hart") == nil && Icon.named("plus-fill") == nil)
    #expect(Icon.named(String(repeating: "heart", count: 1000)) == nil)
  }

  @Test func plusIsTwoLines() throws {
    let plus = try #require(Icon.named("plus"))
    let content = plus.content(size: 48, color: .white, weight: .medium)
    #expect(
      content.path.elements == [
        .move(Point(x: 24, y: 10)), .line(Point(x: 24, y: 38)),
        .move(Point(x: 10, y: 24)), .line(Point(x: 38, y: 24)),
      ])
    #expect(content.fill == .clear)
    #expect(content.stroke == Stroke(.white, width: 4, cap: .round, join: .round))
    let layer = plus.layer(size: 48, color: .white, weight: .medium)
    #expect(layer.frame == Rect(x: 0, y: 0, width: 48, height: 48))
    #expect(layer.content == .path(content))
  }

  @Test func filledIconsHaveNoLines() throws {
    let heart = try #require(Icon.named("heart-fill"))
    let content = heart.content(size: 24, color: .black, weight: .bold)
    #expect(content.fill == .black && content.stroke == nil && content.path == heart.path)
  }

  @Test func heavierIsThicker() {
    let widths = IconWeight.allCases.map(\.lineWidth)
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    #expect(IconWeight.medium.lineWidth == 2, "what the icons were drawn with")
  }

  @Test func whatPointsAlongTheLineIsMirrored() throws {
    let back = try #require(Icon.named("chevron-left"))
    let forward = try #require(Icon.named("chevron-right"))
    func path(_ icon: Icon, _ isRightToLeft: Bool) -> Path {
      icon.content(size: 24, color: .black, isRightToLeft: isRightToLeft).path
    }
    #expect(path(back, true) == path(forward, false) && path(back, true) != path(back, false))
    for name in ["chevron-left", "arrow-right", "list", "send", "undo", "reply", "volume"] {
      #expect(Icon.named(name)?.mirrors == true, "\(name)")
    }
    for name in ["check", "clock", "play", "forward", "search", "align-left", "question", "heart-fill"] {
      let icon = try #require(Icon.named(name))
      #expect(!icon.mirrors && path(icon, true) == path(icon, false), "\(name)")
    }
  }
}
