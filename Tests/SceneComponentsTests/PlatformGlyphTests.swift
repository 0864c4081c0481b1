import SceneComponents
import SceneModel
import Testing

@Suite struct PlatformGlyphTests {
  static let all: [PlatformGlyph] = [
    .cellular(bars: 4), .wifi(bars: 3), .battery(level: 1, isCharging: false),
    .battery(level: 0.1, isCharging: false), .battery(level: 0.6, isCharging: true), .homeIndicator,
    .backChevron, .disclosureChevron,
  ]

  /// The first and last columns and rows that anything dark reaches, in pixels.
  private func extent(_ glyph: PlatformGlyph, isRightToLeft: Bool = false) throws -> [Int] {
    let margin = 4.0
    var layer = glyph.layer(color: .black, isRightToLeft: isRightToLeft)
    layer.frame.x = margin
    layer.frame.y = margin
    let size = Size(width: glyph.size.width + 2 * margin, height: glyph.size.height + 2 * margin)
    let drawing = try Drawing([layer], size: size)
    let dark = (0..<drawing.picture.height).flatMap { y in
      (0..<drawing.picture.width).filter { drawing.darkness($0, y) > 24 }.map { ($0, y) }
    }
    let (xs, ys) = (dark.map(\.0), dark.map(\.1))
    return [xs.min(), xs.max(), ys.min(), ys.max()].map { ($0 ?? -100) - 8 }
  }

  @Test(arguments: all)
  func fillsItsBox(glyph: PlatformGlyph) throws {
    let (width, height) = (Int(glyph.size.width * 2), Int(glyph.size.height * 2))
    #expect(try extent(glyph) == [0, width - 1, 0, height - 1])
    #expect(try extent(glyph, isRightToLeft: true) == [0, width - 1, 0, height - 1])
  }

  @Test func chevronsAreOfTheMetrics() {
    #expect(PlatformGlyph.backChevron.size == Size(width: 12, height: 20))
    #expect(PlatformGlyph.disclosureChevron.size == Size(width: 8, height: 14))
    #expect(PlatformGlyph.homeIndicator.size == Size(width: 134, height: 5))
  }

  @Test func chevronsAreMirrored() throws {
    for glyph in PlatformGlyphTests.all {
      let (plain, mirrored) = (glyph.layer(color: .black), glyph.layer(color: .black, isRightToLeft: true))
      #expect((plain.presentation() != mirrored.presentation()) == glyph.mirrors)
    }
  }

  @Test(arguments: 0...4)
  func barsAreLit(bars: Int) {
    let lit = PlatformGlyph.cellular(bars: bars).layer(color: .black).sublayers.filter { $0.fill == .black }
    #expect(lit.count == bars)
    let waves = PlatformGlyph.wifi(bars: min(bars, 3)).layer(color: .black).sublayers.filter {
      if case .path(let content) = $0.content {
        content.fill == .black && !content.path.isEmpty
      } else {
        false
      }
    }
    #expect(waves.count == min(bars, 3))
  }

  @Test func batteryIsAsFullAsItIsTold() {
    func charge(_ level: Double, isCharging: Bool = false) -> Layer {
      PlatformGlyph.battery(level: level, isCharging: isCharging).layer(color: .black).sublayers[2]
    }
    #expect(charge(1).frame.width == 18 && charge(0.5).frame.width == 9 && charge(7).frame.width == 18)
    #expect(charge(0).frame.width == 1 && charge(.nan).frame.width >= 1)
    #expect(charge(1).fill == .black && charge(0.2).fill == Color(rgb: 0xFF3B30))
    #expect(charge(0.2, isCharging: true).fill == Color(rgb: 0x34C759))
  }
}
