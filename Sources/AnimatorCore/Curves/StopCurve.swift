/// One stop of a `linear(…)` curve.
public struct LinearStop: Hashable, Sendable {
  /// The progress there; may leave 0…1.
  public let value: Double
  /// The fraction of the duration at which it is reached, 1 for 100 %; nil to be spaced evenly.
  public let position: Double?

  /// Creates a stop; `TimingFunction.linear(_:)` checks its numbers.
  public init(_ value: Double, at position: Double? = nil) {
    self.value = value
    self.position = position
  }
}

/// A curve of straight pieces between stops; two stops at one position are a jump.
///
/// Source: CSS Easing Functions Level 2, `linear()`.
struct StopCurve: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    let position: Double
    let value: Double
  }

  /// Two or more; positions never fall.
  let stops: [Stop]

  /// Settles the positions as CSS does: the first is 0 and the last 1 unless given, none lies before
  /// an earlier one, and those left out are spread evenly.
  init(_ given: [LinearStop]) {
    var positions = given.map(\.position)
    if positions.first == .some(nil) { positions[0] = 0 }
    var largest = -Double.infinity
    for index in positions.indices {
      guard let position = positions[index] else { continue }
      largest = max(largest, position)
      positions[index] = largest
    }
    if positions.last == .some(nil) { positions[positions.count - 1] = max(1, largest) }
    var settled: [Stop] = []
    var next = 0
    for (index, stop) in given.enumerated() {
      if let position = positions[index] {
        settled.append(Stop(position: position, value: stop.value))
        continue
      }
      if next <= index { next = positions[index...].firstIndex { $0 != nil } ?? index }
      let previous = settled[index - 1].position
      let gap = ((positions[next] ?? previous) - previous) / Double(next - index + 1)
      settled.append(Stop(position: previous + gap, value: stop.value))
    }
    stops = settled
  }

  func value(at x: Double) -> Double {
    // A position a few units in the last place ahead counts as reached: see `StepCurve.value`.
    let (a, b) = piece(upTo: x + 4 * x.ulp, including: true)
    guard b.position > a.position else { return x < a.position ? a.value : b.value }
    return a.value + (b.value - a.value) * ((x - a.position) / (b.position - a.position))
  }

  func slope(at x: Double) -> Double {
    let (a, b) = piece(upTo: x, including: x != 1)
    guard b.position > a.position else { return 0 }
    return (b.value - a.value) / (b.position - a.position)
  }

  /// The straight piece that serves `x`: the last stop at or before it and the next one, or the first
  /// or last two stops beyond the ends.
  private func piece(upTo x: Double, including: Bool) -> (Stop, Stop) {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      let isPassed = including ? stops[middle].position <= x : stops[middle].position < x
      if isPassed { low = middle + 1 } else { high = middle }
    }
    let second = min(max(low, 1), stops.count - 1)
    return (stops[second - 1], stops[second])
  }

  var range: ClosedRange<Double> {
    var (low, high) = (min(value(at: 0), value(at: 1)), max(value(at: 0), value(at: 1)))
    for stop in stops where stop.position > 0 && stop.position <= 1 {
      low = min(low, stop.value)
      high = max(high, stop.value)
    }
    return low...high
  }
}
