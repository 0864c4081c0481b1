import AnimatorCore

/// An endless motion of a layer that needs no step: a pure function of the film's time.
///
/// A screen with one in it is never at rest.
public enum LayerLoop: Hashable, Sendable {
  /// Once round clockwise in a period, about the middle of the bounds: evenly, or in so many equal steps, as
  /// an activity indicator with 8 spokes does.
  case turning(period: Time, steps: Int? = nil)
  /// Seen for a while, then not, as a caret.
  case blinking(on: Time, off: Time)

  /// The layer as the loop has it at the beginning of a frame.
  func applied(to layer: LayerPresentation, frame: Int, rate: FrameRate) -> LayerPresentation {
    var layer = layer
    switch self {
    case .turning(let period, let steps):
      guard let phase = LoopPhase(frame, rate, period) else { return layer }
      layer.transform = layer.transform.turned(
        degrees: 360 * phase.share(steps: steps), about: Rect(size: layer.size.size).center)
    case .blinking(let on, let off):
      guard let cycle = try? on + off, let phase = LoopPhase(frame, rate, cycle) else { return layer }
      if !phase.isBefore(on) { layer.opacity = .zero }
    }
    return layer
  }
}

/// How far into a period a frame begins, exactly.
private struct LoopPhase {
  private let top: Int128
  private let bottom: Int128
  private let period: Time

  /// Nil for a period that is not greater than 0.
  init?(_ frame: Int, _ rate: FrameRate, _ period: Time) {
    guard period > .zero else { return nil }
    self.period = period
    bottom = Int128(rate.numerator) * period.numerator
    top = Int128(Int32(clamping: frame)) * Int128(rate.denominator) * period.denominator % bottom
  }

  /// 0 ..< 1, rounded down to a whole number of steps.
  func share(steps: Int?) -> Double {
    guard let steps, steps > 0 else { return Double(top) / Double(bottom) }
    let (product, overflow) = top.multipliedReportingOverflow(by: Int128(steps))
    guard !overflow else { return Double(top) / Double(bottom) }
    return Double(product / bottom) / Double(steps)
  }

  func isBefore(_ time: Time) -> Bool {
    // top / bottom of the period, in seconds: the period's numerator cancels.
    let seconds = bottom / period.numerator * period.denominator
    guard let position = try? Time(top, over: seconds) else {
      return Double(top) / Double(seconds) < time.seconds
    }
    return position < time
  }
}

extension FixedTransform {
  /// First turned clockwise about a point, then this.
  func turned(degrees: Double, about point: Point) -> FixedTransform {
    let (sine, cosine) = Rotation(degrees: degrees).sineAndCosine
    if sine == 0, cosine == 1 { return self }
    let (x, y) = (
      point.x - cosine * point.x + sine * point.y, point.y - sine * point.x - cosine * point.y
    )
    let (a, b, c, d) = (self.a.double, self.b.double, self.c.double, self.d.double)
    return FixedTransform(
      a: a * cosine + c * sine, b: b * cosine + d * sine, c: -a * sine + c * cosine,
      d: -b * sine + d * cosine, tx: a * x + c * y + tx.double, ty: b * x + d * y + ty.double)
  }
}

extension Layer {
  /// It, or something in it, never rests.
  // By index: layers are large, and a loop over them would copy each.
  var containsLoop: Bool { loop != nil || sublayers.indices.contains { sublayers[$0].containsLoop } }
}
