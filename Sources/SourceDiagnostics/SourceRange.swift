/// A place in a source text.
public struct SourceLocation: Hashable, Comparable, Sendable, Codable {
  /// Line, counted from 1.
  public let line: Int
  /// Column, counted from 1 in Unicode scalars (as libyaml counts), not in bytes or screen cells.
  public let column: Int

  /// Creates a location from a line and a column, both counted from 1; the column in Unicode scalars.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A half-open range of a source text: from its first scalar to just past its last one.
public struct SourceRange: Hashable, Sendable, Codable {
  /// The file as the person named it.
  public let file: String
  public let start: SourceLocation
  /// Just past the last scalar; equal to `start` for a place between two scalars.
  public let end: SourceLocation

  /// Creates a range; an `end` before `start` becomes `start`.
  public init(file: String, start: SourceLocation, end: SourceLocation) {
    self.file = file
    self.start = start
    self.end = max(start, end)
  }

  /// The smallest range that holds this one and `other`, both of one file.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}

/// A value and where in the source it was written.
public struct Spanned<Value> {
  public var value: Value
  public let range: SourceRange

  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// The same place with another value.
  public func map<New, Failure: Error>(_ transform: (Value) throws(Failure) -> New) throws(Failure)
    -> Spanned<New>
  {
    Spanned<New>(try transform(value), at: range)
  }
}

extension Spanned: Sendable where Value: Sendable {}
extension Spanned: Equatable where Value: Equatable {}
extension Spanned: Hashable where Value: Hashable {}
