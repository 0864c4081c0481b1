import SceneModel
import Testing

@testable import CairoRendering

@Suite struct ShadowTests {
  private func box(
    blur: Double, x: Double = 0, y: Double = 0, radius: Double = 0, fill: Color = .white, width: Double = 60,
    content: LayerPresentation.Content = .none
  ) -> LayerPresentation {
    LayerPresentation(
      size: Size(width: width, height: 40), cornerRadius: radius, fill: fill,
      shadow: .init(color: .black, blur: blur, x: x, y: y), content: content)
  }

  /// Gauss's error function by its series (Abramowitz and Stegun 7.1.5).
  private func erf(_ x: Double) -> Double {
    var (term, sum) = (x, x)
    for n in 1..<60 {
      term *= -x * x / Double(n)
      sum += term / Double(2 * n + 1)
    }
    return 2 / Double.pi.squareRoot() * sum
  }

  @Test func aShadowIsAlikeOnAllSides() throws {
    for radius in [0.0, 10] {
      let picture = try Drawn.picture(120, 100, [box(blur: 16, radius: radius).at(30, 30)])
      for y in 0..<100 {
        for x in 0..<120 {
          #expect(abs(picture.ink(x, y) - picture.ink(119 - x, y)) <= 2)
          #expect(abs(picture.ink(x, y) - picture.ink(x, 99 - y)) <= 2)
        }
      }
    }
  }

  @Test(arguments: [(8.0, 1.0), (20, 1), (12, 2), (40, 1)])
  func aShadowFallsOffLikeAGaussian(blur: Double, scale: Double) throws {
    let size = Int(200 * scale)
    var layer = box(blur: blur, fill: .white, width: 100).at(50, 20)
    layer = LayerPresentation(
      size: Size(width: 100, height: 160), transform: layer.transform, fill: .white, shadow: layer.shadow)
    let picture = try Drawn.picture(size, size, scale: scale, [layer])
    let deviation = blur / 2 * scale
    // Left of the edge, half way down: the box is far longer than the blur.
    for distance in 1..<Int(2.5 * deviation) {
      let x = Int(50 * scale) - distance
      let exact = 127.5 * (1 - erf((Double(distance) - 0.5) / deviation / 2.0.squareRoot()))
      // Boxes come within three in a hundred of a Gaussian.
      #expect(abs(picture.ink(x, Int(100 * scale)) - exact) <= 255 * 0.03)
    }
  }

  @Test func noBlurIsAHardCopy() throws {
    let picture = try Drawn.picture(100, 80, [box(blur: 0, x: 5, y: 7).at(10, 10)])
    for y in 0..<80 {
      for x in 0..<100 {
        let isBox = (10..<70).contains(x) && (10..<50).contains(y)
        let isShadow = !isBox && (15..<75).contains(x) && (17..<57).contains(y)
        #expect(picture.ink(x, y) == (isShadow ? 255 : 0))
      }
    }
  }

  @Test func nothingIsDrawnUnderATransparentShape() throws {
    for radius in [0.0, 14] {
      let open = try Drawn.picture(120, 100, [box(blur: 20, y: 6, radius: radius, fill: .clear).at(30, 30)])
      let filled = try Drawn.picture(120, 100, [box(blur: 20, y: 6, radius: radius, fill: .white).at(30, 30)])
      // White on white: the same picture as with the white box over its shadow.
      #expect(open.largestDifference(to: filled) <= 2)
    }
    let circle = try Drawn.picture(120, 100, [box(blur: 20, fill: .clear, content: .ellipse).at(30, 30)])
    #expect(circle.ink(60, 50) == 0)
    #expect(circle.ink(33, 33) > 60)
    let translucent = try Drawn.picture(
      120, 100, [box(blur: 20, fill: Color(red: 255, green: 255, blue: 255, alpha: 10)).at(30, 30)])
    #expect(translucent.ink(60, 50) == 0)
  }

  @Test func aShadowMovesWithItsLayer() throws {
    let start = try Drawn.picture(160, 120, [box(blur: 12, y: 4).at(40, 40)]).inkCenter
    for step in 1...8 {
      let offset = Double(step) / 8
      let center = try Drawn.picture(160, 120, [box(blur: 12, y: 4).at(40 + offset, 40)]).inkCenter
      #expect(abs(center.x - start.x - offset) < 0.1)
    }
  }

  @Test func aLayerShownLargerHasALargerShadow() throws {
    var layer = box(blur: 10)
    layer.transform = FixedTransform(a: 2, d: 2, tx: 40, ty: 40)
    let scaled = try Drawn.picture(200, 160, [layer])
    let large = LayerPresentation(
      size: Size(width: 120, height: 80), fill: .white, shadow: .init(color: .black, blur: 20))
    #expect(try Drawn.picture(200, 160, [large.at(40, 40)]).largestDifference(to: scaled) <= 9)
  }

  @Test func boxesFollowTheFormula() {
    // floor(σ · 3 · √(2π) / 4 + ½) for σ of 1, 2, 5 and 20 pixels.
    for (deviation, box) in [(1.0, 2), (2, 4), (5, 9), (20, 38)] {
      #expect(ShadowMask.box(blur: deviation * 2, scale: 1) == box)
      #expect(ShadowMask.box(blur: deviation, scale: 2) == box)
    }
  }
}
