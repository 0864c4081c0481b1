import SceneModel

/// Kinds of list whose items have one shape: a keyword, its object, its options.
enum ListKind: String, Hashable, Sendable, CaseIterable {
  case script, content, play, outputs

  /// What one item is called in messages.
  var itemName: String {
    switch self {
    case .script: "step"
    case .content: "component"
    case .play: "move"
    case .outputs: "output"
    }
  }
}

/// Kinds of map with fixed keys.
enum MapKind: String, Hashable, Sendable, CaseIterable {
  case top, included, variants, canvas, screen, transition, change, keyframe, action, component, parameter
  case tracks, dim

  /// How messages name it.
  var name: String {
    switch self {
    case .top: "the script"
    case .included: "a file that is included"
    case .variants: "`variants`"
    case .canvas: "`canvas`"
    case .screen: "a screen"
    case .transition: "a transition of your own"
    case .change: "a change"
    case .keyframe: "a keyframe"
    case .action: "an action"
    case .component: "a component of your own"
    case .parameter: "a parameter"
    case .tracks: "what moves"
    case .dim: "a dim, which is a black layer,"
    }
  }
}

/// Whether this version has what the language describes.
enum Availability: Hashable, Sendable {
  case available
  /// Part of the language, not of this version: said so, never taken for a misspelling.
  case later
}

/// An option beside a keyword, or a key of a map.
struct OptionEntry: Hashable, Sendable {
  let name: String
  let type: ValueType
  let isRequired: Bool
  /// What holds when nothing is said, as the script would write it; nil when nothing holds.
  let defaultText: String?
  let availability: Availability
  /// One sentence for help, without a full stop.
  let summary: String

  init(
    _ name: String, _ type: ValueType, isRequired: Bool = false, default defaultText: String? = nil,
    _ summary: String
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.defaultText = defaultText
    self.summary = summary
    availability = .available
  }

  /// An option that the language has and this version does not.
  init(later name: String, _ summary: String) {
    self.name = name
    self.type = .anything
    self.isRequired = false
    self.defaultText = nil
    self.summary = summary
    availability = .later
  }
}

/// A keyword of a list.
struct ItemEntry: Hashable, Sendable {
  /// What stands after the keyword.
  enum Object: Hashable, Sendable {
    case none
    case optional(ValueType)
    case required(ValueType)

    var type: ValueType? {
      switch self {
      case .none: nil
      case .optional(let type), .required(let type): type
      }
    }
  }

  let keyword: String
  let object: Object
  /// Besides those every item of the list takes.
  let options: [OptionEntry]
  /// Of a component.
  let component: ComponentDeclaration?
  /// How it looks in a script, for hints.
  let example: String
  let availability: Availability
  /// One sentence for help, without a full stop.
  let summary: String
  /// For verbs that move between screens: the transition when none is said; nil elsewhere.
  let transition: TransitionRule?

  enum TransitionRule: Hashable, Sendable {
    /// Instant unless something is said.
    case none
    /// This one.
    case named(String)
    /// The one that brought the screen in, backwards.
    case backwards
  }

  init(
    _ keyword: String, _ object: Object = .none, options: [OptionEntry] = [],
    transition: TransitionRule? = nil, component: ComponentDeclaration? = nil, example: String,
    _ summary: String
  ) {
    self.component = component
    self.keyword = keyword
    self.object = object
    self.options = options
    self.transition = transition
    self.example = example
    self.summary = summary
    availability = .available
  }

  /// A keyword that the language has and this version does not.
  init(later keyword: String, options: [String] = [], _ summary: String) {
    self.keyword = keyword
    component = nil
    object = .optional(.anything)
    self.options = options.map { OptionEntry(later: $0, summary) }
    transition = nil
    example = keyword
    self.summary = summary
    availability = .later
  }
}
