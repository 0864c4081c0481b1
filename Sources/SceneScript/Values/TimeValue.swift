import AnimatorCore
import SceneModel

/// TIME: `300ms`, `1.5s`, `18f`, `0`; always with a unit, never negative.
enum TimeValue {
  /// A day: longer than any film.
  static let limit = 86_400

  /// - Parameter rate: What a frame is; `18f` is 18 / rate.
  static func parse(_ text: String, rate: FrameRate) throws(ValueProblem) -> Time {
    if text.contains(":") { throw .clockTime(text) }
    let quantity: Quantity
    do { quantity = try Quantity(text) } catch { throw .invalidTime(text, because: error) }
    if quantity.isNegative { throw .negativeTime(text) }
    guard quantity.double <= Double(limit) * (quantity.unit == "ms" ? 1000 : 1) || quantity.unit == "f" else {
      throw .timeTooLong(text)
    }
    do {
      switch quantity.unit {
      case "s": return try Time(quantity.scaled, over: quantity.denominator)
      case "ms": return try Time(quantity.scaled, over: quantity.denominator * 1000)
      case "f":
        guard let frames = quantity.whole else { throw ValueProblem.partOfFrame(text) }
        return try rate.time(of: frames)
      case "" where quantity.scaled == 0: return .zero
      case "": throw ValueProblem.missingUnit(text, quantity)
      default: throw ValueProblem.unknownTimeUnit(text, quantity)
      }
    } catch let problem as ValueProblem {
      throw problem
    } catch {
      throw .timeTooLong(text)
    }
  }
}

extension ValueProblem {
  fileprivate static func missingUnit(_ text: String, _ quantity: Quantity) -> ValueProblem {
    let number = quantity.numberText
    // Nobody waits a hundred seconds, and nobody sees a motion of a few milliseconds.
    let likely = quantity.double >= 50 ? "\(number)ms" : "\(number)s"
    let other = quantity.double >= 50 ? "\(number)s" : "\(number)ms"
    return ValueProblem(
      id: "missing-unit", "the time `\(text)` has no unit",
      hints: ["write `\(likely)`, `\(other)` or, in frames, `\(number)f`"])
  }

  fileprivate static func clockTime(_ text: String) -> ValueProblem {
    var seconds: Int? = 0
    for part in text.split(separator: ":", omittingEmptySubsequences: false) {
      guard let value = Int(part), (0...9999).contains(value), let sum = seconds else {
        seconds = nil
        break
      }
      seconds = min(sum, 1_000_000) * 60 + value
    }
    return ValueProblem(
      id: "invalid-time", "`\(text)` is the time of a clock; times are seconds, milliseconds or frames",
      hints: [seconds.map { "write `\($0)s`" } ?? "write seconds, such as `90s`"])
  }

  fileprivate static func invalidTime(_ text: String, because problem: ValueProblem) -> ValueProblem {
    ValueProblem(
      id: "invalid-time", "`\(text)` is no time" + (text.isEmpty ? "" : problem.reason(of: text)),
      hints: problem.hints.isEmpty ? ["write it like `300ms`, `1.5s` or `18f`"] : problem.hints)
  }

  fileprivate static func negativeTime(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-time", "`\(text)` is negative; a time is 0 or more",
      hints: ["write it without the minus: `\(text.dropFirst())`"])
  }

  fileprivate static func timeTooLong(_ text: String) -> ValueProblem {
    ValueProblem(id: "invalid-time", "`\(text)` is too long; a time is at most \(TimeValue.limit)s")
  }

  fileprivate static func partOfFrame(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-time", "`\(text)` is no whole number of frames", hints: ["write seconds or milliseconds"])
  }

  fileprivate static func unknownTimeUnit(_ text: String, _ quantity: Quantity) -> ValueProblem {
    let unit = quantity.unit.trimmingBlanks.lowercased()
    let number = quantity.numberText
    let fix: String? =
      switch unit {
      case "s", "sec", "secs", "second", "seconds": "\(number)s"
      case "ms", "msec", "msecs", "millisecond", "milliseconds": "\(number)ms"
      case "f", "fr", "frame", "frames": "\(number)f"
      case "m", "min", "mins", "minute", "minutes": plain(quantity.double * 60) + "s"
      case "h", "hour", "hours": plain(quantity.double * 3600) + "s"
      default: nil
      }
    return ValueProblem(
      id: "invalid-time", "`\(text)` has no unit of time: those are `s`, `ms` and `f` (frames)",
      hints: [fix.map { "write `\($0)`" } ?? "write it like `300ms`, `1.5s` or `18f`"])
  }
}

extension ValueProblem {
  /// What a number's problem adds to a message that already names the value: `: it has …`.
  func reason(of text: String) -> String {
    let subject = "`\(text)` "
    guard message.hasPrefix(subject), message != "`\(text)` is not a number" else { return "" }
    return ": it " + message.dropFirst(subject.count)
  }
}

extension String {
  /// Without blanks at either end.
  var trimmingBlanks: String {
    var view = Substring(self)
    while view.first?.isWhitespace == true { view.removeFirst() }
    while view.last?.isWhitespace == true { view.removeLast() }
    return String(view)
  }
}
