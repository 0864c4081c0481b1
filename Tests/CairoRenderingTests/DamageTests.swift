import PictureCoding
import SceneModel
import TestSupport
import Testing

@testable import CairoRendering

/// A frame drawn over another one has the bytes of one drawn whole.
@Suite struct DamageTests {
  private static let (width, height, scale) = (180, 240, 2.0)

  @Test(arguments: 0..<16)
  func whatIsDrawnOverAnotherFrameIsWhatIsDrawnWhole(seed: Int) throws {
    var trees = RandomTrees(seed: UInt64(seed), width: 90, height: 120)
    let renderer = try Drawn.renderer(Self.width, Self.height, scale: Self.scale)
    var old = trees.screen()
    var pixels = try renderer.picture(of: old)
    for step in 0..<10 {
      let new = trees.changed(old)
      try renderer.draw(new, over: old, into: &pixels)
      #expect(pixels == (try renderer.picture(of: new)), "step \(step)")
      old = new
    }
  }

  @Test func aScreenThatRestsIsDrawnLikeOneThatMoves() throws {
    var trees = RandomTrees(seed: 77, width: 90, height: 120)
    for _ in 0..<12 {
      let renderer = try Drawn.renderer(Self.width, Self.height, scale: Self.scale)
      let moving = trees.screen()
      let resting = trees.changed(moving)
      var pixels = try renderer.picture(of: moving)
      try renderer.draw(resting.shownAsSnapshot, over: moving, into: &pixels)
      #expect(pixels == (try renderer.picture(of: resting)))
      let other = trees.changed(resting)
      try renderer.draw(other.shownAsSnapshot, over: resting.shownAsSnapshot, into: &pixels)
      #expect(pixels == (try renderer.picture(of: other)))
    }
  }

  @Test func pixelsThatShowTheSameAreNotDrawn() throws {
    func screen(_ color: Color) -> LayerPresentation {
      Drawn.root(
        50, 100,
        [
          LayerPresentation(size: Size(width: 50, height: 100), fill: .white),
          LayerPresentation(size: Size(width: 10, height: 10), fill: color).at(5, 40),
        ])
    }
    let renderer = try Drawn.renderer(50, 100)
    // Green nobody drew: what is left of it was left alone.
    var pixels = try Drawn.picture(50, 100, background: Color(rgb: 0x00FF00), [])
    try renderer.draw(screen(Color(rgb: 0x0000FF)), over: screen(.black), into: &pixels)
    #expect(pixels[20, 38] == [0, 255, 0, 255])
    #expect(pixels[20, 45] == [0, 255, 0, 255])
    #expect(pixels[10, 45] == [0, 0, 255, 255])
    #expect(pixels[20, 52] == [0, 255, 0, 255])
  }
}

extension Renderer {
  fileprivate func draw(
    _ layer: LayerPresentation, over old: LayerPresentation, into pixels: inout PixelBuffer
  ) throws {
    try pixels.bytes.withUnsafeMutableBytes { try draw(layer, over: old, into: $0) }
  }
}

extension LayerPresentation {
  fileprivate var shownAsSnapshot: LayerPresentation {
    LayerPresentation(size: size.size, content: .snapshot(SnapshotContent(Snapshot(self))))
  }
}

/// Screens with everything on them that a layer can have, and the same with a little changed.
private struct RandomTrees {
  private var random: SeededGenerator
  private let size: Size

  init(seed: UInt64, width: Double, height: Double) {
    random = SeededGenerator(seed: seed)
    size = Size(width: width, height: height)
  }

  mutating func screen() -> LayerPresentation {
    let parts = (0..<8).map { _ in layer(depth: 2) }
    return LayerPresentation(size: size, masksToBounds: random.chance(2), fill: .white, sublayers: parts)
  }

  /// One to three layers changed, moved, added or gone.
  mutating func changed(_ screen: LayerPresentation) -> LayerPresentation {
    var copy = screen
    for _ in 0..<Int.random(in: 1...3, using: &random) { change(&copy) }
    return copy
  }

  private mutating func change(_ parent: inout LayerPresentation) {
    guard let index = parent.sublayers.indices.randomElement(using: &random) else {
      parent.sublayers.append(layer(depth: 0))
      return
    }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: parent.sublayers.insert(layer(depth: 1), at: index)
    case 1: parent.sublayers.remove(at: index)
    case 2: parent.sublayers[index].fill = color()
    case 3: parent.sublayers[index].transform = transform()
    case 4: parent.sublayers[index].opacity = Fixed(random.double(0...1))
    default: change(&parent.sublayers[index])
    }
  }

  private mutating func layer(depth: Int) -> LayerPresentation {
    var layer = LayerPresentation(
      size: Size(width: length(), height: length()), transform: transform(),
      opacity: random.chance(4) ? random.double(0.1...0.9) : 1, masksToBounds: random.chance(3),
      cornerRadius: random.chance(3) ? random.double(1...12) : 0, fill: random.chance(3) ? .clear : color())
    if random.chance(4) { layer.shadow = .init(color: color(), blur: random.double(0...9), x: 1, y: 3) }
    if random.chance(5) { layer.border = .init(width: random.double(0.5...3), color: color()) }
    if random.chance(9) { layer.backdrop = Backdrop(blur: random.double(1...8), saturation: 1.5) }
    if random.chance(12) { layer.blur = Fixed(random.double(0.5...4)) }
    if random.chance(12) {
      layer.mask = LayerPresentation(size: Size(width: 20, height: 16), fill: .black, content: .ellipse).at(
        2, 1)
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      layer = .text("Ada 😀 Lovelace", size: 11, weight: 500, width: 60, height: 14)
      layer.transform = transform()
    case 1: layer.content = .ellipse
    default: break
    }
    if depth > 0 {
      layer.sublayers = (0..<Int.random(in: 0...4, using: &random)).map { _ in self.layer(depth: depth - 1) }
    }
    return layer
  }

  /// On whole points, on whole pixels, between pixels, scaled or turned.
  private mutating func transform() -> FixedTransform {
    var (x, y) = (random.double(-10...70), random.double(-10...100))
    switch Int.random(in: 0..<8, using: &random) {
    case 0...3: (x, y) = (x.rounded(), y.rounded())
    case 4: (x, y) = ((x * 2).rounded() / 2, (y * 2).rounded() / 2)
    case 5: return FixedTransform(a: random.double(0.5...1.6), d: random.double(0.5...1.6), tx: x, ty: y)
    case 6:
      let (a, b) = (random.double(0.7...1), random.double(-0.6...0.6))
      return FixedTransform(a: a, b: b, c: -b, d: a, tx: x, ty: y)
    default: break
    }
    return .translation(x: x, y: y)
  }

  private mutating func length() -> Double {
    random.chance(3) ? random.double(4...60) : random.double(4...60).rounded()
  }

  private mutating func color() -> Color {
    let alpha: UInt8 = random.chance(3) ? UInt8.random(in: 20...230, using: &random) : 255
    func part(_ random: inout SeededGenerator) -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    return Color(red: part(&random), green: part(&random), blue: part(&random), alpha: alpha)
  }
}

extension SeededGenerator {
  fileprivate mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &self) == 0 }
}
