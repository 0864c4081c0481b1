/// A colour over time: red, green, blue and alpha, each an `AnimatedValue`.
///
/// Straight (not premultiplied) sRGB components in 0…1, interpolated one by one as Core Animation does.
/// A curve or spring may overshoot; the components are clamped where they are read.
public struct AnimatedColor: Hashable, Sendable {
  /// Red, green, blue, alpha.
  private var channels: [AnimatedValue]

  /// A colour that rests.
  public init(_ components: SIMD4<Double>) {
    channels = (0..<4).map { AnimatedValue(components[$0]) }
  }

  /// Where the last change leads.
  public var target: SIMD4<Double> { components { $0.target } }

  /// When everything rests at `target`; nil while there was no change.
  public var end: Time? { channels.compactMap(\.end).max() }

  /// The colour shown in a frame, as `AnimatedValue.value(inFrame:rate:)`, clamped to 0…1.
  public func components(inFrame frame: Int, rate: FrameRate) -> SIMD4<Double> {
    components { $0.value(inFrame: frame, rate: rate) }
  }

  /// The colour at an exact time, clamped to 0…1.
  public func components(at time: Time) -> SIMD4<Double> { components { $0.value(at: time) } }

  /// Whether the colour is the same in all frames from one to another, both included.
  public func isResting(inFrames frames: ClosedRange<Int>, rate: FrameRate) -> Bool {
    channels.allSatisfy { $0.isResting(inFrames: frames, rate: rate) }
  }

  /// Goes to a colour from where it is, as `AnimatedValue.change(to:)`.
  @discardableResult
  public mutating func change(
    to components: SIMD4<Double>, timing specification: CurveSpecification, duration: Time?,
    orElse fallback: Time, times: Int = 1, autoreverses: Bool = false, at time: Time
  ) throws(AnimatorError) -> Time {
    try changeEach(at: time) { (channel, index) throws(AnimatorError) in
      try channel.change(
        to: components[index], timing: specification, duration: duration, orElse: fallback, times: times,
        autoreverses: autoreverses, at: time)
    }
  }

  /// Goes through several colours, as `AnimatedValue.change(along:)`.
  @discardableResult
  public mutating func change(
    along keyframes: [Keyframe], timing specification: CurveSpecification, duration: Time?,
    orElse fallback: Time, times: Int = 1, autoreverses: Bool = false, at time: Time
  ) throws(AnimatorError) -> Time {
    try changeEach(at: time) { (channel, index) throws(AnimatorError) in
      try channel.change(
        along: keyframes.map { .init(offset: $0.offset, value: $0.components[index], curve: $0.curve) },
        timing: specification, duration: duration, orElse: fallback, times: times,
        autoreverses: autoreverses, at: time)
    }
  }

  /// A colour to be reached on the way.
  public struct Keyframe: Hashable, Sendable {
    /// The share of the duration, 0…1.
    public let offset: Double
    /// Red, green, blue, alpha.
    public let components: SIMD4<Double>
    /// From here to the next keyframe; nil for that of the change.
    public let curve: TimingFunction?

    /// Creates a keyframe; `change(along:)` checks its numbers.
    public init(offset: Double, components: SIMD4<Double>, curve: TimingFunction? = nil) {
      self.offset = offset
      self.components = components
      self.curve = curve
    }
  }

  private func components(_ read: (AnimatedValue) -> Double) -> SIMD4<Double> {
    SIMD4(read(channels[0]), read(channels[1]), read(channels[2]), read(channels[3]))
      .clamped(lowerBound: .zero, upperBound: .one)
  }

  /// All four or none. With a spring they may be there at different times: the last of them counts.
  private mutating func changeEach(
    at time: Time, _ change: (inout AnimatedValue, Int) throws(AnimatorError) -> Time
  ) throws(AnimatorError) -> Time {
    var (next, end) = (channels, time)
    for index in next.indices { end = max(end, try change(&next[index], index)) }
    channels = next
    return end
  }
}
