extension Table {
  /// The keys of a script.
  static let top: [OptionEntry] = [
    OptionEntry("screenplay", .version, isRequired: true, "the version of the language"),
    OptionEntry("title", .parameter(.text), "the film's title"),
    OptionEntry(
      "canvas", .map(.canvas), "what the film is shown on; as large as the first picture unless said"),
    OptionEntry("fonts", .fontFiles, "font files of the scene's own"),
    OptionEntry("include", .scriptFiles, "files whose names can be used, relative to this file's folder"),
    OptionEntry("values", .named(.anything), "values that `$name` stands for"),
    OptionEntry("curves", .named(.curve), "curves by name"),
    OptionEntry("transitions", .named(.map(.transition)), "transitions of your own"),
    OptionEntry(
      "defaults", .named(.anything), "options of steps and transitions that hold unless said otherwise"),
    OptionEntry("components", .named(.map(.component)), "components of your own, by the name `content` uses"),
    OptionEntry("actions", .named(.map(.action)), "steps by the name that `use` runs them by"),
    OptionEntry("screens", .named(.screen), "the screens by name"),
    OptionEntry("script", .items(.script), isRequired: true, "what happens, step by step"),
    OptionEntry("length", .time, "the film's length; a shorter one holds its last frame"),
    OptionEntry("theme", .theme, default: "light", "light or dark, one of `themes`, or colours of its own"),
    OptionEntry("themes", .named(.theme), "themes by name"),
    OptionEntry("locale", .parameter(.text), "the language of the film, such as ja or ar-EG"),
    OptionEntry(
      "writing", .parameter(.choice(["auto", "ltr", "rtl"])), default: "auto, as the locale writes",
      "the direction of writing"),
    OptionEntry(
      "strings", .named(.named(.parameter(.text))), "texts by locale, which `$name` stands for"),
    OptionEntry("variants", .map(.variants), "films made of one script, one for each combination"),
    OptionEntry("outputs", .items(.outputs), "files made of one script"),
  ]

  /// What a file that is included can define.
  static let includable: [OptionEntry] = top.filter { key in
    [
      "fonts", "values", "strings", "curves", "transitions", "defaults", "components", "actions", "screens",
      "themes",
    ].contains(key.name)
  }

  /// The keys of a file that is included.
  static let included: [OptionEntry] =
    top.filter { ["screenplay", "include"].contains($0.name) } + includable

  /// The keys of `variants`.
  static let variants: [OptionEntry] = [
    OptionEntry("locale", .words, "languages, such as [en, ar]"),
    OptionEntry("theme", .words, "themes, such as [light, dark]"),
    OptionEntry("device", .words, "devices, such as [phone, tablet]"),
  ]

  /// The keys of `canvas`.
  static let canvas: [OptionEntry] = [
    OptionEntry("size", .size, "width and height in points"),
    OptionEntry("device", .device, "the size and scale of a device"),
    OptionEntry("scale", .scale, default: "1, or the device's own", "pixels a point"),
    OptionEntry("fps", .frameRate, default: "60", "frames a second"),
    OptionEntry("background", .parameter(.color), default: "black", "the colour behind everything"),
    OptionEntry(later: "bezel", "the frame of a device around the screen"),
  ]

  /// The keys of a screen. All but `image` and what goes with it belong to a screen made of components.
  static let screen: [OptionEntry] = [
    OptionEntry("image", .parameter(.picture), "the picture it is made of"),
    OptionEntry(
      "regions", .named(.parameter(.rectangle)), "parts of the picture by name, in its own pixels or percent"),
    OptionEntry(
      "fit", .parameter(.choice(["stretch", "cover", "contain", "none"])),
      "how the picture fills the screen; across its width from the top unless said"),
    OptionEntry("content", .items(.content), "the components it is made of, back to front"),
    OptionEntry("background", .parameter(.color), default: "white behind content", "the colour behind it"),
    OptionEntry("navigation-bar", .component("navigation-bar"), "the bar at the top"),
    OptionEntry("tab-bar", .component("tab-bar"), "the bar at the bottom"),
    OptionEntry("toolbar", .component("toolbar"), "the tools at the bottom"),
    OptionEntry(
      "status-bar", .component("status-bar"), default: "shown with any bar", "time and signs at the very top"),
    OptionEntry(
      "theme", .theme, default: "the script's", "light or dark, one of `themes`, or colours of its own"),
    OptionEntry(later: "parameters", "values each use can set"),
    OptionEntry("alert", .component("alert"), "the title of an alert, which the screen is"),
    OptionEntry(
      "action-sheet", .component("action-sheet"), "the title of an action sheet, which the screen is"),
    OptionEntry("toast", .component("toast"), "the words of a toast, which the screen is"),
    OptionEntry(
      "message", .part("message", of: "alert"), "words below the title of an alert or an action sheet"),
    OptionEntry("fields", .part("fields", of: "alert"), "the fields of an alert"),
    OptionEntry("buttons", .part("buttons", of: "alert"), "the buttons of an alert or an action sheet"),
    OptionEntry("icon", .part("icon", of: "toast"), "the icon of a toast"),
    OptionEntry("button", .part("button", of: "toast"), "the words of a toast's button"),
  ]

  /// The keys of a transition of one's own, besides the options of the one it is like.
  static let ownTransition: [OptionEntry] = [
    OptionEntry("like", .transition, "the transition it is made from"),
    OptionEntry("edge", .parameter(.side([])), "the side it comes from"),
    OptionEntry("duration", .time, "how long it moves"),
    OptionEntry("curve", .curve, "how its speed changes"),
    OptionEntry("parameters", .parameters, "what each use can say `with`, `$name` in its tracks"),
    OptionEntry(
      "entering", .map(.tracks), "how the arriving screen moves; `entering/ID` for an element of it"),
    OptionEntry("leaving", .map(.tracks), "how the screen below moves"),
    OptionEntry("dim", .map(.dim), "how a black layer between the two comes: `{opacity: [0, 30%]}`"),
    OptionEntry("container", .map(.tracks), "how all of it moves"),
  ]

  /// The property of a dim, as one of a track.
  static let dim: [OptionEntry] = [
    OptionEntry("opacity", .parameter(.share), "how dark it makes the screen below")
  ]

  /// The properties of a track, each `[START, END]` or `{0%: …, 100%: …}`.
  static let tracks: [OptionEntry] = [
    OptionEntry("opacity", .parameter(.share), "how much of it is seen"),
    OptionEntry(
      "x", .parameter(.length(allowsNegative: true)), "how far right of its place, percent of the container"),
    OptionEntry(
      "y", .parameter(.length(allowsNegative: true)), "how far below its place, percent of the container"),
    OptionEntry("scale", .parameter(.number(-1000...1000)), "how large, 1 being its own size"),
    OptionEntry("scale-x", .parameter(.number(-1000...1000)), "how wide, 1 being its own width"),
    OptionEntry("scale-y", .parameter(.number(-1000...1000)), "how high, 1 being its own height"),
    OptionEntry("rotation", .angle, "its turn about its middle, clockwise"),
    OptionEntry(
      "corner-radius", .parameter(.length(allowsNegative: false)),
      "radius of its corners, percent of its shorter side"),
    OptionEntry(
      "blur", .parameter(.length(allowsNegative: false)),
      "how blurred it is: the standard deviation, as in CSS"),
  ]
}
