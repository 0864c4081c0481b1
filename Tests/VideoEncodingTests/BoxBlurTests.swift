import CPixelKernels
import TestSupport
import Testing

@Suite struct BoxBlurTests {
  /// One direction of three boxes by summing up each of them, in real numbers.
  private func reference(_ line: [Double], box: Int) -> [Double] {
    func pass(_ line: [Double], from first: Int, through last: Int) -> [Double] {
      line.indices.map { at in
        let sum = (first...last).reduce(0.0) { sum, offset in
          line.indices.contains(at + offset) ? sum + line[at + offset] : sum
        }
        return sum / Double(last - first + 1)
      }
    }
    let margin = [Double](repeating: 0, count: 2 * box)
    var padded = margin + line + margin
    let half = box / 2
    if box % 2 == 1 {
      for _ in 0..<3 { padded = pass(padded, from: -half, through: half) }
    } else {
      padded = pass(padded, from: -half, through: half - 1)
      padded = pass(padded, from: -half + 1, through: half)
      padded = pass(padded, from: -half, through: half)
    }
    return Array(padded[margin.count..<margin.count + line.count])
  }

  @Test(arguments: [2, 3, 4, 5, 8, 9, 30])
  func threeBoxesAcrossAndDown(box: Int) {
    var random = SeededGenerator(seed: UInt64(box))
    let (width, height) = (41, 23)
    let source = (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &random) }
    var across: [Double] = []
    for y in 0..<height {
      across += reference(source[y * width..<(y + 1) * width].map(Double.init), box: box)
    }
    var blurred = source
    #expect(pk_box_blur_a8(&blurred, width, Int32(width), Int32(height), Int32(box)) == 0)
    for x in 0..<width {
      let column = reference((0..<height).map { across[$0 * width + x] }, box: box)
      for y in 0..<height {
        // Half a code for each of the two roundings; the first one is averaged by the second blur.
        #expect(abs(Double(blurred[y * width + x]) - column[y]) <= 1.001)
      }
    }
  }

  @Test func aPlateauStaysAndSymmetryIsKept() {
    let (width, height, box) = (121, 61, 6)
    var plane = [UInt8](repeating: 0, count: width * height)
    for y in 15..<46 { for x in 20..<101 { plane[y * width + x] = 255 } }
    #expect(pk_box_blur_a8(&plane, width, Int32(width), Int32(height), Int32(box)) == 0)
    #expect(plane[30 * width + 60] == 255)
    for y in 0..<height {
      for x in 0..<width {
        #expect(plane[y * width + x] == plane[y * width + width - 1 - x])
        #expect(plane[y * width + x] == plane[(height - 1 - y) * width + x])
      }
    }
  }

  @Test func narrowBoxesChangeNothingAndWrongOnesAreRefused() {
    var plane: [UInt8] = [1, 2, 3, 4]
    for box: Int32 in [0, 1] { #expect(pk_box_blur_a8(&plane, 2, 2, 2, box) == 0) }
    for box: Int32 in [-1, 4097] { #expect(pk_box_blur_a8(&plane, 2, 2, 2, box) == -1) }
    #expect(plane == [1, 2, 3, 4])
  }
}
