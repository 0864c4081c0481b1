/// Why an animator or transition cannot do what it is told.
public enum AnimatorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A command for a time before that of the command before it.
  case outOfOrder(Time, last: Time)
  /// A command that the state does not allow.
  case wrongState(command: String, state: String)
  /// A number outside its range.
  case parameter(TimingParameterError)
  /// A curve or spring that does not go with the duration.
  case timing(TimingError)
  /// A time that cannot be held exactly.
  case timeOverflow

  public var description: String {
    switch self {
    case .outOfOrder(let time, let last):
      "a command at \(DecimalText(time.seconds).text()) s comes after one at \(DecimalText(last.seconds).text()) s"
    case .wrongState(let command, let state): "cannot \(command): the animator is \(state)"
    case .parameter(let error): error.description
    case .timing(let error): error.description
    case .timeOverflow: "a time beyond what can be held exactly"
    }
  }

  /// Runs something that works out times.
  static func exactly<Result>(
    _ body: () throws(TimeOverflow) -> Result
  ) throws(AnimatorError) -> Result {
    do { return try body() } catch { throw .timeOverflow }
  }

  static func check(
    _ value: Double, as parameter: String, in range: ClosedRange<Double>, _ legalRange: String
  ) throws(AnimatorError) {
    do {
      try TimingParameterError.check(value, as: parameter, in: range, legalRange)
    } catch {
      throw .parameter(error)
    }
  }
}
