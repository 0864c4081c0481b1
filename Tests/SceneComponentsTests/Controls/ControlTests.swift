import SceneComponents
import SceneModel
import Testing

/// Sizes and colours are those of the platform's public design documentation.
@Suite struct ControlTests {
  @Test func buttonsHaveTheSizesOfThePlatform() {
    func size(_ values: [String: ParameterValue]) -> Size {
      Sample(Button(), values.merging(["text": .text("Play")]) { a, _ in a }).size()
    }
    // Ten points a character: 40 and the room on both sides.
    #expect(size([:]) == Size(width: 390, height: 50))
    #expect(size(["size": .choice("medium")]) == Size(width: 64, height: 34))
    #expect(size(["size": .choice("small")]) == Size(width: 64, height: 28))
    #expect(size(["style": .choice("plain")]) == Size(width: 40, height: 50))
    #expect(size(["size": .choice("medium"), "icon": .choice("play")]) == Size(width: 88, height: 34))
    #expect(size(["text": .text(""), "icon": .choice("plus")]) == Size(width: 50, height: 50))
    let radii = ["large", "medium", "small"].map {
      Sample(Button(), ["text": .text("Play"), "size": .choice($0)]).layer().cornerRadius
    }
    #expect(radii == [12, 8, 14])
  }

  @Test func buttonsHaveTheColorsOfTheirStyle() {
    func layer(_ style: String, _ values: [String: ParameterValue] = [:], _ theme: Theme = .light) -> Layer {
      let all: [String: ParameterValue] = ["text": .text("Play"), "style": .choice(style)]
      return Sample(Button(), all.merging(values) { a, _ in a }, theme: theme).layer()
    }
    let blue = Color(rgb: 0x007AFF)
    #expect(layer("filled").fill == blue && layer("filled").firstText?.color == .white)
    #expect(layer("filled", [:], .dark).fill == Color(rgb: 0x0A84FF))
    // 15 % of the tint.
    #expect(layer("tinted").fill == Color(red: 0, green: 0x7A, blue: 0xFF, alpha: 38))
    #expect(layer("plain").fill == .clear && layer("plain").firstText?.color == blue)
    #expect(layer("bordered").border == LayerPresentation.Border(width: 1, color: blue))
    #expect(layer("plain", ["role": .choice("destructive")]).firstText?.color == Color(rgb: 0xFF3B30))
    #expect(layer("filled", ["pressed": .flag(true)]).opacity == 0.7)
    let disabled = layer("filled", ["disabled": .flag(true)])
    #expect(disabled.fill != blue && disabled.firstText?.color == Theme.light[.tertiaryLabel])
  }

  @Test func longWordsStayInsideAButton() {
    let words = String(repeating: "Play ", count: 20)
    for rightToLeft in [false, true] {
      let layer = Sample(
        Button(), ["text": .text(words), "icon": .choice("play")], rightToLeft: rightToLeft
      ).layer()
      let frames = layer.sublayers.map(\.frame)
      #expect(frames.allSatisfy { $0.x >= 19.5 && $0.maxX <= 370.5 })
      #expect(rightToLeft ? frames[0].x > frames[1].x : frames[0].maxX <= frames[1].x)
      #expect(layer.firstText?.maximumLines == 1)
    }
  }

  @Test func theKnobOfASwitchIsAtTheTrailingEndWhenItIsOn() {
    func knob(_ on: Bool, _ rightToLeft: Bool = false, pressed: Bool = false) -> Rect {
      let values: [String: ParameterValue] = ["on": .flag(on), "pressed": .flag(pressed)]
      return Sample(Switch(), values, rightToLeft: rightToLeft).layer().sublayers[0].sublayers[0].frame
    }
    #expect(Sample(Switch()).size() == Size(width: 51, height: 31))
    #expect(knob(false) == Rect(x: 2, y: 2, width: 27, height: 27))
    #expect(knob(true) == Rect(x: 22, y: 2, width: 27, height: 27))
    #expect(knob(true, true) == knob(false) && knob(false, true) == knob(true))
    #expect(knob(true, pressed: true) == Rect(x: 15, y: 2, width: 34, height: 27))
    let tracks = [false, true].map { Sample(Switch(), ["on": .flag($0)]).layer().sublayers[0].fill }
    #expect(tracks == [Color(rgb: 0xE9E9EB), Color(rgb: 0x34C759)])
  }

  @Test func theKnobOfASliderStaysOnItsTrack() {
    for value in [0, 0.25, 1] {
      for rightToLeft in [false, true] {
        let layer = Sample(Slider(), ["value": .share(value)], rightToLeft: rightToLeft).layer()
        let expected = 363 * (rightToLeft ? 1 - value : value)
        #expect(layer.frame.size == Size(width: 390, height: 34))
        #expect(layer.sublayers[2].frame == Rect(x: expected, y: 3.5, width: 27, height: 27))
        #expect(layer.sublayers[0].frame == Rect(x: 0, y: 15, width: 390, height: 4))
      }
    }
    let icons = Sample(
      Slider(), ["leading-icon": .choice("sun"), "trailing-icon": .choice("sun"), "value": .share(0)]
    ).layer()
    #expect(icons.sublayers[0].frame == Rect(x: 32, y: 15, width: 326, height: 4))
    #expect(icons.sublayers[2].frame.x == 32)
  }

  @Test func stepperAndSegmentedHaveTheSizesOfThePlatform() {
    let stepper = Sample(Stepper(), ["value": .integer(0), "minimum": .integer(0)])
    #expect(stepper.size() == Size(width: 94, height: 32))
    let back = stepper.layer().sublayers[0]
    #expect(back.cornerRadius == 8 && back.sublayers.map(\.id) == ["minus", "plus", nil])
    let mirrored = Sample(Stepper(), rightToLeft: true).layer().sublayers[0]
    #expect(mirrored.sublayers.map(\.frame.x) == [47, 0, 46.5])
  }

  @Test func theChosenSegmentIsUnderlaid() throws {
    let items = try #require(Sample.segments(["Day", "Week", "Month"]))
    func layer(_ selected: String?, rightToLeft: Bool = false) -> Layer {
      var values: [String: ParameterValue] = ["segments": .elements(items)]
      values["selected"] = selected.map { .text($0) }
      return Sample(Segmented(), values, rightToLeft: rightToLeft).layer()
    }
    #expect(layer(nil).frame.size == Size(width: 390, height: 32) && layer(nil).cornerRadius == 9)
    func knob(_ layer: Layer) -> Rect { layer.sublayers[2].frame }
    #expect(knob(layer(nil)) == Rect(x: 2, y: 2, width: 126, height: 28))
    #expect(knob(layer("Week")).x == 132 && knob(layer("2")) == knob(layer("Week")))
    #expect(knob(layer("Month", rightToLeft: true)) == knob(layer("Day")))
    #expect(layer("Week").sublayers[2].cornerRadius == 7)
    // Lines beside the chosen one are not seen.
    #expect(layer("Day").sublayers[..<2].map(\.opacity) == [0, 1])
    #expect(layer("Week").sublayers[..<2].map(\.opacity) == [0, 0])
    #expect(layer("Week").words == ["Day", "Week", "Month"])
  }

  @Test func progressFillsFromItsLeadingEnd() {
    func bar(_ value: Double, _ rightToLeft: Bool = false) -> Rect {
      let layer = Sample(Progress(), ["value": .share(value)], rightToLeft: rightToLeft).layer()
      return layer.sublayers[0].frame
    }
    #expect(Sample(Progress()).size() == Size(width: 390, height: 4))
    #expect(bar(0.5) == Rect(x: 0, y: 0, width: 195, height: 4))
    #expect(bar(0.5, true) == Rect(x: 195, y: 0, width: 195, height: 4))
    #expect(bar(0).maxX == 0 && bar(1) == Rect(x: 0, y: 0, width: 390, height: 4))
  }

  @Test func activityTurnsInEighths() throws {
    let wheel = Sample(Activity()).layer().sublayers[0]
    #expect(wheel.frame.size == Size(width: 20, height: 20) && wheel.sublayers.count == 8)
    #expect(wheel.loop == .turning(period: .milliseconds(1000), steps: 8))
    let large = Sample(Activity(), ["size": .choice("large"), "stopped": .flag(true)]).layer()
    #expect(large.frame.size == Size(width: 37, height: 37) && large.sublayers[0].loop == nil)
    let alphas = try wheel.sublayers.map { spoke in
      guard case .path(let path) = spoke.content else { throw NoPath() }
      return try #require(path.stroke).color.alpha
    }
    // From the first, which is opaque, each one further clockwise has been left for longer.
    #expect(alphas[0] == 255 && Array(alphas[1...]) == alphas[1...].sorted())
  }

  @Test func pagesHaveADotEach() {
    func dots(_ pages: Int, _ selected: Int, width: Double = 390, rightToLeft: Bool = false) -> [Layer] {
      let values: [String: ParameterValue] = ["pages": .integer(pages), "selected": .integer(selected)]
      return Sample(PageControl(), values, rightToLeft: rightToLeft).layer(width).sublayers
    }
    let three = dots(3, 2)
    #expect(three.map(\.frame.width) == [7, 7, 7])
    #expect(three[1].frame.x - three[0].frame.maxX == 9)
    #expect(three.map(\.fill.alpha) == [77, 255, 77])
    #expect(dots(3, 1, rightToLeft: true)[0].frame.x > dots(3, 1, rightToLeft: true)[2].frame.x)
    let many = dots(30, 15, width: 120).filter { $0.opacity > 0 }
    #expect(many.allSatisfy { $0.frame.x >= 0 && $0.frame.maxX <= 120 } && many.count == 8)
    #expect(many.first?.frame.width == 4 && many.last?.frame.width == 4)
  }

  /// What steps change is animated between two trees of one shape.
  @Test func statesHaveTheSameLayers() {
    func isSame(_ component: any Component, _ a: [String: ParameterValue], _ b: [String: ParameterValue])
      -> Bool
    {
      Sample(component, a).layer().treeShape == Sample(component, b).layer().treeShape
    }
    let pressed: [String: ParameterValue] = ["pressed": .flag(true)]
    let disabled: [String: ParameterValue] = ["disabled": .flag(true)]
    for component: any Component in [Button(), Switch(), Slider(), Progress(), PageControl(), Segmented()] {
      #expect(isSame(component, pressed, disabled), "\(component.declaration.name)")
    }
    #expect(isSame(Button(), ["text": .text("A")], ["icon": .choice("plus")]))
    #expect(isSame(Switch(), ["on": .flag(true)], ["on": .flag(false)]))
    #expect(isSame(Slider(), [:], ["leading-icon": .choice("sun")]))
    #expect(isSame(Stepper(), ["pressed": .choice("plus")], ["disabled": .flag(true)]))
  }
}

private struct NoPath: Error {}

extension Sample {
  /// The items a script's list of words would be; nil where the control takes none.
  static func segments(_ words: [String]) -> [Element]? {
    guard case .items(let kind)? = Segmented().declaration.subject?.type else { return nil }
    return words.map {
      Element(kind.component, id: $0.lowercased(), parameters: ParameterValues(["text": .text($0)]))
    }
  }
}
