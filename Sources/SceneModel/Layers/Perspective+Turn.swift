extension Perspective {
  /// The line a layer turns about.
  public enum Axis: Hashable, Sendable {
    /// Runs across, at so many points from the layer's top.
    case horizontal(y: Double)
    /// Runs down, at so many points from the layer's left side.
    case vertical(x: Double)
  }

  /// A layer turned about a line in its plane, seen by an eye in front of the middle of that line.
  ///
  /// So a layer that is turned by 90° stands exactly on edge, wherever the line lies.
  ///
  /// - Parameters:
  ///   - degrees: What lies right of a vertical axis, or beneath a horizontal one, comes towards the eye first.
  ///   - eye: The eye's distance from the layer lying flat, in points; the nearer, the stronger the perspective. At least
  ///     a tenth more than what comes nearest, or part of the layer would lie behind the eye.
  ///   - light: As `Perspective.light`.
  public static func turned(_ size: Size, about axis: Axis, degrees: Double, eye: Double, light: Double = 1)
    -> Perspective
  {
    let (sine, cosine) = Rotation(degrees: degrees).sineAndCosine
    let (width, height) = (size.width, size.height)
    /// Where a point is seen that lies `along` from the axis.
    func factor(_ along: Double, _ reach: Double) -> Double {
      let distance = max(eye, 1.1 * reach * abs(sine), 1)
      return distance / (distance - along * sine)
    }
    func seen(_ x: Double, _ y: Double) -> FixedPoint {
      switch axis {
      case .vertical(let middle):
        let scale = factor(x - middle, max(middle, width - middle))
        return FixedPoint(
          Point(x: middle + (x - middle) * cosine * scale, y: height / 2 + (y - height / 2) * scale))
      case .horizontal(let middle):
        let scale = factor(y - middle, max(middle, height - middle))
        return FixedPoint(
          Point(x: width / 2 + (x - width / 2) * scale, y: middle + (y - middle) * cosine * scale))
      }
    }
    return Perspective(
      topLeft: seen(0, 0), topRight: seen(width, 0), bottomRight: seen(width, height),
      bottomLeft: seen(0, height), light: light)
  }
}
