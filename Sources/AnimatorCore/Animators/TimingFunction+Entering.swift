extension TimingFunction {
  /// Whether the curve rises all the way from 0 to 1, so that it may be entered in the middle.
  ///
  /// Never for `steps` and `linear(stops)`, which keep their stops where they were put.
  var isMonotone: Bool {
    switch form {
    case .linear: true
    case .steps, .stops: false
    case .bezier(let segment): segment.isMonotone
    case .piecewise(let segments): segments.allSatisfy(\.isMonotone)
    case .easing(let curve): ![.back, .elastic, .bounce].contains(curve.family)
    }
  }

  /// Where a monotone curve reaches a value, and the steps that took.
  ///
  /// - Parameter value: Within 0…1.
  func entry(at value: Double) -> (x: Double, iterations: Int) {
    if form == .linear { return (value, 0) }
    let search = BoundedSearch.bisect(0...1) { self.value(at: $0) < value }
    return (search.root, search.iterations)
  }
}

extension CubicSegment {
  /// Whether y never falls: dy/dt, a quadratic, is nowhere below 0.
  fileprivate var isMonotone: Bool {
    // In Bernstein form: (1−t)² a + 2t(1−t) b + t² c.
    let (a, b, c) = (y1 - y0, y2 - y1, y3 - y2)
    // Its least value is above 0 unless b is below −√(ac).
    return a >= 0 && c >= 0 && (b >= 0 || b * b <= a * c)
  }
}
