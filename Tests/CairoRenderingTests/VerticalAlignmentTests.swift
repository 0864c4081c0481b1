import SceneModel
import Testing

@testable import CairoRendering

struct VerticalAlignmentTests {
  /// First and last row with ink of a line of text in a box of `height` points.
  private func rows(_ alignment: TextContent.VerticalAlignment, height: Double) throws -> ClosedRange<Int> {
    var text = TextContent("Hxp", font: FontDescription(size: 20))
    text.verticalAlignment = alignment
    let layer = LayerPresentation(size: Size(width: 80, height: height), content: .text(text))
    let root = LayerPresentation(size: Size(width: 80, height: 120), sublayers: [layer])
    let renderer = try Renderer(
      resources: Resources(), width: 80, height: 120, scale: 1, background: .white)
    let picture = try renderer.picture(of: root)
    let inked = (0..<120).filter { y in (0..<80).contains { picture.bytes[(y * 80 + $0) * 4] < 128 } }
    let first = try #require(inked.first)
    return first...(try #require(inked.last))
  }

  @Test func linesStandAtTheTopTheCentreAndTheBottom() throws {
    let top = try rows(.top, height: 100)
    let center = try rows(.center, height: 100)
    let bottom = try rows(.bottom, height: 100)
    let way = bottom.lowerBound - top.lowerBound
    // Inter's line is 1.21 times its size high (its own ascender and descender).
    #expect(abs(Double(way) - (100 - 24.2)) <= 1)
    #expect(abs(2 * (center.lowerBound - top.lowerBound) - way) <= 1)
    #expect(top.count == bottom.count)
  }

  @Test func whatNeedsMoreRoomBeginsAtTheTopOrReachesOutOnBothSides() throws {
    #expect(try rows(.bottom, height: 10) == rows(.top, height: 10))
    // Half of 24.2 − 20 above.
    let (center, top) = (try rows(.center, height: 20), try rows(.top, height: 20))
    #expect(top.lowerBound - center.lowerBound == 2)
  }
}
