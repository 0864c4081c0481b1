import SceneModel

/// What whoever reads a script chooses instead of what it says: one script, many films.
public struct ReadingChoices: Hashable, Sendable {
  /// Of screens that have no theme of their own.
  public var appearance: Theme.Appearance?
  /// Whose `strings:` are taken, and whose direction of writing.
  public var locale: String?

  public init(appearance: Theme.Appearance? = nil, locale: String? = nil) {
    self.appearance = appearance
    self.locale = locale
  }
}
