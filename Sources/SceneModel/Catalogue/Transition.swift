import AnimatorCore

/// A way for one screen to take the place of another.
///
/// Written once for the way in: `entering` is always the screen that arrives on top. On the way out
/// (`pop`, `dismiss`) the engine runs the same function from progress 1 to 0. The engine eases; a
/// transition only ever sees eased progress.
public protocol Transition: Sendable {
  var declaration: TransitionDeclaration { get }

  /// Where the entering screen comes to rest in the container; the whole container unless said otherwise.
  func enteringFrame(_ geometry: TransitionGeometry) -> Rect

  /// The side it comes from when nobody says one; the first declared unless its other options decide.
  ///
  /// - Parameter said: Only what was written, without defaults.
  func standardEdge(_ said: ParameterValues) -> Side?

  /// Heights in points, measured from the bottom of the container, that the presented screen can rest at, the one it
  /// arrives at first; none where it rests where it arrives. The entering frame is as high as the highest of them.
  func detents(_ geometry: TransitionGeometry) -> [Double]

  /// Points that a bar at the top of the presented screen keeps free above it, such as below a grabber.
  func barMargin(_ geometry: TransitionGeometry) -> Double

  /// What stands around the presented screen; nil where nothing does.
  func chrome(_ geometry: TransitionGeometry) -> PresentationChrome?

  /// What is wrong with the options a use was given, beyond their types.
  ///
  /// - Parameters:
  ///   - said: Only what was written, without defaults.
  ///   - edge: Physical.
  func problems(_ said: ParameterValues, edge: Side) -> [ParameterProblem]

  /// What the container shows, back to front. Pure: the same arguments, the same layers.
  ///
  /// - Parameter progress: 0 shows exactly the leaving screen, 1 exactly the resting state; a spring
  ///   may leave 0…1. Positions follow it, opacities are clamped by `LayerPresentation`.
  func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation]
}

extension Transition {
  public func enteringFrame(_ geometry: TransitionGeometry) -> Rect { Rect(size: geometry.container) }

  public func standardEdge(_ said: ParameterValues) -> Side? { declaration.edges.first }

  public func detents(_ geometry: TransitionGeometry) -> [Double] { [] }

  public func barMargin(_ geometry: TransitionGeometry) -> Double { 0 }

  public func chrome(_ geometry: TransitionGeometry) -> PresentationChrome? { nil }

  public func problems(_ said: ParameterValues, edge: Side) -> [ParameterProblem] { [] }
}

/// An option that does not go with the others.
public struct ParameterProblem: Hashable, Sendable {
  public let parameter: String
  /// Lower case, no full stop.
  public let message: String
  public let hint: String

  public init(parameter: String, message: String, hint: String) {
    self.parameter = parameter
    self.message = message
    self.hint = hint
  }
}

/// What a transition is called and takes.
public struct TransitionDeclaration: Hashable, Sendable {
  /// kebab-case, as `as:` names it.
  public let name: String
  /// One sentence for help, without a full stop.
  public let summary: String
  /// Options of its own, which stand beside the step.
  public let parameters: [ParameterDeclaration]
  /// What these have to do with each other.
  public let relations: [ParameterRelation]
  /// Sides it may come from, the default first; empty when it comes from none.
  public let edges: [Side]
  /// True when it grows out of an element and cannot do without one.
  public let needsSource: Bool
  /// False for kinds that leave part of the screen below in sight: those cannot push.
  public let canPush: Bool
  /// In the script's CURVE syntax.
  public let curve: String
  /// Seconds; nil when the curve is a spring with a time of its own.
  public let duration: Time?
  /// How long what it presents stays before it goes by itself; nil when it stays until it is dismissed.
  public let stay: Time?
  /// Where motion is to be reduced a cross-dissolve takes its place, as the platform does it.
  public let isReducible: Bool
  /// Whether it grows out of an element where one is said.
  public let takesSource: Bool
  /// Whether a finger on what it presents leads it away.
  public let isLedByFinger: Bool

  public init(
    _ name: String, parameters: [ParameterDeclaration] = [], relations: [ParameterRelation] = [],
    edges: [Side] = [], needsSource: Bool = false,
    canPush: Bool = true, curve: String, duration: Time? = nil, stay: Time? = nil, isReducible: Bool = true,
    takesSource: Bool = false, isLedByFinger: Bool = true, _ summary: String
  ) {
    self.stay = stay
    self.isReducible = isReducible
    self.takesSource = takesSource || needsSource
    self.isLedByFinger = isLedByFinger
    self.name = name
    self.parameters = parameters
    self.relations = relations
    self.edges = edges
    self.needsSource = needsSource
    self.canPush = canPush
    self.curve = curve
    self.duration = duration
    self.summary = summary
  }
}

/// The room a transition happens in and what it was told.
public struct TransitionGeometry: Sendable {
  /// Points.
  public let container: Size
  /// Pixels a point; resting frames lie on whole pixels.
  public let scale: Double
  /// What the device covers of the container.
  public let safeArea: Insets
  /// Physical: leading and trailing are settled. The transition's own where nothing was said.
  public let edge: Side
  /// Whether the script names the edge.
  public let isEdgeSaid: Bool
  public let parameters: ParameterValues
  /// Seconds it takes by the clock.
  public let duration: Double
  /// Where it grows out of as it sets off.
  public let source: TransitionContext.Source?
  public let theme: Theme
  /// What is seen where no screen is.
  public let background: Color
  public let isRightToLeft: Bool
  /// How large the entering screen would be for itself in a part of the container.
  private let content: @Sendable (_ room: Rect) -> Size

  public init(
    container: Size, scale: Double, edge: Side, isEdgeSaid: Bool = false, parameters: ParameterValues,
    safeArea: Insets = .zero, duration: Double = 0.3, source: TransitionContext.Source? = nil,
    theme: Theme = .light,
    background: Color = .black, isRightToLeft: Bool = false,
    content: @escaping @Sendable (_ room: Rect) -> Size = { $0.size }
  ) {
    self.container = container
    self.scale = scale
    self.safeArea = safeArea
    self.duration = duration
    self.edge = edge
    self.isEdgeSaid = isEdgeSaid
    self.parameters = parameters
    self.source = source
    self.theme = theme
    self.background = background
    self.isRightToLeft = isRightToLeft
    self.content = content
  }

  /// The same with another edge and other options.
  func with(edge: Side, isEdgeSaid: Bool, parameters: ParameterValues, source: TransitionContext.Source?)
    -> TransitionGeometry
  {
    TransitionGeometry(
      container: container, scale: scale, edge: edge, isEdgeSaid: isEdgeSaid, parameters: parameters,
      safeArea: safeArea, duration: duration, source: source, theme: theme,
      background: background, isRightToLeft: isRightToLeft, content: content)
  }

  /// How large the entering screen would be for itself, at most as large as the room; on whole pixels.
  ///
  /// - Parameter room: In the container: what the device covers of it, the screen keeps free.
  public func contentSize(in room: Rect) -> Size {
    let own = content(room)
    return Size(width: min(own.width, room.width), height: min(own.height, room.height))
  }

  /// The nearest whole pixel, in points.
  public func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// A declared length in points, percent being of `whole`.
  public func length(_ name: String, of whole: Double) -> Double? {
    parameters.length(name)?.points(of: whole, scale: scale)
  }
}

/// Both screens and the room between them.
public struct TransitionContext: Sendable {
  public let geometry: TransitionGeometry
  /// What is below, at rest; its bounds are the container.
  public let leaving: LayerPresentation
  /// What arrives; its bounds have the size of `enteringFrame` and begin at its own origin.
  public let entering: LayerPresentation
  /// Where the entering screen comes to rest, in the container.
  public let enteringFrame: Rect
  /// Frame of the element it grows out of, where it is now, in the container.
  public let source: Source?
  /// That element itself, where it can be found in what is leaving.
  public let element: SourceElement?
  /// Whether the entering screen is going away: most transitions do not look at it, and go the way they came.
  public let isBackwards: Bool

  /// The element a zoom grows out of.
  public struct Source: Hashable, Sendable {
    public let frame: Rect
    public let cornerRadius: Double
    public init(frame: Rect, cornerRadius: Double) {
      self.frame = frame
      self.cornerRadius = cornerRadius
    }
  }

  /// What a zoom grows out of, taken out of its screen.
  public struct SourceElement: Hashable, Sendable {
    /// As it is drawn, without what lies around and behind it; its transform is the identity, and its opacity holds that
    /// of all it lies in.
    public let layer: LayerPresentation
    /// From its own coordinates to the container's: a turned element lies turned there.
    public let transform: FixedTransform
    /// What is leaving without it, its room empty.
    public let remainder: LayerPresentation
    /// What is seen of it where it is cut off by what it lies in; nil where all of it is.
    public let visible: LayerPresentation.VisiblePart?

    public init(
      layer: LayerPresentation, transform: FixedTransform, remainder: LayerPresentation,
      visible: LayerPresentation.VisiblePart? = nil
    ) {
      self.visible = visible
      self.layer = layer
      self.transform = transform
      self.remainder = remainder
    }
  }

  public init(
    geometry: TransitionGeometry, leaving: LayerPresentation, entering: LayerPresentation,
    enteringFrame: Rect, source: Source? = nil, element: SourceElement? = nil, isBackwards: Bool = false
  ) {
    self.element = element
    self.isBackwards = isBackwards
    self.geometry = geometry
    self.leaving = leaving
    self.entering = entering
    self.enteringFrame = enteringFrame
    self.source = source
  }
}
