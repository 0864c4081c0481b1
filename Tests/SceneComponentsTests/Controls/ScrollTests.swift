import SceneComponents
import SceneModel
import Testing

@Suite struct ScrollTests {
  private func boxes(_ count: Int, width: Double? = nil, height: Double) -> [Element] {
    (0..<count).map { _ in
      var values: [String: ParameterValue] = ["height": .length(.points(height))]
      values["width"] = width.map { .length(.points($0)) }
      return Element(Box(), parameters: ParameterValues(values))
    }
  }

  private func layer(
    _ values: [String: ParameterValue], _ content: [Element], _ size: Size, rightToLeft: Bool = false
  ) -> Layer {
    let sample = Sample(Scroll(), values, rightToLeft: rightToLeft, content: content)
    return sample.context.layer(of: sample.element, in: Rect(size: size))
  }

  @Test func offsetMovesTheContent() {
    // Ten of 100 and nine gaps of 12 are 1108; with 16 on both sides 1140.
    let size = Size(width: 390, height: 500)
    let inset: ParameterValue = .insets(
      LengthInsets(top: .points(16), leading: .points(20), bottom: .points(16), trailing: .points(20)))
    func content(_ offset: Length) -> Layer {
      layer(["offset": .length(offset), "inset": inset], boxes(10, height: 100), size).sublayers[0]
    }
    #expect(content(.points(0)).frame == Rect(x: 0, y: 0, width: 390, height: 1140))
    #expect(content(.points(0)).sublayers[1].frame == Rect(x: 20, y: 128, width: 350, height: 100))
    #expect(content(.points(100)).frame.y == -100)
    #expect(content(.fraction(1)).frame.maxY == 500)
    #expect(content(.points(-40)).frame.y == 40)
  }

  @Test func acrossItIsAsHighAsItsContent() {
    let values: [String: ParameterValue] = ["axis": .choice("horizontal"), "offset": .length(.points(30))]
    let content = boxes(6, width: 100, height: 80)
    let sample = Sample(Scroll(), values, content: content)
    #expect(sample.size() == Size(width: 390, height: 80))
    let ltr = layer(values, content, Size(width: 390, height: 80))
    #expect(ltr.sublayers[0].frame == Rect(x: -30, y: 0, width: 660, height: 80))
    // From right to left the first stands at the right, and it scrolls the other way.
    let rtl = layer(values, content, Size(width: 390, height: 80), rightToLeft: true)
    #expect(rtl.sublayers[0].frame.maxX == 420 && rtl.sublayers[0].sublayers[0].frame.maxX == 660)
  }

  @Test func theIndicatorShowsWhatIsSeenOfTheWhole() {
    let size = Size(width: 390, height: 505)
    func bar(_ offset: Length, _ count: Int = 10) -> Layer {
      let values: [String: ParameterValue] = [
        "indicator": .flag(true), "offset": .length(offset), "spacing": .length(.points(0)),
      ]
      return layer(values, boxes(count, height: 101), size).sublayers[1]
    }
    // Half of 1010 is seen: a bar of half of the 499 between the margins.
    #expect(bar(.points(0)).frame == Rect(x: 384, y: 3, width: 3, height: 249.5))
    #expect(abs(bar(.fraction(1)).frame.maxY - 502) < 1e-9)
    #expect(bar(.points(-50)).frame.height == 199.5 && bar(.points(-50)).frame.y == 3)
    #expect(bar(.points(0), 3).opacity == 0, "nothing to scroll")
  }

  @Test func itFillsWhatAStackLeaves() {
    let context = Sample(Scroll()).context
    let elements =
      boxes(1, height: 100) + [
        Element(Scroll(), parameters: ParameterValues(), content: boxes(9, height: 90))
      ]
    let layers = StackLayout(.vertical).layers(
      of: elements, in: Size(width: 390, height: 700), context: context)
    #expect(layers.map(\.frame.height) == [100, 600] && layers[1].frame.width == 390)
  }
}
