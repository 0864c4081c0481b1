import CPixelKernels
import TestSupport
import Testing

@Suite struct TranslateKernelTests {
  private struct Picture: Equatable {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    static func noise(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> Picture {
      Picture(
        width: width, height: height,
        bytes: (0..<(width * height * 4)).map { _ in UInt8.random(in: 0...255, using: &random) })
    }

    func moved(
      x: Double, y: Double, width: Int, height: Int, premultiplied: Bool = false,
      _ instructions: pk_instructions = PK_INSTRUCTIONS_C
    ) -> Picture {
      var target = [UInt8](repeating: 7, count: width * height * 4)
      let status = pk_translate_bgra(
        bytes, self.width * 4, Int32(self.width), Int32(self.height), &target, width * 4, Int32(width),
        Int32(height), Int64((x * 65536).rounded()), Int64((y * 65536).rounded()), premultiplied ? 1 : 0,
        instructions)
      #expect(status == 0)
      return Picture(width: width, height: height, bytes: target)
    }

    subscript(x: Int, y: Int, channel: Int) -> Double {
      Double(bytes[(min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * 4 + channel])
    }
  }

  @Test func everyProcessorWritesTheSameBytes() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<60 {
      let source = Picture.noise(
        .random(in: 1...70, using: &random), .random(in: 1...9, using: &random), &random)
      let (x, y) = (Double.random(in: -80...80, using: &random), Double.random(in: -12...12, using: &random))
      let width = Int.random(in: 1...90, using: &random)
      let plain = source.moved(x: x, y: y, width: width, height: 7)
      #expect(source.moved(x: x, y: y, width: width, height: 7, pk_best_instructions()) == plain)
    }
  }

  @Test func wholePixelsAreCopiedAndEdgesGoOn() {
    var random = SeededGenerator(seed: 2)
    let source = Picture.noise(5, 4, &random)
    let moved = source.moved(x: -2, y: 3, width: 9, height: 6)
    for y in 0..<6 {
      for x in 0..<9 {
        for channel in 0..<4 { #expect(moved[x, y, channel] == source[x - 2, y + 3, channel]) }
      }
    }
  }

  @Test func theFilterIsCatmullRom() {
    // Keys' cubic in real numbers; the kernel's weights are whole 64ths.
    func weights(_ t: Double) -> [Double] {
      [
        (-t + 2 * t * t - t * t * t) / 2, (2 - 5 * t * t + 3 * t * t * t) / 2,
        (t + 4 * t * t - 3 * t * t * t) / 2, (-t * t + t * t * t) / 2,
      ]
    }
    var random = SeededGenerator(seed: 3)
    for fraction in [0.1, 0.25, 0.5, 0.73, 0.99] {
      let source = Picture.noise(40, 3, &random)
      let moved = source.moved(x: fraction, y: 0, width: 40, height: 3)
      let taps = weights(fraction)
      for x in 0..<40 {
        let exact = (0..<4).map { taps[$0] * source[x - 1 + $0, 1, 2] }.reduce(0, +)
        #expect(abs(moved[x, 1, 2] - min(max(exact, 0), 255)) <= 255 * 4 / 128 + 0.5)
      }
    }
  }

  @Test func flatAreasKeepTheirValueAndColoursStayBelowAlpha() {
    let flat = Picture(width: 6, height: 6, bytes: [UInt8](repeating: 201, count: 144))
    #expect(flat.moved(x: 0.37, y: -0.61, width: 6, height: 6).bytes.allSatisfy { $0 == 201 })
    var random = SeededGenerator(seed: 4)
    var source = Picture.noise(30, 30, &random)
    for pixel in 0..<900 {
      for channel in 0..<3 {
        source.bytes[pixel * 4 + channel] = min(
          source.bytes[pixel * 4 + channel], source.bytes[pixel * 4 + 3])
      }
    }
    let moved = source.moved(x: 0.5, y: 0.5, width: 30, height: 30, premultiplied: true)
    for pixel in 0..<900 {
      for channel in 0..<3 { #expect(moved.bytes[pixel * 4 + channel] <= moved.bytes[pixel * 4 + 3]) }
    }
  }
}
