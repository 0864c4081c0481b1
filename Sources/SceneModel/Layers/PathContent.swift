/// A path inside a layer: filled, then stroked. It may reach beyond the layer's bounds.
public struct PathContent: Hashable, Sendable {
  public enum FillRule: String, Hashable, Sendable, CaseIterable {
    case nonzero
    case evenOdd = "evenodd"
  }

  public var path: Path
  /// Clear fills nothing.
  public var fill: Color
  public var fillRule: FillRule
  /// Fills the path over `fill`; its unit square is the layer's bounds.
  public var gradient: Gradient?
  public var stroke: Stroke?

  public init(
    _ path: Path, fill: Color = .clear, fillRule: FillRule = .nonzero, gradient: Gradient? = nil,
    stroke: Stroke? = nil
  ) {
    self.path = path
    self.fill = fill
    self.fillRule = fillRule
    self.gradient = gradient
    self.stroke = stroke
  }
}

/// How a path is drawn as a line; lengths in points of the layer.
public struct Stroke: Hashable, Sendable {
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }

  public enum Join: String, Hashable, Sendable, CaseIterable {
    case miter, round, bevel
  }

  public var color: Color
  /// Greater than 0, or nothing is drawn.
  public var width: Fixed
  public var cap: Cap
  public var join: Join
  /// Lengths drawn and left out in turn; empty, or without any length, is a line without gaps.
  public var dash: [Fixed]
  /// How far into the pattern of dashes the path begins.
  public var dashPhase: Fixed
  /// The share of the path's length at which drawing begins, 0…1: a line that draws itself has its end
  /// moved from 0 to 1. All subpaths together are one length.
  public var trimStart: Fixed
  /// The share of the path's length at which drawing ends, 0…1; nothing is drawn unless it is beyond
  /// `trimStart`.
  public var trimEnd: Fixed

  public init(
    _ color: Color, width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashPhase: Double = 0, trimStart: Double = 0, trimEnd: Double = 1
  ) {
    self.color = color
    self.width = Fixed(max(width, 0))
    self.cap = cap
    self.join = join
    self.dash = dash.map { Fixed(max($0, 0)) }
    self.dashPhase = Fixed(dashPhase)
    self.trimStart = Fixed(min(max(trimStart, 0), 1))
    self.trimEnd = Fixed(min(max(trimEnd, 0), 1))
  }
}
