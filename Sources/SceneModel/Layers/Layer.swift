import SourceDiagnostics

/// How an element came by its id: what was said goes before what came of words, icons and parts, and keys of a keyboard
/// answer where nothing else does.
public enum Naming: Int, Comparable, Sendable {
  case key, derived, said

  public static func < (a: Naming, b: Naming) -> Bool { a.rawValue < b.rawValue }
}

/// A layer as its author made it: geometry in points, relative to the superlayer.
public struct Layer: Sendable {
  public typealias Content = LayerPresentation.Content

  /// The element's own name; the path joins it to its ancestors' by `/`.
  public var id: String?
  /// Which of several layers of one id an address means.
  public var naming = Naming.derived
  /// Where in the script its element stands; nil for layers that a component adds.
  public var range: SourceRange?
  public var frame: Rect
  /// Degrees clockwise about its middle.
  public var rotation = 0.0
  public var opacity = 1.0
  public var masksToBounds = false
  public var corners = Corners.square
  public var fill = Color.clear
  /// Over `fill`.
  public var gradient: Gradient?
  public var border: LayerPresentation.Border?
  public var shadow: LayerPresentation.Shadow?
  public var backdrop: Backdrop?
  /// Points, the Gaussian's standard deviation.
  public var blur = 0.0
  /// Moves without end, whatever else moves the layer.
  public var loop: LayerLoop?
  public var content = Content.none
  public var sublayers: [Layer] = []
  /// Whether it belongs to the window rather than to its screen: it stays while screens come and go.
  public var isOfWindow = false
  /// Whether it is a row on a ground that it shares with its neighbours: while one moves over another, none shines
  /// through, and one that was given another place lies above all.
  public var isCell = false
  /// What a finger does to it.
  public var touch: LayerTouch?
  /// How it follows the content of its screen.
  public var response: ScrollResponse?
  private var masks: [Layer] = []

  /// The layer shows as far as this one, placed in the same bounds, covers it; only its alpha counts.
  public var mask: Layer? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }

  /// The longest of the corners' radii in points; setting it gives all four this one.
  public var cornerRadius: Double {
    get { corners.largest.double }
    set { corners.largest = max(Fixed(newValue), .zero) }
  }

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
    var presentation = LayerPresentation(
      size: frame.size, transform: .translation(x: frame.x, y: frame.y), opacity: opacity,
      masksToBounds: masksToBounds, fill: fill, border: border, shadow: shadow, content: content,
      sublayers: sublayers)
    if rotation != 0 {
      presentation.transform = presentation.transform.turned(
        degrees: rotation, about: Rect(size: frame.size).center)
    }
    presentation.corners = corners.fitted(to: frame.size)
    presentation.gradient = gradient
    presentation.isOfWindow = isOfWindow
    presentation.isCell = isCell
    presentation.backdrop = backdrop
    presentation.blur = Fixed(max(blur, 0))
    presentation.mask = mask?.presentation()
    return presentation
  }
}
