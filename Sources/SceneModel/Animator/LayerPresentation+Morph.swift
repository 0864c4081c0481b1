#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A layer tree on its way to another: how a screen goes from one state to the next.
///
/// Layers are matched by their names, others by their kind and order, as an implicit animation of Core Animation moves the
/// layers that are there before and after it. What both have moves; what is new fades in where it will stand, what has
/// gone fades out where it stood; words and pictures that are not the same cross-fade.
extension LayerPresentation {
  /// - Parameters:
  ///   - progress: 0 is this tree and 1 the other, to the bit; a spring may leave 0…1.
  ///   - ground: What is behind all of it; nil where that is no one colour.
  func morphed(to other: LayerPresentation, _ progress: Double, on ground: Color? = nil) -> LayerPresentation
  {
    if progress == 0 || self == other { return self }
    if progress == 1 { return other }
    var layer = mixed(with: other, progress)
    layer.content = content.mixed(with: other.content, progress) ?? other.content
    let ground = layer.ground(over: ground)
    layer.sublayers = LayerPresentation.morphed(sublayers, to: other.sublayers, progress, on: ground)
    if let ground, CellOrder.moves(sublayers, to: other.sublayers) {
      let order = CellOrder(from: sublayers, to: other.sublayers)
      layer.sublayers = order.stacked(layer.sublayers, on: ground)
    }
    return layer
  }

  /// The one colour that is behind what the layer holds; nil where there is none.
  private func ground(over ground: Color?) -> Color? {
    guard gradient == nil, backdrop == nil, content == .none else { return nil }
    return fill.alpha == 255 ? fill : fill.alpha == 0 ? ground : nil
  }

  private static func morphed(
    _ old: [LayerPresentation], to new: [LayerPresentation], _ progress: Double, on ground: Color?
  ) -> [LayerPresentation] {
    var left = Dictionary(grouping: zip(keys(of: old), old), by: \.0).mapValues { $0.map(\.1)[...] }
    var layers: [LayerPresentation] = []
    for (key, layer) in zip(keys(of: new), new) {
      guard let before = left[key]?.popFirst() else {
        layers.append(layer.faded(by: progress))
        continue
      }
      if before.content.mixed(with: layer.content, progress) != nil {
        layers.append(before.morphed(to: layer, progress, on: ground))
      } else {
        layers += before.crossFaded(to: layer, progress)
      }
    }
    // Beneath what stays, which moves over where they stood.
    let gone = zip(keys(of: old), old).filter { key, layer in
      guard left[key]?.first == layer else { return false }
      left[key]?.removeFirst()
      return true
    }
    return gone.map { $0.1.faded(by: 1 - progress) } + layers
  }

  /// What a layer is told from its siblings by: its name, or its kind where it has none.
  private static func keys(of layers: [LayerPresentation]) -> [String] {
    layers.map { $0.name ?? "\u{0}" + $0.content.kind }
  }

  /// Both in one place, one going and one coming.
  private func crossFaded(to other: LayerPresentation, _ progress: Double) -> [LayerPresentation] {
    let place = transform.mixed(with: other.transform, progress)
    var (going, coming) = (faded(by: 1 - progress), other.faded(by: progress))
    going.transform = place
    coming.transform = place
    going.name = nil
    return [going, coming]
  }

  func faded(by share: Double) -> LayerPresentation {
    var layer = self
    layer.opacity = Fixed(opacity.double * min(max(share, 0), 1))
    return layer
  }

  /// The layer itself between two states, with the other's content and sublayers.
  private func mixed(with other: LayerPresentation, _ progress: Double) -> LayerPresentation {
    func mix(_ a: Fixed, _ b: Fixed) -> Double { a.double + (b.double - a.double) * progress }
    var layer = other
    layer.size = FixedSize(
      Size(
        width: max(mix(size.width, other.size.width), 0), height: max(mix(size.height, other.size.height), 0))
    )
    layer.transform =
      transform.turned(to: other.transform, Rect(size: other.size.size).center, progress)
      ?? transform.mixed(with: other.transform, progress)
    layer.opacity = Fixed(min(max(mix(opacity, other.opacity), 0), 1))
    layer.masksToBounds = masksToBounds || other.masksToBounds
    layer.corners = Corners(
      topLeft: mix(corners.topLeft, other.corners.topLeft),
      topRight: mix(corners.topRight, other.corners.topRight),
      bottomRight: mix(corners.bottomRight, other.corners.bottomRight),
      bottomLeft: mix(corners.bottomLeft, other.corners.bottomLeft), curve: other.corners.curve
    ).fitted(to: layer.size.size)
    layer.fill = fill.mixed(with: other.fill, progress)
    layer.blur = Fixed(max(mix(blur, other.blur), 0))
    layer.border = Border.mixed(border, other.border, progress)
    layer.shadow = Shadow.mixed(shadow, other.shadow, progress)
    return layer
  }
}

extension LayerPresentation.Content {
  fileprivate var kind: String {
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
  fileprivate func mixed(with other: LayerPresentation.Content, _ progress: Double)
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
  fileprivate func turned(to other: FixedTransform, _ middle: Point, _ progress: Double) -> FixedTransform? {
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
  func mixed(with other: Color, _ progress: Double) -> Color {
    if self == other { return self }
    let (a, b) = (Double(alpha) * (1 - progress), Double(other.alpha) * progress)
    guard a + b > 0 else { return other.withAlpha(multipliedBy: 0) }
    func mix(_ from: UInt8, _ to: UInt8) -> Double { (Double(from) * a + Double(to) * b) / (a + b) }
    return Color(channels: [mix(red, other.red), mix(green, other.green), mix(blue, other.blue), a + b])
  }
}

extension LayerPresentation.Border {
  fileprivate static func mixed(
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
  fileprivate static func mixed(
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
