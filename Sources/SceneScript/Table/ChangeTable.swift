import SceneModel

extension Table {
  static let state: [ItemEntry] = [
    ItemEntry(
      "set", .required(.address),
      options: [
        OptionEntry("to", .map(.change), "the properties it ends with"),
        OptionEntry("keyframes", .keyframes, "properties at shares of the duration"),
        OptionEntry("times", .parameter(.integer(1...10_000)), default: "1", "how often"),
        OptionEntry("autoreverse", .parameter(.flag), default: "false", "whether it goes back each time"),
        OptionEntry(
          "stagger", .time, default: "0",
          "changes the elements inside instead, each this much later than the one before"),
        OptionEntry("duration", .time, default: "300ms", "how long it moves"),
        OptionEntry("curve", .curve, default: "ease-in-out", "how its speed changes"),
      ], example: "set: card", "changes how an element looks"),
    ItemEntry(
      "insert", .required(.element),
      options: [
        OptionEntry("into", .address, "behind all that this element holds"),
        OptionEntry("before", .address, "in front of this element"),
        OptionEntry("after", .address, "behind this element"),
      ] + timed, example: "insert: {title: Grace Hopper}", "adds a row, or a component"),
    ItemEntry(
      "remove", .required(.address), options: timed, example: "remove: ada-lovelace", "takes an element away"),
    ItemEntry(
      "move", .required(.address),
      options: [
        OptionEntry("before", .address, "in front of this element"),
        OptionEntry("after", .address, "behind this element"),
      ] + timed, example: "move: ada-lovelace", "gives an element another place"),
  ]

  private static let timed: [OptionEntry] = [
    OptionEntry("duration", .time, default: "300ms", "how long it moves"),
    OptionEntry("curve", .curve, default: "ease-in-out", "how its speed changes"),
  ]

  /// What `set` can change: the keys of `to`.
  static let properties: [OptionEntry] =
    [
      OptionEntry("opacity", .parameter(.share), "how much of it is seen"),
      OptionEntry("position", .point, "its top left corner in what holds it, percent of that"),
      OptionEntry("x", signed, "how far right of its place, percent of its own width"),
      OptionEntry("y", signed, "how far below its place, percent of its own height"),
      OptionEntry("scale", factor, "how large, 1 being its own size"),
      OptionEntry("scale-x", factor, "how wide, 1 being its own width"),
      OptionEntry("scale-y", factor, "how high, 1 being its own height"),
      OptionEntry("rotation", .angle, "its turn about its middle, clockwise"),
      OptionEntry("corner-radius", unsigned, "radius of its corners, percent of the shorter side"),
      OptionEntry("background", .parameter(.color), "colour behind its content"),
      OptionEntry("color", .parameter(.color), "colour of its words"),
      OptionEntry("border-width", unsigned, "thickness of the line along its edge"),
      OptionEntry("border-color", .parameter(.color), "colour of the line along its edge"),
      OptionEntry("shadow-blur", unsigned, "softness of its shadow"),
      OptionEntry("shadow-opacity", .parameter(.share), "strength of its shadow"),
      OptionEntry("width", unsigned, "its width, percent of its own"),
      OptionEntry("height", unsigned, "its height, percent of its own"),
    ]

  /// What stands at one stop of `keyframes`.
  static let keyframe: [OptionEntry] =
    properties + [OptionEntry("curve", .plainCurve, "how its speed changes up to the next keyframe")]

  private static let signed = ValueType.parameter(.length(allowsNegative: true))
  private static let unsigned = ValueType.parameter(.length(allowsNegative: false))
  private static let factor = ValueType.parameter(.number(-1000...1000))
}
