import SceneComponents
import SceneModel
import TestSupport
import Testing

@Suite struct LayoutTests {
  private func context(rightToLeft: Bool = false, scale: Double = 1) -> LayoutContext {
    LayoutContext(scale: scale, isRightToLeft: rightToLeft, texts: Ruler())
  }

  private func box(_ width: Double?, _ height: Double?, _ values: [String: ParameterValue] = [:]) -> Element {
    var values = values
    if let width { values["width"] = .length(.points(width)) }
    if let height { values["height"] = .length(.points(height)) }
    return Element(Box(), parameters: ParameterValues(values))
  }

  private func text(_ words: String, _ values: [String: ParameterValue] = [:]) -> Element {
    Element(Text(), parameters: ParameterValues(values.merging(["text": .text(words)]) { a, _ in a }))
  }

  private func frames(
    _ stack: StackLayout, _ elements: [Element], _ size: Size, _ context: LayoutContext? = nil
  )
    -> [Rect]
  {
    stack.layers(of: elements, in: size, context: context ?? self.context()).map(\.frame)
  }

  @Test func underEachOther() {
    let stack = StackLayout(.vertical, spacing: 10)
    let elements = [text("abc"), box(30, 40), box(nil, 8)]
    #expect(
      stack.size(of: elements, fitting: Room(width: 100), context: context()) == Size(width: 30, height: 88))
    #expect(
      frames(stack, elements, Size(width: 100, height: 200)) == [
        // Words and boxes are as wide as the stack, what has a width of its own stands at the leading side.
        Rect(x: 0, y: 0, width: 100, height: 20), Rect(x: 0, y: 30, width: 30, height: 40),
        Rect(x: 0, y: 80, width: 100, height: 8),
      ])
    let centered = StackLayout(.vertical, alignment: .center)
    #expect(
      frames(centered, [text("abcd"), box(30, 40)], Size(width: 100, height: 200)).map(\.x) == [30, 35])
    let trailing = StackLayout(.vertical, alignment: .trailing)
    #expect(
      frames(trailing, [text("abcd"), box(30, 40)], Size(width: 100, height: 200)).map(\.x) == [60, 70])
  }

  @Test func besideEachOther() {
    let stack = StackLayout(.horizontal, spacing: 5)
    let elements = [box(20, 30), text("abc"), Element(Spacer(), parameters: ParameterValues()), text("x")]
    #expect(
      frames(stack, elements, Size(width: 200, height: 50)) == [
        Rect(x: 0, y: 10, width: 20, height: 30), Rect(x: 25, y: 15, width: 30, height: 20),
        Rect(x: 60, y: 25, width: 125, height: 0), Rect(x: 190, y: 15, width: 10, height: 20),
      ])
    // Without a limit nothing grows.
    #expect(stack.size(of: elements, fitting: .unlimited, context: context()) == Size(width: 75, height: 30))
    #expect(
      frames(
        StackLayout(.horizontal, distribution: .spaceBetween), [box(10, 1), box(20, 1), box(10, 1)],
        Size(width: 100, height: 1)
      ).map(\.x) == [0, 40, 90])
    #expect(
      frames(
        StackLayout(.horizontal, spacing: 10, distribution: .fillEqually), [box(nil, nil), box(nil, nil)],
        Size(width: 100, height: 40)) == [
          Rect(x: 0, y: 0, width: 45, height: 40), Rect(x: 55, y: 0, width: 45, height: 40),
        ])
    #expect(
      frames(
        StackLayout(.horizontal, distribution: .end), [box(10, 1), box(20, 1)], Size(width: 100, height: 1)
      )
      .map(\.x) == [70, 80])
  }

  /// The longest gives up its room first; a wrapped text becomes higher.
  @Test func whatLacksRoomShrinks() {
    let stack = StackLayout(.horizontal, spacing: 10)
    let elements = [box(30, 10), text("abcdefghij"), text("ab"), text("abcdef")]
    let found = frames(stack, elements, Size(width: 150, height: 100))
    // 150 − 3 · 10 − 30 = 90 for 100 + 20 + 60: at most 35 each.
    #expect(found.map(\.width) == [30, 35, 20, 35])
    #expect(found.map(\.height) == [10, 60, 20, 40])
    #expect(found[1].x == 40 && found[2].x == 85 && found[3].x == 115)
    // Told not to, it keeps its length.
    let stubborn = [text("abcdefghij", ["shrink": .flag(false)]), text("abcdef")]
    #expect(frames(stack, stubborn, Size(width: 140, height: 100)).map(\.width) == [100, 30])
  }

  @Test func growingIsByShares() {
    let stack = StackLayout(.horizontal)
    let elements = [box(10, 5, [:]), box(nil, 5, ["grow": .number(1)]), box(nil, 5, ["grow": .number(3)])]
    #expect(frames(stack, elements, Size(width: 90, height: 5)).map(\.width) == [10, 20, 60])
  }

  @Test func sidesBoundsAndRatios() {
    let context = context()
    func size(_ values: [String: ParameterValue], _ room: Room = Room(width: 200, height: 100)) -> Size {
      context.size(of: Element(Box(), parameters: ParameterValues(values)), fitting: room)
    }
    #expect(
      size(["width": .length(.fraction(0.25)), "height": .length(.points(10))]) == Size(width: 50, height: 10)
    )
    #expect(
      size(["width": .length(.points(60)), "aspect-ratio": .number(1.5)]) == Size(width: 60, height: 40))
    #expect(
      size(["height": .length(.points(60)), "aspect-ratio": .number(1.5)]) == Size(width: 90, height: 60))
    #expect(
      size(["width": .length(.points(60)), "max-width": .length(.points(40)), "height": .length(.points(1))])
        == Size(width: 40, height: 1))
    // As in CSS the lower bound wins.
    #expect(
      size([
        "width": .length(.points(60)), "max-width": .length(.points(40)), "min-width": .length(.points(50)),
        "height": .length(.points(1)),
      ]) == Size(width: 50, height: 1))
    let padded = text(
      "abc",
      [
        "padding": .insets(
          LengthInsets(top: .points(1), leading: .points(2), bottom: .points(4), trailing: .points(8)))
      ])
    #expect(context.size(of: padded, fitting: .unlimited) == Size(width: 40, height: 25))
    #expect(
      context.layer(of: padded, in: Rect(x: 5, y: 5, width: 40, height: 25)).sublayers.map(\.frame) == [
        Rect(x: 2, y: 1, width: 30, height: 20)
      ])
  }

  @Test func framesAreOnWholePixels() {
    let context = context(scale: 2)
    let elements = (0..<7).map { _ in box(nil, nil, ["height": .length(.points(3))]) }
    let stack = StackLayout(.horizontal, spacing: 1, distribution: .fillEqually)
    let found = frames(stack, elements, Size(width: 100, height: 10), context)
    for frame in found {
      #expect((frame.x * 2).rounded() == frame.x * 2 && (frame.maxX * 2).rounded() == frame.maxX * 2)
    }
    #expect(found.last?.maxX == 100)
    #expect(context.size(of: box(10.2, 3.01), fitting: .unlimited) == Size(width: 10.5, height: 3.5))
  }

  /// Everything that a layout places is mirrored about the middle of what holds it; what says itself where it
  /// lies is not.
  @Test func rightToLeftMirrors() {
    let inner = Element(
      Stack(), parameters: ParameterValues(["axis": .choice("horizontal"), "spacing": .length(.points(4))]),
      content: [box(10, 10), text("ab")])
    let said = box(
      nil, nil,
      ["frame": .rectangle(LengthRect(x: .points(1), y: .points(2), width: .points(3), height: .points(4)))])
    let stack = StackLayout(.vertical, alignment: .leading)
    let left = stack.layers(of: [inner, said], in: Size(width: 100, height: 50), context: context())
    let right = stack.layers(
      of: [inner, said], in: Size(width: 100, height: 50), context: context(rightToLeft: true))
    #expect(left.map(\.frame.x) == [0, 1] && right.map(\.frame.x) == [66, 1])
    #expect(left[0].sublayers.map(\.frame.x) == [0, 14] && right[0].sublayers.map(\.frame.x) == [24, 0])
  }

  @Test func inFrontOfEachOther() {
    let depth = DepthLayout(alignment: .center)
    let elements = [box(40, 20), text("ab")]
    #expect(depth.size(of: elements, fitting: .unlimited, context: context()) == Size(width: 40, height: 20))
    #expect(
      depth.layers(of: elements, in: Size(width: 100, height: 50), context: context()).map(\.frame) == [
        Rect(x: 30, y: 15, width: 40, height: 20), Rect(x: 40, y: 15, width: 20, height: 20),
      ])
  }

  /// No element is smaller than it asks for while there is room, none overlaps its neighbour, and all lie inside.
  @Test func randomStacksHold() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let axis: StackLayout.Axis = Bool.random(using: &generator) ? .horizontal : .vertical
      let spacing = Double(Int.random(in: 0...12, using: &generator))
      let elements = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? text(String(repeating: "m", count: Int.random(in: 1...30, using: &generator)))
          : box(
            Double(Int.random(in: 1...40, using: &generator)),
            Double(Int.random(in: 1...40, using: &generator)))
      }
      let stack = StackLayout(axis, spacing: spacing)
      let own = stack.size(of: elements, fitting: .unlimited, context: context())
      let found = frames(stack, elements, Size(width: own.width + 10, height: own.height + 10))
      for (frame, next) in zip(found, found.dropFirst()) {
        let gap = axis == .horizontal ? next.x - frame.maxX : next.y - frame.maxY
        #expect(abs(gap - spacing) < 1e-9)
      }
      for (frame, element) in zip(found, elements) {
        let wanted = context().size(of: element, fitting: .unlimited)
        #expect(frame.width >= wanted.width - 1e-9 && frame.height >= wanted.height - 1e-9)
        #expect(frame.x >= 0 && frame.maxX <= own.width + 10 && frame.maxY <= own.height + 10)
      }
    }
  }
}
