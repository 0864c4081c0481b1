import AnimatorCore
import SourceDiagnostics

/// One step of a scene, its words settled into values; what is on the stacks when it runs is decided
/// by the `Director`.
public struct SceneStep: Sendable {
  public let action: Action
  /// Waits this long before it begins; counts as part of the step.
  public let delay: Time
  /// The whole item in the script.
  public let range: SourceRange?

  public init(_ action: Action, delay: Time = .zero, range: SourceRange? = nil) {
    self.action = action
    self.delay = delay
    self.range = range
  }

  public indirect enum Action: Sendable {
    /// The only screen from now on, as declared; with a transition it arrives by it.
    case show(Screen, TransitionUse?)
    case push(Screen, TransitionUse?)
    /// The name, when said, must be the screen on top.
    case pop(Spanned<String>?, TransitionUse?)
    case popTo(Spanned<String>, TransitionUse?)
    case replace(Screen, TransitionUse?)
    /// Goes to the stack with this screen at its bottom: as it was left, or a new one.
    case tab(Screen, TransitionUse?)
    case present(Screen, TransitionUse?)
    case dismiss(Spanned<String>?, TransitionUse?)
    case tap(Spanned<Place>, times: Int, hold: Time?, showsFinger: Bool)
    /// A drag, swipe, pinch or scroll.
    case finger(FingerUse)
    case type(TypingUse)
    /// The element, and what is to become of it.
    case set(Spanned<String>, PropertyChange)
    case rearrange(Rearrangement)
    case wait(Time)
    case waitUntil(Spanned<Moment>)
    case chapter(Spanned<String>)
    /// Something over the film: a caption, a highlight.
    case telling(Telling)
    case still(Spanned<String>)
    /// What is to hold at this time; checked by whoever asks for it, never by playing the scene.
    case expect(ExpectationUse)
    case parallel([SceneStep], stagger: Time)
    case sequence([SceneStep])
    case `repeat`(count: Int, [SceneStep])
    /// The steps of an action of the script's own, its name where it is used.
    case use(Spanned<String>, [SceneStep])
  }

  /// The word the script writes for it.
  public var keyword: String {
    switch action {
    case .show: "show"
    case .push: "push"
    case .pop: "pop"
    case .popTo: "pop-to"
    case .replace: "replace"
    case .tab: "tab"
    case .present: "present"
    case .dismiss: "dismiss"
    case .tap: "tap"
    case .finger(let use): use.kind.rawValue
    case .type: "type"
    case .set: "set"
    case .rearrange(let use): use.keyword
    case .wait: "wait"
    case .waitUntil: "wait-until"
    case .chapter: "chapter"
    case .telling(let use): use.keyword
    case .still: "still"
    case .expect: "expect"
    case .parallel: "parallel"
    case .sequence: "sequence"
    case .repeat: "repeat"
    case .use: "use"
    }
  }
}

/// Where a finger goes.
public enum Place: Hashable, Sendable {
  /// Ids joined by `/`, as short as one thing answers.
  case element(String)
  /// In the canvas.
  case point(x: Length, y: Length)
}

/// A point in time that a script names.
public enum Moment: Hashable, Sendable {
  case time(Time)
  /// Share of the film, 0…1; only where the film's length is known.
  case share(Double)
  case chapter(String)
  /// When nothing that hides by itself is up any more.
  case idle
}

/// How a stack verb was told to move; what is nil follows from the verb, the screen and the catalogue.
public struct TransitionUse: Sendable {
  public var transition: (any Transition)?
  /// As the script names it, for messages.
  public var name: Spanned<String>?
  public var edge: Spanned<Side>?
  /// The side it leaves by, instead of the one it came from.
  public var exitEdge: Spanned<Side>?
  /// How long what is presented stays before it goes by itself.
  public var stay: Spanned<Time>?
  /// Whether it waits until what goes by itself at the same place has gone; nil as it is by default.
  public var queues: Spanned<Bool>?
  /// The element to grow out of, instead of what was tapped last.
  public var source: Spanned<String>?
  /// What was said; not yet completed by defaults.
  public var parameters: ParameterValues
  /// Where each option was written.
  public var parameterRanges: [String: SourceRange]
  public var curve: Spanned<CurveSpecification>?
  public var duration: Spanned<Time>?
  /// What happens on the way; nil runs to the end by the clock.
  public var play: [Spanned<PlayMove>]?

  public init(
    transition: (any Transition)? = nil, name: Spanned<String>? = nil, edge: Spanned<Side>? = nil,
    exitEdge: Spanned<Side>? = nil, stay: Spanned<Time>? = nil, queues: Spanned<Bool>? = nil,
    source: Spanned<String>? = nil, parameters: ParameterValues = ParameterValues(),
    parameterRanges: [String: SourceRange] = [:], curve: Spanned<CurveSpecification>? = nil,
    duration: Spanned<Time>? = nil, play: [Spanned<PlayMove>]? = nil
  ) {
    self.transition = transition
    self.name = name
    self.edge = edge
    self.exitEdge = exitEdge
    self.stay = stay
    self.queues = queues
    self.source = source
    self.parameters = parameters
    self.parameterRanges = parameterRanges
    self.curve = curve
    self.duration = duration
    self.play = play
  }
}
