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
