import SceneComponents
import TestSupport
import Testing

@testable import SceneModel

/// Least and most of a side, ratios, and who gives way: as CSS reckons them.
@Suite struct BoundsTests {
  private let picture = Picture(
    id: PictureID(digest: DigestBuilder().digest()), format: .png, width: 2000, height: 1000, data: [])

  private var context: LayoutContext {
    LayoutContext(scale: 1, pictures: [picture.id: picture], texts: Ruler())
  }

  private func box(_ values: [String: ParameterValue]) -> Element {
    Element(Box(), parameters: ParameterValues(values))
  }

  private func text(_ count: Int, _ values: [String: ParameterValue] = [:]) -> Element {
    let words = ParameterValue.text(String(repeating: "m", count: count))
    return Element(Text(), parameters: ParameterValues(values.merging(["text": words]) { a, _ in a }))
  }

  private func frames(
    _ axis: StackLayout.Axis, _ elements: [Element], _ width: Double, _ height: Double, spacing: Double = 0
  ) -> [Rect] {
    StackLayout(axis, spacing: spacing).layers(
      of: elements, in: Size(width: width, height: height), context: context
    ).map(\.frame)
  }

  private func points(_ value: Double) -> ParameterValue { .length(.points(value)) }

  private func share(_ value: Double) -> ParameterValue { .length(.fraction(value)) }

  @Test(arguments: [ParameterValue.length(.points(50)), .length(.fraction(0.25))])
  func wordsWrapAtTheirBound(_ most: ParameterValue) {
    let words = text(20, ["max-width": most])
    #expect(frames(.horizontal, [words], 200, 80) == [Rect(x: 0, y: 0, width: 50, height: 80)])
    #expect(frames(.vertical, [words], 200, 300) == [Rect(x: 0, y: 0, width: 50, height: 80)])
    for axis in StackLayout.Axis.allCases {
      let size = StackLayout(axis).size(of: [words], fitting: Room(width: 200), context: context)
      #expect(size == Size(width: 50, height: 80))
    }
  }

  @Test func nothingIsStretchedBeyondItsBound() {
    let components: [any Component] = [Button(), TextField(), Card(), List(), Box(), Segmented()]
    for component in components {
      let element = Element(component, parameters: ParameterValues(["max-width": points(120)]))
      #expect(frames(.vertical, [element], 300, 400).first?.width == 120, "\(component.declaration.name)")
      #expect(frames(.vertical, [element], 300, 400).first?.x == 0)
      #expect(frames(.vertical, [element], 100, 400).first?.width == 100)
    }
    let said: [String: ParameterValue] = ["max-width": points(120), "align-self": .choice("center")]
    #expect(
      frames(.vertical, [Element(Button(), parameters: ParameterValues(said))], 300, 400).first?.x == 90)
  }

  /// CSS Flexible Box Layout 1, §9.7: what stops at a bound leaves the others what it does not take, or takes it
  /// from them.
  @Test func whatGrowsStopsAtItsBounds() {
    func widths(_ all: [[String: ParameterValue]], _ whole: Double) -> [Double] {
      frames(.horizontal, all.map { box($0.merging(["grow": .number(1)]) { a, _ in a }) }, whole, 10).map(
        \.width)
    }
    #expect(widths([["max-width": points(100)], [:]], 368) == [100, 268])
    #expect(widths([["min-width": share(0.6)], [:]], 100) == [60, 40])
    #expect(widths([["max-width": points(20)], ["min-width": points(50)], [:]], 120) == [20, 50, 50])
    #expect(widths([["max-width": points(20)], ["max-width": share(0.1)]], 100) == [20, 10])
    #expect(widths([["min-width": points(80)], [:]], 300) == [150, 150])
  }

  @Test func whatShrinksStopsAtItsBounds() {
    let held = text(10, ["min-width": points(80)])
    #expect(frames(.horizontal, [held, text(10)], 140, 100).map(\.width) == [80, 60])
    #expect(frames(.horizontal, [held, text(10), text(2)], 140, 100).map(\.width) == [80, 40, 20])
    let both = [held, text(10, ["min-width": points(90)])]
    #expect(frames(.horizontal, both, 140, 100).map(\.width) == [80, 90])
  }

  @Test func sharesAreOfTheWhole() {
    let wide = box(["min-width": share(0.6), "height": points(20)])
    #expect(frames(.horizontal, [wide], 100, 20) == [Rect(x: 0, y: 0, width: 60, height: 20)])
    #expect(frames(.vertical, [box(["min-height": share(0.6)])], 80, 100).map(\.height) == [60])
    #expect(
      frames(.vertical, [box(["max-height": share(0.2), "grow": .number(1)])], 80, 100).map(\.height) == [20])
  }

  @Test func aRatioAloneTakesTheRoomThereIs() {
    func size(_ values: [String: ParameterValue], _ room: Room = Room(width: 368)) -> Size {
      context.size(of: box(values), fitting: room)
    }
    #expect(size(["aspect-ratio": .number(2)]) == Size(width: 368, height: 184))
    for side in ["max-width", "max-height"] {
      #expect(size(["aspect-ratio": .number(1), side: points(100)]) == Size(width: 100, height: 100))
    }
    #expect(
      size(["aspect-ratio": .number(2)], Room(width: 368, height: 100)) == Size(width: 200, height: 100))
    let grown = box(["aspect-ratio": .number(2), "grow": .number(1)])
    #expect(frames(.horizontal, [grown], 100, 80) == [Rect(x: 0, y: 15, width: 100, height: 50)])
  }

  @Test func buttonsAndPicturesGiveWay() {
    func button(_ words: String?, _ icon: String? = nil) -> Element {
      var values = ParameterValues(["size": .choice("medium")])
      values.values["text"] = words.map { .text($0) }
      values.values["icon"] = icon.map { .choice($0) }
      return Element(Button(), parameters: values)
    }
    let long = String(repeating: "m", count: 30)
    #expect(
      frames(.horizontal, [button(long), button(long)], 200, 34, spacing: 10) == [
        Rect(x: 0, y: 0, width: 95, height: 34), Rect(x: 105, y: 0, width: 95, height: 34),
      ])
    // Twelve before and after the words; an icon alone keeps its square.
    #expect(frames(.horizontal, [button("ab"), button(long)], 200, 34).map(\.width) == [44, 156])
    #expect(frames(.horizontal, [button(nil, "plus"), button(long)], 200, 34).map(\.width) == [34, 166])
    #expect(frames(.vertical, [button("ab")], 200, 50).map(\.width) == [44], "not stretched")

    let image = Element(Image(), parameters: ParameterValues(["image": .picture(picture.id)]))
    #expect(
      frames(.horizontal, [image, text(8)], 200, 100) == [
        Rect(x: 0, y: 20, width: 120, height: 60), Rect(x: 120, y: 40, width: 80, height: 20),
      ])
    let low = Element(
      Image(), parameters: ParameterValues(["image": .picture(picture.id), "max-height": points(50)]))
    #expect(frames(.vertical, [low], 300, 400) == [Rect(x: 0, y: 0, width: 100, height: 50)])
  }

  /// Whatever bounds there are: all of them hold, and the room is filled unless everything has all it may have, or
  /// no less than it must.
  @Test func randomBoundsHold() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<500 {
      let bounds = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        let least = Double(Int.random(in: 0...60, using: &generator))
        return (least: least, most: least + Double(Int.random(in: 0...80, using: &generator)))
      }
      let elements = bounds.map { bound in
        box([
          "min-width": points(bound.least), "max-width": points(bound.most), "height": points(1),
          "grow": .number(Double(Int.random(in: 1...4, using: &generator))),
        ])
      }
      let whole = Double(Int.random(in: 1...500, using: &generator))
      let found = frames(.horizontal, elements, whole, 1)
      for (frame, bound) in zip(found, bounds) {
        // Ends come to lie on whole pixels.
        #expect(frame.width > bound.least - 1 && frame.width < bound.most + 1)
      }
      let (least, most) = (bounds.reduce(0) { $0 + $1.least }, bounds.reduce(0) { $0 + $1.most })
      #expect(abs((found.last?.maxX ?? 0) - min(max(whole, least), most)) < 1e-6)
    }
  }
}
