import SceneModel

extension Table {
  static let checks: [ItemEntry] = [
    ItemEntry(
      "expect", .optional(.address),
      options: [
        OptionEntry("visible", .parameter(.flag), "whether some of it is seen"),
        OptionEntry("inside", .address, "the element or screen it lies wholly inside"),
        OptionEntry("clear-of", .address, "the element or screen it does not overlap"),
        OptionEntry("frame", .parameter(.rectangle), "where it lies in the canvas"),
        OptionEntry("opacity", .parameter(.share), "how much of it is seen, with all that holds it"),
        OptionEntry("text", .parameter(.text), "its words"),
        OptionEntry("truncated", .parameter(.flag), "whether its words are cut off"),
        OptionEntry(
          "contrast", .parameter(.number(1...21)), "the least contrast of its words to what is behind them"),
        OptionEntry(
          "moves", .parameter(.flag), "whether it moves; without an element, whether anything does"),
      ], example: "expect: title", "checks what is seen at this moment")
  ]
}
