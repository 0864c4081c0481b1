import AnimatorCore
import SceneModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How an element lies in the container.
struct ElementPose {
  private let layer: LayerPresentation
  /// What is seen of the element, where others cut it off.
  private let visible: LayerPresentation.VisiblePart?
  /// That, or all of it: unturned and unskewed, around the same middle.
  let frame: Rect
  private let angle: Double
  /// What is left of its map when size and turn are taken out: a skew.
  private let skew: Affine

  init?(_ element: TransitionContext.SourceElement) {
    layer = element.layer.filledByRoundContent
    visible = element.visible
    let map = Affine().after(element.transform)
    let own = layer.size.size
    let (across, down) = (hypot(map.a, map.b), hypot(map.c, map.d))
    // What is mirrored or flat cannot be straightened by a turn.
    guard across > 0, down > 0, own.width > 0, own.height > 0, map.a * map.d - map.b * map.c > 0 else {
      return nil
    }
    let part = element.visible?.frame ?? Rect(size: own)
    let (width, height) = (part.width * across, part.height * down)
    let (x, y) = (part.center.x, part.center.y)
    frame = Rect(
      x: map.a * x + map.c * y + map.tx - width / 2, y: map.b * x + map.d * y + map.ty - height / 2,
      width: width, height: height)
    let turn = map.b == 0 ? 0 : atan2(map.b, map.a)
    angle = turn * 180 / .pi
    let (sine, cosine) = Rotation(degrees: -angle).sineAndCosine
    let turned = Affine(a: cosine, b: sine, c: -sine, d: cosine).after(
      Affine(a: map.a / across, b: map.b / across, c: map.c / down, d: map.d / down))
    skew = turned
  }

  /// Factor from its own points to the container's.
  private var scale: Double { frame.width / (visible?.frame.width ?? layer.size.width.double) }

  /// Of what is seen of it, as large as they are drawn.
  var corners: Corners { (visible?.corners ?? layer.seenCorners).scaled(scale) }

  /// How far the element reaches beyond what is seen of it.
  ///
  /// - Parameter cut: The share of that which is still cut off.
  func hidden(_ cut: Double) -> Insets {
    guard let part = visible?.frame else { return .zero }
    let own = layer.size.size
    return Insets(
      top: part.y * scale * cut, leading: part.x * scale * cut,
      bottom: (own.height - part.maxY) * scale * cut,
      trailing: (own.width - part.maxX) * scale * cut)
  }

  /// How far a shadow is seen beyond the frame: at first as far as what cuts the element off lets it, and further as that
  /// opens.
  func shadowRoom(_ cut: Double) -> Insets? {
    guard let visible else { return nil }
    let (part, room) = (visible.frame, visible.room)
    let opened = max(1 - cut - ElementPose.shadowTurn, 0) / (1 - ElementPose.shadowTurn)
    func length(_ own: Double) -> Double {
      min(own * scale, ElementPose.longestShadow) * cut + ElementPose.longestShadow * opened
    }
    return Insets(
      top: length(part.y - room.y), leading: length(part.x - room.x), bottom: length(room.maxY - part.maxY),
      trailing: length(room.maxX - part.maxX))
  }

  /// How far what casts the shadow reaches beyond the frame: it has drawn back to that before anything is seen beyond
  /// the sides that are cut off.
  func shadowOverhang(_ cut: Double) -> Insets { hidden(max(1 - (1 - cut) / ElementPose.shadowTurn, 0)) }

  /// Share of the way over which that is so.
  private static let shadowTurn = 0.15

  /// Points; no shadow that a script gives is seen further away.
  private static let longestShadow = 200.0

  /// Places a grown frame, the less turned the further it has come.
  func transform(of grown: Rect, at progress: Double) -> FixedTransform {
    let left = 1 - progress
    guard angle != 0 || skew.c != 0 else { return .translation(x: grown.x, y: grown.y) }
    let (sine, cosine) = Rotation(degrees: angle * left).sineAndCosine
    return Affine.translation(grown.center.x, grown.center.y)
      .after(Affine(a: cosine, b: sine, c: -sine, d: cosine))
      .after(
        Affine(
          a: 1 + (skew.a - 1) * left, b: skew.b * left, c: skew.c * left, d: 1 + (skew.d - 1) * left)
      )
      .after(Affine.translation(-grown.width / 2, -grown.height / 2)).fixed
  }

  /// The element in a frame that has another shape: its ground fills the frame, pictures do so too, and all else keeps
  /// its shape and is as wide. Where it is cut off it is as much larger as the cut has not opened.
  ///
  /// - Parameters:
  ///   - left: The share of its roundness that is left.
  ///   - cut: The share of what is hidden of it that still is.
  func layer(filling frame: Size, of container: Size, _ left: Double, _ cut: Double) -> LayerPresentation {
    let hidden = hidden(cut)
    let size = Size(
      width: frame.width + hidden.leading + hidden.trailing, height: frame.height + hidden.top + hidden.bottom
    )
    let origin = Point(x: -hidden.leading, y: -hidden.top)
    let own = layer.size.size
    let (across, down) = (size.width / own.width, size.height / own.height)
    // What is cut out or bent as a whole cannot be taken apart.
    guard layer.mask == nil, layer.warp == nil else {
      return layer.scaled(x: across, y: down, movedTo: origin)
    }
    var ground = layer
    ground.size = FixedSize(size)
    ground.transform = .translation(x: origin.x, y: origin.y)
    ground.corners = layer.seenCorners.scaled(scale).scaled(left)
    ground.sublayers = []
    if ground.content != .ellipse { ground.content = .none }
    if let border = layer.border {
      ground.border = LayerPresentation.Border(
        width: border.width.double * scale, color: border.color, alignment: border.alignment)
    }
    if let shadow = layer.shadow {
      ground.shadow = LayerPresentation.Shadow(
        color: shadow.color, blur: shadow.blur.double * scale, x: shadow.x.double * scale,
        y: shadow.y.double * scale)
    }
    var inner = LayerPresentation(size: own, content: layer.content, sublayers: layer.sublayers)
    if inner.content == .ellipse { inner.content = .none }
    guard inner.content != .none || !inner.sublayers.isEmpty else { return ground }
    let factor = layer.isPicture ? max(across, down) : across
    if layer.isPicture { ground.masksToBounds = true }
    let isNarrow = self.frame.width < container.width / 2
    ground.sublayers = [
      inner.scaled(
        x: factor, y: factor,
        movedTo: Point(
          x: (size.width - own.width * factor) / 2,
          // What is as wide as the screen keeps its place at the top, as the screen does.
          y: layer.isPicture || isNarrow ? (size.height - own.height * factor) / 2 : 0))
    ]
    return ground
  }
}

extension Corners {
  func scaled(_ factor: Double) -> Corners {
    Corners(
      topLeft: topLeft.double * factor, topRight: topRight.double * factor,
      bottomRight: bottomRight.double * factor, bottomLeft: bottomLeft.double * factor, curve: curve)
  }
}

extension LayerPresentation {
  /// A picture, or what is filled by one.
  fileprivate var isPicture: Bool {
    if case .picture = content { return true }
    return sublayers.count == 1 && sublayers[0].size == size && sublayers[0].isPicture
  }

  /// What a layer that shows nothing itself holds, where that is round and fills it: it grows as the frame does.
  fileprivate var filledByRoundContent: LayerPresentation {
    guard corners.isSquare, mask == nil, warp == nil, blur == .zero, var only = onlyContent,
      !only.seenCorners.isSquare
    else { return self }
    only.opacity = Fixed(only.opacity.double * opacity.double)
    return only.filledByRoundContent
  }
}
