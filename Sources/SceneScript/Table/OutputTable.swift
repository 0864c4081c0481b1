extension Table {
  /// What `outputs:` can list.
  static let outputs: [ItemEntry] = [
    ItemEntry(
      "film", .optional(.filmFile),
      options: [
        OptionEntry("part", .parameter(.text), "a chapter, or two moments as in 2s..4s"),
        OptionEntry("fps", .frameRate, default: "the canvas's", "frames a second"),
        OptionEntry("scale", .scale, default: "the canvas's", "pixels a point"),
        OptionEntry(
          "quality", .parameter(.choice(["draft", "standard", "high", "lossless"])), default: "standard",
          "how much time and how many bytes it may take"),
        OptionEntry(later: "loop", "how often it is played"),
        OptionEntry(later: "max-size", "how many bytes it may have"),
      ], example: "film: tour.mp4", "a film of the script, called as the script is unless said"),
    ItemEntry(
      "still", .required(.outputFile),
      options: [
        OptionEntry(
          "at", .parameter(.text), default: "0s", "the moment: a time, a share of the film or a chapter"),
        OptionEntry("scale", .scale, default: "the canvas's", "pixels a point"),
      ], example: "still: cover.png", "a picture of a moment"),
    ItemEntry(later: "storyboard", options: ["columns", "frames"], "pictures of all steps on a page"),
    ItemEntry(later: "filmstrip", options: ["columns", "frames"], "pictures of the film in a row"),
  ]
}
