import SourceDiagnostics

/// A YAML node that knows where it stands.
struct Node: Sendable {
  enum Content: Sendable {
    case scalar(String, ScalarStyle)
    case sequence([Node])
    case mapping([Entry])
  }

  /// A key and its value, in the order of the text.
  struct Entry: Sendable {
    let key: Key
    var value: Node

    /// From the key's first scalar to the value's last one.
    var range: SourceRange { key.range.union(value.range) }
  }

  /// Keys are scalars; anything else was refused while reading.
  struct Key: Sendable {
    let name: String
    let range: SourceRange
  }

  var content: Content
  /// A scalar's own text with its quotes; a flow collection with its brackets; a block collection from
  /// its first to its last scalar.
  var range: SourceRange
  /// True for `[…]` and `{…}`.
  var isFlow = false
  /// True when something was said about it already, so that nothing more follows from it.
  var isReported = false
  /// Where a value that `$name` stands for was written; `range` is then the use.
  var definition: SourceRange?

  /// The file that its words stand in, where that is not the one of `range` or of `definition`: paths are
  /// relative to its folder.
  var origin: String?
  /// True when a `$` in it is one: values have been put in already.
  var isSettled = false

  /// The words of a scalar, `Yes` and `1.10` as they stand; nil for collections.
  var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// True where nothing was written, or one of YAML's words for nothing, unquoted.
  var isNull: Bool {
    guard case .scalar(let text, .plain) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  var items: [Node]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// In a person's words, for messages: what this is.
  var kindName: String {
    switch content {
    case .scalar: isNull ? "nothing" : "a single value"
    case .sequence: "a list"
    case .mapping: "a map of `key: value`"
    }
  }
}

/// How a scalar was written.
enum ScalarStyle: Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}
