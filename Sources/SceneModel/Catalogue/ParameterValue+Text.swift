extension ParameterValue {
  /// As a script writes it, for help.
  package var scriptText: String {
    switch self {
    case .flag(let value): String(value)
    case .text(let value), .choice(let value): value
    case .number(let value), .share(let value): plain(value)
    case .integer(let value): String(value)
    case .length(let value): value.scriptText
    case .color(let value): value.scriptText
    case .side(let value): value.rawValue
    case .rectangle(let value):
      "[" + [value.x, value.y, value.width, value.height].map(\.scriptText).joined(separator: ", ") + "]"
    case .picture: "a picture"
    case .insets(let value):
      "{"
        + [
          ("top", value.top), ("leading", value.leading), ("bottom", value.bottom),
          ("trailing", value.trailing),
        ]
        .map { "\($0.0): \($0.1.scriptText)" }.joined(separator: ", ") + "}"
    case .lengths(let lengths): "[" + lengths.map(\.scriptText).joined(separator: ", ") + "]"
    case .elements(let elements): "\(elements.count) items"
    case .object(let values):
      "{"
        + values.values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.scriptText)" }
        .joined(separator: ", ") + "}"
    }
  }
}

extension Length {
  /// As a script writes it.
  package var scriptText: String {
    switch self {
    case .points(let value): plain(value)
    case .pixels(let value): plain(value) + "px"
    case .fraction(let value): plain(value * 100) + "%"
    }
  }
}

extension Color {
  /// As a script writes it: `#rrggbb`, with alpha `#rrggbbaa`.
  package var scriptText: String {
    let channels = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// A number without a useless `.0`.
package func plain(_ number: Double) -> String {
  if let whole = Int(exactly: number) { return String(whole) }
  return String(number)
}
