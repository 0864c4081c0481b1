public import SceneModel

/// How alike the structure of two pictures is, in the block where it is least so.
///
/// The structural similarity index of Wang et al. over blocks of 64 × 64 pixels, all of whose pixels weigh the
/// same. Blocks begin at every 32nd column and row, so that each overlaps the next by half; the last ones end
/// at the picture's edge. A picture that is smaller has blocks as wide or high as it is. Means, variances and
/// covariances are of the whole block (divided by n), of BT.709 luma; K₁ = 0.01, K₂ = 0.03, L = 255. Pictures
/// with transparency are looked at over black and over white, and the less alike counts.
///
/// Source: Z. Wang, A. C. Bovik, H. R. Sheikh, E. P. Simoncelli, "Image quality assessment: from error
/// visibility to structural similarity", IEEE Transactions on Image Processing 13 (2004) no. 4.
public struct StructuralSimilarity: Hashable, Sendable, Encodable {
  /// Of the worst block: 1 is equal, 0 has nothing in common, −1 is the contrary.
  public let worst: Double
  /// The worst block; of equal ones the first in rows.
  public let block: PixelRegion

  /// Compares two pictures; nil when their sizes differ.
  ///
  /// Pure, the same on every machine.
  public init?(_ expected: PixelBuffer, _ actual: PixelBuffer) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    let columns = Self.blocks(along: expected.width)
    let rows = Self.blocks(along: expected.height)
    let size = (min(expected.width, Self.side), min(expected.height, Self.side))
    var worst = (value: 1.0, x: 0, y: 0)
    for (a, b) in OpaquePixels.views(expected, actual) {
      let planes = (LumaPlane(a), LumaPlane(b))
      for y in rows {
        for x in columns {
          let value = BlockSums(planes.0, planes.1, x: x, y: y, width: size.0, height: size.1).similarity
          if value < worst.value { worst = (value, x, y) }
        }
      }
    }
    self.worst = worst.value
    block = PixelRegion(x: worst.x, y: worst.y, width: size.0, height: size.1)
  }

  private static let side = 64
  private static let step = 32

  /// Where blocks begin.
  private static func blocks(along length: Int) -> [Int] {
    let last = max(length - side, 0)
    let starts = Array(stride(from: 0, to: last, by: step))
    return starts + [last]
  }
}

/// What the similarity of a block is made of: exact sums.
private struct BlockSums {
  private var count = 0
  private var (sumA, sumB, squareA, squareB, product) = (0, 0, 0, 0, 0)

  init(_ a: LumaPlane, _ b: LumaPlane, x: Int, y: Int, width: Int, height: Int) {
    count = width * height
    a.values.withUnsafeBufferPointer { first in
      b.values.withUnsafeBufferPointer { second in
        for row in y..<y + height {
          let start = row * a.width + x
          for index in start..<start + width {
            let (one, other) = (UInt64(first[index]), UInt64(second[index]))
            sumA &+= Int(one)
            sumB &+= Int(other)
            squareA &+= Int(one &* one)
            squareB &+= Int(other &* other)
            product &+= Int(one &* other)
          }
        }
      }
    }
  }

  /// No product leaves 63 bits: 2¹² pixels of 2³² make 2⁴⁴, times the count 2⁵⁶.
  var similarity: Double {
    let (n, unit) = (Double(count), 256.0)
    let (meanA, meanB) = (Double(sumA) / n / unit, Double(sumB) / n / unit)
    func deviation(_ product: Int, _ first: Int, _ second: Int) -> Double {
      Double(count * product - first * second) / (n * n) / (unit * unit)
    }
    let (c1, c2) = ((0.01 * 255) * (0.01 * 255), (0.03 * 255) * (0.03 * 255))
    let brightness = (2 * meanA * meanB + c1) / (meanA * meanA + meanB * meanB + c1)
    let spread = deviation(squareA, sumA, sumA) + deviation(squareB, sumB, sumB)
    return brightness * ((2 * deviation(product, sumA, sumB) + c2) / (spread + c2))
  }
}
