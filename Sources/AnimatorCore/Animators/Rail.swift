/// The whole way of an animator from its start to its end, as it was played and as it is still to come.
///
/// Legs in order, each over a range of fractions, one motion per animated item. Reversing moves back
/// along it; continuing otherwise replaces what lies ahead in the direction of play.
struct Rail: Hashable, Sendable {
  struct Leg: Hashable, Sendable {
    let length: Time
    /// `fractionComplete` of time at its ends, while not reversed.
    let from: Double
    let to: Double
    var motions: [MotionLeg]
  }

  /// A place on the way. At a boundary it is the start of the leg after, so that a leg without length,
  /// a jump, has a before and an after; the end is the start of a leg that is not there.
  struct Position: Hashable, Sendable {
    let leg: Int
    /// Since the start of that leg, read forwards: 0 ..< its length.
    let local: Time

    init(startOf leg: Int) { self.init(leg: leg, local: .zero) }

    init(leg: Int, local: Time) {
      self.leg = leg
      self.local = local
    }
  }

  var legs: [Leg]

  var start: Position { Position(startOf: 0) }
  var end: Position { Position(startOf: legs.count) }

  func fraction(at position: Position) -> Double {
    guard position.leg < legs.count else { return legs.last?.to ?? 1 }
    let leg = legs[position.leg]
    if position.local <= .zero { return leg.from }
    return leg.from + (leg.to - leg.from) * (position.local.seconds / leg.length.seconds)
  }

  func value(of item: Int, at position: Position) -> Double {
    if position.local > .zero { return legs[position.leg].motions[item].value(at: position.local.seconds) }
    guard position.leg > 0 else { return 0 }
    let before = legs[position.leg - 1]
    return before.motions[item].value(at: before.length.seconds)
  }

  /// The legs between two positions in the order of play, each as it is played.
  func route(from a: Position, to b: Position, reversed: Bool) throws(TimeOverflow) -> [Leg] {
    let (low, high) = reversed ? (b, a) : (a, b)
    var route: [Leg] = []
    let count = high.leg + (high.local > .zero ? 1 : 0)
    for index in low.leg..<max(low.leg, count) {
      var leg = legs[index]
      if index == high.leg { leg = leg.prefix(high.local, fraction: fraction(at: high)) }
      if index == low.leg, low.local > .zero {
        leg = try leg.dropping(low.local, fraction: fraction(at: low))
      }
      route.append(leg)
    }
    return reversed ? route.reversed().map(\.reversed) : route
  }

  static func length(of route: [Leg]) throws(TimeOverflow) -> Time {
    var sum = Time.zero
    for leg in route { sum = try sum + leg.length }
    return sum
  }

  /// Where play is some time after it was at a position; past every jump it meets by then.
  func position(
    _ elapsed: Time, after position: Position, reversed: Bool
  ) throws(TimeOverflow) -> Position {
    var (leg, there, rest) = (position.leg, position.local, elapsed)
    if reversed {
      while rest >= there {
        rest = try rest - there
        guard leg > 0 else { return start }
        if rest <= .zero, legs[leg - 1].length > .zero { return Position(startOf: leg) }
        leg -= 1
        there = legs[leg].length
      }
      return Position(leg: leg, local: try there - rest)
    }
    while leg < legs.count {
      let left = try legs[leg].length - there
      if rest < left { return Position(leg: leg, local: try there + rest) }
      rest = try rest - left
      leg += 1
      there = .zero
    }
    return end
  }

  /// Makes a position a boundary between two legs, and returns it as such.
  mutating func cut(at position: Position) throws(TimeOverflow) -> Position {
    guard position.local > .zero else { return position }
    let leg = legs[position.leg]
    let middle = fraction(at: position)
    legs.replaceSubrange(
      position.leg...position.leg,
      with: [
        leg.prefix(position.local, fraction: middle),
        try leg.dropping(position.local, fraction: middle),
      ])
    return Position(startOf: position.leg + 1)
  }

  /// Makes a fraction of time a boundary between two legs; one outside the way means its end.
  mutating func cut(atFraction fraction: Double) throws(TimeOverflow) -> Position {
    guard let index = legs.firstIndex(where: { fraction < $0.to }) else { return end }
    let leg = legs[index]
    guard fraction > leg.from else { return Position(startOf: index) }
    let share = (fraction - leg.from) / (leg.to - leg.from)
    let local = min(leg.length, try Time(roundingToNanosecond: share * leg.length.seconds))
    let rest = try leg.length - local
    let parts = leg.motions.map { $0.split(at: share, local, rest) }
    legs.replaceSubrange(
      index...index,
      with: [
        Leg(length: local, from: leg.from, to: fraction, motions: parts.map(\.0)),
        Leg(length: rest, from: fraction, to: leg.to, motions: parts.map(\.1)),
      ])
    return Position(startOf: index + 1)
  }

  /// Replaces what lies ahead.
  ///
  /// - Parameter leg: As it is played, from the position to the end of the way.
  /// - Returns: The same place on the new rail.
  mutating func replaceAhead(
    of position: Position, reversed: Bool, with leg: Leg
  ) throws(TimeOverflow) -> Position {
    let here = try cut(at: position)
    if reversed {
      legs.replaceSubrange(0..<here.leg, with: [leg.reversed])
      return Position(startOf: 1)
    }
    legs.replaceSubrange(here.leg..., with: [leg])
    return here
  }
}

extension Rail.Leg {
  var reversed: Rail.Leg {
    Rail.Leg(length: length, from: to, to: from, motions: motions.map(\.reversed))
  }

  fileprivate func prefix(_ time: Time, fraction: Double) -> Rail.Leg {
    Rail.Leg(length: time, from: from, to: fraction, motions: motions.map { $0.prefix(time) })
  }

  fileprivate func dropping(_ time: Time, fraction: Double) throws(TimeOverflow) -> Rail.Leg {
    var rest: [MotionLeg] = []
    for motion in motions { rest.append(try motion.dropping(time)) }
    return Rail.Leg(length: try length - time, from: fraction, to: to, motions: rest)
  }

  func lasting(_ length: Time) -> Rail.Leg {
    Rail.Leg(length: length, from: from, to: to, motions: motions.map { $0.lasting(length) })
  }
}
