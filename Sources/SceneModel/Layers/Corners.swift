/// The curve and the radii of a layer's four corners, in points.
public struct Corners: Hashable, Sendable {
  /// What a corner is made of.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    /// A quarter circle.
    case circular
    /// The platform's: leaves the sides earlier and bends in gradually; where there is not enough room
    /// for that it comes as near to it as it can.
    case continuous
  }

  public var topLeft: Fixed
  public var topRight: Fixed
  public var bottomRight: Fixed
  public var bottomLeft: Fixed
  public var curve: Curve

  /// - Parameter radius: At least 0; NaN is 0.
  public init(_ radius: Double = 0, curve: Curve = .circular) {
    self.init(
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, curve: curve)
  }

  public init(
    topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double, curve: Curve = .circular
  ) {
    func length(_ radius: Double) -> Fixed { max(Fixed(radius), .zero) }
    self.topLeft = length(topLeft)
    self.topRight = length(topRight)
    self.bottomRight = length(bottomRight)
    self.bottomLeft = length(bottomLeft)
    self.curve = curve
  }

  /// The two at the top, such as a sheet's.
  public static func top(_ radius: Double, curve: Curve = .circular) -> Corners {
    Corners(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0, curve: curve)
  }

  /// The two at the bottom.
  public static func bottom(_ radius: Double, curve: Curve = .circular) -> Corners {
    Corners(topLeft: 0, topRight: 0, bottomRight: radius, bottomLeft: radius, curve: curve)
  }

  public static let square = Corners()

  public var isSquare: Bool { largest == .zero }

  /// The longest radius; setting it gives all four this one.
  public var largest: Fixed {
    get { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }
    set { (topLeft, topRight, bottomRight, bottomLeft) = (newValue, newValue, newValue, newValue) }
  }

  /// All radii are the same.
  public var isUniform: Bool { topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft }

  /// The radii made smaller by one factor until no two of them overlap along a side.
  ///
  /// Source: CSS Backgrounds and Borders 3, "Overlapping Curves".
  public func fitted(to size: Size) -> Corners {
    func ratio(_ side: Double, _ a: Fixed, _ b: Fixed) -> Double {
      let sum = a.double + b.double
      return sum > side ? max(side, 0) / sum : 1
    }
    let factor = min(
      ratio(size.width, topLeft, topRight), ratio(size.width, bottomLeft, bottomRight),
      ratio(size.height, topLeft, bottomLeft), ratio(size.height, topRight, bottomRight))
    guard factor < 1 else { return self }
    return Corners(
      topLeft: topLeft.double * factor, topRight: topRight.double * factor,
      bottomRight: bottomRight.double * factor, bottomLeft: bottomLeft.double * factor, curve: curve)
  }

  /// Every radius longer by `amount`, none below 0; a square corner stays square.
  public func outset(by amount: Double) -> Corners {
    func longer(_ radius: Fixed) -> Double { radius == .zero ? 0 : max(radius.double + amount, 0) }
    return Corners(
      topLeft: longer(topLeft), topRight: longer(topRight), bottomRight: longer(bottomRight),
      bottomLeft: longer(bottomLeft), curve: curve)
  }
}
