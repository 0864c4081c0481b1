import SceneComponents
import Testing

@testable import SceneModel

/// Elements between the bars: what grows does so, and what is as wide as the screen reaches down to its edge.
@Suite struct ContentLayoutTests {
  private let size = Size(width: 390, height: 844)

  private func frames(_ elements: [Element], hasBar: Bool = false) -> [Rect] {
    let insets = Insets(top: 47, bottom: hasBar ? 83 : 34)
    let layout = ContentLayout(
      elements, between: insets, hasBar: hasBar, in: size,
      context: LayoutContext(scale: 2, safeArea: Insets(top: 47, bottom: 34)))
    let outer = layout.layers[0]
    let content = if case .scroll? = outer.touch { outer.sublayers[0] } else { outer }
    return content.sublayers.map { $0.frame.offset(by: content.frame.origin) }
  }

  private func element(_ component: any Component, _ values: [String: ParameterValue] = [:]) -> Element {
    Element(component, parameters: ParameterValues(values))
  }

  @Test func aKeyboardLiesAtTheBottomOfTheScreen() {
    let frames = frames([element(TextField()), element(Spacer()), element(Keyboard())])
    #expect(frames.last == Rect(x: 0, y: 844 - 291, width: 390, height: 291))
    #expect(frames.first == Rect(x: 0, y: 47 + 16, width: 390, height: 34), "its margin is inside")
  }

  @Test func aKeyboardThatIsLastGoesToTheFoot() {
    let alone = frames([element(TextField()), element(Keyboard())])
    #expect(alone.last == Rect(x: 0, y: 844 - 291, width: 390, height: 291))
    // Above a bar, and above other elements, it keeps no room for the home indicator.
    #expect(frames([element(TextField()), element(Keyboard())], hasBar: true).last?.height == 216)
    #expect(frames([element(Keyboard()), element(TextField())]).first?.height == 216)
  }

  @Test func aSpringGrowsInsideItsMargin() {
    let frames = frames([element(Button()), element(Spacer()), element(Button())])
    // The last stands on the area of the home indicator.
    #expect(frames.last?.maxY == 844 - 34 && frames.first?.y == 47 + 16)
    let grown = self.frames([element(Box(), ["grow": .number(1)]), element(Button())])
    // What 34, 47, 16 above, 12 between and the button leave of 844.
    #expect(grown.first?.height == 685.0)
  }

  @Test func whatScrollsFillsTheScreenBeneathItsBars() {
    #expect(frames([element(Scroll())]) == [Rect(size: size)])
    #expect(frames([element(Scroll())], hasBar: true) == [Rect(size: size)])
  }

  /// What stands at the foot keeps out of what the device covers by itself: the screen has nothing to scroll.
  @Test func whatIsMadeForTheFootLeavesNothingToScroll() throws {
    let web = element(WebPage(), ["address": .text("example.org")])
    for elements in [[web], [element(TextField()), element(Keyboard())], [element(TextField()), web]] {
      let layout = ContentLayout(
        elements, between: Insets(top: 47, bottom: 34), hasBar: false, in: size,
        context: LayoutContext(scale: 2, safeArea: Insets(top: 47, bottom: 34)))
      guard case .scroll(let area)? = layout.layers[0].touch else {
        Issue.record("no view")
        continue
      }
      #expect(area.reach == 0)
      #expect(frames(elements).last?.maxY == 844)
    }
    // A page that is higher scrolls inside its bars, of 34 + 44 + 58.
    let tall = Element(
      WebPage(), parameters: ParameterValues(["address": .text("example.org")]),
      content: [element(Box(), ["height": .length(.points(1000))])])
    let layout = ContentLayout(
      [tall], between: Insets(top: 47, bottom: 34), hasBar: false, in: size,
      context: LayoutContext(scale: 2, safeArea: Insets(top: 47, bottom: 34)))
    let page = try #require(layout.layers[0].sublayers.first?.sublayers.first?.sublayers.first)
    guard case .scroll(let area)? = page.touch else {
      Issue.record("the page is no view")
      return
    }
    #expect(area.reach == 1000 + 32 - (844 - 47 - 136))
  }

  /// A view below something else ends where the screen does, and scrolls on until its end is above the home indicator.
  @Test func aViewAtTheFootScrollsOutOfTheCoveredPart() throws {
    let view = Element(
      Scroll(), parameters: ParameterValues([:]),
      content: [element(Box(), ["height": .length(.points(1000))])])
    let layout = ContentLayout(
      [element(TextField()), view], between: Insets(top: 47, bottom: 34), hasBar: false, in: size,
      context: LayoutContext(scale: 2, safeArea: Insets(top: 47, bottom: 34)))
    let last = try #require(layout.layers[0].sublayers.first?.sublayers.last)
    guard case .scroll(let area)? = last.touch, case .scroll(let main)? = layout.layers[0].touch else {
      Issue.record("no view")
      return
    }
    #expect(main.reach == 0)
    #expect(last.frame.maxY == 844 - 47 && area.after == 34)
    #expect(area.reach == 1000 - (last.frame.height - 34))
  }

  /// Percent of a height are of what is seen between the bars, less 16 above: 844 − 47 − 34 − 16 = 747.
  @Test func heightsInPercentAreOfTheVisibleRoom() {
    func height(_ values: [String: ParameterValue]) -> Double? {
      frames([element(Box(), values)]).first?.height
    }
    #expect(height(["height": .length(.fraction(0.5))]) == 373.5)
    #expect(height(["min-height": .length(.fraction(0.5))]) == 373.5)
    #expect(height(["grow": .number(1), "max-height": .length(.points(100))]) == 100)
    #expect(height(["grow": .number(1)]) == 747)
  }
}
