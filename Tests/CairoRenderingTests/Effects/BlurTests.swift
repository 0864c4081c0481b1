import SceneModel
import TestSupport
import Testing

@testable import CairoRendering

@Suite struct BlurTests {
  /// Gauss's error function by its series (Abramowitz and Stegun 7.1.5).
  private func erf(_ x: Double) -> Double {
    if abs(x) > 4 { return x > 0 ? 1 : -1 }
    var (term, sum) = (x, x)
    for n in 1..<90 {
      term *= -x * x / Double(n)
      sum += term / Double(2 * n + 1)
    }
    return 2 / Double.pi.squareRoot() * sum
  }

  @Test(arguments: [0.6, 1, 2, 2.6, 4, 7.3, 12, 20, 33])
  func anEdgeFallsOffLikeAGaussian(deviation: Double) throws {
    var half = LayerPresentation(size: Size(width: 600, height: 600), fill: .black).at(-400, -200)
    half.blur = Fixed(deviation)
    let picture = try Drawn.picture(400, 200, [half])
    for x in 0..<400 {
      let distance = (200 - (Double(x) + 0.5)) / deviation / 2.0.squareRoot()
      #expect(abs(picture.ink(x, 100) - 127.5 * (1 + erf(distance))) <= 3)
    }
  }

  @Test func inkIsSpreadAndNotLost() throws {
    for deviation in [0.7, 3, 9, 15] {
      var dot = LayerPresentation(size: Size(width: 20, height: 20), fill: .black).at(90, 90)
      dot.blur = Fixed(deviation)
      let picture = try Drawn.picture(200, 200, [dot])
      #expect(abs(picture.totalInk / 255 - 400) < 16)
      // Alike on all sides, but for what two roundings to whole levels leave.
      for y in 0..<100 {
        for x in 0..<100 {
          #expect(abs(picture.ink(x, y) - picture.ink(199 - x, y)) <= 2)
          #expect(abs(picture.ink(x, y) - picture.ink(x, 199 - y)) <= 2)
        }
      }
    }
  }

  @Test func aBlurThatGrowsGrowsEvenly() throws {
    // The middle of a line darkens less from step to step, without a jump where the picture is halved once more.
    var inks: [Double] = []
    for step in 0...120 {
      var line = LayerPresentation(size: Size(width: 16, height: 200), fill: .black).at(92, 0)
      line.blur = Fixed(Double(step) / 10)
      let picture = try Drawn.picture(200, 200, [line])
      inks.append(picture.ink(100, 100))
      // Half the width is 8.
      let exact = step == 0 ? 255 : 255 * erf(80 / Double(step) / 2.0.squareRoot())
      #expect(abs(picture.ink(100, 100) - exact) <= 3)
    }
    for (before, after) in zip(inks, inks.dropFirst()) {
      #expect(after <= before + 1 && before - after <= 4)
    }
  }

  @Test func colourBelongsToAlpha() throws {
    var random = SeededGenerator(seed: 2)
    let noise = (0..<60).map { _ in
      LayerPresentation(
        size: Size(width: 9, height: 9),
        fill: Color(
          red: UInt8.random(in: 0...255, using: &random), green: UInt8.random(in: 0...255, using: &random),
          blue: 0, alpha: UInt8.random(in: 0...255, using: &random))
      ).at(Double.random(in: 0...90, using: &random), Double.random(in: 0...90, using: &random))
    }
    for deviation in [1.0, 3, 8] {
      var group = LayerPresentation(size: Size(width: 100, height: 100), sublayers: noise)
      group.blur = Fixed(deviation)
      let picture = try Drawn.picture(100, 100, background: .clear, [group])
      for y in 0..<100 {
        for x in 0..<100 { #expect(picture[x, y][0...2].allSatisfy { $0 <= picture[x, y][3] }) }
      }
    }
  }

  @Test func blurCountsInPointsAndScalesWithItsLayer() throws {
    func box(_ blur: Double, _ scale: Double) -> LayerPresentation {
      var box = LayerPresentation(size: Size(width: 40, height: 40), fill: .black)
      box.blur = Fixed(blur)
      box.transform = FixedTransform(a: scale, d: scale, tx: 30, ty: 30)
      return box
    }
    let twice = try Drawn.picture(140, 140, [box(4, 2)])
    let large = LayerPresentation(size: Size(width: 80, height: 80), fill: .black)
    var plain = large.at(30, 30)
    plain.blur = Fixed(8)
    #expect(try Drawn.picture(140, 140, [plain]).largestDifference(to: twice) <= 1)
    let dense = try Drawn.picture(
      140, 140, scale: 2,
      [
        {
          var half = LayerPresentation(size: Size(width: 40, height: 40), fill: .black).at(15, 15)
          half.blur = Fixed(4)
          return half
        }()
      ])
    #expect(dense.largestDifference(to: twice) <= 1)
  }

  @Test func aBlurredGroupFadesAsOne() throws {
    var group = LayerPresentation(
      size: Size(width: 60, height: 60), opacity: 0.5,
      sublayers: [
        LayerPresentation(size: Size(width: 60, height: 60), fill: .black),
        LayerPresentation(size: Size(width: 60, height: 60), fill: .black),
      ]
    ).at(20, 20)
    group.blur = Fixed(3)
    #expect(abs(try Drawn.picture(100, 100, [group])[50, 50][0] - 127) <= 1)
  }

  @Test func theEdgeOfTheCanvasIsNoEdge() throws {
    // Cut by the canvas or not: the same pixels.
    var box = LayerPresentation(size: Size(width: 80, height: 80), fill: .black)
    box.blur = Fixed(6)
    let whole = try Drawn.picture(160, 160, [box.at(40, 40)])
    let part = try Drawn.picture(80, 80, [box.at(-40, -40)])
    for y in 0..<80 { for x in 0..<80 { #expect(abs(whole.ink(x + 80, y + 80) - part.ink(x, y)) <= 1) } }
  }
}
