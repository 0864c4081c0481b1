import SceneModel

/// What whoever reads a script chooses instead of what it says: one script, many films.
public struct ReadingChoices: Hashable, Sendable {
  /// Of screens that have no theme of their own: `light`, `dark`, or one of `themes:`.
  public var theme: String?
  /// Whose `strings:` are taken, and whose direction of writing.
  public var locale: String?
  /// Whose size, scale and safe area the canvas has.
  public var device: String?

  public init(theme: String? = nil, locale: String? = nil, device: String? = nil) {
    self.theme = theme
    self.locale = locale
    self.device = device
  }
}
