import SceneModel
import TestSupport
import Testing

@testable import SceneComponents

/// What holds for every component, whatever it is given and however little room it has.
@Suite struct AnyUseTests {
  private struct Case {
    let element: Element
    let context: LayoutContext
    let size: Size
    let layer: Layer
  }

  /// The same cases on every run; a component's own size where it says one, in rooms down to nothing.
  private func cases(_ component: any Component, count: Int = 60) -> [Case] {
    var use = RandomUse(
      seed: UInt64(component.declaration.name.utf8.reduce(0) { $0 &* 31 &+ Int($1) } & 0xFFFF))
    return (0..<count).map { _ in
      let context = LayoutContext(
        scale: Double(Int.random(in: 1...3, using: &use.generator)),
        isRightToLeft: Bool.random(using: &use.generator),
        theme: Bool.random(using: &use.generator) ? .light : .dark,
        safeArea: Insets(bottom: Bool.random(using: &use.generator) ? 34 : 0), texts: EvenLetters())
      let element = use.element(component)
      // What reaches from side to side of a screen has one of a watch at least.
      let least = component.declaration.isFullWidth ? 160.0 : 0
      let width = (use.generator.double(least...500) * context.scale).rounded() / context.scale
      let size = context.size(of: element, fitting: Room(width: width))
      return Case(
        element: element, context: context, size: size,
        layer: context.layer(of: element, in: Rect(size: size)))
    }
  }

  @Test(arguments: allComponents.map(\.declaration.name))
  func sizesAreWholePixels(name: String) throws {
    let component = try #require(allComponents.first { $0.declaration.name == name })
    for use in cases(component) {
      for side in [use.size.width, use.size.height] {
        #expect(side >= 0 && side.isFinite)
        #expect(abs(side * use.context.scale - (side * use.context.scale).rounded()) < 1e-6)
      }
      #expect(use.layer.frame == Rect(size: use.size))
    }
  }

  /// What stands inside other than elements: letters, signs, lines. What is cut off at its layer's edge may reach
  /// beyond it, and so may the balloon of a key.
  @Test(arguments: allComponents.filter { !$0.declaration.acceptsContent }.map(\.declaration.name))
  func nothingReachesBeyondTheFrame(name: String) throws {
    let component = try #require(allComponents.first { $0.declaration.name == name })
    for use in cases(component) {
      let bounds = Rect(size: use.size)
      for (layer, frame) in AnyUseTests.seen(use.layer) where frame.width > 0 && frame.height > 0 {
        #expect(
          frame.x >= -0.01 && frame.maxX <= bounds.width + 0.01 && frame.y >= -0.01
            && frame.maxY <= bounds.height + 0.01,
          "\(name): \(layer.id ?? layer.text?.text ?? "part") at \(frame) of \(bounds)")
      }
    }
  }

  /// Layers that draw, with their frames in the outermost one's points.
  private static func seen(_ layer: Layer, _ origin: Point = .zero) -> [(layer: Layer, frame: Rect)] {
    guard !layer.masksToBounds else { return [] }
    return layer.sublayers.flatMap { sublayer -> [(layer: Layer, frame: Rect)] in
      guard sublayer.opacity > 0 else { return [] }
      let frame = sublayer.frame.offset(by: origin)
      let own = sublayer.content != .none || sublayer.fill.alpha > 0 ? [(sublayer, frame)] : []
      return own + seen(sublayer, frame.origin)
    }
  }
}
