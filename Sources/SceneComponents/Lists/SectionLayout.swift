import SceneModel

/// Where the parts of a section lie: words above, rows, words below.
///
/// Distances: the platform's lists, 35 from group to group, half of it each side's.
struct SectionLayout {
  private let element: Element
  private let style: List.Style
  private let width: Double
  private let context: LayoutContext
  private let rows: [Element]
  private let heights: [Double]
  private let header: Words
  private let footer: Words
  /// From the section's top to its first row, and to its own end.
  private let rowsTop: Double
  let height: Double

  /// Words above or below the rows, in the section's width.
  private struct Words {
    let text: TextContent
    let height: Double
  }

  init(_ element: Element, style: List.Style, width: Double, _ context: LayoutContext) {
    (self.element, self.style, self.width, self.context) = (element, style, width, context)
    let margin = style.margin(width: width)
    let rowWidth = max(width - 2 * margin, 0)
    rows = element.parameters.elements("rows") ?? []
    heights = rows.map { row in
      (SectionLayout.open(row) + [row]).reduce(0) {
        $0 + context.size(of: $1, fitting: Room(width: rowWidth)).height
      }
    }
    let textWidth = max(rowWidth - 2 * RowParts.margin, 0)
    func words(_ name: String) -> Words {
      let said = element.parameters.text(name) ?? ""
      let text = name == "header" ? style.header(said, context) : style.footer(said, context)
      let own = said.isEmpty ? 0 : context.measure(text, width: textWidth).size.height
      return Words(text: text, height: context.snappedUp(own))
    }
    header = words("header")
    footer = words("footer")
    let half = context.snapped(style.spacing / 2)
    rowsTop =
      header.height > 0 ? half + style.headerTop + header.height + style.headerGap : half
    let below = footer.height > 0 ? style.footerGap + footer.height : 0
    height = rowsTop + heights.reduce(0, +) + below + half
  }

  /// Header, footer, and one layer with all rows.
  func layer(at y: Double) -> Layer {
    let margin = style.margin(width: width)
    let half = context.snapped(style.spacing / 2)
    let textX = margin + RowParts.margin
    let textWidth = max(width - 2 * textX, 0)
    var layer = Layer(
      id: element.id, frame: Rect(x: 0, y: y, width: width, height: height))
    layer.range = element.range
    let rowsHeight = heights.reduce(0, +)
    let headerFrame = Rect(
      x: textX, y: half + style.headerTop, width: textWidth, height: header.height)
    let footerFrame = Rect(
      x: textX, y: rowsTop + rowsHeight + style.footerGap, width: textWidth, height: footer.height)
    layer.sublayers = [
      context.words(header.text, in: headerFrame, id: header.height > 0 ? "header" : nil),
      context.words(footer.text, in: footerFrame, id: footer.height > 0 ? "footer" : nil),
      card(in: Rect(x: margin, y: rowsTop, width: max(width - 2 * margin, 0), height: rowsHeight)),
    ]
    return context.arranged(layer)
  }

  private func card(in frame: Rect) -> Layer {
    var card = Layer(frame: frame)
    card.masksToBounds = true
    card.corners = Corners(style.cornerRadius, curve: .continuous)
    card.fill = style == .plain ? .clear : context.theme[.cell]
    var y = 0.0
    for (index, row) in rows.enumerated() {
      // A row that a finger holds is one piece with the lines above and below it.
      let isLast = index == rows.count - 1
      let isHeld = row.isPressed || (!isLast && rows[index + 1].isPressed)
      card.sublayers.append(
        layer(
          of: row, at: y, width: frame.width, whole: heights[index],
          hasLine: !isHeld && (!isLast || style == .plain)))
      y += heights[index]
    }
    return card
  }

  /// The rows inside a row that are seen, further in by the room of its image.
  private static func open(_ row: Element) -> [Element] {
    guard row.parameters.flag("open") == true else { return [] }
    return (row.parameters.elements("children") ?? []).map { $0.setting("indent", .number(20)) }
  }

  /// A row, and below it those it holds, which are a part of it.
  ///
  /// - Parameters:
  ///   - whole: The height of all of them.
  ///   - hasLine: Whether one is seen below all of them.
  private func layer(
    of row: Element, at y: Double, width: Double, whole: Double, hasLine: Bool
  ) -> Layer {
    let children = SectionLayout.open(row)
    func height(_ row: Element) -> Double { context.size(of: row, fitting: Room(width: width)).height }
    let own = children.isEmpty ? whole : height(row)
    var layer = context.layer(of: row, in: Rect(x: 0, y: y, width: width, height: own))
    layer.isCell = true
    layer.sublayers.append(
      line(below: row, isShown: children.isEmpty ? hasLine : !row.isPressed, in: layer.frame.size))
    var below = own
    for (index, child) in children.enumerated() {
      var inner = context.layer(of: child, in: Rect(x: 0, y: below, width: width, height: height(child)))
      inner.isCell = true
      let isShown = index == children.count - 1 ? hasLine : !child.isPressed
      inner.sublayers.append(line(below: child, isShown: isShown, in: inner.frame.size))
      layer.sublayers.append(inner)
      below += inner.frame.height
    }
    return layer
  }

  /// From where the row's words begin to the trailing side; below the last row of a group there is none.
  private func line(below row: Element, isShown: Bool, in size: Size) -> Layer {
    let start = RowParts.textStart(row)
    let aside = RowActions(row, in: size, context).aside
    let rect = Rect(
      x: start - aside, y: size.height - context.hairline, width: max(size.width - start, 0),
      height: context.hairline)
    var line = context.hairline(in: context.placed(rect, in: size))
    line.opacity = isShown ? 1 : 0
    return line
  }
}
