/// What kinds of value there are, in words: the only place of them, for messages, for the reference and for help.
extension ParameterType {
  /// What is wanted, as messages say it: "a length such as 12, 12px or 50%".
  package var description: String {
    switch self {
    case .flag: "true or false"
    case .text: "a text"
    case .number, .integer: "a \(words)"
    case .length: "a length such as 12, 12px or 50%"
    case .share: "a share such as 0.3 or 30%"
    case .color: "a colour such as \"#ffcc00\" or black"
    case .side(let sides): "a side: \(ParameterType.names(of: sides).joined(separator: ", "))"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .name(let list): "a name that `screenplay list \(list.plural)` lists"
    case .rectangle: "a rectangle [x, y, width, height]"
    case .picture: "a picture file"
    case .path: "SVG path data such as \"M0 0L24 12\""
    case .insets: "a length such as 12, or [vertical, horizontal], or {top: 8, leading: 16}"
    case .lengths(let names): "a list of lengths such as [\(names.map(\.name).joined(separator: ", "))]"
    case .items(let kind): "a list of \(kind.component.declaration.name)s"
    case .object(let parameters): "a map of \(parameters.map(\.name).joined(separator: ", "))"
    }
  }

  /// What kind it is, in a few words for a table; what a script writes stands in backticks.
  package var words: String {
    func code(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: " ") }
    return switch self {
    case .flag: "true or false"
    case .text: "text"
    case .number(let range): "number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
    case .integer(let range): "whole number from \(range.lowerBound) to \(range.upperBound)"
    case .length(let allowsNegative): allowsNegative ? "length, may be negative" : "length"
    case .share: "share"
    case .color: "color"
    case .side(let sides): code(ParameterType.names(of: sides))
    case .choice(let names): code(names)
    case .name(let list): "name of `screenplay list \(list.plural)`"
    case .rectangle: "rectangle"
    case .picture: "picture"
    case .path: "path data"
    case .insets: "insets"
    case .lengths(let names): "list of lengths, " + code(names.map(\.name))
    case .items(let kind): "list of `\(kind.component.declaration.name)`"
    case .object(let parameters):
      "object of " + parameters.map { "`\($0.name)` (\($0.type.words))" }.joined(separator: ", ")
    }
  }

  private static func names(of sides: [Side]) -> [String] {
    (sides.isEmpty ? Side.allCases : sides).map(\.rawValue)
  }
}
