import SceneModel

/// A choice side by side.
///
/// Sizes: the platform's, 32 high with a radius of 9, the chosen part 2 inside it with a radius of 7.
public struct Segmented: Component {
  public init() {}

  private static let height = 32.0
  private static let inset = 2.0

  public let declaration = ComponentDeclaration(
    "segmented",
    subject: ParameterDeclaration(
      "segments", .items(ItemKind(Segment())), isRequired: true, "what there is to choose from"),
    parameters: [
      ParameterDeclaration(
        "selected", .text, "the words or the number of the chosen one, the first unless said")
    ] + ControlState.parameters, relations: [.filled("segments"), .chosen("selected", from: "segments")],
    sizing: .wide, "a choice side by side")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let segments = element.parameters.elements("segments") ?? []
    let widest = segments.map { context.measure(Segmented.text($0, true, context)).size.width }.max() ?? 0
    let own = (widest + 24) * Double(max(segments.count, 1))
    return Size(width: room.width ?? own, height: Segmented.height)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let (values, theme) = (element.parameters, context.theme)
    let segments = values.elements("segments") ?? []
    let chosen = Segmented.index(values.text("selected"), among: segments)
    let each = frame.width / Double(max(segments.count, 1))
    func x(_ index: Int) -> Double { context.snapped(Double(index) * each) }
    var layer = Layer(frame, fill: theme[.secondaryFill], radius: 9)
    layer.opacity = element.isDisabled ? ControlState.disabledOpacity : 1
    // Lines stand between parts neither of which is chosen.
    var lines: [Layer] = []
    for index in segments.indices.dropFirst() {
      let height = max(frame.height - 16, 0)
      var line = Layer(
        Rect(x: x(index) - 0.5, y: 8, width: 1, height: height),
        fill: theme[.gray].withAlpha(multipliedBy: 0.3),
        radius: 0.5)
      if index == chosen || index == chosen + 1 { line.opacity = 0 }
      lines.append(line)
    }
    let inset = Segmented.inset
    var knob = Layer(
      Rect(
        x: x(chosen) + inset, y: inset, width: max(x(chosen + 1) - x(chosen) - 2 * inset, 0),
        height: max(frame.height - 2 * inset, 0)),
      fill: theme.isDark ? Color(rgb: 0x636366) : .white, radius: 7)
    if element.isPressed, !element.isDisabled {
      // Under a finger it shrinks a little.
      let (dx, dy) = (knob.frame.width * 0.025, knob.frame.height * 0.025)
      knob.frame = Rect(
        x: knob.frame.x + dx, y: knob.frame.y + dy, width: knob.frame.width - 2 * dx,
        height: knob.frame.height - 2 * dy)
    }
    knob.shadow = LayerPresentation.Shadow(
      color: Color.black.withAlpha(multipliedBy: 0.12), blur: 8, x: 0, y: 3)
    knob.border = LayerPresentation.Border(
      width: 0.5, color: Color.black.withAlpha(multipliedBy: 0.04), alignment: .outside)
    let titles = segments.indices.map { index in
      Segmented.title(
        segments[index], index == chosen,
        Rect(x: x(index), y: 0, width: x(index + 1) - x(index), height: frame.height), context)
    }
    layer.sublayers = lines + [knob] + titles
    return context.arranged(layer)
  }

  private static func title(_ segment: Element, _ isChosen: Bool, _ frame: Rect, _ context: LayoutContext)
    -> Layer
  {
    var layer = Layer(id: segment.id, frame: frame)
    let inner = Rect(x: 6, y: 0, width: max(frame.width - 12, 0), height: frame.height)
    if let icon = segment.parameters.choice("icon").flatMap(Icon.named) {
      let side = min(18, frame.width)
      var drawing = icon.layer(
        size: side, color: context.theme[.label], weight: isChosen ? .semibold : .medium,
        isRightToLeft: context.isRightToLeft)
      drawing.frame = Rect(Size(width: side, height: side), centeredIn: frame.size, context: context)
      layer.sublayers = [drawing]
    } else {
      layer.sublayers = [Layer(text(segment, isChosen, context), in: inner)]
    }
    return layer
  }

  private static func text(_ segment: Element, _ isChosen: Bool, _ context: LayoutContext) -> TextContent {
    context.text(
      segment.parameters.text("text") ?? "", size: 13, weight: isChosen ? 600 : 500, alignment: .center)
  }

  /// The part with these words or this id, or of this number; the first unless said.
  private static func index(_ said: String?, among segments: [Element]) -> Int {
    guard let said else { return 0 }
    if let index = segments.firstIndex(where: { $0.parameters.text("text") == said || $0.id == said }) {
      return index
    }
    return Int(said).map { min(max($0 - 1, 0), max(segments.count - 1, 0)) } ?? 0
  }
}

/// One of the parts of a segmented control.
struct Segment: Component {
  let declaration = ComponentDeclaration(
    "segment", subject: ParameterDeclaration("text", .text, "its words"),
    parameters: [
      ParameterDeclaration("icon", .name(Icon.nameList), "an icon instead of words")
    ], "one of the parts")

  func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer { Layer(frame: frame) }
}
