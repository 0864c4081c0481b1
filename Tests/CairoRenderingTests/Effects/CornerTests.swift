import SceneModel
import Testing

@testable import CairoRendering

@Suite struct CornerTests {
  private func box(_ corners: Corners, _ width: Double = 60, _ height: Double = 40) -> LayerPresentation {
    var layer = LayerPresentation(size: Size(width: width, height: height), fill: .black)
    layer.corners = corners
    return layer
  }

  @Test func everyCornerHasItsOwnRadius() throws {
    let picture = try Drawn.picture(
      80, 60, [box(Corners(topLeft: 20, topRight: 0, bottomRight: 10, bottomLeft: 5)).at(10, 10)])
    let cut = (1 - .pi / 4) * (400.0 + 100 + 25)
    #expect(abs(picture.totalInk / 255 - (2400 - cut)) < 3)
    #expect(picture.ink(10, 10) == 0 && picture.ink(69, 10) == 255)
    #expect(picture.ink(69, 49) == 0 && picture.ink(10, 49) == 0 && picture.ink(13, 47) == 255)
  }

  /// The area a unit corner cuts off: 0.2146 for a circle.
  private func cutOff(_ corners: Corners, _ side: Double = 200) throws -> Double {
    let picture = try Drawn.picture(Int(side), Int(side), [box(corners, side, side)])
    return (side * side - picture.totalInk / 255) / 4 / (corners.largest.double * corners.largest.double)
  }

  @Test func continuousCornersCutOffLittleMoreThanCircles() throws {
    let circle = try cutOff(Corners(50))
    let continuous = try cutOff(Corners(50, curve: .continuous))
    #expect(abs(circle - (1 - .pi / 4)) < 0.002)
    // The curve's own area, summed over its published points.
    #expect(continuous > circle + 0.01 && continuous < circle + 0.03)
  }

  @Test func continuousCornersBecomeCirclesWhereThereIsNoRoom() throws {
    // A capsule has none: exactly half circles.
    let capsule = try Drawn.picture(100, 40, [box(Corners(20, curve: .continuous), 100, 40)])
    #expect(capsule == (try Drawn.picture(100, 40, [box(Corners(20), 100, 40)])))
    // In between it grows from one to the other.
    var last = 0.0
    for side in stride(from: 100.0, through: 160, by: 10) {
      let area = try cutOff(Corners(50, curve: .continuous), side)
      #expect(area >= last - 1e-4)
      last = area
    }
    #expect(abs(last - (try cutOff(Corners(50, curve: .continuous)))) < 0.002)
  }

  @Test func continuousOutlinesAreSmoothAndSymmetric() throws {
    for side in [100.0, 120, 150, 200] {
      let corners = RoundedCorners(Corners(50, curve: .continuous), Size(width: side, height: side))
      #expect(corners.topLeft.reach <= side / 2 + 1e-9 && corners.topLeft.reach >= 50)
      let picture = try Drawn.picture(
        Int(side), Int(side), [box(Corners(50, curve: .continuous), side, side)])
      for y in 0..<Int(side) {
        for x in 0..<y {
          // Mirrored in the diagonal; Cairo's scan converter is not alike across and down.
          #expect(abs(picture.ink(x, y) - picture.ink(y, x)) <= 24)
        }
      }
    }
  }

  @Test func masksAndShadowsFollowTheSameOutline() throws {
    for corners in [
      Corners.top(16), Corners(14, curve: .continuous),
      Corners(topLeft: 3, topRight: 9, bottomRight: 20, bottomLeft: 0),
    ] {
      let reference = try Drawn.picture(80, 60, [box(corners).at(10, 10)])
      var mask = LayerPresentation(size: Size(width: 60, height: 40), masksToBounds: true)
      mask.corners = corners
      mask.sublayers = [LayerPresentation(size: Size(width: 90, height: 90), fill: .black).at(-9, -9)]
      #expect(try Drawn.picture(80, 60, [mask.at(10, 10)]).largestDifference(to: reference) <= 1)
      // A shadow without blur is the outline, moved.
      var caster = box(corners)
      caster.fill = .clear
      caster.shadow = .init(color: .black, blur: 0, x: 100, y: 0)
      #expect(try Drawn.picture(80, 60, [caster.at(-90, 10)]).largestDifference(to: reference) <= 1)
    }
  }

  @Test(arguments: LayerPresentation.Border.Alignment.allCases)
  func bordersLieWhereTheyAreSaidTo(alignment: LayerPresentation.Border.Alignment) throws {
    let reach = alignment == .inside ? (0.0, 4.0) : alignment == .center ? (2, 2) : (4, 0)
    var layer = box(.square)
    layer.fill = .clear
    layer.border = .init(width: 4, color: .black, alignment: alignment)
    let picture = try Drawn.picture(80, 60, [layer.at(10, 10)])
    for y in 0..<60 {
      for x in 0..<80 {
        let (px, py) = (Double(x), Double(y))
        let isInOuter = px >= 10 - reach.0 && px < 70 + reach.0 && py >= 10 - reach.0 && py < 50 + reach.0
        let isInHole = px >= 10 + reach.1 && px < 70 - reach.1 && py >= 10 + reach.1 && py < 50 - reach.1
        #expect(picture.ink(x, y) == (isInOuter && !isInHole ? 255 : 0))
      }
    }
    // Round ones stay concentric, and what lies outside is not lost when the layer fades.
    layer.corners = Corners(12)
    let (outer, inner) = (12 + reach.0, 12 - reach.1)
    let area =
      (60 + 2 * reach.0) * (40 + 2 * reach.0) - (60 - 2 * reach.1) * (40 - 2 * reach.1)
      - (4 - .pi) * (outer * outer - inner * inner)
    #expect(abs(try Drawn.picture(80, 60, [layer.at(10, 10)]).totalInk / 255 - area) < 4)
    layer.opacity = Fixed(0.5)
    #expect(abs(try Drawn.picture(80, 60, [layer.at(10, 10)]).totalInk / 127.5 - area) < 6)
  }
}
