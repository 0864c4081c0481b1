/// Regular expressions of the schema, in what ECMA-262 and others read alike.
///
/// They are looser than the reader where it tells a mistake better, never stricter: what the reader takes,
/// they take. Where a value is wanted, `$name` may stand.
enum SchemaPattern {
  static let number = "(?:[0-9]{1,9}(?:\\.[0-9]{0,9})?|\\.[0-9]{1,9})"
  static let time = "\\+?\(number)(?:s|ms|f)|[+-]?0+(?:\\.0*)?(?:s|ms|f)?"
  static let share = "\\+?0*(?:100(?:\\.0*)?|[0-9]{1,2}(?:\\.[0-9]{0,9})?|\\.[0-9]{1,9})%|\(plainShare)"
  /// Letters and digits of any script in lower case, one `-` between words: all that is not ASCII is let through.
  static let name = "\(letter)+(?:-\(letter)+)*"
  static let address = "\(name)(?:/\(name))*"
  static let color = "#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"

  private static let plainShare = "[+-]?0+(?:\\.0*)?|\\+?0*(?:\\.[0-9]{1,9}|1(?:\\.0*)?|0\\.[0-9]{0,9})"
  private static let letter = "[^\\x00-\\x2f\\x3a-\\x60\\x7b-\\x7f]"

  static func length(allowsNegative: Bool) -> String {
    "\(allowsNegative ? "[+-]?" : "\\+?")\(number)(?:px|%)?|-0+(?:px|%)?"
  }

  /// All of a text is one of these, or a `$` stands in it.
  static func whole(_ alternatives: String) -> JSON { .string("^(?:\(alternatives))$|\\$") }
}
