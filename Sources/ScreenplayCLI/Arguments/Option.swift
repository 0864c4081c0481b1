import Screenplay

/// What a text on the command line came to.
enum Reading<Value: Sendable>: Sendable {
  case value(Value)
  /// What was expected, as the end of "… takes …", and perhaps what to write instead.
  case expected(String, hint: String? = nil)
}

/// An option that a command declares: its names, its value and its words of help.
struct Option<Value: Sendable>: Sendable {
  /// With their dashes, the long one last.
  let names: [String]
  /// What stands for the value in help; nil for a flag.
  let placeholder: String?
  /// One sentence for help, without a full stop.
  let summary: String
  let isRepeatable: Bool
  /// What stands for a value that is left out; such an option takes one only in the same word: `--name=value`.
  var implied: String? = nil
  let read: @Sendable (String) -> Reading<Value>

  init(
    _ names: String..., value placeholder: String? = nil, isRepeatable: Bool = false, _ summary: String,
    read: @escaping @Sendable (String) -> Reading<Value>
  ) {
    self.names = names
    self.placeholder = placeholder
    self.summary = summary
    self.isRepeatable = isRepeatable
    self.read = read
  }
}

/// An option without its value's type, for lists.
protocol OptionDeclaration: Sendable {
  var names: [String] { get }
  var placeholder: String? { get }
  var summary: String { get }
  var isRepeatable: Bool { get }
  var implied: String? { get }
  /// What is wrong with a value; nil when it is right.
  func complaint(about text: String) -> (expected: String, hint: String?)?
}

extension Option: OptionDeclaration {
  func complaint(about text: String) -> (expected: String, hint: String?)? {
    if case .expected(let what, let hint) = read(text) { (what, hint) } else { nil }
  }
}

extension OptionDeclaration {
  /// The long name.
  var name: String { names.last ?? "" }
}

extension Option<Bool> {
  /// Something that is said or not.
  static func flag(_ names: String..., summary: String) -> Option<Bool> {
    Option(names: names, placeholder: nil, summary: summary, isRepeatable: false) { _ in .value(true) }
  }
}

extension Option<String> {
  /// Any text that is not empty.
  static func text(
    _ names: String..., value: String, isRepeatable: Bool = false, _ summary: String
  ) -> Option<String> {
    Option(names: names, placeholder: value, summary: summary, isRepeatable: isRepeatable) { text in
      text.isEmpty ? .expected("something that is not empty") : .value(text)
    }
  }
}

extension Option<Int> {
  static func integer(
    _ names: String..., value: String, in range: ClosedRange<Int>, _ summary: String
  ) -> Option<Int> {
    Option(names: names, placeholder: value, summary: summary, isRepeatable: false) { text in
      guard let number = Int(text), range.contains(number) else {
        return .expected("a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return .value(number)
    }
  }
}

extension Option {
  /// One of a few words, in the order of help.
  static func choice(
    _ names: String..., of choices: KeyValuePairs<String, Value>, _ summary: String
  ) -> Option<Value> {
    choice(names: names, of: choices, implied: nil, summary)
  }

  /// One of a few words, or none, which means `implied`.
  static func choice(
    _ names: String..., of choices: KeyValuePairs<String, Value>, implied: String, _ summary: String
  ) -> Option<Value> {
    choice(names: names, of: choices, implied: implied, summary)
  }

  private static func choice(
    names: [String], of choices: KeyValuePairs<String, Value>, implied: String?, _ summary: String
  ) -> Option<Value> {
    let words = choices.map(\.key)
    return Option(
      names: names, placeholder: words.joined(separator: "|"), summary: summary, isRepeatable: false,
      implied: implied
    ) { text in
      if let choice = choices.first(where: { $0.key == text }) { return .value(choice.value) }
      return .expected(
        words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""),
        hint: nearestName(to: text, among: words).map { "did you mean `\($0)`?" })
    }
  }

  private init(
    names: [String], placeholder: String?, summary: String, isRepeatable: Bool, implied: String? = nil,
    read: @escaping @Sendable (String) -> Reading<Value>
  ) {
    self.names = names
    self.placeholder = placeholder
    self.summary = summary
    self.isRepeatable = isRepeatable
    self.implied = implied
    self.read = read
  }
}
