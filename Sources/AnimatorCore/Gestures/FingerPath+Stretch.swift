extension FingerPath {
  /// One of several ways that a finger goes without leaving the glass.
  public struct Stretch: Hashable, Sendable {
    /// Seconds after the finger came down.
    public let start: Double
    public let path: FingerPath
    /// Where it begins and where it leads, in ways from where the finger came down.
    public let from: Double
    public let to: Double

    public init(start: Double, path: FingerPath, from: Double, to: Double) {
      self.start = start
      self.path = path
      self.from = from
      self.to = to
    }

    fileprivate var end: Double { start + path.duration.seconds }

    fileprivate func share(at time: Double) -> Double {
      let share = path.share(at: time - start)
      // Exact at both ends, unlike from + (to − from) · share.
      return from * (1 - share) + to * share
    }
  }
}

extension [FingerPath.Stretch] {
  func share(at time: Double) -> Double { stretch(at: time)?.share(at: time) ?? first?.from ?? 0 }

  func speed(at time: Double) -> Double {
    guard let stretch = stretch(at: time) else { return 0 }
    return (stretch.to - stretch.from) * stretch.path.speed(at: time - stretch.start)
  }

  /// With what the finger leaves: that of the last way where it leads until then, 0 after a rest.
  func releaseSpeed(at end: Double) -> Double {
    // The sum of the parts may miss the whole by its last bits.
    guard let last, last.end >= end - 1e-9 else { return 0 }
    return (last.to - last.from) * last.path.releaseSpeed
  }

  var range: ClosedRange<Double> {
    let ends = flatMap { stretch in
      [stretch.path.range.lowerBound, stretch.path.range.upperBound].map {
        stretch.from + (stretch.to - stretch.from) * $0
      }
    }
    return (ends.min() ?? 0)...(ends.max() ?? 0)
  }

  /// The last that has begun.
  private func stretch(at time: Double) -> FingerPath.Stretch? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }
}
