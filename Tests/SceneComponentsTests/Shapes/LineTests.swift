import SceneComponents
import SceneModel
import Testing

@Suite struct LineTests {
  private func content(
    _ component: any Component, _ values: [String: ParameterValue], _ size: Size,
    rightToLeft: Bool = false
  ) throws -> PathContent {
    let sample = Sample(component, values, rightToLeft: rightToLeft)
    let layer = sample.context.layer(of: sample.element, in: Rect(size: size))
    guard case .path(let content) = layer.content else { throw NoPath() }
    return content
  }

  @Test func linesGoThroughTheirFrame() throws {
    func points(_ direction: String, rightToLeft: Bool = false) throws -> [Path.Element] {
      try content(
        Line(), ["direction": .choice(direction), "stroke-width": .number(4)],
        Size(width: 100, height: 40), rightToLeft: rightToLeft
      ).path.elements
    }
    // Round ends of a line of 4 reach 2 beyond it.
    #expect(try points("horizontal") == [.move(Point(x: 2, y: 20)), .line(Point(x: 98, y: 20))])
    #expect(try points("vertical") == [.move(Point(x: 50, y: 2)), .line(Point(x: 50, y: 38))])
    #expect(try points("rising") == [.move(Point(x: 2, y: 38)), .line(Point(x: 98, y: 2))])
    #expect(try points("falling") == [.move(Point(x: 2, y: 2)), .line(Point(x: 98, y: 38))])
    #expect(
      try points("rising", rightToLeft: true) == [.move(Point(x: 98, y: 38)), .line(Point(x: 2, y: 2))])
    #expect(Sample(Line(), ["stroke-width": .number(4)]).size() == Size(width: 390, height: 4))
  }

  @Test func pathsFitIntoTheirFrame() throws {
    let box = LengthRect(x: .points(10), y: .points(0), width: .points(20), height: .points(20))
    let values: [String: ParameterValue] = [
      "data": .text("M10 0L30 20"), "view-box": .rectangle(box), "stroke": .color(.black),
      "stroke-width": .number(1), "trim-end": .share(0.5),
    ]
    let shown = try content(PathComponent(), values, Size(width: 100, height: 60))
    // Twenty become sixty, in the middle of a hundred.
    #expect(shown.path.elements == [.move(Point(x: 20, y: 0)), .line(Point(x: 80, y: 60))])
    #expect(shown.stroke?.width == Fixed(3) && shown.stroke?.trimEnd == Fixed(0.5))
    #expect(shown.fill == .clear)
    let own = Sample(PathComponent(), ["data": .text("M10 0L30 20L10 20Z")])
    #expect(own.size() == Size(width: 30, height: 20))
    #expect(try content(PathComponent(), ["data": .text("M0 0L9 9L0 9Z")], own.size()).fill == .black)
  }
}

private struct NoPath: Error {}
