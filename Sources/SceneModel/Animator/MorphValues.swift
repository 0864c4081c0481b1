#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// What lies between two values of a layer.

extension LayerPresentation.Content {
  var kind: String {
    switch self {
    case .none: "none"
    case .text: "text"
    case .picture: "picture"
    case .ellipse: "ellipse"
    case .path: "path"
    case .snapshot: "snapshot"
    }
  }

  /// What lies between; nil for what can only cross-fade.
  func mixed(with other: LayerPresentation.Content, _ progress: Double)
    -> LayerPresentation.Content?
  {
    if self == other { return self }
    switch (self, other) {
    case (.text(var from), .text(let to)):
      let color = from.color.mixed(with: to.color, progress)
      from.color = to.color
      guard from == to else { return nil }
      from.color = color
      return .text(from)
    case (.path(var from), .path(let to)):
      let fill = from.fill.mixed(with: to.fill, progress)
      from.fill = to.fill
      guard from == to else { return nil }
      from.fill = fill
      return .path(from)
    default: return nil
    }
  }
}

extension FixedTransform {
  /// Between two that turn about the middle and do not scale, by the angle; nil for others.
  func turned(to other: FixedTransform, _ middle: Point, _ progress: Double) -> FixedTransform? {
    guard b != other.b, let from = angle, let to = other.angle else { return nil }
    func place(_ transform: FixedTransform) -> Point {
      Point(
        x: transform.a.double * middle.x + transform.c.double * middle.y + transform.tx.double,
        y: transform.b.double * middle.x + transform.d.double * middle.y + transform.ty.double)
    }
    let (start, end) = (place(self), place(other))
    let center = Point(
      x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    return FixedTransform.translation(x: center.x - middle.x, y: center.y - middle.y)
      .turned(degrees: from + (to - from) * progress, about: middle)
  }

  /// Degrees clockwise; nil for one that does more than turn and move.
  private var angle: Double? {
    let (cosine, sine) = (a.double, b.double)
    guard abs(cosine - d.double) < 1e-3, abs(sine + c.double) < 1e-3,
      abs(cosine * cosine + sine * sine - 1) < 1e-3
    else { return nil }
    return atan2(sine, cosine) * 180 / .pi
  }

  /// Entry by entry: exact for what moves and scales.
  func mixed(with other: FixedTransform, _ progress: Double) -> FixedTransform {
    func mix(_ a: Fixed, _ b: Fixed) -> Double { a.double + (b.double - a.double) * progress }
    return FixedTransform(
      a: mix(a, other.a), b: mix(b, other.b), c: mix(c, other.c), d: mix(d, other.d),
      tx: mix(tx, other.tx), ty: mix(ty, other.ty))
  }
}

extension Color {
  /// With premultiplied alpha, so that what is clear has no colour of its own.
  package func mixed(with other: Color, _ progress: Double) -> Color {
    if self == other { return self }
    let (a, b) = (Double(alpha) * (1 - progress), Double(other.alpha) * progress)
    guard a + b > 0 else { return other.withAlpha(multipliedBy: 0) }
    func mix(_ from: UInt8, _ to: UInt8) -> Double { (Double(from) * a + Double(to) * b) / (a + b) }
    return Color(channels: [mix(red, other.red), mix(green, other.green), mix(blue, other.blue), a + b])
  }
}

extension LayerPresentation.Border {
  static func mixed(
    _ from: LayerPresentation.Border?, _ to: LayerPresentation.Border?, _ progress: Double
  ) -> LayerPresentation.Border? {
    guard from != to, let model = to ?? from else { return to }
    let clear = LayerPresentation.Border(
      width: model.width.double, color: model.color.withAlpha(multipliedBy: 0))
    let (a, b) = (from ?? clear, to ?? clear)
    return LayerPresentation.Border(
      width: max(a.width.double + (b.width.double - a.width.double) * progress, 0),
      color: a.color.mixed(with: b.color, progress))
  }
}

extension LayerPresentation.Shadow {
  /// What lies between; none is as large as the other, and clear.
  package static func mixed(
    _ from: LayerPresentation.Shadow?, _ to: LayerPresentation.Shadow?, _ progress: Double
  ) -> LayerPresentation.Shadow? {
    guard from != to, let model = to ?? from else { return to }
    var clear = model.color
    clear.alpha = 0
    let none = LayerPresentation.Shadow(
      color: clear, blur: model.blur.double, x: model.x.double, y: model.y.double)
    let (a, b) = (from ?? none, to ?? none)
    func mix(_ a: Fixed, _ b: Fixed) -> Double { a.double + (b.double - a.double) * progress }
    return LayerPresentation.Shadow(
      color: a.color.mixed(with: b.color, progress), blur: mix(a.blur, b.blur), x: mix(a.x, b.x),
      y: mix(a.y, b.y))
  }
}
