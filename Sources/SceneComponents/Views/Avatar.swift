import SceneModel

/// A person in a circle: a picture, or the first letters of the name.
public struct Avatar: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "avatar",
    subject: ParameterDeclaration("name", .text, "whose first letters stand where there is no picture"),
    parameters: [
      ParameterDeclaration("image", .picture, "a picture of the person"),
      ParameterDeclaration("size", .number(1...1000), default: .number(40), "its diameter in points"),
      ParameterDeclaration("color", .color, "colour behind the letters, grey unless said"),
    ] + ControlState.parameters, sizing: .fixed, takesObject: true, "a round picture of a person")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let side = element.parameters.number("size") ?? 40
    return Size(width: side, height: side)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let values = element.parameters
    let side = min(frame.width, frame.height)
    var circle = Layer(
      frame: Rect(
        x: context.snapped((frame.width - side) / 2), y: context.snapped((frame.height - side) / 2),
        width: side, height: side))
    circle.cornerRadius = side / 2
    circle.masksToBounds = true
    let size = context.snapped(side * 0.4)
    let letters = context.text(
      Avatar.initials(of: values.text("name") ?? ""), size: max(size, 1), weight: 500, color: .white,
      alignment: .center)
    circle.sublayers = [context.words(letters, in: Rect(size: circle.frame.size))]
    if let id = values.picture("image"), let picture = context.pictures[id] {
      let own = Size(width: Double(picture.width), height: Double(picture.height))
      let rect = Fit.cover.frame(of: own, in: circle.frame.size, scale: context.scale)
      circle.content = .picture(PictureContent(picture: id, frame: rect))
      circle.sublayers[0].opacity = 0
    } else if let color = values.color("color") {
      circle.fill = color
    } else {
      // The greys behind the letters in the platform's address book.
      circle.gradient = .linear(degrees: 180, [Color(rgb: 0xA5ABB9), Color(rgb: 0x858994)])
    }
    var shade = Layer(frame: Rect(size: circle.frame.size))
    shade.fill = Color.black.withAlpha(multipliedBy: element.isPressed ? 0.25 : 0)
    circle.sublayers.append(shade)
    circle.opacity = element.isDisabled ? ControlState.disabledOpacity : 1
    return Layer(frame: frame, sublayers: [circle])
  }

  /// The first letters of the first and the last word, in capitals: of `Ada King Lovelace` AL.
  static func initials(of name: String) -> String {
    let words = name.split(whereSeparator: \.isWhitespace)
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return letters.map { $0.uppercased() }.joined()
  }
}
