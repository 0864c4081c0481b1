extension Element {
  private static let foot = "at-foot"

  /// Whether it ends where the screen does, so that it keeps out of what the device covers there; the layout says so.
  public var isAtFoot: Bool { parameters.flag(Element.foot) ?? false }

  /// The same at the foot of its screen.
  public var atFoot: Element { setting(Element.foot, .flag(true)) }
}
