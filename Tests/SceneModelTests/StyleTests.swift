import SceneComponents
import SceneModel
import Testing

/// What `ElementStyle` declares, put on layers.
@Suite struct StyleTests {
  private func layer(_ values: [String: ParameterValue], isRightToLeft: Bool = false) -> Layer {
    let context = LayoutContext(scale: 2, isRightToLeft: isRightToLeft)
    return context.layer(
      of: Element(Box(), parameters: ParameterValues(values)), in: Rect(x: 0, y: 0, width: 200, height: 100))
  }

  private func object(_ values: [String: ParameterValue], of name: String) -> ParameterValue {
    let declared = ElementStyle.parameters.first { $0.name == name }?.type
    guard case .object(let parts)? = declared else { return .object(ParameterValues(values)) }
    return .object(ParameterValues(values).completed(by: parts))
  }

  @Test func gradientsRunDownwardsUnlessSaid() {
    let (red, blue) = (Color(rgb: 0xFF0000), Color(rgb: 0x0000FF))
    let plain = layer(["gradient": object(["from": .color(red), "to": .color(blue)], of: "gradient")])
    #expect(plain.gradient == .linear(degrees: 180, [red, blue]))
    let three = layer([
      "gradient": object(
        [
          "from": .color(red), "via": .color(.white), "to": .color(blue), "angle": .number(90),
          "via-at": .share(0.25), "to-at": .share(0.8),
        ], of: "gradient")
    ])
    #expect(
      three.gradient
        == Gradient(
          .angle(degrees: Fixed(90)), [.init(red, at: 0), .init(.white, at: 0.25), .init(blue, at: 0.8)]))
    let round = layer([
      "gradient": object(
        ["from": .color(red), "to": .color(blue), "shape": .choice("radial")], of: "gradient")
    ])
    #expect(round.gradient == .radial([red, blue]))
  }

  @Test func cornersOneByOneAreMirrored() {
    let values: [String: ParameterValue] = [
      "corner-radius": .length(.points(4)), "corner-curve": .choice("continuous"),
      "corners": object(
        ["top-leading": .length(.points(12)), "bottom-trailing": .length(.fraction(0.5))], of: "corners"),
    ]
    #expect(
      layer(values).corners
        == Corners(topLeft: 12, topRight: 4, bottomRight: 50, bottomLeft: 4, curve: .continuous))
    #expect(
      layer(values, isRightToLeft: true).corners
        == Corners(topLeft: 4, topRight: 12, bottomRight: 4, bottomLeft: 50, curve: .continuous))
    #expect(layer(values).masksToBounds)
    #expect(layer([:]).corners == .square && !layer([:]).masksToBounds)
  }

  @Test func bordersLieOnTheSideThatIsSaid() {
    for side in LayerPresentation.Border.Alignment.allCases {
      let line = layer(["border": object(["alignment": .choice(side.rawValue)], of: "border")]).border
      #expect(line == .init(width: 1, color: Color(rgb: 0xC6C6C8), alignment: side))
    }
  }

  @Test func blursInPoints() {
    let soft = layer([
      "blur": .length(.pixels(5)), "backdrop-blur": .length(.points(20)), "backdrop-saturation": .number(1.8),
    ])
    #expect(soft.blur == 2.5 && soft.backdrop == Backdrop(blur: 20, saturation: 1.8))
    #expect(layer(["backdrop-saturation": .number(2)]).backdrop == nil)
  }

  /// The product of a fade across and one down, and the shape inside.
  @Test func masksFadeTowardsSides() throws {
    let masked = layer([
      "mask": object(
        ["shape": .choice("ellipse"), "bottom": .length(.points(25)), "leading": .length(.points(50))],
        of: "mask")
    ])
    let across = try #require(masked.mask)
    #expect(across.gradient?.stops.map(\.position) == [0, 0.25, 1, 1].map { Fixed($0) })
    #expect(across.gradient?.stops.map(\.color) == [.clear, .black, .black, .black])
    let down = try #require(across.mask)
    #expect(down.gradient?.stops.map(\.position) == [0, 0, 0.75, 1].map { Fixed($0) })
    #expect(down.gradient?.stops.map(\.color.alpha) == [255, 255, 255, 0])
    #expect(down.mask?.mask?.content == .ellipse)
    let mirrored = try #require(
      layer(["mask": object(["leading": .length(.points(50))], of: "mask")], isRightToLeft: true).mask)
    #expect(mirrored.gradient?.stops.map(\.color.alpha) == [255, 255, 255, 0])
  }
}
