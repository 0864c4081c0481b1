/// What is wrong with path data, and where.
public struct SVGPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The byte of the text's UTF-8 at which it goes wrong; its count when something is missing at the end.
  public let offset: Int
  /// One lower-case phrase without a full stop.
  public let description: String

  public init(offset: Int, _ description: String) {
    self.offset = offset
    self.description = description
  }
}
