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
    case .items(let kind): "list of \(kind.component.declaration.name)s"
    case .object(let parameters): "object of " + parameters.map(\.name).joined(separator: ", ")
    }
  }
}

extension ParameterValue {
  /// As a script writes it.
  var scriptText: String {
    switch self {
    case .flag(let value): value ? "true" : "false"
    case .text(let text), .choice(let text): text
    case .number(let number), .share(let number): plain(number)
    case .integer(let number): "\(number)"
    case .length(let length): length.scriptText
    case .color(let color): color.scriptText
    case .side(let side): side.rawValue
    case .rectangle(let rect):
      "[" + [rect.x, rect.y, rect.width, rect.height].map(\.scriptText).joined(separator: ", ") + "]"
    case .picture(let picture): "\(picture.digest)"
    case .insets(let sides):
      "["
        + [sides.top, sides.leading, sides.bottom, sides.trailing].map(\.scriptText).joined(separator: ", ")
        + "]"
    case .elements(let elements): "\(elements.count) items"
    case .object(let values):
      "{"
        + values.values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.scriptText)" }
        .joined(separator: ", ") + "}"
    }
  }
}

extension Length {
  fileprivate var scriptText: String {
    switch self {
    case .points(let value): plain(value)
    case .pixels(let value): plain(value) + "px"
    case .fraction(let value): plain(value * 100) + "%"
    }
  }
}

extension Color {
  fileprivate var scriptText: String {
    let parts = [red, green, blue] + (isOpaque ? [] : [alpha])
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// A number without a decimal point when it is whole.
private func plain(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
