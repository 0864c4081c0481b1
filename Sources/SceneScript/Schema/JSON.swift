import SceneModel

/// A JSON value whose objects keep the order of their members, so that the same value is the same text.
indirect enum JSON: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    let name: String
    let value: JSON
  }

  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A member of an object; nil where there is none.
  subscript(_ name: String) -> JSON? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }

  /// An object's members with those of another one behind them; one of the same name stays as it is.
  func adding(_ other: JSON) -> JSON {
    guard case .object(let own) = self, case .object(let others) = other else { return self }
    return .object(own + others.filter { member in !own.contains { $0.name == member.name } })
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}

extension JSON {
  /// Characters of a line up to which a list or an object stands in one.
  private static let lineLength = 110

  /// The value as text: short lists and objects in a line, others with a line for each member.
  func text(indent: Int = 0, after column: Int = 0) -> String {
    let line = compactText
    guard line.count + column > JSON.lineLength else { return line }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .array(let items) where !items.isEmpty:
      let lines = items.map { inner + $0.text(indent: indent + 2, after: indent + 3) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        let head = inner + JSON.quoted(member.name) + ": "
        return head + member.value.text(indent: indent + 2, after: head.count + 1)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    default: return line
    }
  }

  private var compactText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): plain(value)
    case .string(let text): JSON.quoted(text)
    case .array(let items): "[" + items.map(\.compactText).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { JSON.quoted($0.name) + ": " + $0.value.compactText }.joined(separator: ", ") + "}"
    }
  }

  /// As RFC 8259, §7 writes a string.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
