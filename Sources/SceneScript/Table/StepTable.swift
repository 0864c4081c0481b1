import SceneModel

extension Table {
  /// The steps of `script:`, in the order help lists them.
  static let steps: [ItemEntry] = stacks + fingers + state + telling + clock + reuse + checks + laterSteps

  private static let stacks: [ItemEntry] = [
    ItemEntry(
      "show", .required(.screen), transition: ItemEntry.TransitionRule.none, example: "show: home",
      "the only screen from now on, as it was declared; all stacks are empty"),
    ItemEntry(
      "push", .required(.screen), transition: .named("slide"), example: "push: detail",
      "a screen on top of the stack"),
    ItemEntry(
      "pop", .optional(.screenName), transition: .backwards, example: "pop",
      "takes the top screen off the stack, its transition backwards"),
    ItemEntry(
      "pop-to", .required(.screenName), transition: .backwards, example: "pop-to: home",
      "takes screens off the stack until this one is on top"),
    ItemEntry(
      "replace", .required(.screen), transition: .named("slide"), example: "replace: detail",
      "a screen in the place of the one on top"),
    ItemEntry(
      "tab", .required(.screen), transition: ItemEntry.TransitionRule.none, example: "tab: library",
      "another tab: the stack of this screen as it was left, or a new one; at once unless `as` says how"),
    ItemEntry(
      "present", .required(.screen), transition: .named("cover"), example: "present: settings",
      "a screen over the others, with a stack of its own"),
    ItemEntry(
      "dismiss", .optional(.screenName), transition: .backwards, example: "dismiss",
      "takes the topmost presentation away with all that was pushed in it"),
  ]

  private static let telling: [ItemEntry] = [
    ItemEntry(
      "chapter", .required(.parameter(.text)), example: "chapter: Settings",
      "names the moment; the film gets a chapter of this name"),
    ItemEntry(
      "caption", .optional(.parameter(.text)),
      options: [
        OptionEntry(
          "position", .parameter(.choice(CaptionPosition.allCases.map(\.rawValue))), default: "bottom",
          "where it stands"),
        stay,
      ], example: "caption: Everybody you know", "words over the film; alone it takes them away"),
    ItemEntry(
      "highlight", .optional(.address),
      options: [
        OptionEntry(
          "style", .parameter(.choice(HighlightStyle.allCases.map(\.rawValue))), default: "outline",
          "a line around it, or all else darker"),
        OptionEntry("note", .parameter(.text), "words beside it"),
        stay,
      ], example: "highlight: add", "draws attention to an element; alone it takes that away"),
    ItemEntry(
      "still", .required(.outputFile), example: "still: settings.png", "a picture of this moment"),
  ]

  private static let stay = OptionEntry(
    "for", .time, default: "until it is taken away", "how long it stays, beside the steps that follow")

  private static let clock: [ItemEntry] = [
    ItemEntry("wait", .required(.time), example: "wait: 1s", "nothing happens for a while"),
    ItemEntry(
      "wait-until", .required(.moment), example: "wait-until: 9s",
      "waits for a time of the film, or until nothing moves by itself any more"),
    ItemEntry(
      "parallel", .required(.items(.script)),
      options: [
        OptionEntry("stagger", .time, default: "0", "each step begins this much later than the one before")
      ],
      example: "parallel: [tap: add, wait: 1s]", "steps that begin together; ends with the longest"),
    ItemEntry(
      "sequence", .required(.items(.script)), example: "sequence: [tap: add, wait: 1s]",
      "steps one after the other, as one step of a `parallel`"),
    ItemEntry(
      "repeat", .required(.parameter(.integer(1...10_000))),
      options: [OptionEntry("steps", .items(.script), isRequired: true, "what is repeated")],
      example: "repeat: 3", "the same steps several times"),
  ]

  /// What every step takes.
  static let commonStepOptions: [OptionEntry] = [
    OptionEntry("delay", .time, default: "0", "waits this long before it begins")
  ]

  /// What every step that moves between screens takes, besides its transition's own options.
  static let transitionOptions: [OptionEntry] = [
    OptionEntry("as", .transition, "the transition, instead of the step's own"),
    OptionEntry("edge", .parameter(.side([])), "the side it comes from"),
    OptionEntry("from", .address, "the element it grows out of, instead of what was tapped last"),
    OptionEntry("duration", .time, "how long it moves"),
    OptionEntry("curve", .curve, "how its speed changes"),
    OptionEntry("play", .items(.play), "what happens on the way: runs, rests and fingers"),
    OptionEntry(
      "exit-edge", .parameter(.side([])), default: "the side it came from", "the side it leaves by"),
    OptionEntry(
      "for", .time, default: "2s for toast and floater",
      "how long it stays before it goes by itself, beside the script"),
    OptionEntry(
      "queue", .parameter(.flag), default: "true",
      "whether it waits until what goes by itself at the same place has gone"),
    OptionEntry("with", .arguments, "values for the parameters of a transition of your own"),
    OptionEntry(later: "perspective", "how deep a turn looks"),
    OptionEntry(later: "axis", "what a turn turns about"),
  ]

  private static let laterSteps: [ItemEntry] = [
    ItemEntry(later: "focus", options: ["scale", "duration", "curve"], "brings the camera close")
  ]
}
