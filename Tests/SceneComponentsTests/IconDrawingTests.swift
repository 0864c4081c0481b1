import CairoRendering
import SceneComponents
import SceneModel
import Testing

/// What is drawn, black on white, at two pixels a point.
struct Drawing {
  let picture: PixelBuffer

  init(_ layers: [Layer], size: Size) throws {
    let (width, height) = (Int(size.width * 2), Int(size.height * 2))
    let renderer = try Renderer(
      resources: Resources(), width: width, height: height, scale: 2, background: .white)
    picture = try renderer.picture(of: Layer(frame: Rect(size: size), sublayers: layers).presentation())
  }

  /// 0…255 of darkness, by the green channel.
  func darkness(_ x: Int, _ y: Int) -> Int {
    255 - Int(picture.bytes[y * picture.bytesPerRow + x * 4 + 1])
  }

  /// The rows of a square of pixels.
  func square(_ left: Int, _ top: Int, side: Int) -> [[Int]] {
    (top..<top + side).map { y in (left..<left + side).map { darkness($0, y) } }
  }
}

@Suite struct IconDrawingTests {
  @Test func everyIconLooksLikeSomethingOfItsOwn() throws {
    let side = 24.0
    let columns = 32
    let icons = Icon.all
    let rows = (icons.count + columns - 1) / columns
    let layers = icons.enumerated().map { index, icon in
      var layer = icon.layer(size: side, color: .black)
      layer.frame.x = Double(index % columns) * side
      layer.frame.y = Double(index / columns) * side
      return layer
    }
    let drawing = try Drawing(layers, size: Size(width: Double(columns) * side, height: Double(rows) * side))
    var seen: [[[Int]]: String] = [:]
    for (index, icon) in icons.enumerated() {
      let square = drawing.square(index % columns * 48, index / columns * 48, side: 48)
      let share = Double(square.joined().reduce(0, +)) / 255 / (48 * 48)
      #expect((0.02...0.75).contains(share), "\(icon.name) covers \(share)")
      #expect(square.joined().contains { $0 == 255 }, "\(icon.name) is nowhere black")
      if let twin = seen.updateValue(icon.name, forKey: square) {
        Issue.record("\(icon.name) looks like \(twin)")
      }
    }
  }

  @Test func colorAndWeightAreSeen() throws {
    func share(_ weight: IconWeight) throws -> Double {
      let heart = try #require(Icon.named("heart"))
      let drawing = try Drawing(
        [heart.layer(size: 24, color: .black, weight: weight)], size: Size(width: 24, height: 24))
      return Double(drawing.square(0, 0, side: 48).joined().reduce(0, +)) / 255 / (48 * 48)
    }
    let shares = try IconWeight.allCases.map(share)
    #expect(shares == shares.sorted() && Set(shares).count == shares.count)
    // A line's area is its length times its width.
    #expect(abs(shares[4] / shares[1] - IconWeight.bold.lineWidth / IconWeight.regular.lineWidth) < 0.02)
  }
}

@Suite struct IconComponentTests {
  private let frame = Rect(x: 10, y: 20, width: 100, height: 40)

  private func layer(_ values: [String: ParameterValue], isRightToLeft: Bool = false) -> Layer {
    let icon = IconComponent()
    let element = Element(icon, parameters: ParameterValues(values))
    return icon.layer(element, frame: frame, context: LayoutContext(scale: 2, isRightToLeft: isRightToLeft))
  }

  @Test func liesInTheMiddle() throws {
    let icon = try #require(Icon.named("arrow-left"))
    let whole = layer(["icon": .choice("arrow-left")])
    #expect(whole.frame == frame && whole.sublayers.count == 1)
    #expect(whole.sublayers[0].frame == Rect(x: 30, y: 0, width: 40, height: 40))
    #expect(whole.sublayers[0].content == .path(icon.content(size: 40, color: .black)))
    let values: [String: ParameterValue] = [
      "icon": .choice("arrow-left"), "size": .number(21), "color": .color(.white), "weight": .choice("bold"),
    ]
    let small = layer(values, isRightToLeft: true).sublayers[0]
    #expect(small.frame == Rect(x: 39.5, y: 9.5, width: 21, height: 21))
    #expect(
      small.content
        == .path(icon.content(size: 21, color: .white, weight: .bold, isRightToLeft: true)))
    #expect(Set(values.keys) == Set(IconComponent().declaration.parameters.map(\.name) + ["icon"]))
  }
}
