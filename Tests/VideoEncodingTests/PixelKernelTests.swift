import CPixelKernels
import TestSupport
import Testing

@Suite struct PixelKernelTests {
  /// Planes of a picture converted with the given instructions, one after the other.
  private func convert(
    _ bgra: [UInt8], _ width: Int, _ height: Int, _ instructions: pk_instructions
  ) -> [UInt8] {
    let (w, h) = (width + width % 2, height + height % 2)
    var out = [UInt8](repeating: 0xA5, count: w * h * 3 / 2)
    out.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var planes = pk_yuv420p(
        y: base, cb: base + w * h, cr: base + w * h * 5 / 4, y_stride: w, cb_stride: w / 2, cr_stride: w / 2)
      pk_bgra_to_yuv420p(bgra, width * 4, Int32(width), Int32(height), &planes, instructions)
    }
    return out
  }

  private func randomPicture(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in
      let bits = random.next()
      return bits & 3 == 0 ? (bits & 4 == 0 ? 0 : 255) : UInt8(truncatingIfNeeded: bits >> 8)
    }
  }

  @Test func everyInstructionSetWritesTheSameBytes() {
    var random = SeededGenerator(seed: 1)
    let best = pk_best_instructions().rawValue
    for _ in 0..<300 {
      let (width, height) = (Int.random(in: 1...150, using: &random), Int.random(in: 1...9, using: &random))
      let picture = randomPicture(width * height * 4, &random)
      let plain = convert(picture, width, height, PK_INSTRUCTIONS_C)
      for other in [PK_INSTRUCTIONS_SSE2, PK_INSTRUCTIONS_AVX2] where other.rawValue <= best {
        #expect(convert(picture, width, height, other) == plain, "\(width) × \(height), \(other)")
      }
    }
  }

  @Test(arguments: [(34, 6), (33, 7), (1, 1), (2, 1), (5, 2)])
  func conversionIsExactToHalfACode(width: Int, height: Int) {
    var random = SeededGenerator(seed: UInt64(width))
    let (w, h) = (width + width % 2, height + height % 2)
    for _ in 0..<40 {
      let picture = randomPicture(width * height * 4, &random)
      func channel(_ c: Int, _ x: Int, _ y: Int) -> Double {
        let (x, y) = (min(max(x, 0), width - 1), min(y, height - 1))
        return Double(picture[4 * (y * width + x) + c])
      }
      let out = convert(picture, width, height, pk_best_instructions())
      for y in 0..<h {
        for x in 0..<w {
          let (b, g, r) = (channel(0, x, y), channel(1, x, y), channel(2, x, y))
          let exact = 16 + 219 / 255 * (0.2126 * r + 0.7152 * g + 0.0722 * b)
          #expect(abs(Double(out[y * w + x]) - exact) <= 0.502)
        }
      }
      for y in 0..<h / 2 {
        for x in 0..<w / 2 {
          func filtered(_ c: Int) -> Double {
            var sum = 0.0
            for (dx, weight) in [(-1, 1.0), (0, 2.0), (1, 1.0)] {
              for dy in 0...1 { sum += weight * channel(c, 2 * x + dx, 2 * y + dy) }
            }
            return sum / 8
          }
          let (b, g, r) = (filtered(0), filtered(1), filtered(2))
          let luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
          let at = w * h + y * w / 2 + x
          #expect(abs(Double(out[at]) - (128 + 224 / 255 * (b - luma) / 1.8556)) <= 0.502 + 0.001)
          #expect(abs(Double(out[at + w * h / 4]) - (128 + 224 / 255 * (r - luma) / 1.5748)) <= 0.502 + 0.001)
        }
      }
    }
  }

  @Test func greysHaveNoColourAndReachTheLimits() {
    for grey in 0...255 {
      let picture = [UInt8](repeating: UInt8(grey), count: 4 * 4 * 4)
      let out = convert(picture, 4, 4, pk_best_instructions())
      #expect(out[16...].allSatisfy { $0 == 128 })
      #expect(Set(out[..<16]).count == 1)
    }
    #expect(convert([0, 0, 0, 255], 1, 1, PK_INSTRUCTIONS_C)[0] == 16)
    #expect(convert([255, 255, 255, 255], 1, 1, PK_INSTRUCTIONS_C)[0] == 235)
  }

  @Test func unpremultiplyingIsTheExactQuotient() {
    for alpha in 0...255 {
      for color in 0...alpha {
        let premultiplied = [UInt8(color), UInt8(alpha), 0, UInt8(alpha)]
        var straight = [UInt8](repeating: 9, count: 4)
        pk_unpremultiply_bgra_to_rgba(premultiplied, 4, &straight, 4, 1, 1)
        let exact = alpha == 0 ? 0 : (color * 255 + alpha / 2) / alpha
        #expect(straight == [0, alpha == 0 ? 0 : 255, UInt8(exact), UInt8(alpha)])
      }
    }
  }
}
