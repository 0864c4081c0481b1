/// Room along the four sides of a rectangle, in points; leading and trailing follow the direction of writing.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same on all sides.
  public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

  public static let zero = Insets()

  public var width: Double { leading + trailing }
  public var height: Double { top + bottom }
}

extension Rect {
  /// What is left inside the insets, in left-to-right order; never smaller than nothing.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.leading, y: y + insets.top, width: max(width - insets.width, 0),
      height: max(height - insets.height, 0))
  }
}
