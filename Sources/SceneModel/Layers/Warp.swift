/// How a layer is bent while it is laid on its superlayer.
///
/// The layer with everything inside is drawn flat, on pixels of its own at the canvas scale, cut off at its bounds, as a
/// snapshot is; these pixels are then bent. Its own shadow, blur, mask and backdrop are not drawn.
public indirect enum Warp: Hashable, Sendable {
  case perspective(Perspective)
  case curl(Curl)
}

/// A flat layer seen from the side: its four corners lie where a camera would see them.
///
/// Corners instead of a matrix, as they are what fixed point holds to the same share of a pixel everywhere. Seen from behind
/// (the corners run anticlockwise) or edge-on it shows nothing: a layer has no back.
public struct Perspective: Hashable, Sendable {
  /// In the layer's own points, before its `transform`.
  public let topLeft: FixedPoint
  public let topRight: FixedPoint
  public let bottomRight: FixedPoint
  public let bottomLeft: FixedPoint
  /// How much light falls on it: 1 leaves colours as they are, 0 makes them black.
  public let light: Fixed

  public init(
    topLeft: FixedPoint, topRight: FixedPoint, bottomRight: FixedPoint, bottomLeft: FixedPoint,
    light: Double = 1
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
    self.light = Fixed(min(max(light, 0), 1))
  }

  /// Clockwise from the top left.
  package var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft].map(\.point) }
}

/// A page that rolls up along a straight line and lies on its back behind it.
///
/// Everything in the layer's own points. The page is flat up to `line`, leaves the ground there along a cylinder of
/// `radius`, and comes back over itself, seen from behind. Beneath it lies the layer before, on which it throws a shadow.
public struct Curl: Hashable, Sendable {
  /// Unit vector from the part that lies to the part that is lifted.
  public let x: Fixed
  public let y: Fixed
  /// Where the page leaves the ground: a point p lies there when x · p.x + y · p.y = line.
  public let line: Fixed
  /// Of the cylinder.
  public let radius: Fixed
  /// The back of the page.
  public let back: Color
  /// How much of the front shines through the back: 0…1.
  public let translucency: Fixed
  /// How dark the page's shadow is: 0…1.
  public let shadow: Fixed

  /// - Parameter degrees: Which way the lifted part lies: 0 to the right, 90 down.
  public init(
    degrees: Double, line: Double, radius: Double, back: Color = .white, translucency: Double = 0.2,
    shadow: Double = 0.3
  ) {
    let (sine, cosine) = Rotation(degrees: degrees).sineAndCosine
    x = Fixed(cosine)
    y = Fixed(sine)
    self.line = Fixed(line)
    self.radius = Fixed(max(radius, 0))
    self.back = back
    self.translucency = Fixed(min(max(translucency, 0), 1))
    self.shadow = Fixed(min(max(shadow, 0), 1))
  }

  /// How far beyond the page its shadow is seen, in points.
  package var shadowReach: Double { radius.double * 1.2 }
}

extension Warp {
  func combine(into builder: inout DigestBuilder) {
    switch self {
    case .perspective(let perspective):
      builder.combine("perspective")
      for corner in [
        perspective.topLeft, perspective.topRight, perspective.bottomRight, perspective.bottomLeft,
      ] {
        builder.combine(corner.x)
        builder.combine(corner.y)
      }
      builder.combine(perspective.light)
    case .curl(let curl):
      builder.combine("curl")
      for part in [curl.x, curl.y, curl.line, curl.radius, curl.translucency, curl.shadow] {
        builder.combine(part)
      }
      builder.combine(curl.back)
    }
  }
}
