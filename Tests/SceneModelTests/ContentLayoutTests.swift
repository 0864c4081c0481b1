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
}
