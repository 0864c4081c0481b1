import SourceDiagnostics

/// How a picture fills a frame of another shape; the same four words everywhere.
public enum Fit: String, Hashable, Sendable, CaseIterable {
  /// Both sides forced to the frame's.
  case stretch
  /// As large as needed to leave nothing empty, the rest cut off.
  case cover
  /// As large as possible with nothing cut off.
  case contain
  /// One picture pixel to one device pixel.
  case none
}

/// A screen as the script declares it.
public struct Screen: Sendable {
  public enum Body: Sendable {
    /// A picture; `fit` nil covers the canvas width, top aligned.
    case picture(Picture, fit: Fit?, regions: [Region])
    case content([Element])
  }

  /// A named part of a picture that can be tapped or zoomed out of.
  public struct Region: Sendable {
    public let name: String
    /// In the picture's own pixels (`.points` and `.pixels` alike) or percent of its sides.
    public let rect: LengthRect
    public let range: SourceRange?
    public init(name: String, rect: LengthRect, range: SourceRange? = nil) {
      self.name = name
      self.rect = rect
      self.range = range
    }
  }

  public let name: String
  public let body: Body
  /// Behind everything; nil is the theme's background behind content and the canvas background behind a
  /// picture.
  public let background: Color?
  /// Nil is the scene's.
  public let theme: Theme?
  public let bars: ScreenBars
  /// The transition that presents it when none is said, as an alert's; nil for `present`'s own.
  public let standardTransition: String?
  public let range: SourceRange?

  public init(
    name: String, body: Body, background: Color? = nil, theme: Theme? = nil, bars: ScreenBars = ScreenBars(),
    standardTransition: String? = nil, range: SourceRange? = nil
  ) {
    self.name = name
    if case .content(let elements) = body {
      let (elements, bars) = Screen.withoutTakenIDs(elements, bars)
      self.body = .content(elements)
      self.bars = bars
    } else {
      self.body = body
      self.bars = bars
    }
    self.background = background
    self.theme = theme
    self.standardTransition = standardTransition
    self.range = range
  }
}

/// What stands at the edges of a screen, in front of its content.
public struct ScreenBars: Sendable {
  public var navigation: Element?
  public var tab: Element?
  /// Where there is no tab bar.
  public var tools: Element?
  public var status: Element?
  /// Where the device covers the bottom.
  public var home: Element?
  /// What came up to type with, in front of everything.
  var keyboard: Keyboard?

  struct Keyboard: Sendable {
    let element: Element
    /// Otherwise it lies below the screen.
    let isUp: Bool
  }

  public init(
    navigation: Element? = nil, tab: Element? = nil, tools: Element? = nil, status: Element? = nil,
    home: Element? = nil
  ) {
    self.navigation = navigation
    self.tab = tab
    self.tools = tools
    self.status = status
    self.home = home
  }

  public var isEmpty: Bool {
    navigation == nil && tab == nil && tools == nil && status == nil && home == nil
  }
}
