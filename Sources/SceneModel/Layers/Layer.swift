import SourceDiagnostics

/// A layer as its author made it: geometry in points, relative to the superlayer.
public struct Layer: Sendable {
  public typealias Content = LayerPresentation.Content

  /// The element's own name; the path joins it to its ancestors' by `/`.
  public var id: String?
  /// Where in the script its element stands; nil for layers that a component adds.
  public var range: SourceRange?
  public var frame: Rect
  public var opacity = 1.0
  public var masksToBounds = false
  public var cornerRadius = 0.0
  public var fill = Color.clear
  public var border: LayerPresentation.Border?
  public var shadow: LayerPresentation.Shadow?
  public var content = Content.none
  public var sublayers: [Layer] = []

  public init(id: String? = nil, frame: Rect, content: Content = .none, sublayers: [Layer] = []) {
    self.id = id
    self.frame = frame
    self.content = content
    self.sublayers = sublayers
  }

  /// The layer at rest, inside a superlayer whose path is `path`.
  public func presentation(path: String? = nil) -> LayerPresentation {
    let name = id.map { own in path.map { "\($0)/\(own)" } ?? own }
    var presentation = presentation(sublayers: sublayers.map { $0.presentation(path: name ?? path) })
    presentation.name = name
    return presentation
  }

  /// The layer at rest with other sublayers, without a name.
  func presentation(sublayers: [LayerPresentation]) -> LayerPresentation {
    LayerPresentation(
      size: frame.size, transform: .translation(x: frame.x, y: frame.y), opacity: opacity,
      masksToBounds: masksToBounds, cornerRadius: cornerRadius, fill: fill, border: border,
      shadow: shadow, content: content, sublayers: sublayers)
  }
}
