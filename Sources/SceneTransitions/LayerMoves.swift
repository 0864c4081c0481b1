import SceneModel

/// The moves transitions are made of.
extension LayerPresentation {
  /// The layer with its origin at `origin`, further on by `travel` × `times`; unscaled.
  func moved(to origin: Point, by travel: Travel = .none, times: Double = 0) -> LayerPresentation {
    var copy = self
    copy.transform = .translation(x: origin.x + travel.x * times, y: origin.y + travel.y * times)
    return copy
  }

  /// The layer scaled about its own middle, which lies in the middle of `frame`.
  func scaled(_ scale: Double, in frame: Rect) -> LayerPresentation {
    let own = size.size
    return scaled(
      x: scale, y: scale,
      movedTo: Point(x: frame.center.x - own.width * scale / 2, y: frame.center.y - own.height * scale / 2))
  }

  /// The layer in rounded corners, with a shadow around it.
  func card(_ corners: Corners, shadow: LayerPresentation.Shadow? = nil) -> LayerPresentation {
    var card = LayerPresentation(
      size: size.size, masksToBounds: true, shadow: shadow, sublayers: [self])
    card.corners = corners
    return card
  }

  /// As strong as a share of the way, beyond which it stays.
  func faded(_ share: Double) -> LayerPresentation {
    var copy = self
    copy.opacity = Fixed(copy.opacity.double * min(max(share, 0), 1))
    return copy
  }

  /// The layer scaled about its own origin, which then lies at `origin`.
  func scaled(x: Double, y: Double, movedTo origin: Point) -> LayerPresentation {
    var copy = self
    copy.transform = FixedTransform(a: x, d: y, tx: origin.x, ty: origin.y)
    return copy
  }

  /// The layer where it is, scaled about its middle.
  func scaled(aboutMiddle scale: Double) -> LayerPresentation {
    let (x, y) = (size.width.double / 2, size.height.double / 2)
    var copy = self
    copy.transform = FixedTransform(
      a: scale, d: scale, tx: transform.tx.double + x * (1 - scale), ty: transform.ty.double + y * (1 - scale)
    )
    return copy
  }

  /// The layer continued by its own edge pixels beyond a side; only snapshots can be.
  func extended(_ side: Side, by amount: Double) -> LayerPresentation {
    guard amount > 0, case .snapshot(let content) = content else { return self }
    var edges = content.edges
    switch side {
    case .top: edges.top = Fixed(amount)
    case .bottom: edges.bottom = Fixed(amount)
    case .left, .leading: edges.left = Fixed(amount)
    case .right, .trailing: edges.right = Fixed(amount)
    }
    var copy = self
    copy.content = .snapshot(SnapshotContent(content.snapshot, edges: edges))
    return copy
  }

  /// The layer inside a rounded mask that reaches beyond one side by `overhang`, filled there by the
  /// layer's edge pixels.
  func clipped(cornerRadius: Double, overhang: Double, beyond side: Side) -> LayerPresentation {
    let own = size.size
    let maskSize = Size(
      width: own.width + (side.isHorizontal ? overhang : 0),
      height: own.height + (side.isHorizontal ? 0 : overhang))
    let inner = Point(x: side == .left ? overhang : 0, y: side == .top ? overhang : 0)
    return LayerPresentation(
      size: maskSize, masksToBounds: true, cornerRadius: cornerRadius,
      sublayers: [extended(side, by: overhang).moved(to: inner)])
  }
}

extension Transition {
  /// What lies below, and between it and the presented screen.
  ///
  /// - Parameter covered: The screen below where it does not stay as it is.
  func below(_ context: TransitionContext, at progress: Double, covered: LayerPresentation? = nil)
    -> [LayerPresentation]
  {
    let geometry = context.geometry
    return [covered ?? context.leaving]
      + (chrome(geometry)?.layers(over: geometry.container, at: progress) ?? [])
  }
}

/// How far and which way a screen moves between out of sight and at rest, in points.
struct Travel {
  let x: Double
  let y: Double
  static let none = Travel(x: 0, y: 0)
  var length: Double { abs(x) + abs(y) }
}

extension Side {
  /// From rest to just out of sight beyond this side.
  func travel(in size: Size) -> Travel {
    switch self {
    case .top: Travel(x: 0, y: -size.height)
    case .bottom: Travel(x: 0, y: size.height)
    case .left, .leading: Travel(x: -size.width, y: 0)
    case .right, .trailing: Travel(x: size.width, y: 0)
    }
  }

  var opposite: Side {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left, .leading: .right
    case .right, .trailing: .left
    }
  }
}

extension Point {
  /// The origin of a rectangle that was made longer beyond a side.
  func outset(by amount: Double, beyond side: Side) -> Point {
    Point(x: x - (side == .left ? amount : 0), y: y - (side == .top ? amount : 0))
  }
}
