/// Where a screen lies that does not fill its canvas.
struct ScreenPlacement: Hashable, Sendable {
  /// In the canvas.
  let frame: Rect
  /// The side of the canvas it lies along as a strip, as a panel does: a picture then keeps its own scale and shows the
  /// part at the panel's inner corner (design §3). Nil for a box: a picture is scaled to it.
  let strip: Side?
  /// Points that a bar at the top keeps free above it, as below a grabber.
  var barMargin = 0.0

  /// - Parameter edge: The side it comes from.
  init?(_ frame: Rect, in canvas: Size, edge: Side) {
    guard frame != Rect(size: canvas) else { return nil }
    self.frame = frame
    let isStrip = edge.isHorizontal ? frame.height == canvas.height : frame.width == canvas.width
    strip = isStrip ? edge : nil
  }

  /// Where a presented screen rests.
  init?(_ style: ResolvedTransition, in canvas: Size) {
    self.init(style.enteringFrame, in: canvas, edge: style.geometry.edge)
    barMargin = style.transition.barMargin(style.geometry)
  }

  /// Points of it below the canvas.
  func hidden(in canvas: Size) -> Double { max(frame.maxY - canvas.height, 0) }

  /// What the device covers of it, and what lies below the canvas, such as the foot of a sheet that can be pulled up.
  func safeArea(_ area: Insets, in canvas: Size) -> Insets {
    Insets(
      top: max(area.top - max(frame.y, 0), 0), leading: max(area.leading - max(frame.x, 0), 0),
      bottom: max(frame.maxY - (canvas.height - area.bottom), 0),
      trailing: max(frame.maxX - (canvas.width - area.trailing), 0))
  }
}
