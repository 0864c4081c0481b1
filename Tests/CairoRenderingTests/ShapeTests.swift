import SceneModel
import Testing

@testable import CairoRendering

@Suite struct ShapeTests {
  private let black = Color.black

  @Test func aBoxOnPixelsIsCrisp() throws {
    let picture = try Drawn.picture(
      20, 20, scale: 2, [LayerPresentation(size: Size(width: 5, height: 3), fill: black).at(1.5, 2)])
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = (3..<13).contains(x) && (4..<10).contains(y)
        #expect(picture.ink(x, y) == (isInside ? 255 : 0))
      }
    }
  }

  @Test func anEllipseCoversItsArea() throws {
    let picture = try Drawn.picture(
      80, 60, [LayerPresentation(size: Size(width: 70, height: 50), fill: black, content: .ellipse).at(5, 5)])
    #expect(abs(picture.totalInk / 255 - .pi * 35 * 25) < 8)
    #expect(abs(picture.inkCenter.x - 40) < 0.02)
    #expect(abs(picture.inkCenter.y - 30) < 0.02)
    #expect(picture.ink(5, 5) == 0)
    #expect(picture.ink(40, 5) > 200)
  }

  @Test func roundedCornersCutQuarterCircles() throws {
    let picture = try Drawn.picture(
      60, 50, [LayerPresentation(size: Size(width: 50, height: 40), cornerRadius: 12, fill: black).at(5, 5)])
    #expect(abs(picture.totalInk / 255 - (50 * 40 - (4 - .pi) * 144)) < 5)
    for y in 0..<50 {
      for x in 0..<60 {
        // Cairo's scan converter has 15 lines a pixel: one of them is 17 codes.
        #expect(abs(picture.ink(x, y) - picture.ink(59 - x, y)) <= 17)
        #expect(abs(picture.ink(x, y) - picture.ink(x, 49 - y)) <= 17)
      }
    }
  }

  @Test func aMaskCutsItsContentAlongTheOutline() throws {
    // Black content under a rounded mask looks exactly like a rounded black box, at rest and between pixels.
    for (x, y) in [(5.0, 5.0), (5.5, 5.25)] {
      for radius in [4.0, 12, 20] {
        let box = LayerPresentation(size: Size(width: 50, height: 40), cornerRadius: radius, fill: black)
        let masked = LayerPresentation(
          size: Size(width: 50, height: 40), masksToBounds: true, cornerRadius: radius,
          sublayers: [LayerPresentation(size: Size(width: 90, height: 90), fill: black).at(-20, -20)])
        let reference = try Drawn.picture(60, 50, [box.at(x, y)])
        #expect(try Drawn.picture(60, 50, [masked.at(x, y)]).largestDifference(to: reference) <= 1)
      }
    }
  }

  @Test func contentThatEndsOnTheMaskIsCutOnce() throws {
    // A box, and a snapshot, exactly as large as the mask: the edge is that of the box alone.
    let size = Size(width: 50, height: 40)
    let fill = LayerPresentation(size: size, fill: black)
    let shown = LayerPresentation(size: size, content: .snapshot(SnapshotContent(Snapshot(fill))))
    for radius in [0.0, 12] {
      let box = LayerPresentation(size: size, cornerRadius: radius, fill: black)
      let reference = try Drawn.picture(60, 50, [box.at(5.5, 5.25)])
      for content in [[fill], [shown], [fill, shown], [shown, fill]] {
        let masked = LayerPresentation(
          size: size, masksToBounds: true, cornerRadius: radius, sublayers: content)
        let picture = try Drawn.picture(60, 50, [masked.at(5.5, 5.25)])
        #expect(picture.largestDifference(to: reference) <= 2)
      }
    }
  }

  @Test func aRoundMaskBlendsItsEdgeOnce() throws {
    // Two layers of the same colour one over the other are no darker at the edge than one.
    let content = [
      LayerPresentation(size: Size(width: 50, height: 40), fill: black),
      LayerPresentation(size: Size(width: 50, height: 40), fill: black),
    ]
    func masked(_ count: Int) -> LayerPresentation {
      LayerPresentation(
        size: Size(width: 50, height: 40), masksToBounds: true, cornerRadius: 12, fill: black,
        sublayers: Array(content.prefix(count)))
    }
    let one = try Drawn.picture(60, 50, [masked(1).at(5.5, 5.5)])
    #expect(try Drawn.picture(60, 50, [masked(2).at(5.5, 5.5)]).largestDifference(to: one) <= 1)
  }

  @Test func aStraightMaskCutsWordsAndShadowsToo() throws {
    let inside = LayerPresentation.text("Words that go on", width: 200)
    for offset in [10.0, 10.5] {
      let masked = LayerPresentation(
        size: Size(width: 40, height: 30), masksToBounds: true, sublayers: [inside])
      let picture = try Drawn.picture(120, 60, [masked.at(offset, 10)])
      for y in 0..<60 {
        for x in 0..<120 where x < 10 || x > 50 || y < 10 || y > 39 { #expect(picture.ink(x, y) == 0) }
      }
      #expect(picture.totalInk > 10_000)
    }
  }

  @Test func bordersLieInsideTheEdge() throws {
    let layer = LayerPresentation(
      size: Size(width: 20, height: 12), border: .init(width: 2, color: black))
    let picture = try Drawn.picture(30, 20, [layer.at(4, 3)])
    for y in 0..<20 {
      for x in 0..<30 {
        let isOutside = !(4..<24).contains(x) || !(3..<15).contains(y)
        let isHole = (6..<22).contains(x) && (5..<13).contains(y)
        #expect(picture.ink(x, y) == (isOutside || isHole ? 0 : 255))
      }
    }
  }

  @Test func roundBordersKeepTheirWidth() throws {
    let layer = LayerPresentation(
      size: Size(width: 50, height: 40), cornerRadius: 12, border: .init(width: 3, color: black))
    let picture = try Drawn.picture(60, 50, [layer.at(5, 5)])
    let area = (50 * 40 - (4 - Double.pi) * 144) - (44 * 34 - (4 - Double.pi) * 81)
    #expect(abs(picture.totalInk / 255 - area) < 5)
    let ring = LayerPresentation(
      size: Size(width: 40, height: 40), border: .init(width: 4, color: black), content: .ellipse)
    let circle = try Drawn.picture(60, 50, [ring.at(5, 5)])
    #expect(abs(circle.totalInk / 255 - .pi * (400 - 256)) < 5)
  }

  @Test func opacityIsOfTheGroup() throws {
    let layer = LayerPresentation(
      size: Size(width: 20, height: 20), opacity: 0.5, fill: black,
      sublayers: [LayerPresentation(size: Size(width: 20, height: 20), fill: black).at(10, 10)])
    let picture = try Drawn.picture(40, 40, [layer])
    for (x, y) in [(5, 5), (15, 15), (25, 25)] { #expect(abs(picture[x, y][0] - 127) <= 1) }
    #expect(picture[35, 35][0] == 255)
  }

  @Test func aTransparentCanvasStaysTransparent() throws {
    let half = Color(red: 255, green: 0, blue: 0, alpha: 128)
    let picture = try Drawn.picture(
      10, 10, background: .clear, [LayerPresentation(size: Size(width: 5, height: 10), fill: half)])
    #expect(picture[2, 2] == [128, 0, 0, 128])
    #expect(picture[7, 2] == [0, 0, 0, 0])
  }

  @Test func aMapThatCannotBeInvertedDrawsNothing() throws {
    let white = try Drawn.picture(20, 20, [])
    for transform in [
      FixedTransform(a: 0, d: 1), FixedTransform(a: 1, b: 1, c: 1, d: 1), FixedTransform(a: 1e9, d: 1e9),
      FixedTransform(tx: 2e9, ty: 2e9),
    ] {
      var layer = LayerPresentation.text("word", width: 20)
      layer.fill = black
      layer.transform = transform
      let after = LayerPresentation(size: Size(width: 4, height: 4), fill: black).at(16, 16)
      let picture = try Drawn.picture(20, 20, [layer, after])
      #expect(picture[2, 2] == white[2, 2] || transform.a == Fixed(1e9))
      #expect(picture[17, 17] == [0, 0, 0, 255])
    }
  }

  @Test func turnedLayersKeepTheirArea() throws {
    var layer = LayerPresentation(size: Size(width: 20, height: 20), fill: black)
    layer.transform = FixedTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 30, ty: 10)
    let plain = try Drawn.picture(60, 60, [layer])
    #expect(abs(plain.totalInk / 255 - 400) < 3)
    layer.fill = .clear
    layer.content = .snapshot(
      SnapshotContent(Snapshot(LayerPresentation(size: Size(width: 20, height: 20), fill: black))))
    #expect(try Drawn.picture(60, 60, [layer]).largestDifference(to: plain) <= 2)
  }
}
