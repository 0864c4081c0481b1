public import SceneModel

/// How far small pictures may be apart in another environment and still show the same.
///
/// Other versions of what sets and fills shapes move edges by fractions of a pixel, which the means of a small
/// picture take down to a few levels; another place, colour or word changes many pixels by far more.
public struct SmallPictureTolerance: Sendable, Hashable {
  /// The mean difference of all channels, in levels of 0…255.
  public let mean = 1.5
  /// A pixel with a channel further apart than this many levels is another one …
  public let levels = 24
  /// … and there may be this share of them.
  public let share = 0.005

  public init() {}

  /// Whether two small pictures show the same; never for two sizes.
  public func accepts(_ golden: PixelBuffer, _ actual: PixelBuffer) -> Bool {
    guard let difference = PixelDifference(golden, actual), difference.mean <= mean else { return false }
    let others = stride(from: 0, to: golden.bytes.count, by: 4).count { pixel in
      (pixel..<pixel + 4).contains { abs(Int(golden.bytes[$0]) - Int(actual.bytes[$0])) > levels }
    }
    return Double(others) <= share * Double(golden.width * golden.height)
  }

  /// For messages: what is allowed.
  public var words: String {
    "a mean of \(mean) levels, and more than \(levels) levels in 0.5 % of the pixels"
  }
}
