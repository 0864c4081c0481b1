import PictureCoding
import SceneModel
import Testing

@testable import CairoRendering

@Suite struct PictureStyleTests {
  private func layer(_ content: PictureContent, _ width: Double, _ height: Double) -> LayerPresentation {
    LayerPresentation(size: Size(width: width, height: height), content: .picture(content))
  }

  @Test func aTintKeepsTheAlphaOnly() throws {
    let picture = try Pictures.drawn(16, 16) { x, y in
      let alpha = UInt8(x * 16 + y)
      return [UInt8(y), 0, alpha / 2, alpha].map { min($0, alpha) }
    }
    for tint in [Color(rgb: 0x3478F6), Color(red: 200, green: 100, blue: 0, alpha: 128)] {
      let content = PictureContent(
        picture: picture.id, frame: Rect(x: 0, y: 0, width: 16, height: 16), tint: tint)
      let drawn = try Drawn.picture(16, 16, background: .clear, pictures: [picture], [layer(content, 16, 16)])
      for y in 0..<16 {
        for x in 0..<16 {
          let alpha = Double(x * 16 + y) * Double(tint.alpha) / 255
          let exact = [tint.red, tint.green, tint.blue].map { Double($0) * alpha / 255 } + [alpha]
          for (value, expected) in zip(drawn[x, y], exact) { #expect(abs(Double(value) - expected) <= 0.51) }
        }
      }
    }
  }

  /// Corners of four colours, 3 wide and 2 high; grey sides, white middle.
  private func frame() throws -> Picture {
    try Pictures.drawn(9, 7) { x, y in
      let (isLeft, isRight, isTop, isBottom) = (x < 3, x >= 6, y < 2, y >= 5)
      switch (isLeft || isRight, isTop || isBottom) {
      case (true, true): return [isLeft ? 255 : 0, isTop ? 255 : 0, 40, 255]
      case (true, false), (false, true): return [128, 128, 128, 255]
      default: return [250, 250, 250, 255]
      }
    }
  }

  @Test(arguments: [(30, 20, 1.0), (40, 44, 2), (9, 7, 1)])
  func ninePartsKeepTheirCorners(width: Int, height: Int, scale: Double) throws {
    let picture = try frame()
    let content = PictureContent(
      picture: picture.id,
      frame: Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale),
      caps: PictureCaps(top: 2, left: 3, bottom: 2, right: 3))
    let drawn = try Drawn.picture(
      width, height, scale: scale, pictures: [picture],
      [layer(content, Double(width) / scale, Double(height) / scale)])
    let (across, down) = (Int(3 * scale), Int(2 * scale))
    for y in 0..<height {
      for x in 0..<width {
        let (isLeft, isRight) = (x < across, x >= width - across)
        let (isTop, isBottom) = (y < down, y >= height - down)
        let expected: [Int] =
          switch (isLeft || isRight, isTop || isBottom) {
          case (true, true): [40, isTop ? 255 : 0, isLeft ? 255 : 0, 255]
          case (true, false), (false, true): [128, 128, 128, 255]
          default: [250, 250, 250, 255]
          }
        #expect(drawn[x, y] == expected)
      }
    }
  }

  @Test func capsShrinkWhereThereIsNoRoom() throws {
    for (low, high, side, length) in [
      (3, 3, 9, 4), (3, 3, 9, 1), (9, 0, 9, 5), (0, 0, 9, 20), (100, 100, 9, 30), (3, 5, 9, 0),
    ] {
      let parts = NineParts.stretches(
        low: Double(low), high: Double(high), side: Double(side), pixels: side, shown: 1, length: length)
      #expect(parts.map(\.target).reduce(0, +) == length && parts.allSatisfy { $0.target >= 0 })
      #expect(parts.map(\.source.count).reduce(0, +) == side && !parts[1].source.isEmpty)
    }
  }

  @Test func drawingsAreMadeAtTheSizeShown() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect x="0" y="0" width="5" height="10"/></svg>
      """
    let picture = try PictureInspector().picture(Array(svg.utf8))
    let content = PictureContent(picture: picture.id, frame: Rect(x: 0, y: 0, width: 40, height: 40))
    // The edge is as sharp at eight times the size.
    let drawn = try Drawn.picture(80, 80, scale: 2, pictures: [picture], [layer(content, 40, 40)])
    for y in 0..<80 { for x in 0..<80 { #expect(drawn.ink(x, y) == (x < 40 ? 255 : 0)) } }
    let tinted = PictureContent(
      picture: picture.id, frame: Rect(x: 0, y: 0, width: 40, height: 40), tint: Color(rgb: 0x00FF00))
    #expect(
      try Drawn.picture(80, 80, scale: 2, pictures: [picture], [layer(tinted, 40, 40)])[10, 10] == [
        0, 255, 0, 255,
      ])
  }

  @Test func roundPicturesAreCutOnce() throws {
    let picture = try Pictures.noise(50, 40)
    var round = layer(
      PictureContent(picture: picture.id, frame: Rect(x: 0, y: 0, width: 50, height: 40)), 50, 40)
    round.masksToBounds = true
    round.corners = Corners(14, curve: .continuous)
    let drawn = try Drawn.picture(50, 40, pictures: [picture], [round])
    let decoded = try PictureDecoder.decode(picture)
    #expect(
      drawn[0, 0] == [255, 255, 255, 255] && drawn[25, 20] == decoded[25, 20]
        && drawn[25, 0] == decoded[25, 0])
  }
}
