import SceneModel

/// A question: a title, words below it, fields to type in, and buttons.
///
/// Sizes: the platform's, 270 wide, title 17 semibold, message 13, buttons 44.
public struct AlertView: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "alert", subject: ParameterDeclaration("text", .text, isRequired: true, "its title"),
    parameters: [
      ParameterDeclaration("message", .text, "words below the title"),
      ParameterDeclaration("fields", .items(ItemKind(TextField())), "fields to type in"),
      ParameterDeclaration(
        "buttons", .items(ItemKind(AlertButton())),
        "its buttons: two stand beside each other, the last is the one to go for"),
    ], sizing: .fixed, isFullWidth: true, takesObject: true, "a question with buttons")

  private static let width = 270.0
  private static let padding = Insets(top: 20, leading: 16, bottom: 20, trailing: 16)

  public func screenBackground(_ element: Element) -> ThemeColor? { .elevatedBackground }

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let width = min(AlertView.width, room.width ?? AlertView.width)
    return Size(width: width, height: AlertPlan(element, width: width, context).height)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    layer.fill = context.theme[.elevatedBackground]
    layer.sublayers = AlertPlan(element, width: frame.width, context).layers(in: frame.height)
    return context.arranged(layer)
  }

  /// What stands where in an alert.
  private struct AlertPlan {
    private let element: Element
    private let width: Double
    private let context: LayoutContext
    private var words: [(text: TextContent, frame: Rect)] = []
    private var fields: [(element: Element, frame: Rect)] = []
    private var buttons: [(element: Element, frame: Rect)] = []
    /// Where hairlines lie.
    private var lines: [Rect] = []
    private(set) var height: Double
    /// Where the buttons begin.
    private var top: Double

    init(_ element: Element, width: Double, _ context: LayoutContext) {
      self.element = element
      self.width = width
      self.context = context
      height = AlertView.padding.top
      top = 0
      let values = element.parameters
      addWords(
        context.text(values.text("text") ?? "", style: .headline, alignment: .center, lines: nil))
      if let message = values.text("message"), !message.isEmpty {
        height += 4
        addWords(context.text(message, size: 13, alignment: .center, lines: nil))
      }
      addFields(values.elements("fields") ?? [])
      height += AlertView.padding.bottom
      top = height
      addButtons(values.elements("buttons") ?? [])
    }

    private mutating func addWords(_ text: TextContent) {
      let room = max(width - AlertView.padding.width, 0)
      let own = context.snappedUp(context.measure(text, width: room).size.height)
      words.append((text, Rect(x: AlertView.padding.leading, y: height, width: room, height: own)))
      height += own
    }

    private mutating func addFields(_ elements: [Element]) {
      for (index, field) in elements.enumerated() {
        height += index == 0 ? 16 : 8
        let frame = Rect(
          x: AlertView.padding.leading, y: height, width: max(width - AlertView.padding.width, 0),
          height: context.size(of: field, fitting: Room(width: width)).height)
        fields.append((field, frame))
        height += frame.height
      }
    }

    private mutating func addButtons(_ elements: [Element]) {
      let half = context.snapped(width / 2)
      if elements.count == 2, elements.allSatisfy({ fits($0, in: half) }) {
        lines.append(Rect(x: 0, y: height, width: width, height: context.hairline))
        lines.append(Rect(x: half, y: height, width: context.hairline, height: AlertButton.height))
        for (index, button) in elements.enumerated() {
          buttons.append(
            (
              button,
              Rect(
                x: index == 0 ? 0 : half, y: height, width: index == 0 ? half : width - half,
                height: AlertButton.height)
            ))
        }
        height += AlertButton.height
        return
      }
      // Below each other, and the one that leaves all as it is stands last.
      let cancels = elements.filter { AlertButton.role(of: $0) == .cancel }
      for button in elements.filter({ AlertButton.role(of: $0) != .cancel }) + cancels {
        lines.append(Rect(x: 0, y: height, width: width, height: context.hairline))
        buttons.append((button, Rect(x: 0, y: height, width: width, height: AlertButton.height)))
        height += AlertButton.height
      }
    }

    private func fits(_ button: Element, in width: Double) -> Bool {
      context.width(of: AlertButton.text(of: button, size: 17, context)) <= width - 16
    }

    /// From left to right; where there is less room than all of it takes, words and buttons scroll.
    func layers(in room: Double) -> [Layer] {
      let wordLayers = words.map {
        Layer(frame: $0.frame, content: $0.text.text.isEmpty ? .none : .text($0.text))
      }
      let above = wordLayers + fields.map { context.layer(of: $0.element, in: $0.frame) }
      let below = buttons.map { context.layer(of: $0.element, in: $0.frame) }
      let hairlines = lines.map { Layer($0, fill: context.theme[.separator]) }
      guard height > room + context.hairline / 2 else { return above + below + hairlines }
      let seen = CrowdedButtons(words: top, buttons: height - top, room: room)
      let upper = Rect(x: 0, y: 0, width: width, height: context.snapped(seen.words))
      let lower = Rect(x: 0, y: upper.height, width: width, height: room - upper.height)
      let moved = (below + hairlines).map { layer in
        var layer = layer
        layer.frame.y -= top
        return layer
      }
      return [
        context.view(on: above, height: top, in: upper),
        context.view(on: moved, height: height - top, in: lower), context.hairline(in: lower),
      ]
    }
  }
}
