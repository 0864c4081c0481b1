import CPixelKernels
import SceneModel
import TestSupport
import Testing

@testable import CairoRendering

@Suite struct ResampleKernelTests {
  private struct Picture: Equatable {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    static func noise(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> Picture {
      Picture(
        width: width, height: height,
        bytes: (0..<(width * height * 4)).map { _ in UInt8.random(in: 0...255, using: &random) })
    }

    func scaled(
      _ x: (scale: Double, offset: Double), _ y: (scale: Double, offset: Double), _ width: Int, _ height: Int,
      premultiplied: Bool = false, _ instructions: pk_instructions = PK_INSTRUCTIONS_C
    ) -> Picture {
      var target = [UInt8](repeating: 7, count: width * height * 4)
      let status = pk_resample_bgra(
        bytes, self.width * 4, Int32(self.width), Int32(self.height), &target, width * 4, Int32(width),
        Int32(height), FilterTaps.taps(scale: x.scale, offset: x.offset, 0..<width),
        FilterTaps.taps(scale: y.scale, offset: y.offset, 0..<height), premultiplied ? 1 : 0, instructions)
      #expect(status == 0)
      return Picture(width: width, height: height, bytes: target)
    }
  }

  @Test func everyProcessorWritesTheSameBytes() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<80 {
      let source = Picture.noise(
        .random(in: 1...60, using: &random), .random(in: 1...12, using: &random), &random)
      let x = (random.scale(0.501, 4), random.double(-40...40))
      let y = (random.scale(0.501, 4), random.double(-9...9))
      let (width, premultiplied) = (Int.random(in: 1...70, using: &random), Bool.random(using: &random))
      #expect(
        source.scaled(x, y, width, 9, premultiplied: premultiplied)
          == source.scaled(x, y, width, 9, premultiplied: premultiplied, pk_best_instructions()))
    }
  }

  @Test func scaleOneIsACopyAndAMoveIsCatmullRom() {
    var random = SeededGenerator(seed: 2)
    let source = Picture.noise(40, 9, &random)
    #expect(source.scaled((1, 0), (1, 0), 40, 9) == source)
    for offset in [0.25, 0.6] {
      var moved = [UInt8](repeating: 0, count: source.bytes.count)
      let status = pk_translate_bgra(
        source.bytes, 160, 40, 9, &moved, 160, 40, 9, Int64(-offset * 65536), 0, 0, PK_INSTRUCTIONS_C)
      #expect(status == 0)
      let scaled = source.scaled((1, offset), (1, 0), 40, 9)
      let difference = zip(scaled.bytes, moved).map { abs(Int($0) - Int($1)) }.max() ?? 0
      // A share halfway between two 64ths may be rounded either way.
      #expect(difference <= 8)
    }
  }

  @Test func sharesAddUpAndStaySmall() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let taps = FilterTaps.taps(scale: random.scale(0.501, 8), offset: random.double(-50...50), 0..<40)
      for tap in taps {
        let shares = [tap.weight.0, tap.weight.1, tap.weight.2, tap.weight.3].map(Int.init)
        #expect(shares.reduce(0, +) == 64)
        #expect(shares.filter { $0 > 0 }.reduce(0, +) <= 96)
      }
      #expect(zip(taps, taps.dropFirst()).allSatisfy { $0.first <= $1.first })
    }
  }

  @Test func flatAreasKeepTheirValueAndColoursStayBelowAlpha() {
    let flat = Picture(width: 6, height: 6, bytes: [UInt8](repeating: 201, count: 144))
    #expect(flat.scaled((0.7, 0.3), (1.9, -2), 12, 12).bytes.allSatisfy { $0 == 201 })
    var random = SeededGenerator(seed: 4)
    var source = Picture.noise(30, 30, &random)
    for index in source.bytes.indices where index % 4 != 3 {
      source.bytes[index] = min(source.bytes[index], source.bytes[index - index % 4 + 3])
    }
    let scaled = source.scaled((0.8, 0.5), (1.3, 0.5), 30, 30, premultiplied: true)
    for index in scaled.bytes.indices {
      #expect(scaled.bytes[index] <= scaled.bytes[index - index % 4 + 3])
    }
  }

  /// The mean square of differences between neighbouring columns: how crisp words are.
  private func crispness(_ scale: Double) throws -> Double {
    let screen = LayerPresentation(
      size: Size(width: 300, height: 60), fill: .white,
      sublayers: [.text("How crisp are these words?", size: 18, width: 290).at(6, 10)])
    var layer = LayerPresentation(
      size: screen.size.size, content: .snapshot(SnapshotContent(Snapshot(screen))))
    layer.transform = FixedTransform(a: scale, d: scale, tx: 150 * (1 - scale), ty: 30 * (1 - scale))
    let picture = try Drawn.picture(300, 60, [layer])
    var sum = 0.0
    for y in 0..<60 {
      for x in 1..<300 {
        sum += (picture.ink(x, y) - picture.ink(x - 1, y)) * (picture.ink(x, y) - picture.ink(x - 1, y))
      }
    }
    // A smaller text has fewer, steeper edges: as many in height, as steep over width.
    return sum / 1e6
  }

  @Test func aZoomArrivesAsSharpAsItStays() throws {
    // Four taps cannot keep every detail between pixels.
    let rest = try crispness(1)
    for (scale, loss) in [(0.9999, 0.005), (0.999, 0.06), (0.995, 0.25), (0.98, 0.28), (1.001, 0.06)] {
      #expect(try abs(crispness(scale) / rest - 1) < loss)
    }
    // Nor does a change of level show.
    #expect(try abs(crispness(0.5001) / crispness(0.4999) - 1) < 0.05)
  }
}
