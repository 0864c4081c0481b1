#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What one finger, or two for a pinch, does on the glass: from touching it to leaving it.
///
/// A value: where the fingers are and how they move has an answer for any time, in any order.
public struct Gesture: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case tap, hold, drag, swipe, scroll, pinch
  }

  public let kind: Kind
  /// When the finger touches the glass.
  public let start: Time
  /// How long it stays there; the end is that of a cancellation where there was one.
  public let duration: Time
  /// Where it touches, in points of the canvas; of a pinch, the point between the fingers.
  public let location: Vector
  /// How the finger goes its way; of a scroll, how the content goes on without it too.
  public let path: FingerPath
  /// Where the path leads from `location`.
  public let distance: Vector
  /// What a pinch scales to, and turns by in degrees, clockwise; 1 and 0 for others.
  public let scale: Double
  public let rotation: Double
  /// Whether something took the touch away before its end.
  public let isCancelled: Bool

  private init(
    _ kind: Kind, start: Time, duration: Time, location: Vector, path: FingerPath, distance: Vector = .zero,
    scale: Double = 1, rotation: Double = 0, isCancelled: Bool = false
  ) {
    self.kind = kind
    self.start = start
    self.duration = duration
    self.location = location
    self.path = path
    self.distance = distance
    self.scale = scale
    self.rotation = rotation
    self.isCancelled = isCancelled
  }

  /// How long a finger takes to come down on a tap, before it is up again after as long.
  public static let tapDuration = Time.milliseconds(200)

  /// A finger that touches and leaves again; with `hold`, one that stays for a time.
  public static func tap(at location: Vector, hold: Time? = nil, start: Time) -> Gesture {
    let duration = max(hold ?? tapDuration, .zero)
    return Gesture(
      hold == nil ? .tap : .hold, start: start, duration: duration, location: location,
      path: .drag(duration: duration))
  }

  /// A finger that drags and rests before it lets go; a curve decides otherwise.
  public static func drag(
    from location: Vector, by distance: Vector, duration: Time = .milliseconds(600),
    curve: TimingFunction? = nil, start: Time
  ) -> Gesture {
    Gesture(
      .drag, start: start, duration: max(duration, .zero), location: location,
      path: .drag(duration: duration, curve: curve), distance: distance)
  }

  /// A finger that goes a way of any course.
  ///
  /// - Parameter distance: Of the whole way, which the path may leave or not reach.
  public static func drag(from location: Vector, by distance: Vector, along path: FingerPath, start: Time)
    -> Gesture
  {
    Gesture(
      .drag, start: start, duration: path.duration, location: location, path: path, distance: distance)
  }

  /// A finger that leaves at speed: the distance per duration.
  public static func swipe(
    from location: Vector, by distance: Vector, duration: Time = .milliseconds(150),
    curve: TimingFunction? = nil, start: Time
  ) -> Gesture {
    Gesture(
      .swipe, start: start, duration: max(duration, .zero), location: location,
      path: .swipe(duration: duration, curve: curve), distance: distance)
  }

  /// A finger that throws content; the content moves by `distance` in all and comes to rest after `duration`.
  public static func scroll(
    from location: Vector, by distance: Vector, duration: Time = .milliseconds(500),
    rate: DecelerationRate = .fast, curve: TimingFunction? = nil, start: Time
  ) -> Gesture {
    let path = FingerPath.scroll(duration: duration, rate: rate, curve: curve)
    return Gesture(
      .scroll, start: start, duration: path.contactDuration, location: location, path: path,
      distance: distance)
  }

  /// Two fingers that spread or close, and turn.
  ///
  /// - Parameters:
  ///   - scale: More than 0.
  ///   - rotation: Degrees, clockwise.
  /// - Throws: `TimingParameterError` for a scale outside 0.001…1000 or a rotation beyond ±36000.
  public static func pinch(
    at location: Vector, scale: Double, rotation: Double = 0, duration: Time = .milliseconds(600),
    curve: TimingFunction? = nil, start: Time
  ) throws(TimingParameterError) -> Gesture {
    try TimingParameterError.check(scale, as: "scale", in: 1e-3...1e3, "0.001 to 1000")
    try TimingParameterError.check(
      rotation, as: "rotation", in: -36000...36000, "within -36000 to 36000 degrees")
    return Gesture(
      .pinch, start: start, duration: max(duration, .zero), location: location,
      path: .drag(duration: duration, curve: curve), scale: scale, rotation: rotation)
  }

  /// The same until something takes the touch away, at its end at the latest; unchanged when it was over
  /// before.
  ///
  /// - Throws: `TimeOverflow` for times that cannot be held exactly.
  public func cancelled(at time: Time) throws(TimeOverflow) -> Gesture {
    let contact = max(.zero, try time - start)
    guard contact <= duration else { return self }
    return Gesture(
      kind, start: start, duration: contact, location: location, path: path, distance: distance,
      scale: scale, rotation: rotation, isCancelled: true)
  }

  /// Where the fingers are, in points of the canvas, at a time since `start`; two for a pinch.
  ///
  /// A pinch is shown with at most 80 points from its middle to a finger, the fingers on a rising
  /// diagonal at first.
  public func touches(at seconds: Double) -> [Vector] {
    let sample = sample(at: seconds)
    let middle = location + sample.translation
    guard kind == .pinch else { return [middle] }
    let radius = 80 / max(scale, 1) * sample.scale
    let angle = (sample.rotation - 45) * .pi / 180
    let arm = Vector(x: radius * cos(angle), y: radius * sin(angle))
    return [middle + arm, middle + arm * -1]
  }
}
