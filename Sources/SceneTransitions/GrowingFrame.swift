import AnimatorCore
import SceneModel

/// A frame that grows from an element to a screen: it begins as large, as round and as turned as the element is, and
/// straightens on its way.
struct GrowingFrame {
  /// Unturned, in the container.
  let frame: Rect
  /// Places something of the frame's size.
  let transform: FixedTransform
  /// Of the element as it is drawn, to be rounded off no faster than the frame grows.
  let corners: Corners
  /// The element as the frame's content, nil where it is not known. Where it is cut off it lies beyond the frame.
  let element: LayerPresentation?
  /// How far the frame's shadow is seen beyond its sides; nil where it is everywhere.
  let shadowRoom: Insets?
  /// How far what casts that shadow reaches beyond them.
  private let shadowOverhang: Insets

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
    corners = own.scaled(left)
    let cut = min(max(1 - progress, 0), 1)
    element = pose.map { $0.layer(filling: grown.size, of: context.geometry.container, left, cut) }
    shadowRoom = pose?.shadowRoom(cut)
    shadowOverhang = pose?.shadowOverhang(cut) ?? .zero
  }
}

extension TransitionContext {
  /// The new screen in the frame that grows, beneath the element it grows out of, and what is leaving without that.
  ///
  /// - Parameters:
  ///   - screen: As large as the frame.
  ///   - fade: How far the element has given way to the screen, 0…1.
  ///   - shadow: Of the frame.
  ///   - raised: How far that has taken the place of the element's own, 0…1; without one the element's goes as it does.
  func grown(
    _ growing: GrowingFrame, showing screen: LayerPresentation, fade: Double,
    shadow: LayerPresentation.Shadow? = nil, raised: Double = 0
  ) -> LayerPresentation {
    var card = LayerPresentation(
      size: growing.frame.size, masksToBounds: true, shadow: shadow?.faded(raised), sublayers: [screen])
    card.corners = growing.corners
    var holder = LayerPresentation(size: growing.frame.size, transform: growing.transform)
    guard var element = growing.element else {
      holder.sublayers = [card.faded(fade)]
      return holder
    }
    if element.coversItsFrame {
      // Both are rounded off as one, so that no edge of the screen shines out from under the element's.
      card.shadow = element.shadow.mixed(with: shadow, shadow == nil ? fade : raised)
      element.shadow = nil
      let outline = element
      element.corners = .square
      if fade < 1 { card.sublayers.append(element.faded(1 - fade)) }
      if let room = growing.shadowRoom, let cast = card.shadow {
        card.shadow = nil
        holder.sublayers = [growing.casting(cast, around: outline, in: room)]
      }
      holder.sublayers.append(card)
    } else {
      // What is seen through the element goes on being seen until the screen is there: half as long.
      holder.sublayers = [card.faded(2 * fade)]
      guard fade < 1 else { return holder }
      if let room = growing.shadowRoom {
        if let cast = element.shadow {
          element.shadow = nil
          holder.sublayers.append(growing.casting(cast, around: element, in: room).faded(1 - fade))
        }
        var cut = LayerPresentation(size: growing.frame.size, masksToBounds: true, sublayers: [element])
        cut.corners = growing.corners
        element = cut
      }
      holder.sublayers.append(element.faded(1 - fade))
    }
    return holder
  }
}

extension GrowingFrame {
  /// A shadow of what reaches beyond the frame, as far as what cuts that off lets it be seen.
  func casting(
    _ shadow: LayerPresentation.Shadow, around element: LayerPresentation, in room: Insets
  ) -> LayerPresentation {
    var caster = LayerPresentation(
      size: Size(
        width: frame.width + shadowOverhang.leading + shadowOverhang.trailing,
        height: frame.height + shadowOverhang.top + shadowOverhang.bottom),
      transform: .translation(x: room.leading - shadowOverhang.leading, y: room.top - shadowOverhang.top),
      shadow: shadow)
    caster.corners = shadowOverhang == .zero ? corners : element.corners
    if element.content == .ellipse {
      caster.content = .ellipse
      caster.size = element.size
      caster.transform = .translation(
        x: room.leading + element.transform.tx.double, y: room.top + element.transform.ty.double)
    }
    caster.opacity = element.opacity
    return LayerPresentation(
      size: Size(
        width: frame.width + room.leading + room.trailing, height: frame.height + room.top + room.bottom),
      transform: .translation(x: -room.leading, y: -room.top), masksToBounds: true, sublayers: [caster])
  }
}

extension LayerPresentation.Shadow {
  func faded(_ share: Double) -> LayerPresentation.Shadow {
    LayerPresentation.Shadow(
      color: color.withAlpha(multipliedBy: share), blur: blur.double, x: x.double, y: y.double)
  }
}

extension LayerPresentation.Shadow? {
  /// What lies between two shadows, either of which may be missing.
  func mixed(with other: LayerPresentation.Shadow?, _ share: Double) -> LayerPresentation.Shadow? {
    let share = min(max(share, 0), 1)
    guard let own = self else { return other?.faded(share) }
    guard let other else { return own.faded(1 - share) }
    return LayerPresentation.Shadow.mixed(own, other, share)
  }
}

extension LayerPresentation {
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
