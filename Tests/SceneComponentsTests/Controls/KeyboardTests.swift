import SceneComponents
import SceneModel
import Testing

@Suite struct KeyboardTests {
  private static let languages = [
    "en", "de", "fr", "es", "ru", "ar", "he", "ko", "th", "hi", "bn", "zh", "zh-Hant",
  ]

  private func layer(_ values: [String: ParameterValue], width: Double = 390, theme: Theme = .light) -> Layer
  {
    Sample(Keyboard(), values, theme: theme).layer(width)
  }

  /// The keys: what has a name and a radius.
  private func keys(_ layer: Layer) -> [Layer] { layer.sublayers.filter { $0.cornerRadius == 5 } }

  @Test func isAsHighAsThePlatforms() {
    func height(_ width: Double, below: Double, _ values: [String: ParameterValue] = [:]) -> Double {
      let context = LayoutContext(scale: 2, safeArea: Insets(bottom: below), texts: Ruler())
      let element = Element(Keyboard(), parameters: ParameterValues(values)).atFoot
      return context.size(of: element, fitting: Room(width: width)).height
    }
    let suggestions: [String: ParameterValue] = ["suggestions": .elements([])]
    #expect(height(390, below: 34) == 291 && height(390, below: 34, suggestions) == 336)
    #expect(height(430, below: 34) == 299)
    // Without a home indicator nothing is left free below the keys.
    #expect(height(375, below: 0) == 216 && height(375, below: 0, suggestions) == 261)
  }

  @Test(arguments: languages)
  func keysLieBesideEachOther(language: String) {
    for layout in ["letters", "numbers", "symbols"] {
      for width in [320.0, 390, 430] {
        let keys = keys(
          layer(["language": .text(language), "layout": .choice(layout)], width: width)
        ).map(\.frame)
        // Thai has twelve letters in a row.
        let least = language == "th" ? 17.0 : 20
        #expect(keys.allSatisfy { $0.x >= 3 - 1e-9 && $0.maxX <= width - 3 + 1e-9 && $0.width >= least })
        #expect(keys.allSatisfy { $0.height == (width >= 414 ? 46 : 42) })
        for (index, key) in keys.enumerated() {
          for other in keys[(index + 1)...] where key.y == other.y {
            let gap = max(other.x - key.maxX, key.x - other.maxX)
            #expect(gap >= 6 - 1e-9, "\(language) \(layout) \(width)")
          }
        }
      }
    }
  }

  /// The first and the last letter of each row, and how many keys write a letter.
  @Test(arguments: [
    ("en", "q p a l z m", 26), ("de", "q ü a ä y m", 29), ("fr", "a p q m w ’", 27),
    ("ru", "й х ф э я ю", 31), ("ar", "ض ج ش ط ذ د", 32), ("he", "ק פ ש ף ז ץ", 27),
  ])
  func lettersAreThoseOfTheLanguage(language: String, ends: String, count: Int) {
    let letters = keys(layer(["language": .text(language)])).filter {
      ($0.id ?? "").count == 1
    }
    let rows = Dictionary(grouping: letters) { $0.frame.y }.sorted { $0.key < $1.key }.map(\.value)
    let found = rows.flatMap { [$0.first?.id, $0.last?.id] }.compactMap { $0 }
    #expect(found.joined(separator: " ") == ends && letters.count == count)
  }

  @Test func itKeepsRoomBelowAtTheFootOfTheScreenAlone() {
    let context = LayoutContext(scale: 2, safeArea: Insets(bottom: 34), texts: Ruler())
    let element = Element(Keyboard(), parameters: ParameterValues())
    #expect(context.size(of: element, fitting: Room(width: 390)).height == 216)
    #expect(context.size(of: element.atFoot, fitting: Room(width: 390)).height == 291)
  }

  /// What the last two keys say: by the platform's own words.
  @Test(arguments: [
    ("ja", "空白", "改行", "検索"), ("ko", "스페이스", "리턴", "검색"), ("th", "วรรค", "ป้อน", "ค้นหา"),
    ("zh-Hans-CN", "空格", "换行", "搜索"), ("zh-TW", "空格", "換行", "搜尋"), ("hi", "स्पेस", "रिटर्न", "खोजें"),
    ("bn", "স্পেস", "রিটার্ন", "খুঁজুন"), ("he", "רווח", "הזן", "חיפוש"), ("xx", "space", "return", "search"),
  ])
  func theLastKeysSpeakTheLanguage(language: String, space: String, end: String, search: String) {
    func words(_ key: String, _ values: [String: ParameterValue]) -> [String]? {
      keys(layer(values.merging(["language": .text(language)]) { a, _ in a })).first { $0.id == key }?.words
    }
    #expect(words("space", [:]) == [space] && words("return", [:]) == [end])
    #expect(words("return", ["return-key": .choice("search")]) == [search])
  }

  @Test func japaneseHasTwelveKeysAndALastOneOfTwoRows() throws {
    let keys = keys(layer(["language": .text("ja")]))
    let syllables = keys.filter { "あかさたなはまやらわ、".contains($0.id ?? "-") }
    #expect(keys.count == 19 && syllables.count == 11)
    #expect(Set(syllables.map(\.frame.x)).count == 3 && Set(syllables.map(\.frame.y)).count == 4)
    let (space, end) = (
      try #require(keys.first { $0.id == "space" }), try #require(keys.first { $0.id == "return" })
    )
    #expect(space.frame.height == 48 && end.frame.height == 102 && end.frame.x == space.frame.x)
    for (index, key) in keys.enumerated() {
      #expect(key.frame.x >= 3 && key.frame.maxX <= 387 + 1e-9)
      #expect(keys[(index + 1)...].allSatisfy { $0.frame.intersection(key.frame) == nil })
    }
  }

  /// What is written, the key that lights up, and what stands above it.
  @Test(arguments: [
    ("ja", "こ", "か", "こ"), ("ja", "ん", "わ", "ん"), ("ja", "ト", "た", "ト"), ("ja", "。", "、", "。"),
    ("ko", "안", "ㅇ", "ㅇ"), ("ko", "까", "ㄲ", "ㄲ"), ("th", "สวั", "ส", "ส"), ("hi", "मि", "म", "म"),
    ("hi", "ख", "ख", "ख"), ("en", "a", "a", "a"), ("en", "A", "A", "A"),
  ])
  func aLetterLightsItsKey(language: String, letter: String, key: String, balloon: String) {
    let layer = layer(["language": .text(language), "key": .text(String(letter.prefix(1)))])
    let held = layer.sublayers.last
    #expect(held?.opacity == 1 && held?.words == [balloon])
    let frame = keys(layer).first { $0.id == key }?.frame
    #expect(frame != nil && held?.frame.maxY == frame?.maxY)
  }

  @Test func whatNoKeyWritesLightsNone() {
    for (language, letter) in [("ja", "京"), ("zh", "京"), ("en", "ж"), ("en", "return")] {
      #expect(layer(["language": .text(language), "key": .text(letter)]).sublayers.last?.opacity == 0)
    }
  }

  @Test func signsStandWhereThereIsRoom() throws {
    for below in [0.0, 34] {
      let context = LayoutContext(scale: 2, safeArea: Insets(bottom: below), texts: Ruler())
      let element = Element(Keyboard(), parameters: ParameterValues()).atFoot
      let size = context.size(of: element, fitting: Room(width: 375))
      let parts = context.layer(of: element, in: Rect(size: size)).sublayers
      let (emoji, dictation, space) = (
        try #require(parts.first { $0.id == "emoji" }), try #require(parts.first { $0.id == "dictation" }),
        try #require(parts.first { $0.id == "space" })
      )
      if below > 0 {
        #expect(emoji.frame.y > space.frame.maxY && dictation.frame.maxX > space.frame.maxX)
      } else {
        #expect(emoji.frame.y == space.frame.y && dictation.frame.maxX + 6 == space.frame.x)
      }
      #expect(emoji.frame.maxY < size.height && dictation.frame.maxX < size.width)
    }
  }

  @Test func numbersAreThoseOfTheLanguage() {
    func words(_ language: String) -> [String] {
      layer(["language": .text(language), "layout": .choice("numbers")]).words
    }
    #expect(words("en").prefix(10).joined() == "1234567890" && words("en").contains(";"))
    #expect(words("ar").prefix(10).joined() == "١٢٣٤٥٦٧٨٩٠")
    #expect(Set(["؛", "،", "؟"]).isSubset(of: Set(words("ar"))) && !words("ar").contains(";"))
    #expect(layer(["language": .text("ar")]).words.contains("١٢٣"))
    #expect(words("he").prefix(3).joined() == "123")
  }

  @Test func shiftWritesCapitals() {
    let words = layer(["shift": .choice("on")]).words
    #expect(words.prefix(10).joined() == "QWERTYUIOP")
    #expect(layer([:]).words.prefix(10).joined() == "qwertyuiop")
    func arrow(_ shift: String) -> Layer? {
      keys(layer(["shift": .choice(shift)])).first { $0.id == "shift" }
    }
    #expect(arrow("on")?.fill == .white && arrow("off")?.fill == Color(rgb: 0xABB0BC))
  }

  @Test func theReturnKeySaysWhatItDoes() {
    func key(_ values: [String: ParameterValue]) -> Layer? {
      keys(layer(values)).first { $0.id == "return" }
    }
    let search: [String: ParameterValue] = ["return-key": .choice("search"), "language": .text("de-AT")]
    #expect(key(search)?.words == ["Suchen"] && key(search)?.fill == Color(rgb: 0x007AFF))
    #expect(key([:])?.words == ["return"])
    #expect(key(search.merging(["disabled": .flag(true)]) { a, _ in a })?.fill == Color(rgb: 0xABB0BC))
  }

  @Test func aPressedLetterRisesFromItsKey() {
    let resting = layer([:])
    let pressed = layer(["pressed": .text("q")])
    #expect(resting.treeShape == pressed.treeShape)
    #expect(resting.sublayers.last?.opacity == 0 && pressed.sublayers.last?.opacity == 1)
    #expect(pressed.sublayers.last?.words == ["q"])
    // That of the first key stays on the screen.
    let letter = pressed.sublayers.last?.sublayers.last?.frame
    #expect((letter?.x ?? -1) >= 0 && (letter?.y ?? 0) < 0)
  }

  @Test func keysAreDarkInTheDark() {
    let light = keys(layer([:])).map(\.fill)
    let dark = keys(layer([:], theme: .dark)).map(\.fill)
    #expect(light.first == .white && dark.first == Color(rgb: 0x6A6A6D) && light.count == dark.count)
  }
}

@Suite struct WebPageTests {
  private func layer(_ values: [String: ParameterValue], rightToLeft: Bool = false) -> Layer {
    let box = Element(Box(), parameters: ParameterValues(["height": .length(.points(1000))]))
    let all = values.merging(["address": .text("a.example")]) { a, _ in a }
    let sample = Sample(WebPage(), all, rightToLeft: rightToLeft, content: [box])
    return sample.context.layer(of: sample.element, in: Rect(x: 0, y: 0, width: 390, height: 800))
  }

  @Test func thePageScrollsBeneathItsBars() {
    func content(_ values: [String: ParameterValue]) -> Rect { layer(values).sublayers[0].sublayers[0].frame }
    #expect(content([:]) == Rect(x: 0, y: 0, width: 390, height: 1032))
    #expect(content(["offset": .length(.points(50))]).y == -50)
    // At its end the last line stands above the bars: 58 and 44 of 800.
    #expect(content(["offset": .length(.fraction(1))]).maxY == 800 - 102)
    #expect(layer([:]).sublayers[0].masksToBounds)
    #expect(layer(["bar": .choice("top")]).sublayers[0].frame == Rect(x: 0, y: 58, width: 390, height: 742))
  }

  @Test func itKeepsRoomForTheHomeIndicatorAtTheFootOfTheScreenAlone() {
    let values = ParameterValues(["address": .text("a.example")])
    func bar(_ element: Element, below: Double) -> Double {
      let context = LayoutContext(scale: 2, safeArea: Insets(bottom: below), texts: Ruler())
      return context.layer(of: element, in: Rect(x: 0, y: 0, width: 390, height: 800)).sublayers[1].frame
        .height
    }
    let page = Element(WebPage(), parameters: values)
    #expect(bar(page, below: 34) == 102 && bar(page.atFoot, below: 34) == 136)
    #expect(bar(page.atFoot, below: 0) == 102)
  }

  @Test func theAddressStandsInTheMiddle() {
    for bar in ["top", "bottom"] {
      let bars = layer(["bar": .choice(bar), "insecure": .flag(true)]).sublayers[1...]
      let field = bars.flatMap(\.sublayers).first { $0.id == "address" }
      #expect(field?.frame == Rect(x: 16, y: 7, width: 358, height: 44))
      let words = field?.sublayers[1].frame
      #expect(abs((words?.center.x ?? 0) - 179) < 1 && field?.words == ["a.example"])
    }
  }

  @Test func progressIsSeenUntilAllHasCome() {
    func line(_ share: Double?) -> Layer? {
      var values: [String: ParameterValue] = [:]
      values["progress"] = share.map { .share($0) }
      return layer(values).sublayers[1].sublayers.first { $0.id == "address" }?.sublayers[3]
    }
    #expect([nil, 0.5, 1].map { line($0)?.opacity } == [0, 1, 0])
    #expect(line(0.5)?.frame.width == 179)
  }
}
