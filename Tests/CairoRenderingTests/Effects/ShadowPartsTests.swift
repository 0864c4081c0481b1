import SceneModel
import TestSupport
import Testing

@testable import CairoRendering

@Suite struct ShadowPartsTests {
  @Test func aMaskPutTogetherIsTheMaskDrawnAsAWhole() throws {
    var random = SeededGenerator(seed: 21)
    for index in 0..<60 {
      func radius() -> Double { Bool.random(using: &random) ? 0 : Double.random(in: 1...14, using: &random) }
      var shape = ShadowShape(
        width: Fixed(Double.random(in: 20...300, using: &random)),
        height: Fixed(Double.random(in: 20...300, using: &random)),
        corners: Corners(
          topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius(),
          curve: index % 3 == 0 ? .continuous : .circular),
        box: Int.random(in: 0...24, using: &random), isEllipse: false, cutout: nil)
      if index % 2 == 0 {
        shape.cutout = ShadowShape.Offset(
          x: Fixed(Double.random(in: -9...9, using: &random)),
          y: Fixed(Double.random(in: -9...9, using: &random)))
      }
      shape.corners = shape.corners.fitted(to: Size(width: shape.width.double, height: shape.height.double))
      let mask = ShadowMask(shape)
      let (whole, parts) = (try mask.drawn(), try mask.raster(RasterCache(limit: 1 << 20)))
      #expect((whole.width, whole.height) == (parts.width, parts.height))
      for y in 0..<whole.height {
        for x in 0..<whole.width {
          let place = y * whole.bytesPerRow + x
          #expect(whole.pixels[place] == parts.pixels[place])
        }
      }
    }
  }

  @Test func aCardThatGrowsIsBlurredOnce() throws {
    let renderer = try Drawn.renderer(300, 300)
    func card(_ width: Double) -> LayerPresentation {
      LayerPresentation(
        size: Size(width: width, height: width), cornerRadius: 12, fill: .white,
        shadow: .init(color: .black, blur: 16, y: 4)
      ).at(30, 30)
    }
    _ = try renderer.picture(of: Drawn.root(300, 300, [card(150), card(151), card(240)]))
    var small = Set<ShadowShape>()
    for width in [150.0, 151, 240] {
      let box = ShadowMask.box(blur: 16, scale: 1)
      let shape = ShadowShape(
        width: Fixed(width), height: Fixed(width), corners: Corners(12), box: box, isEllipse: false,
        cutout: nil)
      small.insert(try #require(shape.smallest))
    }
    #expect(small.count == 1)
  }

  @Test(arguments: [false, true])
  func veryLongLayersHaveShadowsToo(isFilled: Bool) throws {
    // Two thousand screens high: at each end, and in the middle, as a layer that ends just out of sight.
    func picture(_ top: Double, _ height: Double) throws -> PixelBuffer {
      let layer = LayerPresentation(
        size: Size(width: 60, height: height), cornerRadius: 8, fill: isFilled ? .white : .clear,
        shadow: .init(color: .black, blur: 14, x: 2, y: 5))
      return try Drawn.picture(120, 100, [layer.at(30, top)])
    }
    #expect(try picture(20, 200_000).largestDifference(to: try picture(20, 3000)) <= 1)
    #expect(try picture(70 - 200_000, 200_000).largestDifference(to: try picture(70 - 3000, 3000)) <= 1)
    #expect(try picture(-100_000, 200_000).largestDifference(to: try picture(-1500, 3000)) <= 1)
    #expect(try picture(-100_000, 200_000).ink(25, 50) > 20)
  }

  @Test func aVeryWideBlurIsStillAShadow() throws {
    // Wider than the widest box that is made whole: as its Gaussian says, half way down the edge.
    let blur = 400.0
    let layer = LayerPresentation(
      size: Size(width: 3000, height: 3000), fill: .white, shadow: .init(color: .black, blur: blur))
    let picture = try Drawn.picture(400, 100, [layer.at(300, -1500)])
    // At the edge 50 %, one deviation out 15.9 %.
    #expect(abs(picture.ink(298, 50) - 127) < 5)
    #expect(abs(picture.ink(100, 50) - 255 * 0.1587) < 7)
    #expect(picture.ink(350, 50) == 0)
    // Without a fill it is cut out along the same edge.
    var open = layer
    open.fill = .clear
    #expect(try Drawn.picture(400, 100, [open.at(300, -1500)]).largestDifference(to: picture) <= 2)
  }
}
