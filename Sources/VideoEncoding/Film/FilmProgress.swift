/// How far a film is.
public struct FilmProgress: Hashable, Sendable {
  /// Frames encoded; never decreases.
  public let finished: Int
  /// Frames of the film.
  public let total: Int

  public init(finished: Int, total: Int) {
    self.finished = finished
    self.total = total
  }
}
