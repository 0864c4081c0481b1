import AnimatorCore
import SourceDiagnostics

/// The stage every screen is shown on.
public struct Canvas: Hashable, Sendable {
  /// Points.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// Pixels of a picture a point, where a picture is as large as it is for itself: the scale the canvas was made with.
  /// Another `scale` later changes how many pixels all of it has, not how large it is.
  public var pictureScale: Double
  public var rate: FrameRate
  public var background: Color
  /// What the device covers: a camera, rounded corners, a bar to swipe.
  public var safeArea: Insets

  public init(
    size: Size, scale: Double = 1, rate: FrameRate = .sixty, background: Color = .black,
    safeArea: Insets = .zero
  ) {
    self.safeArea = safeArea
    self.size = size
    self.scale = scale
    pictureScale = scale
    self.rate = rate
    self.background = background
  }

  /// Width in whole pixels, at least 1.
  public var pixelWidth: Int { max(1, Int((size.width * scale).rounded())) }
  /// Height in whole pixels, at least 1.
  public var pixelHeight: Int { max(1, Int((size.height * scale).rounded())) }
}

/// Everything a person said about a scene, names and units settled, before it is directed: what a
/// script is resolved to, and what Swift code writes directly.
public struct SceneDescription: Sendable {
  public var title: String?
  public var canvas: Canvas
  public var theme: Theme
  public var isRightToLeft: Bool
  public var language: String?
  /// Cross-dissolves take the place of what slides, turns and zooms.
  public var reducesMotion = false
  public var resources: Resources
  public var steps: [SceneStep]
  /// Screens that are declared, whether a step shows them or not: what can be said to be not in sight.
  public var screens: [Screen]
  /// The wanted length; shorter films hold their last frame, longer ones are an error.
  public var length: Spanned<Time>?
  /// Where the list of steps stands, for what concerns all of it.
  public var range: SourceRange?

  public init(
    title: String? = nil, canvas: Canvas, theme: Theme = .light, isRightToLeft: Bool = false,
    language: String? = nil,
    resources: Resources = Resources(), steps: [SceneStep], length: Spanned<Time>? = nil,
    screens: [Screen] = [], range: SourceRange? = nil
  ) {
    self.title = title
    self.canvas = canvas
    self.theme = theme
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.resources = resources
    self.steps = steps
    self.screens = screens
    self.length = length
    self.range = range
  }
}
