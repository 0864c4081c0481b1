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
    let own = stack.size(
      of: flow.dropLast().map { padded($0) } + [padded(last.atFoot)], fitting: inner, context: context)
    let above = first.component.declaration.isFullWidth ? 0 : margin
    let below = last.component.declaration.isFullWidth ? 0 : margin
    return Size(width: own.width + insets.width, height: own.height + above + below + insets.height)
  }

  /// With room on both sides, unless it reaches to them.
  private static func padded(_ element: Element, percentOf height: Double? = nil) -> Element {
    element.component.declaration.isFullWidth ? element : element.withMargin(margin, percentOf: height)
  }

  /// - Parameters:
  ///   - insets: What bars and the device cover.
  ///   - hasBar: Whether there is a bar at the bottom.
  ///   - collapse: Points by which the bar at the top gives way to content that is scrolled.
  init(
    _ elements: [Element], between insets: Insets, hasBar: Bool, collapse: Double = 0, in size: Size,
    context: LayoutContext
  ) {
    let flow = elements.filter(\.isInFlow)
    guard !flow.isEmpty else {
      layers = []
      return
    }
    let stack = StackLayout(.vertical, spacing: ContentLayout.spacing)
    let room = Rect(size: size).inset(by: insets)
    // Above the first and below the last, unless these reach to the edges.
    let top = flow.first.map { $0.component.declaration.isFullWidth ? 0 : ContentLayout.margin } ?? 0
    let reachesDown = flow.last?.component.declaration.isFullWidth ?? false
    let below = reachesDown && !hasBar ? size.height - room.maxY : 0
    let inner = Size(width: room.width, height: max(room.height - top + below, 0))
    let padded = flow.map { ContentLayout.padded($0, percentOf: inner.height) }
    func laidOut(_ elements: [Element]) -> [Layer] {
      stack.layers(of: elements, in: inner, context: context).map { sublayer in
        var sublayer = sublayer
        sublayer.frame.y += top
        return sublayer
      }
    }
    // What is full-width and last may end where the screen does, and is then made for that.
    let standsAtFoot = flow.last?.component.standsAtFoot ?? false
    let footed = reachesDown && !hasBar ? padded.dropLast() + flow.suffix(1).map(\.atFoot) : padded
    var sublayers = laidOut(footed)
    let foot = top + inner.height
    // Sides come out on whole pixels.
    if let last = sublayers.last, last.frame.maxY < foot - 1 / context.scale {
      if standsAtFoot {
        sublayers[sublayers.count - 1].frame.y = foot - last.frame.height
      } else if reachesDown, !hasBar {
        sublayers = laidOut(padded)
      }
    }
    // What is made for the foot keeps out of what the device covers there by itself.
    let isMadeForFoot = standsAtFoot || flow.last?.component.declaration.sizing == .filling
    let lowest = sublayers.map(\.frame.maxY).max() ?? 0
    let end = lowest + (reachesDown ? 0 : ContentLayout.margin)
    let seen = room.height + (isMadeForFoot ? below : 0)
    if isMadeForFoot { ContentLayout.extend(&sublayers[sublayers.count - 1], beneath: below) }
    layers = [
      ContentLayout.scrolls(sublayers[0])
        ? ContentLayout.view(on: sublayers, room, size, collapse)
        : ContentLayout.view(on: sublayers, end: end, seen: seen, room, size, collapse, context)
    ]
  }

  /// A view as large as the screen on content that begins below the bars and goes on beneath them once it is
  /// scrolled, if it is higher than its room.
  private static func view(
    on sublayers: [Layer], end: Double, seen: Double, _ room: Rect, _ size: Size, _ collapse: Double,
    _ context: LayoutContext
  ) -> Layer {
    var area = ScrollArea(
      .vertical, offset: 0, reach: context.snappedUp(max(end - seen, 0)), length: size.height,
      before: room.y, after: max(size.height - room.y - seen, 0), isMirrored: context.isRightToLeft)
    area.isMain = true
    area.collapse = collapse
    var view = Layer(frame: Rect(size: size))
    view.masksToBounds = true
    view.touch = .scroll(area)
    view.sublayers = [
      Layer(frame: Rect(x: 0, y: room.y, width: size.width, height: max(end, 0)), sublayers: sublayers),
      area.indicator(in: size, theme: context.theme),
    ]
    return view
  }

  /// A view at the foot scrolls on until its end is out of what the device covers there.
  private static func extend(_ layer: inout Layer, beneath covered: Double) {
    guard case .scroll(var area)? = layer.touch, area.axis == .vertical, area.after < covered else { return }
    area.after = covered
    area.reach = max((layer.sublayers.first?.frame.height ?? 0) - area.seen, 0)
    layer.touch = .scroll(area)
  }

  /// Whether an element is itself a view from side to side that scrolls up and down.
  private static func scrolls(_ layer: Layer) -> Bool {
    if case .scroll(let area)? = layer.touch { area.axis == .vertical } else { false }
  }

  /// The same where the content is a view itself: it goes on beneath the bars.
  private static func view(on sublayers: [Layer], _ room: Rect, _ size: Size, _ collapse: Double) -> Layer {
    var sublayers = sublayers
    if case .scroll(var area)? = sublayers[0].touch, sublayers[0].frame.width == size.width {
      let isLast = sublayers.count == 1
      let below = isLast ? max(size.height - room.y - sublayers[0].frame.maxY, 0) : 0
      let hidden = isLast ? max(sublayers[0].frame.maxY + below - room.height, 0) : 0
      area.before += room.y
      area.after = max(area.after, hidden)
      area.length += room.y + below
      area.reach = max((sublayers[0].sublayers.first?.frame.height ?? 0) - area.seen, 0)
      area.isMain = true
      area.collapse = collapse
      sublayers[0].touch = .scroll(area)
      sublayers[0].frame.y -= room.y
      sublayers[0].frame.height += room.y + below
      for index in sublayers[0].sublayers.indices { sublayers[0].sublayers[index].frame.y += room.y }
    }
    var layer = Layer(frame: Rect(x: 0, y: room.y, width: size.width, height: size.height - room.y))
    layer.sublayers = sublayers
    return layer
  }
}
