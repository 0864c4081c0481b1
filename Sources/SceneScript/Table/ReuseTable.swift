import SceneModel

/// Actions and components of the script's own, and what they take.
extension Table {
  /// The keys of an action of `actions:`.
  static let action: [OptionEntry] = [
    OptionEntry("parameters", .parameters, "what each use can say, `$name` in its steps"),
    OptionEntry("steps", .items(.script), isRequired: true, "what it does"),
  ]

  /// The keys of a component of `components:`.
  static let component: [OptionEntry] = [
    OptionEntry("parameters", .parameters, "what each use can say, `$name` in its content"),
    OptionEntry("content", .items(.content), isRequired: true, "what it is made of, back to front"),
  ]

  /// The keys of a parameter.
  static let parameter: [OptionEntry] = [
    OptionEntry("type", .parameterType, default: "any", "what it takes"),
    OptionEntry("default", .anything, "what holds when a use says nothing; without one each use must"),
  ]

  static let reuse: [ItemEntry] = [
    ItemEntry(
      "use", .required(.actionName),
      options: [OptionEntry("with", .arguments, "values for its parameters by name")],
      example: "use: log-in", "the steps of an action of your own")
  ]

  /// The types that a parameter of one's own can have, by the word for each.
  var parameterTypes: [(name: String, type: ValueType)] {
    var types: [(name: String, type: ValueType)] = [
      ("any", .anything), ("text", .parameter(.text)), ("number", .parameter(.number(-1e9...1e9))),
      ("integer", .parameter(.integer(-1_000_000_000...1_000_000_000))), ("flag", .parameter(.flag)),
      ("length", .parameter(.length(allowsNegative: true))), ("share", .parameter(.share)),
      ("color", .parameter(.color)), ("side", .parameter(.side([]))), ("picture", .parameter(.picture)),
      ("time", .time), ("curve", .curve), ("angle", .angle), ("place", .place), ("element", .address),
    ]
    if let icon = catalogue.component(named: "icon")?.declaration.subject {
      types.append(("icon", .parameter(icon.type)))
    }
    return types
  }
}
