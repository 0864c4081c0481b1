import SceneModel

/// The row of a navigation bar that has the way back, the items and a small title, from left to right.
struct NavigationRow {
  /// Back, title, leading and trailing items.
  let layers: [Layer]

  private static let margin = 16.0
  /// Between neighbouring items: a finger needs 44 points for each.
  private static let spacing = 18.0
  /// Where the chevron begins, and where the words beside it do.
  private static let chevronStart = 8.0
  private static let backTextStart = 26.0

  init(_ element: Element, width: Double, title: String, context: LayoutContext) {
    let height = NavigationBar.barHeight
    let values = element.parameters
    let titleText = context.text(title, style: .headline, alignment: .center)
    let titleWidth = context.width(of: titleText)
    let middleStart = (width - titleWidth) / 2

    let (leads, trails) = (values.elements("leading") ?? [], values.elements("trailing") ?? [])
    let hasBack = values.text("back").map { $0 != "false" } ?? false
    let widths = NavigationRow.widths(leads + trails, width: width, hasBack: hasBack, context)

    var end = width - NavigationRow.margin + BarItem.outset(trails.last, .trailing)
    var trailing: [Layer] = []
    for (item, own) in zip(trails, widths.suffix(trails.count)).reversed() {
      // On a very narrow bar they come to lie over each other rather than beyond it.
      let most = max(width - 2 * NavigationRow.chevronStart, 0)
      let frame = Rect(
        x: max(end - own, NavigationRow.chevronStart), y: 0, width: min(own, most), height: height)
      trailing.insert(BarItem.layer(of: item, in: frame, context: context), at: 0)
      end -= own + NavigationRow.spacing
    }
    let trailingStart = trailing.isEmpty ? width - NavigationRow.margin : end + NavigationRow.spacing - 8

    let leadsWidth = widths.prefix(leads.count).reduce(0) { $0 + $1 + NavigationRow.spacing }
    let back = NavigationRow.back(
      values.text("back"), until: min(middleStart - 8, trailingStart - leadsWidth), context)
    var start = back.map { $0.frame.maxX + 8 } ?? NavigationRow.margin - BarItem.outset(leads.first, .leading)
    var leading: [Layer] = []
    for (item, own) in zip(leads, widths) {
      let most = max(width - NavigationRow.chevronStart - own, 0)
      let frame = Rect(x: min(start, most), y: 0, width: own, height: height)
      leading.append(BarItem.layer(of: item, in: frame, context: context))
      start += own + NavigationRow.spacing
    }
    if !leading.isEmpty { start += 8 - NavigationRow.spacing }

    let room = max(trailingStart - start, 0)
    let shown = min(titleWidth, room)
    let x = min(max(middleStart, start), max(trailingStart - shown, start))
    let frame = Rect(x: context.snapped(x), y: 0, width: shown, height: height)
    layers =
      [
        back ?? Layer(frame: Rect(x: 0, y: 0, width: 0, height: height)),
        context.words(titleText, in: frame, id: title.isEmpty ? nil : "title"),
      ] + leading + trailing
  }

  /// Of the items: less than their own where they would not all have room.
  private static func widths(_ items: [Element], width: Double, hasBack: Bool, _ context: LayoutContext)
    -> [Double]
  {
    let edges = (hasBack ? backTextStart : margin) + margin
    let between = Double(items.count) * spacing
    return BarWidths(items, fitting: width - edges - between, height: NavigationBar.barHeight, context).widths
  }

  /// The way back; its words give way to shorter ones where they would reach the title, as the platform does.
  private static func back(_ said: String?, until limit: Double, _ context: LayoutContext) -> Layer? {
    guard let said, said != "false" else { return nil }
    let standard = PlatformWords.words(in: context.language).back
    let tint = context.theme[.tint]
    let texts = [said == "true" ? standard : said, standard].map { context.text($0, color: tint) }
    let fitting = texts.first { backTextStart + context.width(of: $0) <= limit }
    let text = fitting ?? context.text("", color: tint)
    let width = context.width(of: text)
    let height = NavigationBar.barHeight
    let chevron = context.glyph(
      .backChevron,
      center: Point(x: chevronStart + PlatformGlyph.backChevron.size.width / 2, y: height / 2), color: tint)
    let words = context.words(text, in: Rect(x: backTextStart, y: 0, width: width, height: height))
    return context.arranged(
      Layer(
        id: "back", frame: Rect(x: 0, y: 0, width: backTextStart + width, height: height),
        sublayers: [chevron, words]))
  }
}
