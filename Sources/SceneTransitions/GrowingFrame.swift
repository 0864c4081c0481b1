import AnimatorCore
import SceneModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A frame that grows from an element to a screen: it begins as large, as round and as turned as the element is, and
/// straightens on its way.
struct GrowingFrame {
  /// Unturned, in the container.
  let frame: Rect
  /// Places something of the frame's size.
  let transform: FixedTransform
  /// Of the element as it is drawn, to be rounded off no faster than the frame grows.
  let corners: Corners
  /// The element as the frame's content, nil where it is not known.
  let element: LayerPresentation?

  /// - Parameters:
  ///   - progress: How far the frame has come; a spring may leave 0…1.
  ///   - shape: How far its corners have.
  /// - Returns: Nil where there is nothing to see yet.
  init?(_ context: TransitionContext, at progress: Double, shape: Double) {
    guard let source = context.source, progress != 0, source.frame.width > 0 else { return nil }
    let pose = context.element.flatMap(ElementPose.init)
    let grown = (pose?.frame ?? source.frame).interpolated(to: context.enteringFrame, progress)
    // A spring that undershoots past a small element would turn the frame inside out.
    guard grown.width > 0, grown.height > 0 else { return nil }
    frame = grown
    transform = pose?.transform(of: grown, at: progress) ?? .translation(x: grown.x, y: grown.y)
    let own = pose?.corners ?? Corners(source.cornerRadius)
    let left = min(max(1 - shape, 0), 1)
    let rounding = Corners(
      topLeft: own.topLeft.double * left, topRight: own.topRight.double * left,
      bottomRight: own.bottomRight.double * left, bottomLeft: own.bottomLeft.double * left, curve: own.curve)
    corners = rounding
    element = pose.map { $0.layer(filling: grown.size, of: context.geometry.container, rounding) }
  }
}

/// How an element lies in the container.
private struct ElementPose {
  private let layer: LayerPresentation
  /// Unturned and unskewed, around the same middle.
  let frame: Rect
  private let angle: Double
  /// What is left of its map when size and turn are taken out: a skew.
  private let skew: Affine

  init?(_ element: TransitionContext.SourceElement) {
    layer = element.layer
    let map = Affine().after(element.transform)
    let own = layer.size.size
    let (across, down) = (hypot(map.a, map.b), hypot(map.c, map.d))
    // What is mirrored or flat cannot be straightened by a turn.
    guard across > 0, down > 0, own.width > 0, own.height > 0, map.a * map.d - map.b * map.c > 0 else {
      return nil
    }
    let (width, height) = (own.width * across, own.height * down)
    let (x, y) = (own.width / 2, own.height / 2)
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
  private var scale: Double { frame.width / layer.size.width.double }

  /// Its own, as large as they are drawn.
  var corners: Corners {
    let size = layer.size.size
    let own =
      layer.content == .ellipse
      ? Corners(min(size.width, size.height) / 2) : layer.corners.fitted(to: size)
    return Corners(
      topLeft: own.topLeft.double * scale, topRight: own.topRight.double * scale,
      bottomRight: own.bottomRight.double * scale, bottomLeft: own.bottomLeft.double * scale,
      curve: own.curve)
  }

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
  /// its shape and is as wide.
  func layer(filling size: Size, of container: Size, _ corners: Corners) -> LayerPresentation {
    let own = layer.size.size
    let (across, down) = (size.width / own.width, size.height / own.height)
    // What is cut out or bent as a whole cannot be taken apart.
    guard layer.mask == nil, layer.warp == nil else {
      return layer.scaled(x: across, y: down, movedTo: .zero)
    }
    var ground = layer
    ground.size = FixedSize(size)
    ground.corners = corners
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
    let isNarrow = frame.width < container.width / 2
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

extension TransitionContext {
  /// The new screen in the frame that grows, beneath the element it grows out of, and what is leaving without that.
  ///
  /// - Parameters:
  ///   - screen: As large as the frame.
  ///   - fade: How far the element has given way to the screen, 0…1.
  ///   - shadow: Of the frame, as strong as it is.
  func grown(
    _ growing: GrowingFrame, showing screen: LayerPresentation, fade: Double,
    shadow: LayerPresentation.Shadow? = nil
  ) -> LayerPresentation {
    var card = LayerPresentation(
      size: growing.frame.size, masksToBounds: true, shadow: shadow, sublayers: [screen])
    card.corners = growing.corners
    var holder = LayerPresentation(size: growing.frame.size, transform: growing.transform)
    guard var element = growing.element else {
      holder.sublayers = [card.faded(fade)]
      return holder
    }
    if element.coversItsFrame {
      // Both are rounded off as one, so that no edge of the screen shines out from under the element's.
      if shadow == nil { card.shadow = element.shadow?.faded(1 - fade) }
      element.shadow = nil
      element.corners = .square
      if fade < 1 { card.sublayers.append(element.faded(1 - fade)) }
      holder.sublayers = [card]
    } else {
      // What is seen through the element goes on being seen until the screen is there: half as long.
      holder.sublayers = [card.faded(2 * fade)]
      if fade < 1 { holder.sublayers.append(element.faded(1 - fade)) }
    }
    return holder
  }
}

extension LayerPresentation.Shadow {
  fileprivate func faded(_ share: Double) -> LayerPresentation.Shadow {
    LayerPresentation.Shadow(
      color: color.withAlpha(multipliedBy: share), blur: blur.double, x: x.double, y: y.double)
  }
}

extension LayerPresentation {
  /// A picture, or what is filled by one.
  fileprivate var isPicture: Bool {
    if case .picture = content { return true }
    return sublayers.count == 1 && sublayers[0].size == size && sublayers[0].isPicture
  }

  /// Nothing behind it is seen through it within its corners, and nothing of it lies beyond them. A picture may have
  /// clear places.
  var coversItsFrame: Bool {
    guard opacity == .one, blur == .zero, mask == nil, warp == nil, content != .ellipse else { return false }
    let bounds = Rect(size: size.size)
    let overhangs =
      !masksToBounds
      && sublayers.contains { layer in
        let frame = Affine().after(layer.transform).frame(of: layer.size.size)
        return frame.x < 0 || frame.y < 0 || frame.maxX > bounds.maxX || frame.maxY > bounds.maxY
      }
    if overhangs { return false }
    if let border, border.alignment != .inside { return false }
    if fill.isOpaque { return true }
    return sublayers.first.map { $0.size == size && $0.coversItsFrame } ?? false
  }
}
