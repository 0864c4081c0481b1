import SceneModel

/// A view on elements that need more room than it has.
///
/// The indicator is the platform's: 3 wide, 3 from the side, as long as what is seen is of the whole, 36 at least.
public struct Scroll: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "scroll",
    subject: ParameterDeclaration(
      "axis", .choice(["vertical", "horizontal"]), default: .choice("vertical"), "the way it scrolls"),
    parameters: [
      ParameterDeclaration(
        "offset", .length(allowsNegative: true), default: .length(.points(0)),
        "how far it is scrolled; 100% is its end"),
      ParameterDeclaration("inset", .insets, "room around its content, which scrolls with it"),
      ParameterDeclaration(
        "spacing", .length(allowsNegative: true), default: .length(.points(12)), "room between neighbours"),
      ParameterDeclaration(
        "align", .choice(Alignment.allCases.map(\.rawValue)), default: .choice("stretch"),
        "where they stand across"),
      ParameterDeclaration("indicator", .flag, default: .flag(false), "whether it shows where it is"),
    ], relations: [.insertable("content")], acceptsContent: true, sizing: .filling, isFullWidth: true,
    "a view on content larger than it")

  /// What scrolls across is as high as its content.
  public func sizing(of element: Element) -> ComponentDeclaration.Sizing {
    Scroll.axis(element) == .vertical ? .filling : .wide
  }

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let own = Scroll.contentSize(element, in: room, context: context)
    switch Scroll.axis(element) {
    case .vertical: return Size(width: room.width ?? own.width, height: room.height ?? own.height)
    case .horizontal: return Size(width: room.width ?? own.width, height: own.height)
    }
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let axis = Scroll.axis(element)
    var own = Scroll.contentSize(element, in: Room(frame.size), context: context)
    // Across, content has the room there is.
    switch axis {
    case .vertical: own.width = frame.width
    case .horizontal: own.height = frame.height
    }
    let (seen, whole) =
      axis == .vertical ? (frame.height, own.height) : (frame.width, own.width)
    let reach = max(whole - seen, 0)
    let offset = context.snapped(
      element.parameters.length("offset")?.points(of: reach, scale: context.scale) ?? 0)
    var content = Layer(frame: Rect(size: own))
    let insets = Scroll.insets(element, frame.width, context)
    let room = Rect(size: own).inset(by: insets)
    content.sublayers = Scroll.stack(element, context).layers(
      of: element.content, in: room.size, context: context
    ).map { layer in
      var layer = layer
      layer.frame.x += context.isRightToLeft ? insets.trailing : insets.leading
      layer.frame.y += insets.top
      return layer
    }
    switch axis {
    case .vertical: content.frame.y = -offset
    case .horizontal: content.frame.x = -offset
    }
    let area = ScrollArea(
      axis, offset: offset, reach: context.snapped(reach), length: seen, isMirrored: context.isRightToLeft,
      showsIndicator: element.parameters.flag("indicator") ?? false)
    content = context.arranged(Layer(frame: frame, sublayers: [content])).sublayers[0]
    var layer = Layer(frame: frame)
    layer.masksToBounds = true
    layer.touch = .scroll(area)
    layer.sublayers = [content, area.indicator(in: frame.size, theme: context.theme)]
    return layer
  }

  /// What all of its content takes, with the room around it.
  private static func contentSize(_ element: Element, in room: Room, context: LayoutContext) -> Size {
    let insets = insets(element, room.width ?? 0, context)
    let inner =
      axis(element) == .vertical
      ? Room(width: room.width.map { max($0 - insets.width, 0) })
      : Room(height: room.height.map { max($0 - insets.height, 0) })
    let own = stack(element, context).size(of: element.content, fitting: inner, context: context)
    return Size(width: own.width + insets.width, height: own.height + insets.height)
  }

  private static func stack(_ element: Element, _ context: LayoutContext) -> StackLayout {
    StackLayout(
      axis(element),
      spacing: element.parameters.length("spacing")?.points(of: 0, scale: context.scale) ?? 12,
      alignment: element.parameters.choice("align").flatMap(Alignment.init) ?? .stretch)
  }

  private static func axis(_ element: Element) -> StackLayout.Axis {
    element.parameters.choice("axis").flatMap(StackLayout.Axis.init) ?? .vertical
  }

  private static func insets(_ element: Element, _ width: Double, _ context: LayoutContext) -> Insets {
    element.parameters.insets("inset")?.points(of: width, scale: context.scale) ?? .zero
  }
}
