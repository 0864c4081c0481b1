extension MotionTrack {
  /// Bounds of the value over all time: what a layer must have room and sharpness for.
  ///
  /// Never too narrow; wider than what is reached where a motion is interrupted before its extremes or
  /// where speeds are led over.
  public var range: ClosedRange<Double> {
    pieces.reduce(initialValue...initialValue) { $0.union($1.leg.shape.range) }
  }
}

extension MotionShape {
  var range: ClosedRange<Double> {
    switch self {
    case .rest(let value): value...value
    case .timed(let shape): shape.range
    case .spring(let shape): shape.range
    case .finger(let shape): shape.range
    }
  }
}

extension TimedShape {
  fileprivate var range: ClosedRange<Double> {
    let progress = timing.range.union(0...1)
    let (a, b) = (progress.lowerBound, progress.upperBound)
    return .spanning(from * (1 - a) + to * a, from * (1 - b) + to * b)
  }
}

extension SpringShape {
  fileprivate var range: ClosedRange<Double> {
    let distance = goal - start
    let relative = distance == 0 ? .infinity : startVelocity / distance
    var range = ClosedRange.spanning(start, goal)
    if abs(relative) <= Spring.largestVelocity {
      let progress = spring.starting(withVelocity: relative).range
      range = range.union(
        .spanning(start + distance * progress.lowerBound, start + distance * progress.upperBound))
    } else {
      // No swing is wider than all of its energy as distance.
      let most = abs(distance) + abs(startVelocity) / spring.undampedFrequency
      range = range.union(goal - most...goal + most)
    }
    return range.lowerBound + min(landing.residue, 0)...range.upperBound + max(landing.residue, 0)
  }
}

extension FingerShape {
  fileprivate var range: ClosedRange<Double> {
    let way = path.range
    let (a, b) = (origin + distance * way.lowerBound, origin + distance * way.upperBound)
    let fractions = ClosedRange.spanning(limit.fraction(at: a), limit.fraction(at: b))
    return map.range(over: fractions)
  }
}

extension FractionMap {
  fileprivate func range(over fractions: ClosedRange<Double>) -> ClosedRange<Double> {
    let ends = ClosedRange.spanning(value(at: fractions.lowerBound), value(at: fractions.upperBound))
    switch self {
    case .identity, .complement: return ends
    case .anchored(let zero, let anchor, let value):
      let inner = [zero, anchor].filter(fractions.contains).map(self.value(at:))
      return inner.reduce(ends.union(value...value)) { $0.union($1...$1) }
    case .path(let stretches):
      return stretches.reduce(ends) { $0.union($1.leg.shape.range) }
    }
  }
}

extension ClosedRange<Double> {
  fileprivate static func spanning(_ a: Double, _ b: Double) -> ClosedRange<Double> {
    Swift.min(a, b)...Swift.max(a, b)
  }

  fileprivate func union(_ other: ClosedRange<Double>) -> ClosedRange<Double> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
