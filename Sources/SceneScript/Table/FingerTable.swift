extension Table {
  /// What decides when a finger lets go.
  static let releases = ["threshold", "projected", "finish", "cancel"]

  static let fingers: [ItemEntry] = [
    ItemEntry(
      "tap", .required(.place),
      options: [
        OptionEntry("times", .parameter(.integer(1...100)), default: "1", "how often"),
        OptionEntry("hold", .time, default: "100ms", "how long the finger stays down"),
        finger,
      ], example: "tap: add", "a finger touches an element or a place"),
    ItemEntry(
      "drag", .required(.place), options: way + motion("600ms") + letGo("threshold") + [finger],
      example: "drag: panel", "a finger moves and rests before it lets go; leads what it touches"),
    ItemEntry(
      "swipe", .required(.place), options: way + motion("150ms") + letGo("projected") + [finger],
      example: "swipe: panel", "a finger moves and leaves at speed; leads what it touches"),
    ItemEntry(
      "scroll", .required(.place),
      options: [
        OptionEntry(
          "by", .parameter(.length(allowsNegative: true)), "how far on, percent of what is seen of the view"),
        OptionEntry("to", .place, "the element that is to be seen, or the place the finger ends at"),
      ] + motion("500ms") + [finger],
      example: "scroll: list", "a finger throws content on, which slows down and rests"),
    ItemEntry(
      "pinch", .required(.place),
      options: [
        OptionEntry("scale", .parameter(.number(0.001...1000)), default: "1", "how far the fingers spread"),
        OptionEntry("rotation", .angle, default: "0", "how far the fingers turn, clockwise"),
      ] + motion("600ms") + letGo("threshold") + [finger],
      example: "pinch: photo", "two fingers spread or close, and turn"),
    ItemEntry(
      "type", .required(.parameter(.text)),
      options: [
        OptionEntry("into", .address, default: "what was tapped last", "the field"),
        OptionEntry("per-key", .time, default: "80ms", "from key to key"),
        OptionEntry("clear", .parameter(.flag), default: "false", "whether the field is emptied before"),
        OptionEntry(
          "keyboard", .parameter(.flag), default: "true on a phone", "whether a keyboard comes up"),
      ], example: "type: Grace", "words are typed into a field, key by key"),
  ]

  /// The moves of `play:`.
  static let moves: [ItemEntry] = [
    ItemEntry(
      "run", .required(.parameter(.share)), options: motion(nil), example: "run: 60%",
      "runs by the clock to a share of its time; the percent alone says the same"),
    ItemEntry("hold", .required(.time), example: "hold: 300ms", "rests where it is"),
    ItemEntry(
      "drag", .required(.parameter(.share)), options: motion("600ms"), example: "drag: 40%",
      "a finger takes it to a share of the way"),
    ItemEntry(
      "release", .optional(.parameter(.choice(releases))), options: [threshold], example: "release",
      "the finger lets go, and it finishes or goes back"),
  ]

  private static let finger = OptionEntry(
    "finger", .parameter(.flag), default: "true", "whether the finger is shown")

  private static let way: [OptionEntry] = [
    OptionEntry(
      "by", .parameter(.length(allowsNegative: true)), "how far, percent of the way of what it leads"),
    OptionEntry("to", .place, "the element or place it ends at"),
    OptionEntry("direction", .parameter(.side([])), default: "the way out", "where it goes"),
  ]

  private static func motion(_ duration: String?) -> [OptionEntry] {
    [
      OptionEntry("duration", .time, default: duration, "how long it moves"),
      OptionEntry("curve", .plainCurve, "how its speed changes"),
    ]
  }

  private static func letGo(_ rule: String) -> [OptionEntry] {
    [
      OptionEntry(
        "release", .parameter(.choice(releases)), default: rule, "what decides when the finger lets go"),
      threshold,
    ]
  }

  private static let threshold = OptionEntry(
    "threshold", .parameter(.share), default: "30%", "the share past which it finishes")
}
