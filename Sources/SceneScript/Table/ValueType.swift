import SceneModel

/// What kind of value the script takes in a place: decides how its text is read, and what messages,
/// schema and reference say is wanted.
indirect enum ValueType: Hashable, Sendable {
  /// What the catalogue's declarations know too.
  case parameter(ParameterType)
  /// The version of the language: 1.
  case version
  case time
  case curve
  /// A curve without a time or a mass of its own: no spring.
  case plainCurve
  /// `-6deg`, as degrees.
  case angle
  /// `[x, y]`.
  case point
  /// `{0%: …, 100%: …}`.
  case keyframes
  /// Frames a second, exact.
  case frameRate
  /// `390x844`, in points.
  case size
  case device
  /// Whole-number or decimal pixels a point.
  case scale
  /// A transition of the catalogue or of `transitions:`.
  case transition
  /// A name, a picture file or a screen in place.
  case screen
  /// The name of a screen that is on a stack.
  case screenName
  /// A name of one's own.
  case id
  /// Ids joined by `/`.
  case address
  case place
  /// A time, a share of the film, `idle` or a chapter.
  case moment
  case fontFiles
  case scriptFiles
  /// A picture that the film writes below the output folder.
  case outputFile
  /// A film below the output folder.
  case filmFile
  /// Items of a list of this kind.
  case items(ListKind)
  /// A map of this kind.
  case map(MapKind)
  /// `{NAME: …}`, each of this type.
  case named(ValueType)
  /// A component of this name, as its subject or an object of its parameters.
  case component(String)
  /// What a component takes under a name.
  case part(String, of: String)
  /// Words that differ, for `variants:`.
  case words
  /// `light`, `dark`, one of `themes:`, or an object with colours of its own.
  case theme
  /// A row, or a component with its keyword.
  case element
  /// A value of components' own, read as each of them takes it.
  case ownValue(String)
  /// The name of an action of `actions:`.
  case actionName
  /// Values by the names of parameters.
  case arguments
  /// What an action or a component of one's own takes.
  case parameters
  /// A word for a type of values, or a list of words to choose from.
  case parameterType
  /// `[START, END]` or values by their share.
  case track
  /// Any value, for `values:`.
  case anything

  /// Pixels a point that a canvas may have.
  static let scales = 0.25...8.0

  /// What is wanted, in a person's words, for messages.
  var description: String {
    switch self {
    case .parameter(let type): type.description
    case .version: "the version of the language, 1"
    case .time: "a time such as 300ms or 1.5s"
    case .curve: "a curve such as ease-out or spring(damping=0.8)"
    case .plainCurve: "a curve such as ease-out"
    case .angle: "an angle such as -6deg"
    case .point: "a place [x, y]"
    case .keyframes: "a map of keyframes such as {0%: {opacity: 0}, 100%: {opacity: 1}}"
    case .frameRate: "frames a second such as 60 or 30000/1001"
    case .size: "a size such as 390x844"
    case .device: "a device such as phone"
    case .scale: "pixels a point such as 2"
    case .transition: "the name of a transition"
    case .screen: "a screen: its name, a picture file or a screen in place"
    case .screenName: "the name of a screen"
    case .id: "a name such as open-button"
    case .address: "the id of an element"
    case .place: "an element's id or a place [x, y]"
    case .moment: "a time such as 9s, or idle"
    case .fontFiles: "a list of font files"
    case .scriptFiles: "a list of files such as [parts.yaml]"
    case .outputFile: "the name of a .png file"
    case .filmFile: "the name of a .mp4 file, or of a .mov file with `quality: lossless`"
    case .items(let kind): "a list of \(kind.itemName)s"
    case .map(let kind): "a map of options of \(kind.name)"
    case .named: "a map of names"
    case .component(let name): "a text, or an object of options of `\(name)`"
    case .part(let name, let component): "`\(name)` of `\(component)`"
    case .words: "a list such as [light, dark]"
    case .theme:
      "light, dark, the name of a theme, or an object such as {appearance: dark, tint: \"#ff9500\"}"
    case .element: "a row such as {title: Grace Hopper}, or a component such as {text: Hello}"
    case .ownValue(let name): "a value of `\(name)`"
    case .actionName: "the name of an action"
    case .arguments: "a map of values such as {name: Ada}"
    case .parameters: "a list of names, or a map such as {title: text, liked: {type: flag, default: false}}"
    case .parameterType: "a type such as text or flag, or a list of words to choose from"
    case .track: "values from start to end, as [0%, 100%] or {0%: …, 70%: …, 100%: …}"
    case .anything: "a value"
    }
  }
}
