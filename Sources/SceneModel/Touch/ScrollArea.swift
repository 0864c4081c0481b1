/// A view on content that is larger than it.
///
/// The layer's first sublayer is the content, as it lies when scrolled by `offset`; its second one is the indicator.
public struct ScrollArea: Hashable, Sendable {
  public var axis: StackLayout.Axis
  /// How far it is scrolled as laid out, in points: positive shows what is further on.
  public var offset: Double
  /// The largest offset it rests at, at least 0; the smallest is 0.
  public var reach: Double
  /// Points of the view along its axis, and how much of its beginning and end is under bars.
  public var length: Double
  public var before: Double
  public var after: Double
  /// Points of `before` that bars give way by while the content is scrolled.
  public var collapse = 0.0
  /// Whether the content begins at the right, or the indicator stands at the left.
  public var isMirrored: Bool
  /// Whether the bars of the screen follow it.
  public var isMain = false
  /// Whether its indicator is seen without being touched.
  public var showsIndicator: Bool

  public init(
    _ axis: StackLayout.Axis, offset: Double, reach: Double, length: Double, before: Double = 0,
    after: Double = 0, isMirrored: Bool = false, showsIndicator: Bool = false
  ) {
    self.axis = axis
    self.offset = offset
    self.reach = max(reach, 0)
    self.length = length
    self.before = before
    self.after = after
    self.isMirrored = isMirrored
    self.showsIndicator = showsIndicator
  }

  /// Points in which content is seen.
  public var seen: Double { max(length - before - after, 0) }

  /// How much of its beginning is under bars when it is scrolled by `offset`.
  func before(at offset: Double) -> Double { before - min(max(offset, 0), collapse) }

  /// Where the content has moved from where it was laid out, once it is scrolled by `offset`.
  func displacement(at offset: Double) -> Point {
    let moved = self.offset - offset
    return switch axis {
    case .vertical: Point(x: 0, y: moved)
    case .horizontal: Point(x: isMirrored ? -moved : moved, y: 0)
    }
  }
}

extension ScrollArea {
  /// The indicator's frame in a view of a size: the platform's is 3 wide, 3 from the side, as long as what is seen is
  /// of the whole, 36 at least, and pushed together at an end that is passed.
  public func indicatorFrame(at offset: Double, in size: Size) -> Rect {
    let (thickness, margin) = (3.0, 3.0)
    let track = max(seen - 2 * margin, 0)
    let length = reach > 0 ? min(max(track * seen / (seen + reach), 36), track) : track
    let share = reach > 0 ? min(max(offset / reach, 0), 1) : 0
    let beyond = max(max(-offset, offset - reach), 0)
    let shown = max(length - beyond, 8)
    let start = before + margin + (track - shown) * share
    return switch axis {
    case .vertical:
      Rect(
        x: isMirrored ? margin : size.width - thickness - margin, y: start, width: thickness, height: shown)
    case .horizontal:
      Rect(
        x: isMirrored ? size.width - start - shown : start, y: size.height - thickness - margin,
        width: shown, height: thickness)
    }
  }

  /// The indicator as it lies at rest.
  public func indicator(in size: Size, theme: Theme) -> Layer {
    let color: Color = theme.isDark ? .white : .black
    var bar = Layer(frame: indicatorFrame(at: offset, in: size))
    bar.fill = color.withAlpha(multipliedBy: 0.35)
    bar.cornerRadius = 1.5
    bar.opacity = showsIndicator && reach > 0 ? 1 : 0
    return bar
  }
}
