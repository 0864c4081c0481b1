import SourceDiagnostics

/// A kind of element that a screen's `content:` can hold.
///
/// A component is written once, as a file of its own: what it takes, and the layers it is made of.
public protocol Component: Sendable {
  var declaration: ComponentDeclaration { get }

  /// The element's layers in a frame of the given size; pure.
  ///
  /// - Returns: A layer whose frame is `frame`. Name, style (background, corner radius, border, shadow,
  ///   opacity) and children are put on by the layout.
  func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer
}

/// What a component is called and takes.
public struct ComponentDeclaration: Hashable, Sendable {
  /// kebab-case: the keyword in `content:`.
  public let name: String
  /// One sentence for help, without a full stop.
  public let summary: String
  /// What stands after the keyword, such as the words of a text; nil when nothing does.
  public let subject: ParameterDeclaration?
  /// What stands beside the keyword, besides `ElementStyle.parameters` that all elements take.
  public let parameters: [ParameterDeclaration]
  /// True when elements may stand inside, under `content:`.
  public let acceptsContent: Bool

  public init(
    _ name: String, subject: ParameterDeclaration? = nil, parameters: [ParameterDeclaration] = [],
    acceptsContent: Bool = false, _ summary: String
  ) {
    self.name = name
    self.subject = subject
    self.parameters = parameters
    self.acceptsContent = acceptsContent
    self.summary = summary
  }
}

/// A use of a component in a screen's content.
public struct Element: Sendable {
  public let component: any Component
  /// The address people give it: `id:`, or the slug of its text; nil when it has neither.
  public let id: String?
  /// Completed by the declared defaults; the subject is under its declared name.
  public let parameters: ParameterValues
  public let content: [Element]
  public let range: SourceRange?

  public init(
    _ component: any Component, id: String? = nil, parameters: ParameterValues, content: [Element] = [],
    range: SourceRange? = nil
  ) {
    self.component = component
    self.id = id
    self.parameters = parameters.completed(
      by: component.declaration.parameters + ElementStyle.parameters
        + [component.declaration.subject].compactMap { $0 })
    self.content = content
    self.range = range
  }
}

/// What a component may ask while it lays itself out.
public struct LayoutContext: Sendable {
  /// Pixels a point.
  public let scale: Double
  public let isRightToLeft: Bool
  public let language: String?
  /// Pictures by id, for their sizes.
  public let pictures: [PictureID: Picture]

  public init(
    scale: Double, isRightToLeft: Bool = false, language: String? = nil, pictures: [PictureID: Picture] = [:]
  ) {
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.pictures = pictures
  }
}

/// What every element takes, whatever its component.
public enum ElementStyle {
  public static let parameters: [ParameterDeclaration] = [
    ParameterDeclaration("frame", .rectangle, isRequired: true, "where it lies in what holds it"),
    ParameterDeclaration("background", .color, "colour behind its content"),
    ParameterDeclaration(
      "corner-radius", .length(allowsNegative: false), "radius of its corners, percent of the shorter side"),
    ParameterDeclaration("opacity", .share, default: .share(1), "how much of it is seen"),
    ParameterDeclaration(
      "border",
      .object([
        ParameterDeclaration(
          "width", .length(allowsNegative: false), default: .length(.points(1)), "thickness of the line"),
        ParameterDeclaration("color", .color, default: .color(Color(rgb: 0xC6C6C8)), "colour of the line"),
      ]), "line along the inside of its edge"),
    ParameterDeclaration(
      "shadow",
      .object([
        ParameterDeclaration("color", .color, default: .color(.black), "colour of the shadow"),
        ParameterDeclaration("opacity", .share, default: .share(0.15), "strength of the shadow"),
        ParameterDeclaration(
          "blur", .length(allowsNegative: false), default: .length(.points(12)), "softness, as in CSS"),
        ParameterDeclaration(
          "x", .length(allowsNegative: true), default: .length(.points(0)), "move to the right"),
        ParameterDeclaration("y", .length(allowsNegative: true), default: .length(.points(4)), "move down"),
      ]), "soft copy of its outline beneath it"),
  ]
}
