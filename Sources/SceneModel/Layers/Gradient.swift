/// Colours that run into each other, as CSS draws them: mixed with premultiplied alpha in sRGB.
///
/// Positions are shares of the bounds it fills: (0, 0) is their top left corner, (1, 1) the bottom right.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public let color: Color
    /// 0…1 along the gradient; one that lies before its predecessor counts as lying at it.
    public let position: Fixed
    public init(_ color: Color, at position: Double) {
      self.color = color
      self.position = Fixed(position)
    }
  }

  public enum Shape: Hashable, Sendable {
    /// From one point to another.
    case linear(from: UnitPoint, to: UnitPoint)
    /// Across bounds of any shape, as CSS `linear-gradient(angle)`: 0 degrees runs upwards, 90 to the
    /// right; the corners have the colours of the ends.
    case angle(degrees: Fixed)
    /// From a middle outwards to an ellipse with these half axes, in shares of the width and height.
    case radial(center: UnitPoint, radiusX: Fixed, radiusY: Fixed)
    /// From a middle outwards to a circle; its radius is a share of the longer side.
    case circle(center: UnitPoint, radius: Fixed)
  }

  public let shape: Shape
  /// In the order of their positions; before the first and beyond the last their colours go on.
  public let stops: [Stop]

  public init(_ shape: Shape, _ stops: [Stop]) {
    self.shape = shape
    var last = Fixed(rawValue: .min)
    self.stops = stops.map { stop in
      last = max(last, stop.position)
      return Stop(stop.color, at: last.double)
    }
  }

  /// Evenly spread colours.
  public init(_ shape: Shape, _ colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(shape, colors.enumerated().map { Stop($1, at: Double($0) / last) })
  }

  /// Hides everything beneath.
  public var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.color.isOpaque } }

  public static func linear(degrees: Double, _ colors: [Color]) -> Gradient {
    Gradient(.angle(degrees: Fixed(degrees)), colors)
  }

  public static func linear(from: UnitPoint, to: UnitPoint, _ colors: [Color]) -> Gradient {
    Gradient(.linear(from: from, to: to), colors)
  }

  public static func radial(
    center: UnitPoint = .center, radiusX: Double = 0.5, radiusY: Double = 0.5, _ colors: [Color]
  ) -> Gradient {
    Gradient(
      .radial(center: center, radiusX: Fixed(max(radiusX, 0)), radiusY: Fixed(max(radiusY, 0))), colors)
  }
}

/// A place in bounds of any size: (0, 0) top left, (1, 1) bottom right; may lie outside.
public struct UnitPoint: Hashable, Sendable {
  public let x: Fixed
  public let y: Fixed
  public init(x: Double, y: Double) {
    self.x = Fixed(x)
    self.y = Fixed(y)
  }
  public static let topLeft = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topRight = UnitPoint(x: 1, y: 0)
  public static let left = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let right = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeft = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomRight = UnitPoint(x: 1, y: 1)
}
