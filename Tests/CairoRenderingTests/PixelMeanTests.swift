import CPixelKernels
import TestSupport
import Testing

/// Kernels that take several pixels at once, against one channel after the other.
@Suite struct PixelMeanTests {
  @Test func halvingIsTheRoundedMeanOfFourPixels() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let (width, height) = (Int.random(in: 1...41, using: &random), Int.random(in: 1...9, using: &random))
      let source = (0..<(width * height * 4)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
      var half = [UInt8](repeating: 7, count: halfWidth * halfHeight * 4)
      pk_halve_bgra(source, width * 4, Int32(width), Int32(height), &half, halfWidth * 4)
      for y in 0..<halfHeight {
        for x in 0..<halfWidth {
          for channel in 0..<4 {
            // A last odd column or row counts twice.
            let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0) { sum, step in
              let (column, row) = (min(2 * x + step.0, width - 1), min(2 * y + step.1, height - 1))
              return sum + Int(source[(row * width + column) * 4 + channel])
            }
            #expect(Int(half[(y * halfWidth + x) * 4 + channel]) == (sum + 2) / 4)
          }
        }
      }
    }
  }

  @Test func weighedRowsAreRoundedAndKeptWithinAlpha() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<60 {
      let (width, count) = (Int.random(in: 1...41, using: &random), Int.random(in: 1...9, using: &random))
      let rows = (0..<count).map { _ in
        (0..<(width * 4)).map { _ in Float.random(in: -20...280, using: &random) }
      }
      let weights = (0..<count).map { _ in Float.random(in: -0.2...0.6, using: &random) }
      let shown = weighed(rows, weights, width)
      for x in 0..<width {
        let values = (0..<4).map { channel in
          let sum = zip(rows, weights).reduce(Float(0.5)) { $0 + $1.0[x * 4 + channel] * $1.1 }
          return UInt8(min(max(sum, 0), 255))
        }
        #expect(Array(shown[(x * 4)..<(x * 4 + 4)]) == values.map { min($0, values[3]) })
      }
    }
  }

  private func weighed(_ rows: [[Float]], _ weights: [Float], _ width: Int) -> [UInt8] {
    var target = [UInt8](repeating: 7, count: width * 4)
    let numbers = rows.flatMap { $0 }
    numbers.withUnsafeBufferPointer { numbers in
      let starts = rows.indices.map { row in numbers.baseAddress.map { $0 + row * width * 4 } }
      pk_weigh_rows_bgra(starts, weights, Int32(rows.count), &target, Int32(width))
    }
    return target
  }
}
