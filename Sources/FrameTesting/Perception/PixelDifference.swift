internal import Glibc
public import SceneModel

/// How two pictures of one size differ, channel by channel.
///
/// Channels are those of `PixelBuffer`: 8 bits, premultiplied. A pixel differs when any of its four does.
public struct PixelDifference: Hashable, Sendable, Encodable {
  /// How many pixels differ.
  public let count: Int
  /// The greatest difference of one channel, 0…255.
  public let greatest: Int
  /// The mean difference of a channel over all channels of all pixels, 0…255.
  public let mean: Double
  /// Around all pixels that differ; nil when none does.
  public let bounds: PixelRegion?

  /// Compares two pictures; nil when their sizes differ.
  ///
  /// Pure. Equal rows cost a comparison of their bytes, some 10 GB a second.
  public init?(_ expected: PixelBuffer, _ actual: PixelBuffer) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    var (count, greatest, sum, bounds) = (0, UInt8(0), 0, PixelBounds())
    expected.bytes.withUnsafeBytes { a in
      actual.bytes.withUnsafeBytes { b in
        for y in 0..<expected.height {
          let row = y * expected.bytesPerRow..<(y + 1) * expected.bytesPerRow
          let rows = (UnsafeRawBufferPointer(rebasing: a[row]), UnsafeRawBufferPointer(rebasing: b[row]))
          guard !Self.areEqual(rows.0, rows.1) else { continue }
          var channels = RowDifference()
          channels.add(rows.0, rows.1)
          sum += channels.sum
          greatest = max(greatest, channels.greatest)
          let pixels = Self.differingPixels(rows.0, rows.1)
          count += pixels.count
          bounds.add(pixels.first...pixels.last, y: y)
        }
      }
    }
    self.count = count
    self.greatest = Int(greatest)
    mean = Double(sum) / Double(expected.bytes.count)
    self.bounds = bounds.region
  }

  /// True when nothing differs.
  public var isNone: Bool { count == 0 }

  private static func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard let first = a.baseAddress, let second = b.baseAddress else { return true }
    return memcmp(first, second, a.count) == 0
  }

  /// Of two rows that are not equal.
  private static func differingPixels(
    _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer
  ) -> (count: Int, first: Int, last: Int) {
    var (count, first, last) = (0, -1, 0)
    for x in 0..<a.count / 4 {
      let (one, other) = (
        a.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self),
        b.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
      )
      guard one != other else { continue }
      count += 1
      last = x
      if first < 0 { first = x }
    }
    return (count, first, last)
  }
}

/// Sum and greatest of the differences of two rows' bytes; loops without branches, for the vectoriser.
private struct RowDifference {
  var sum = 0
  var greatest: UInt8 = 0

  mutating func add(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) {
    for index in 0..<a.count {
      let difference = max(a[index], b[index]) &- min(a[index], b[index])
      greatest = max(greatest, difference)
      sum &+= Int(difference)
    }
  }
}
