import SceneModel

/// A page of the web in a browser: its content, which scrolls, and the bars with its address.
///
/// Sizes: the platform's browser on phones: a field of 44 with a radius of 12 in a bar of 58, tools of 44, and 34
/// below them for the home indicator.
public struct WebPage: Component {
  public init() {}

  private static let addressBar = 58.0
  private static let tools = 44.0
  private static let below = 34.0

  public let declaration = ComponentDeclaration(
    "web-page", subject: ParameterDeclaration("address", .text, isRequired: true, "what its bar shows"),
    parameters: [
      ParameterDeclaration(
        "picture", .picture, "a picture of the page, as wide as it is, before its content"),
      ParameterDeclaration(
        "offset", .length(allowsNegative: true), default: .length(.points(0)),
        "how far it is scrolled; 100% is its end"),
      ParameterDeclaration(
        "inset", .length(allowsNegative: false), default: .length(.points(16)), "room around its content"),
      ParameterDeclaration(
        "spacing", .length(allowsNegative: true), default: .length(.points(12)), "room between neighbours"),
      ParameterDeclaration(
        "bar", .choice(["bottom", "top"]), default: .choice("bottom"), "where the address stands"),
      ParameterDeclaration("progress", .share, "how much of it has come; a line of progress is shown"),
      ParameterDeclaration("insecure", .flag, default: .flag(false), "whether there is no lock"),
      ParameterDeclaration(
        "page-color", .color, "colour behind the page, the theme's background unless said"),
    ] + ControlState.parameters, acceptsContent: true, sizing: .filling, isFullWidth: true,
    "a page of the web in a browser")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Size(width: room.width ?? 390, height: room.height ?? 700)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let values = element.parameters
    let isTop = values.choice("bar") == "top"
    let top = isTop ? WebPage.addressBar : 0
    let below = element.isAtFoot && context.safeArea.bottom > 0 ? WebPage.below : 0
    let bottom = below + WebPage.tools + (isTop ? 0 : WebPage.addressBar)
    var page = Layer(
      Rect(x: 0, y: top, width: frame.width, height: max(frame.height - top, 0)),
      fill: values.color("page-color") ?? context.theme[.background])
    page.masksToBounds = true
    let seen = max(frame.height - top - bottom, 0)
    let content = content(element, seen: seen, frame.width, context)
    let area = ScrollArea(
      .vertical, offset: -content.frame.y, reach: context.snapped(max(content.frame.height - seen, 0)),
      length: page.frame.height, after: bottom, isMirrored: context.isRightToLeft)
    page.touch = .scroll(area)
    page.sublayers = [content, area.indicator(in: page.frame.size, theme: context.theme)]
    let drawing = WebBars(element, width: frame.width, context: context)
    var layer = Layer(frame: frame)
    layer.sublayers = [
      page,
      drawing.bar(
        Rect(x: 0, y: frame.height - bottom, width: frame.width, height: bottom), atTop: false,
        parts: (isTop ? [] : [drawing.address(at: 0)])
          + [drawing.tools(at: isTop ? 0 : WebPage.addressBar, height: WebPage.tools)]),
      drawing.bar(
        Rect(x: 0, y: 0, width: frame.width, height: top), atTop: true,
        parts: isTop ? [drawing.address(at: 0)] : []),
    ]
    return layer
  }

  /// The picture and the elements under each other, moved up by the offset.
  private func content(_ element: Element, seen: Double, _ width: Double, _ context: LayoutContext) -> Layer {
    let values = element.parameters
    func points(_ name: String, of whole: Double = 0) -> Double {
      values.length(name)?.points(of: whole, scale: context.scale) ?? 0
    }
    var layers: [Layer] = []
    var height = 0.0
    if let id = values.picture("picture"), let picture = context.pictures[id] {
      height = context.snapped(Double(picture.height) * width / Double(max(picture.width, 1)))
      let rect = Rect(x: 0, y: 0, width: width, height: height)
      layers.append(
        Layer(
          id: "picture", frame: rect, content: .picture(PictureContent(picture: id, frame: rect))))
    }
    let inset = points("inset", of: width)
    if !element.content.isEmpty {
      let stack = StackLayout(.vertical, spacing: points("spacing"))
      let inner = max(width - 2 * inset, 0)
      let own = stack.size(of: element.content, fitting: Room(width: inner), context: context)
      let parts = stack.layers(
        of: element.content, in: Size(width: inner, height: own.height), context: context)
      for var part in parts {
        part.frame.x += inset
        part.frame.y += height + inset
        layers.append(part)
      }
      height += own.height + 2 * inset
    }
    let offset = context.snapped(points("offset", of: max(height - seen, 0)))
    return Layer(frame: Rect(x: 0, y: -offset, width: width, height: height), sublayers: layers)
  }
}
