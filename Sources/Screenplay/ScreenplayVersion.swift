/// The version of Screenplay.
public enum ScreenplayVersion {
  /// Semantic version; CHANGELOG.md says what came with it.
  public static let current = "0.1.0"
}
