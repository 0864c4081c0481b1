import SceneModel

/// A picture in its frame; what reaches beyond the frame is cut off.
public struct Image: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "image", subject: ParameterDeclaration("image", .picture, isRequired: true, "the picture file"),
    parameters: [
      ParameterDeclaration(
        "fit", .choice(Fit.allCases.map(\.rawValue)), default: .choice("cover"), "how it fills its frame")
    ], sizing: .fixed, "a picture")

  /// Its own size at the canvas's scale, in proportion smaller where there is less room.
  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    guard let id = element.parameters.picture("image"), let picture = context.pictures[id] else {
      return .zero
    }
    let own = Size(
      width: Double(picture.width) / context.scale, height: Double(picture.height) / context.scale)
    let ratio = min(1, (room.width ?? .infinity) / own.width, (room.height ?? .infinity) / own.height)
    return Size(width: own.width * ratio, height: own.height * ratio)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    guard let id = element.parameters.picture("image"), let picture = context.pictures[id] else {
      return layer
    }
    let fit = element.parameters.choice("fit").flatMap(Fit.init) ?? .cover
    let own = Size(width: Double(picture.width), height: Double(picture.height))
    let rect = fit.frame(of: own, in: frame.size, scale: context.scale)
    layer.content = .picture(PictureContent(picture: id, frame: rect))
    return layer
  }
}
