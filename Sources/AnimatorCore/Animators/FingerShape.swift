/// A value that a finger leads.
struct FingerShape: Hashable, Sendable {
  let path: FingerPath
  /// The fraction where the finger takes hold, before the limit is applied, and how far it goes.
  let origin: Double
  let distance: Double
  let limit: FractionLimit
  let map: FractionMap

  /// Takes hold of what stands at a fraction, which may lie outside 0…1, without moving it.
  ///
  /// - Parameter distance: How far the finger goes, in whole ways.
  init(
    _ path: FingerPath, from fraction: Double, by distance: Double, limit: FingerLimit,
    map: FractionMap = .identity
  ) {
    self.path = path
    self.distance = distance
    self.map = map
    (self.limit, origin) = FractionLimit.taking(hold: fraction, limit)
  }

  private init(
    _ path: FingerPath, origin: Double, by distance: Double, limit: FractionLimit, map: FractionMap
  ) {
    self.path = path
    self.origin = origin
    self.distance = distance
    self.limit = limit
    self.map = map
  }

  /// The same finger leading something else.
  func leading(_ map: FractionMap) -> FingerShape {
    FingerShape(path, origin: origin, by: distance, limit: limit, map: map)
  }

  func value(at time: Double) -> Double {
    map.value(at: limit.fraction(at: origin + distance * path.share(at: time)))
  }

  func velocity(at time: Double, _ side: Side) -> Double {
    let raw = origin + distance * path.share(at: time)
    let speed = fingerVelocity(at: time, side)
    // Where it meets a kink of the limit or the map, it has come from there or goes there.
    let ahead = (side == .after) == (speed >= 0)
    return speed * limit.slope(at: raw, ahead) * map.slope(at: limit.fraction(at: raw), ahead)
  }

  /// Of the finger itself, in whole ways per second; at the end from the left the speed it leaves at.
  func fingerVelocity(at time: Double, _ side: Side) -> Double {
    if side == .before, time >= path.duration.seconds { return distance * path.releaseSpeed }
    return distance * path.speed(at: side == .before ? MotionShape.hairBefore(time) : time)
  }
}
