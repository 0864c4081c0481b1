/// A part of a shape, played evenly over an exact length of time, forwards or backwards.
struct MotionLeg: Hashable, Sendable {
  let shape: MotionShape
  /// Where in the shape's own seconds it begins and ends; `to` below `from` retraces.
  let from: Double
  let to: Double
  let length: Time

  private let seconds: Double
  /// The shape's seconds per second.
  private let rate: Double

  init(_ shape: MotionShape, from: Double, to: Double, length: Time) {
    self.shape = shape
    self.from = from
    self.to = to
    self.length = length
    seconds = length.seconds
    rate = seconds > 0 ? (to - from) / seconds : 0
  }

  /// A jump, or a rest of some length.
  static func rest(_ value: Double, length: Time = .zero) -> MotionLeg {
    MotionLeg(.rest(value), from: 0, to: 0, length: length)
  }

  /// The instant before a shape begins: a curve that jumps at its start has not jumped yet.
  static let justBefore = -Double.leastNonzeroMagnitude

  /// Exact at the end, and from there on.
  func value(at local: Double) -> Double { shape.value(at: shapeTime(local)) }

  /// Per second, of the motion before or after `local`.
  func velocity(at local: Double, _ side: Side) -> Double {
    guard rate != 0 else { return 0 }
    let time = shapeTime(local)
    return rate * shape.velocity(at: time == MotionLeg.justBefore ? 0 : time, rate > 0 ? side : side.opposite)
  }

  private func shapeTime(_ local: Double) -> Double {
    if local >= seconds { return to }
    return local > 0 ? from + rate * local : from
  }

  /// The way back, as long as the way there. It ends before a jump at the start of a curve.
  var reversed: MotionLeg {
    MotionLeg(shape, from: to, to: from == 0 ? MotionLeg.justBefore : from, length: length)
  }

  /// The first `length` of it.
  func prefix(_ length: Time) -> MotionLeg {
    MotionLeg(shape, from: from, to: shapeTime(length.seconds), length: length)
  }

  /// What is left after `time`.
  func dropping(_ time: Time) throws(TimeOverflow) -> MotionLeg {
    MotionLeg(shape, from: shapeTime(time.seconds), to: to, length: try length - time)
  }

  /// The same way in another time.
  func lasting(_ length: Time) -> MotionLeg {
    MotionLeg(shape, from: from, to: to, length: length)
  }

  /// Two legs that meet at a share of the way, with given lengths.
  func split(at share: Double, _ first: Time, _ second: Time) -> (MotionLeg, MotionLeg) {
    let middle = share <= 0 ? from : share >= 1 ? to : from + (to - from) * share
    return (
      MotionLeg(shape, from: from, to: middle, length: first),
      MotionLeg(shape, from: middle, to: to, length: second)
    )
  }
}
