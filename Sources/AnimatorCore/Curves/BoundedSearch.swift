/// Root finding that always ends.
///
/// Every search of this module goes through here, so that one number bounds them all.
enum BoundedSearch {
  /// The most steps any search may take. 64 halvings exhaust a `Double`'s fraction.
  static let limit = 100

  /// A place where `isBefore` turns from true to false, by halving.
  ///
  /// - Parameters:
  ///   - range: `isBefore` is taken as true at its lower and false at its upper end.
  ///   - isBefore: Monotone on `range`.
  /// - Returns: The upper end of the last bracket, within one unit in the last place of the change,
  ///   and how many steps that took, at most `limit`.
  static func bisect(
    _ range: ClosedRange<Double>, isBefore: (Double) -> Bool
  ) -> (root: Double, iterations: Int) {
    var (low, high) = (range.lowerBound, range.upperBound)
    var iterations = 0
    while iterations < limit {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      iterations += 1
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return (high, iterations)
  }

  /// The first of `start`, 2 `start`, 4 `start` … where `isBefore` is false; the last one tried when none is.
  static func doubling(
    from start: Double, isBefore: (Double) -> Bool
  ) -> (bound: Double, iterations: Int) {
    var bound = start
    var iterations = 0
    while iterations < limit, isBefore(bound) {
      bound *= 2
      iterations += 1
    }
    return (bound, iterations)
  }
}
