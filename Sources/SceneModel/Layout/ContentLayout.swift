/// The elements of a screen that do not say where they lie: under each other, between the bars.
struct ContentLayout {
  /// Points between the screen's sides and elements that do not reach to them, and between elements.
  private static let margin = 16.0
  private static let spacing = 12.0

  let layers: [Layer]

  /// The room elements take when nothing is left over, with what covers the screen.
  static func size(of elements: [Element], between insets: Insets, in room: Size, context: LayoutContext)
    -> Size
  {
    let flow = elements.filter(\.isInFlow)
    guard let first = flow.first, let last = flow.last else { return room }
    let stack = StackLayout(.vertical, spacing: spacing)
    let inner = Room(width: max(room.width - insets.width, 0))
    let own = stack.size(of: flow.map(padded), fitting: inner, context: context)
    let above = first.component.declaration.isFullWidth ? 0 : margin
    let below = last.component.declaration.isFullWidth ? 0 : margin
    return Size(width: own.width + insets.width, height: own.height + above + below + insets.height)
  }

  /// With room on both sides, unless it reaches to them.
  private static func padded(_ element: Element) -> Element {
    element.component.declaration.isFullWidth ? element : element.withMargin(margin)
  }

  /// - Parameters:
  ///   - insets: What bars and the device cover.
  ///   - hasBar: Whether there is a bar at the bottom.
  init(
    _ elements: [Element], between insets: Insets, hasBar: Bool, in size: Size, context: LayoutContext
  ) {
    let flow = elements.filter(\.isInFlow)
    guard !flow.isEmpty else {
      layers = []
      return
    }
    let stack = StackLayout(.vertical, spacing: ContentLayout.spacing)
    let room = Rect(size: size).inset(by: insets)
    let padded = flow.map(ContentLayout.padded)
    // Above the first and below the last, unless these reach to the edges.
    let top = flow.first.map { $0.component.declaration.isFullWidth ? 0 : ContentLayout.margin } ?? 0
    let reachesDown = flow.last?.component.declaration.isFullWidth ?? false
    let below = reachesDown && !hasBar ? size.height - room.maxY : 0
    let inner = Size(width: room.width, height: max(room.height - top + below, 0))
    // Content scrolls beneath what lies at the bottom.
    var layer = Layer(
      frame: Rect(x: 0, y: room.y, width: size.width, height: size.height - room.y))
    layer.masksToBounds = true
    layer.sublayers = stack.layers(of: padded, in: inner, context: context).map { sublayer in
      var sublayer = sublayer
      sublayer.frame.y += top
      return sublayer
    }
    layers = [layer]
  }
}
