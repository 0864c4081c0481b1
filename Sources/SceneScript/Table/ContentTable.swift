import SceneModel

extension Table {
  /// What every element takes: its id, and the style that `ElementStyle` declares.
  static let commonElementOptions: [OptionEntry] =
    [OptionEntry("id", .id, default: "the words of its text in kebab-case", "the name steps call it by")]
    + ElementStyle.parameters.map(option)

  /// A component of the catalogue as a keyword of `content:`.
  static func item(_ component: any Component) -> ItemEntry {
    let declaration = component.declaration
    var options = declaration.parameters.map(option)
    if declaration.acceptsContent {
      options.append(OptionEntry("content", .items(.content), "what stands inside it, back to front"))
    }
    let object: ItemEntry.Object =
      switch declaration.subject {
      case nil: .none
      case let subject?:
        subject.isRequired ? .required(.parameter(subject.type)) : .optional(.parameter(subject.type))
      }
    let example = declaration.subject == nil ? "\(declaration.name):" : "\(declaration.name): …"
    return ItemEntry(
      declaration.name, object, options: options, component: declaration, example: example,
      declaration.summary)
  }

  /// A declared parameter as an option.
  static func option(_ declaration: ParameterDeclaration) -> OptionEntry {
    OptionEntry(
      declaration.name, .parameter(declaration.type), isRequired: declaration.isRequired,
      default: declaration.defaultValue.map(\.scriptText), declaration.summary)
  }

  static let laterComponents: [ItemEntry] = [
    ItemEntry(later: "chart", "a chart"),
    ItemEntry(later: "map", "a map"),
  ]
}

extension ParameterValue {
  /// As a script writes it, for help.
  var scriptText: String {
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
  var scriptText: String {
    switch self {
    case .points(let value): plain(value)
    case .pixels(let value): plain(value) + "px"
    case .fraction(let value): plain(value * 100) + "%"
    }
  }
}

extension Color {
  /// As a script writes it: `#rrggbb`, with alpha `#rrggbbaa`.
  var scriptText: String {
    let channels = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
