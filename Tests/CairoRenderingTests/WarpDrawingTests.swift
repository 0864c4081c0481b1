import SceneModel
import TestSupport
import Testing

@testable import CairoRendering

@Suite struct WarpDrawingTests {
  private func screen() -> LayerPresentation {
    LayerPresentation(
      size: Size(width: 60, height: 80), fill: Color(rgb: 0xF4EFE6),
      sublayers: [
        LayerPresentation(size: Size(width: 30, height: 20), cornerRadius: 6, fill: Color(rgb: 0x2D6CDF)).at(
          5, 9),
        LayerPresentation(size: Size(width: 22, height: 31), fill: Color(rgb: 0xD9542B), content: .ellipse)
          .at(
            28, 40),
      ])
  }

  private func snapshot() -> LayerPresentation {
    let layer = screen()
    return LayerPresentation(size: layer.size.size, content: .snapshot(SnapshotContent(Snapshot(layer))))
  }

  private func turned(_ degrees: Double, _ layer: LayerPresentation) -> LayerPresentation {
    var copy = layer
    copy.warp = .perspective(
      .turned(Size(width: 60, height: 80), about: .vertical(x: 30), degrees: degrees, eye: 120, light: 0.9))
    return copy
  }

  private func curled(_ layer: LayerPresentation) -> LayerPresentation {
    var copy = layer
    copy.warp = .curl(Curl(degrees: 12, line: 40, radius: 7))
    return copy
  }

  /// A snapshot out of the cache, one drawn anew, and the layers themselves.
  @Test(arguments: [1.0, 2, 1.3])
  func theCacheChangesNoByte(scale: Double) throws {
    let (width, height) = (Int(80 * scale), Int(100 * scale))
    for bend in [{ self.turned(35, $0) }, { self.turned(-80, $0) }, { self.curled($0) }] {
      func draw(_ layer: LayerPresentation, cached: Bool) throws -> PixelBuffer {
        let renderer = try Drawn.renderer(width, height, scale: scale, usesSnapshotCache: cached)
        let root = Drawn.root(width, height, scale: scale, [layer.at(9, 11)])
        _ = try renderer.picture(of: root)
        return try renderer.picture(of: root)
      }
      let cached = try draw(bend(snapshot()), cached: true)
      #expect(try cached == draw(bend(snapshot()), cached: false))
      #expect(try cached == draw(bend(screen()), cached: true))
    }
  }

  @Test func onEdgeAndFromBehindThereIsNothing() throws {
    let nothing = try Drawn.picture(80, 100, [])
    for degrees in [90.0, -90, 91, 135, 180, 269] {
      #expect(try Drawn.picture(80, 100, [turned(degrees, snapshot()).at(9, 11)]) == nothing, "\(degrees)")
    }
    #expect(try Drawn.picture(80, 100, [turned(89, snapshot()).at(9, 11)]) != nothing)
    #expect(try Drawn.picture(80, 100, [turned(-271, snapshot()).at(9, 11)]) != nothing)
  }

  @Test func notTurnedItIsTheLayer() throws {
    var lit = turned(0, snapshot())
    lit.warp = .perspective(
      .turned(Size(width: 60, height: 80), about: .vertical(x: 30), degrees: 360, eye: 120))
    #expect(try Drawn.picture(80, 100, [lit.at(9, 11)]) == Drawn.picture(80, 100, [screen().at(9, 11)]))
  }

  @Test func whatComesNearerIsLarger() {
    let right = Perspective.turned(
      Size(width: 60, height: 80), about: .vertical(x: 30), degrees: 30, eye: 120)
    let (near, far) = (
      right.bottomRight.point.y - right.topRight.point.y, right.bottomLeft.point.y - right.topLeft.point.y
    )
    // 80 · 120 / (120 ∓ 30 sin 30°)
    #expect(abs(near - 80 * 120 / 105) < 1e-4 && abs(far - 80 * 120 / 135) < 1e-4)
    let lower = Perspective.turned(
      Size(width: 60, height: 80), about: .horizontal(y: 80), degrees: -90, eye: 100)
    #expect(lower.corners.allSatisfy { $0.y == 80 }, "a hinge at the bottom, standing on edge")
  }

  @Test func aFadingLayerIsMixedOnce() throws {
    var half = turned(40, snapshot())
    half.opacity = Fixed(0.5)
    let (whole, mixed) = (
      try Drawn.picture(80, 100, [turned(40, snapshot()).at(9, 11)]),
      try Drawn.picture(80, 100, [half.at(9, 11)])
    )
    for (a, b) in zip(whole.bytes, mixed.bytes) { #expect(abs((Int(a) + 255) / 2 - Int(b)) <= 2) }
  }

  /// Cut by a mask that lies between pixels, as a fading container cuts it.
  @Test func itStaysInsideWhatCutsIt() throws {
    var box = LayerPresentation(size: Size(width: 40.5, height: 50), masksToBounds: true)
    box.sublayers = [turned(20, snapshot())]
    let picture = try Drawn.picture(80, 100, [box.at(10, 10)])
    for y in 0..<100 {
      for x in 0..<80 where x < 10 || x > 50 || y < 10 || y >= 60 {
        #expect(picture[x, y] == [255, 255, 255, 255])
      }
    }
    #expect(picture[30, 30] != [255, 255, 255, 255])
  }

  @Test func aBendIsPartOfTheDigest() {
    let flat = snapshot()
    let layers = [flat, turned(10, flat), turned(10.001, flat), curled(flat)]
    #expect(Set(layers.map(\.digest)).count == 4)
    #expect(Set(layers.map { $0.digest(of: .transform) }).count == 4)
    #expect(Set(layers.map { $0.digest(of: .geometry) }).count == 1)
  }
}
