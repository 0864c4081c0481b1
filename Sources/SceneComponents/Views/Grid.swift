import SceneModel

/// Elements in rows of columns equally wide; a row is as high as its highest element.
public struct Grid: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "grid",
    subject: ParameterDeclaration(
      "columns", .integer(1...100), default: .integer(2), "how many stand beside each other"),
    parameters: [
      ParameterDeclaration(
        "spacing", .length(allowsNegative: false), default: .length(.points(12)), "room between columns"),
      ParameterDeclaration(
        "row-spacing", .length(allowsNegative: false), "room between rows, as between columns unless said"),
    ], relations: [.insertable("content")], acceptsContent: true, sizing: .wide, takesObject: true,
    "elements in rows and columns")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let width = room.width ?? 0
    let cells = Cells(element, width: width, context)
    return Size(width: width, height: cells.height)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let cells = Cells(element, width: frame.width, context)
    var layer = Layer(frame: frame)
    layer.sublayers =
      cells.layers(in: frame.size, context)
      + context.layersInFrames(of: element.content, in: frame.size)
    return layer
  }

  /// The cells of a grid, from left to right and row by row; each element is measured once.
  private struct Cells {
    private let elements: [Element]
    private let sizes: [Size]
    private let columns: Int
    private let spacing: Double
    private let rowSpacing: Double
    private let width: Double
    private let rowHeights: [Double]

    init(_ element: Element, width: Double, _ context: LayoutContext) {
      let values = element.parameters
      columns = max(values.integer("columns") ?? 2, 1)
      spacing = values.length("spacing")?.points(of: width, scale: context.scale) ?? 12
      rowSpacing = values.length("row-spacing")?.points(of: width, scale: context.scale) ?? spacing
      elements = element.content.filter { $0.parameters.rectangle("frame") == nil }
      self.width = max((width - spacing * Double(columns - 1)) / Double(columns), 0)
      let room = Room(width: self.width)
      let sizes = elements.map { context.size(of: $0, fitting: room) }
      let count = columns
      rowHeights = stride(from: 0, to: elements.count, by: count).map { start in
        sizes[start..<min(start + count, sizes.count)].map(\.height).max() ?? 0
      }
      self.sizes = sizes
    }

    var height: Double { rowHeights.reduce(0, +) + rowSpacing * Double(max(rowHeights.count - 1, 0)) }

    func layers(in size: Size, _ context: LayoutContext) -> [Layer] {
      var y = 0.0
      var layers: [Layer] = []
      for (row, height) in rowHeights.enumerated() {
        for column in 0..<columns where row * columns + column < elements.count {
          let index = row * columns + column
          let start = context.snapped((width + spacing) * Double(column))
          let end = context.snapped((width + spacing) * Double(column) + width)
          let cell = Rect(x: start, y: y, width: end - start, height: height)
          let frame = frame(of: elements[index], sizes[index], in: cell, context)
          layers.append(context.layer(of: elements[index], in: context.placed(frame, in: size)))
        }
        y = context.snapped(y + height + rowSpacing)
      }
      return layers
    }

    /// What has a size of its own keeps it, in the middle of its cell.
    private func frame(of element: Element, _ own: Size, in cell: Rect, _ context: LayoutContext) -> Rect {
      let values = element.parameters
      let isFixed =
        [.fixed, .yielding].contains(element.component.declaration.sizing)
        || values.number("aspect-ratio") != nil
      var rect = cell
      if isFixed || values.length("width") != nil { rect.width = min(own.width, cell.width) }
      if isFixed || values.length("height") != nil { rect.height = min(own.height, cell.height) }
      rect.width = min(
        context.snappedUp(context.bounded("width", rect.width, of: element, in: cell.width)), cell.width)
      rect.height = min(context.bounded("height", rect.height, of: element, in: nil), cell.height)
      rect.x += context.snapped((cell.width - rect.width) / 2)
      rect.y += context.snapped((cell.height - rect.height) / 2)
      return rect
    }
  }
}
