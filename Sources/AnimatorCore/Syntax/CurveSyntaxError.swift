/// What is wrong with the text of a curve, and where.
public struct CurveSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A word that names nothing.
  public struct Misspelling: Hashable, Sendable {
    /// The word as written.
    public let word: String
    /// Every word that would have been understood in its place, for a "did you mean".
    public let candidates: [String]
  }

  /// Lower case, no full stop, names the offending value.
  public let message: String
  /// Where, in Unicode scalars from the start of the text; empty where something is missing.
  public let range: Range<Int>
  /// What to write instead.
  public let hint: String?
  /// Set when the mistake is a word that names nothing.
  public let misspelling: Misspelling?

  init(
    _ message: String, at range: Range<Int>, hint: String? = nil, misspelling: Misspelling? = nil
  ) {
    self.message = message
    self.range = range
    self.hint = hint
    self.misspelling = misspelling
  }

  /// `message`.
  public var description: String { message }
}
