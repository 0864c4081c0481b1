import SceneModel
import TestSupport
import Testing

@testable import CairoRendering

@Suite struct GradientTests {
  private func box(_ gradient: Gradient, _ width: Double, _ height: Double) -> LayerPresentation {
    var layer = LayerPresentation(size: Size(width: width, height: height))
    layer.gradient = gradient
    return layer
  }

  /// Premultiplied red, green, blue and alpha at a share of the way between two colours.
  private func mixed(_ a: Color, _ b: Color, _ share: Double) -> [Double] {
    func premultiplied(_ color: Color) -> [Double] {
      let alpha = Double(color.alpha) / 255
      return [
        Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, 255 * alpha,
      ]
    }
    return zip(premultiplied(a), premultiplied(b)).map { $0 + ($1 - $0) * share }
  }

  @Test func everyPixelIsRightToOneLevel() throws {
    var random = SeededGenerator(seed: 5)
    func color(_ alpha: ClosedRange<UInt8>) -> Color {
      func channel() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
      return Color(
        red: channel(), green: channel(), blue: channel(), alpha: UInt8.random(in: alpha, using: &random))
    }
    for alpha in [UInt8(255)...255, 0...255, 0...3] {
      for _ in 0..<6 {
        let (a, b) = (color(alpha), color(alpha))
        let picture = try Drawn.picture(
          64, 4, background: .clear, [box(.linear(degrees: 90, [a, b]), 64, 4)])
        for x in 0..<64 {
          let exact = mixed(a, b, (Double(x) + 0.5) / 64)
          for y in 0..<4 {
            for (value, expected) in zip(picture[x, y], exact) {
              #expect(abs(Double(value) - expected) < 1.02)
            }
            #expect(picture[x, y][0...2].allSatisfy { $0 <= picture[x, y][3] })
          }
        }
      }
    }
  }

  @Test func meansAreExactWhereSingleLevelsCannotBe() throws {
    // Two levels over 512 pixels: means of 8 × 8 pixels climb evenly, without a step that could be seen.
    let picture = try Drawn.picture(
      512, 8, [box(.linear(degrees: 90, [Color(rgb: 0x404040), Color(rgb: 0x424242)]), 512, 8)])
    for block in 0..<64 {
      var sum = 0
      for y in 0..<8 { for x in 0..<8 { sum += picture[block * 8 + x, y][0] } }
      let exact = 64 + 2 * (Double(block) * 8 + 4) / 512
      #expect(abs(Double(sum) / 64 - exact) < 0.04)
    }
  }

  @Test func oneColourStaysItself() throws {
    for color in [Color(rgb: 0x123456), .white, .black] {
      let plain = try Drawn.picture(
        40, 30, [LayerPresentation(size: Size(width: 40, height: 30), fill: color)])
      #expect(try Drawn.picture(40, 30, [box(.linear(degrees: 33, [color, color]), 40, 30)]) == plain)
      #expect(try Drawn.picture(40, 30, [box(.radial([color]), 40, 30)]) == plain)
    }
  }

  @Test func anglesRunAsInCSS() throws {
    func corners(_ degrees: Double) throws -> [Int] {
      let picture = try Drawn.picture(60, 30, [box(.linear(degrees: degrees, [.black, .white]), 60, 30)])
      return [(0, 0), (59, 0), (59, 29), (0, 29)].map { picture[$0.0, $0.1][0] }
    }
    for (degrees, expected) in [
      (0.0, [255, 255, 0, 0]), (90, [0, 255, 255, 0]), (180, [0, 0, 255, 255]), (-90, [255, 0, 0, 255]),
    ] {
      for (value, end) in zip(try corners(degrees), expected) { #expect(abs(value - end) <= 5) }
    }
    // Corner to corner: the ends have the ends' colours whatever the shape.
    let slanted = try corners(135)
    #expect(slanted[0] <= 4 && slanted[2] >= 251)
  }

  @Test func radialGradientsFollowTheirEllipse() throws {
    let picture = try Drawn.picture(80, 40, [box(.radial([.black, .white]), 80, 40)])
    for (x, y) in [(39, 19), (50, 19), (39, 30), (60, 25), (5, 5), (79, 19)] {
      let (u, v) = ((Double(x) + 0.5 - 40) / 40, (Double(y) + 0.5 - 20) / 20)
      let exact = 255 * min((u * u + v * v).squareRoot(), 1)
      #expect(abs(Double(picture[x, y][0]) - exact) < 1.1)
    }
    let circle = try Drawn.picture(
      80, 40, [box(Gradient(.circle(center: .left, radius: .one), [.black, .white]), 80, 40)])
    for (x, y) in [(0, 19), (40, 19), (20, 0), (70, 39)] {
      let (u, v) = (Double(x) + 0.5, Double(y) + 0.5 - 20)
      #expect(abs(Double(circle[x, y][0]) - 255 * min((u * u + v * v).squareRoot() / 80, 1)) < 1.1)
    }
  }

  @Test func stopsInOnePlaceMakeAnEdge() throws {
    let gradient = Gradient(
      .angle(degrees: Fixed(90)),
      [.init(.black, at: 0.25), .init(.black, at: 0.5), .init(.white, at: 0.5), .init(.black, at: 1)])
    let picture = try Drawn.picture(40, 1, [box(gradient, 40, 1)])
    #expect(picture[0, 0][0] == 0 && picture[19, 0][0] == 0)
    #expect(picture[20, 0][0] >= 248 && abs(picture[30, 0][0] - 121) <= 2)
    // One that lies before its predecessor counts as lying at it.
    #expect(
      Gradient(.angle(degrees: .zero), [.init(.black, at: 0.5), .init(.white, at: 0.2)]).stops[1].position
        == Fixed(0.5))
  }

  @Test func degenerateGradientsShowTheirLastColour() throws {
    let shapes: [Gradient.Shape] = [
      .linear(from: .center, to: .center), .circle(center: .center, radius: .zero),
      .radial(center: .center, radiusX: .zero, radiusY: .one),
    ]
    for shape in shapes {
      let picture = try Drawn.picture(9, 9, [box(Gradient(shape, [.black, .white, .black]), 9, 9)])
      #expect(picture[4, 4] == [0, 0, 0, 255])
    }
    #expect(try Drawn.picture(9, 9, [box(Gradient(.angle(degrees: .zero), [Color]()), 9, 9)]).totalInk == 0)
  }

  @Test func gradientsFollowOutlinesGroupsAndSnapshots() throws {
    let gradient = Gradient.linear(degrees: 120, [Color(rgb: 0x204060), Color(rgb: 0x90C0F0)])
    var round = box(gradient, 50, 40).at(5, 5)
    round.corners = Corners(12)
    let picture = try Drawn.picture(60, 50, [round])
    #expect(picture[5, 5] == [255, 255, 255, 255] && picture[30, 25][0] < 120)
    // Cut by a mask along the same outline, in a snapshot, drawn anew: the same bytes inside.
    var masked = LayerPresentation(size: Size(width: 50, height: 40), masksToBounds: true)
    masked.corners = Corners(12)
    masked.gradient = gradient
    masked.sublayers = [LayerPresentation(size: Size(width: 1, height: 1)).at(20, 20)]
    #expect(try Drawn.picture(60, 50, [masked.at(5, 5)]).largestDifference(to: picture) <= 1)
    let snapshot = LayerPresentation(
      size: Size(width: 60, height: 50),
      content: .snapshot(
        SnapshotContent(
          Snapshot(
            Drawn.root(
              60, 50,
              [
                LayerPresentation(size: Size(width: 60, height: 50), fill: .white), round,
              ])))))
    for offset in [0.0, 3] {
      let shown = Drawn.root(80, 60, [snapshot.at(offset, offset)])
      let cached = try Drawn.renderer(80, 60).picture(of: shown)
      #expect(cached == (try Drawn.renderer(80, 60, usesSnapshotCache: false).picture(of: shown)))
      if offset == 0 { for y in 0..<50 { for x in 0..<60 { #expect(cached[x, y] == picture[x, y]) } } }
    }
  }

  @Test func gradientsFadeInOneStep() throws {
    var faded = box(.linear(degrees: 90, [.black, .white]), 64, 8)
    faded.opacity = Fixed(0.5)
    let picture = try Drawn.picture(64, 8, background: .clear, [faded])
    for x in 0..<64 {
      #expect(abs(Double(picture[x, 3][0]) - 127.5 * (Double(x) + 0.5) / 64) < 1.6)
      #expect(abs(picture[x, 3][3] - 128) <= 1)
    }
  }
}
