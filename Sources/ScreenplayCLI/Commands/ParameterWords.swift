import Screenplay

extension ParameterType {
  /// What kind of value it is, for people.
  var words: String {
    switch self {
    case .flag: "true or false"
    case .text: "text"
    case .number(let range): "number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
    case .integer(let range): "whole number from \(range.lowerBound) to \(range.upperBound)"
    case .length(let allowsNegative): allowsNegative ? "length, may be negative" : "length"
    case .share: "0 to 1 or a percent"
    case .color: "colour"
    case .side(let sides): sides.map(\.rawValue).joined(separator: ", ")
    case .choice(let words): words.joined(separator: ", ")
    case .name(let list): "a name of `screenplay list \(list.plural)`"
    case .rectangle: "[x, y, width, height]"
    case .picture: "picture file"
    case .path: "SVG path data"
    case .insets: "length, [vertical, horizontal], or sides by name"
    case .lengths(let names):
      "list of lengths, " + names.map(\.name).joined(separator: " or ") + " among them"
    case .items(let kind): "list of \(kind.component.declaration.name)s"
    case .object(let parameters): "object of " + parameters.map(\.name).joined(separator: ", ")
    }
  }
}
