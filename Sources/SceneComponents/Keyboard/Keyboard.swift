import SceneModel

/// The keyboard of the screen's language; it lies at the bottom of a screen whose last element it is.
///
/// Sizes: the platform's, 216 of keys, 45 of suggestions, and 75 below the keys on phones without a home button;
/// where the device covers nothing at the bottom, or something else stands below it, the signs below the keys stand
/// among them.
public struct Keyboard: Component {
  public init() {}

  enum Layout: String, CaseIterable {
    case letters, numbers, symbols
  }

  static let returnKeys = ["return", "search", "go", "done", "send", "next", "join"]
  private static let below = 75.0
  private static let suggestionHeight = 45.0

  public let declaration = ComponentDeclaration(
    "keyboard",
    parameters: [
      ParameterDeclaration(
        "layout", .choice(Layout.allCases.map(\.rawValue)), default: .choice("letters"), "what it writes"),
      ParameterDeclaration(
        "shift", .choice(["off", "on", "locked"]), default: .choice("off"), "whether it writes capitals"),
      ParameterDeclaration(
        "return-key", .choice(returnKeys), default: .choice("return"), "what its last key does"),
      ParameterDeclaration(
        "pressed", .text, "the key a finger holds: a letter, or `shift`, `delete`, `space`, `return`"),
      ParameterDeclaration(
        "key", .text, "the key that is used: the letters, numbers or symbols that have it are shown"),
      ParameterDeclaration("held", .flag, default: .flag(true), "whether a finger holds that key"),
      ParameterDeclaration(
        "suggestions", .items(ItemKind(Suggestion())), "words above the keys"),
      ParameterDeclaration("language", .text, "its language, such as `de`, the scene's unless said"),
      ParameterDeclaration("disabled", .flag, default: .flag(false), "whether its last key cannot be used"),
    ], relations: [.atMost(3, "suggestions")], sizing: .wide, isFullWidth: true, takesObject: true,
    "the keyboard")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let width = room.width ?? 390
    let suggestions = element.parameters.elements("suggestions") == nil ? 0 : Keyboard.suggestionHeight
    return Size(
      width: width,
      height: 4 * KeyGrid.rowHeight(width: width).pitch + Keyboard.below(element, context) + suggestions)
  }

  public var standsAtFoot: Bool { true }

  private static func below(_ element: Element, _ context: LayoutContext) -> Double {
    element.isAtFoot && context.safeArea.bottom > 0 ? below : 0
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let values = element.parameters
    let language = KeyboardLanguage.of(values.text("language") ?? context.language)
    let used = values.text("key").map { UsedKey($0, language, isHeld: values.flag("held") ?? true) }
    let shift = used?.shift ?? values.choice("shift") ?? "off"
    let returnKey = values.choice("return-key") ?? "return"
    let words = values.elements("suggestions")?.prefix(3).map { $0.parameters.text("text") ?? "" }
    let grid = KeyGrid(
      language, used?.layout ?? values.choice("layout").flatMap(Layout.init) ?? .letters,
      isUpper: shift != "off",
      returnWord: language.returnWords[Keyboard.returnKeys.firstIndex(of: returnKey) ?? 0],
      width: frame.width, top: words == nil ? 0 : Keyboard.suggestionHeight,
      hasSigns: Keyboard.below(element, context) == 0)
    let drawing = KeyDrawing(
      context: context, pressed: used?.pressed ?? values.text("pressed"), shift: shift,
      isProminent: returnKey != "return",
      isDisabled: element.isDisabled, letterSize: language.letterSize, written: used?.written)
    var layer = Layer(Rect(size: frame.size), fill: drawing.background)
    layer.frame = frame
    let bottom = (words == nil ? 0 : Keyboard.suggestionHeight) + grid.height
    layer.sublayers =
      (words.map { suggestions($0, width: frame.width, context) } ?? [])
      + grid.keys.map(drawing.layer)
      + (Keyboard.below(element, context) == 0 ? [] : signs(at: bottom, frame.width, drawing.dim, context))
      + [drawing.balloon(over: grid.keys, width: frame.width)]
    return layer
  }

  /// Pictographs and speaking, below the keys.
  private func signs(at top: Double, _ width: Double, _ color: Color, _ context: LayoutContext) -> [Layer] {
    zip(["emoji", "dictation"], ["face-smile", "microphone"]).map { id, icon in
      let x = id == "emoji" ? 38.5 : width - 38.5
      var sign = context.sign(icon, size: 27, center: Point(x: x, y: top + 23.5), color: color)
      sign.id = id
      sign.naming = .key
      return sign
    }
  }

  /// Three places, whatever is in them; the middle one is the likeliest.
  private func suggestions(_ words: [String], width: Double, _ context: LayoutContext) -> [Layer] {
    let third = width / 3
    let texts = (0..<3).map { index in
      var text = Layer(
        id: index < words.count ? "suggestion-\(index + 1)" : nil,
        context.text(index < words.count ? words[index] : "", size: 17, alignment: .center),
        in: Rect(x: Double(index) * third + 4, y: 0, width: third - 8, height: Keyboard.suggestionHeight))
      text.naming = .key
      return text
    }
    let lines = [1.0, 2].map { index in
      Layer(
        Rect(x: context.snapped(index * third), y: 11, width: context.hairline, height: 24),
        fill: context.theme[.gray2])
    }
    return texts + lines
  }
}

/// A key that is used, and what of the keyboard has to be shown for it.
struct UsedKey {
  let layout: Keyboard.Layout
  let shift: String
  /// Its name while a finger holds it.
  let pressed: String?
  /// What the balloon shows, where that is not the key's own letter.
  let written: String?

  init(_ name: String, _ language: KeyboardLanguage, isHeld: Bool) {
    func has(_ layout: Keyboard.Layout) -> Bool {
      language.rows(layout, isUpper: false).contains { $0.contains(name) }
    }
    let letter = language.key(for: name)
    layout = letter != nil ? .letters : has(.numbers) ? .numbers : has(.symbols) ? .symbols : .letters
    // One capital, and small letters go on.
    shift = isHeld && letter?.isShifted == true ? "on" : "off"
    pressed = isHeld ? letter?.name ?? name : nil
    // What is drawn out of a key stands above it.
    written = language.isKana && letter != nil ? name : nil
  }
}

/// A word above the keys.
struct Suggestion: Component {
  let declaration = ComponentDeclaration(
    "suggestion", subject: ParameterDeclaration("text", .text, isRequired: true, "the word"),
    "a word above the keys")

  func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer { Layer(frame: frame) }
}
