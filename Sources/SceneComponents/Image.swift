import SceneModel

/// A picture in its frame; what reaches beyond the frame is cut off.
public struct Image: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "image", subject: ParameterDeclaration("image", .picture, isRequired: true, "the picture file"),
    parameters: [
      ParameterDeclaration(
        "fit", .choice(Fit.allCases.map(\.rawValue)), default: .choice("cover"), "how it fills its frame"),
      ParameterDeclaration(
        "tint", .color, "one colour for the whole picture, of which only the alpha is kept"),
      ParameterDeclaration(
        "cap-insets", .object(Image.caps),
        "borders that keep their size, in pixels of the picture; what lies between is stretched to the frame"),
    ], sizing: .yielding, "a picture")

  /// Its own size at the canvas's scale, in proportion smaller where there is less room.
  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    guard let id = element.parameters.picture("image"), let picture = context.pictures[id] else {
      return .zero
    }
    let density = density(of: picture, context)
    let own = Size(width: Double(picture.width) / density, height: Double(picture.height) / density)
    let ratio = min(1, (room.width ?? .infinity) / own.width, (room.height ?? .infinity) / own.height)
    return Size(width: own.width * ratio, height: own.height * ratio)
  }

  /// Pixels of the picture a point: a drawing's own size is in points, that of a picture in pixels.
  private func density(of picture: Picture, _ context: LayoutContext) -> Double {
    picture.format == .svg ? 1 : context.pictureScale
  }

  private static let caps = ["top", "left", "bottom", "right"].map { side in
    ParameterDeclaration(
      side, .integer(0...16_384), default: .integer(0), "the border at the \(side)")
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    guard let id = element.parameters.picture("image"), let picture = context.pictures[id] else {
      return layer
    }
    let fit = element.parameters.choice("fit").flatMap(Fit.init) ?? .cover
    let own = Size(width: Double(picture.width), height: Double(picture.height))
    let density = density(of: picture, context)
    var content = PictureContent(
      picture: id,
      frame: fit.frame(
        of: own, in: frame.size, scale: picture.format == .svg ? 1 : context.scale, density: density),
      tint: element.parameters.color("tint"))
    if let caps = element.parameters.object("cap-insets") {
      func side(_ name: String) -> Int { caps.integer(name) ?? 0 }
      content = PictureContent(
        picture: id, frame: Rect(size: frame.size), tint: content.tint,
        caps: PictureCaps(
          top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"), density: density
        ))
    }
    layer.content = .picture(content)
    return layer
  }
}
