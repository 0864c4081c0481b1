/// A curve or spring parameter outside its legal range.
///
/// Raised where a curve or a spring is made, so every value of those types is usable without checks.
public struct TimingParameterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The parameter as scripts write it, such as `damping` or `x1`.
  public let parameter: String
  /// The offending value; may be NaN or infinite.
  public let value: Double
  /// What would have been legal, in words that follow "must be": `more than 0`.
  public let legalRange: String

  /// Creates the error; nothing is checked.
  public init(parameter: String, value: Double, legalRange: String) {
    self.parameter = parameter
    self.value = value
    self.legalRange = legalRange
  }

  /// `damping is -1; it must be 0 or more`.
  public var description: String {
    "\(parameter) is \(DecimalText(value).text()); it must be \(legalRange)"
  }

  /// Throws unless `value` is finite and lies in `range`.
  static func check(
    _ value: Double, as parameter: String, in range: ClosedRange<Double>, _ legalRange: String
  ) throws(TimingParameterError) {
    guard value.isFinite, range.contains(value) else {
      throw TimingParameterError(parameter: parameter, value: value, legalRange: legalRange)
    }
  }
}
