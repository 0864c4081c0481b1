/// An exact number of seconds: a fraction in lowest terms.
///
/// Numerator and denominator stay below 2⁶² so that every sum, comparison and product with a frame
/// rate fits in 128 bits without a check; whatever would leave that range throws `TimeOverflow`.
public struct Time: Hashable, Sendable {
  /// Seconds × `denominator`; may be negative in differences.
  public let numerator: Int128
  /// Greater than zero, without a common factor with `numerator`.
  public let denominator: Int128

  /// 0 s.
  public static let zero = Time(reduced: 0, 1)

  /// A whole number of milliseconds, as constants are given.
  public static func milliseconds(_ count: Int32) -> Time {
    let divisor = greatestCommonDivisor(UInt128(count.magnitude), 1000)
    return Time(reduced: Int128(count) / Int128(divisor), 1000 / Int128(divisor))
  }

  static let limit: Int128 = 1 << 62

  private init(reduced numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates `numerator / denominator` seconds.
  ///
  /// - Throws: `TimeOverflow` when the denominator is zero or a part is 2⁶² or more in lowest terms.
  public init(_ numerator: Int128, over denominator: Int128 = 1) throws(TimeOverflow) {
    guard denominator != 0 else { throw TimeOverflow() }
    // In magnitudes, because the least Int128 has no positive twin.
    let divisor = Time.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    guard let top = Int128(exactly: numerator.magnitude / divisor), top < Time.limit,
      let bottom = Int128(exactly: denominator.magnitude / divisor), bottom < Time.limit
    else { throw TimeOverflow() }
    self.init(reduced: (numerator < 0) == (denominator < 0) ? top : -top, bottom)
  }

  /// The nearest nanosecond to a computed number of seconds, half up; the one rounding of design §4.
  ///
  /// - Throws: `TimeOverflow` for NaN, infinities and anything beyond ±10⁹ s.
  public init(roundingToNanosecond seconds: Double) throws(TimeOverflow) {
    guard seconds.isFinite, abs(seconds) <= 1e9 else { throw TimeOverflow() }
    let nanoseconds = seconds * 1e9
    let floor = nanoseconds.rounded(.down)
    // Not floor(x + 0.5): that addition rounds too.
    try self.init(
      Int128(floor) + (nanoseconds - floor >= 0.5 ? 1 : 0), over: 1_000_000_000)
  }

  /// Seconds as the nearest `Double`.
  public var seconds: Double { Time.quotient(numerator, denominator) }

  /// `top / bottom` as a `Double`; the nearest one while both are below 2⁵³.
  static func quotient(_ top: Int128, _ bottom: Int128) -> Double {
    // By way of Int64 where possible: the conversion of an Int128 takes a microsecond.
    if let top = Int64(exactly: top), let bottom = Int64(exactly: bottom) {
      return Double(top) / Double(bottom)
    }
    return Double(top) / Double(bottom)
  }

  /// The exact sum.
  ///
  /// - Throws: `TimeOverflow` when a part of it is 2⁶² or more in lowest terms.
  public static func + (a: Time, b: Time) throws(TimeOverflow) -> Time {
    if a.denominator == b.denominator { return try Time(a.numerator + b.numerator, over: a.denominator) }
    return try Time(
      a.numerator * b.denominator + b.numerator * a.denominator, over: a.denominator * b.denominator)
  }

  /// The exact difference, negative when `b` is later.
  ///
  /// - Throws: `TimeOverflow` as `+` does.
  public static func - (a: Time, b: Time) throws(TimeOverflow) -> Time {
    try a + Time(reduced: -b.numerator, b.denominator)
  }

  /// The exact product.
  ///
  /// - Throws: `TimeOverflow` as `+` does.
  public static func * (a: Time, count: Int) throws(TimeOverflow) -> Time {
    let (product, overflow) = a.numerator.multipliedReportingOverflow(by: Int128(count))
    guard !overflow else { throw TimeOverflow() }
    return try Time(product, over: a.denominator)
  }

  private static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension Time: Comparable {
  /// Exact; total.
  public static func < (a: Time, b: Time) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}

/// A time that cannot be held exactly.
public struct TimeOverflow: Error, Hashable, Sendable {
  public init() {}
}
