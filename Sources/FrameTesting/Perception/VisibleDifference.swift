public import SceneModel

/// How many pixels of two pictures look different, smoothed edges left out.
///
/// The method of pixelmatch: a pixel counts when its colours are further apart than a threshold in YIQ, unless
/// it lies on a smoothed edge in either picture. Pictures with transparency are looked at over black and over
/// white, and a pixel counts when it does in either.
public struct VisibleDifference: Hashable, Sendable, Encodable {
  /// Pixels that look different.
  public let count: Int
  /// Pixels beyond the threshold that only smooth an edge.
  public let smoothed: Int
  /// The greatest distance of two pixels, edges included: 0 is equal, 1 is black to white.
  public let greatest: Double
  /// Around the pixels that look different; nil when none does.
  public let bounds: PixelRegion?

  /// Compares two pictures; nil when their sizes differ.
  ///
  /// Pure, the same on every machine. Takes time for pixels that differ; equal ones are passed over.
  ///
  /// - Parameter threshold: The distance that still counts as equal, 0…1.
  public init?(_ expected: PixelBuffer, _ actual: PixelBuffer, threshold: Double = 0.1) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    let limit = YIQ.greatestSquaredDistance * threshold * threshold
    let views = OpaquePixels.views(expected, actual)
    var kinds = [Kind](repeating: .alike, count: expected.width * expected.height)
    var greatest = 0.0
    for (a, b) in views {
      greatest = max(greatest, Self.judge(a, b, limit: limit, into: &kinds))
    }
    var (count, smoothed, bounds) = (0, 0, PixelBounds())
    for (index, kind) in kinds.enumerated() where kind != .alike {
      if kind == .smoothed {
        smoothed += 1
      } else {
        count += 1
        bounds.add(index % expected.width...index % expected.width, y: index / expected.width)
      }
    }
    self.count = count
    self.smoothed = smoothed
    self.greatest = (greatest / YIQ.greatestSquaredDistance).squareRoot()
    self.bounds = bounds.region
  }

  /// What a pixel is; the greater counts when it is looked at twice.
  private enum Kind: UInt8 {
    case alike, smoothed, different
  }

  /// Returns the greatest squared distance.
  private static func judge(
    _ a: OpaquePixels, _ b: OpaquePixels, limit: Double, into kinds: inout [Kind]
  ) -> Double {
    a.values.withUnsafeBufferPointer { first in
      b.values.withUnsafeBufferPointer { second in
        let expected = EdgeSmoothing(pixels: first, width: a.width, height: a.height)
        let actual = EdgeSmoothing(pixels: second, width: b.width, height: b.height)
        var greatest = 0.0
        for index in first.indices where first[index] != second[index] {
          let distance = YIQ(first[index]).squaredDistance(to: YIQ(second[index]))
          greatest = max(greatest, distance)
          guard distance > limit, kinds[index] != .different else { continue }
          let (x, y) = (index % a.width, index / a.width)
          let isEdge =
            expected.isOnEdge(x: x, y: y, comparedWith: actual)
            || actual.isOnEdge(x: x, y: y, comparedWith: expected)
          kinds[index] = isEdge ? .smoothed : .different
        }
        return greatest
      }
    }
  }
}
