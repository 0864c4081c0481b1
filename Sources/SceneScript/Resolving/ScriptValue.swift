import AnimatorCore
import SceneModel
import SourceDiagnostics

/// A value read by the table's type for its place.
enum ScriptValue: Sendable {
  case parameter(ParameterValue)
  case time(Time)
  case curve(CurveSpecification)
  case frameRate(FrameRate)
  case size(Size)
  case device(Device)
  case number(Double)
  case transition(TransitionName)
  case screen(Screen)
  /// A name, an address or a file that was checked for its form.
  case word(String)
  case place(Place)
  case moment(Moment)
  case fonts([FontFile])
  case steps([SceneStep])
  case content([Element])
  case moves([Spanned<PlayMove>])
  case targets([PropertyTarget])
  case keyframes([PropertyChange.Keyframe])
  case theme(Theme)
  case own([OwnValue])
  case outputs([OutputRequest])
  /// Values of a use, not yet read.
  case arguments([Node.Entry])
}

/// Values by option name, as they were written or as `defaults:` has them.
struct OptionValues: Sendable {
  var values: [String: Spanned<ScriptValue>] = [:]

  /// These, and those of `others` where nothing is said here.
  func completed(by others: OptionValues) -> OptionValues {
    OptionValues(values: values.merging(others.values) { said, _ in said })
  }

  func time(_ name: String) -> Spanned<Time>? {
    values[name].flatMap { if case .time(let time) = $0.value { Spanned(time, at: $0.range) } else { nil } }
  }

  func curve(_ name: String) -> Spanned<CurveSpecification>? {
    values[name].flatMap {
      if case .curve(let curve) = $0.value { Spanned(curve, at: $0.range) } else { nil }
    }
  }

  /// The curve of what no spring can move.
  func timingFunction(_ name: String) -> TimingFunction? {
    if case .curve(let function)? = curve(name)?.value.motion { function } else { nil }
  }

  func word(_ name: String) -> Spanned<String>? {
    values[name].flatMap { if case .word(let word) = $0.value { Spanned(word, at: $0.range) } else { nil } }
  }

  func parameter(_ name: String) -> Spanned<ParameterValue>? {
    values[name].flatMap {
      if case .parameter(let value) = $0.value { Spanned(value, at: $0.range) } else { nil }
    }
  }

  func integer(_ name: String) -> Int? {
    if case .integer(let value)? = parameter(name)?.value { value } else { nil }
  }

  func flag(_ name: String) -> Bool? {
    if case .flag(let value)? = parameter(name)?.value { value } else { nil }
  }

  func share(_ name: String) -> Double? {
    if case .share(let value)? = parameter(name)?.value { value } else { nil }
  }

  func choice(_ name: String) -> String? {
    if case .choice(let value)? = parameter(name)?.value { value } else { nil }
  }

  /// A number or an angle.
  func number(_ name: String) -> Double? {
    switch values[name]?.value {
    case .number(let value), .parameter(.number(let value)): value
    default: nil
    }
  }

  func moves(_ name: String) -> [Spanned<PlayMove>]? {
    if case .moves(let moves)? = values[name]?.value { moves } else { nil }
  }

  func text(_ name: String) -> Spanned<String>? {
    parameter(name).flatMap {
      if case .text(let text) = $0.value { Spanned(text, at: $0.range) } else { nil }
    }
  }

  func color(_ name: String) -> Color? {
    if case .color(let value)? = parameter(name)?.value { value } else { nil }
  }

  func side(_ name: String) -> Spanned<Side>? {
    parameter(name).flatMap {
      if case .side(let side) = $0.value { Spanned(side, at: $0.range) } else { nil }
    }
  }

  func transition(_ name: String) -> Spanned<TransitionName>? {
    values[name].flatMap {
      if case .transition(let value) = $0.value { Spanned(value, at: $0.range) } else { nil }
    }
  }

  func steps(_ name: String) -> [SceneStep]? {
    if case .steps(let steps)? = values[name]?.value { steps } else { nil }
  }

  func content(_ name: String) -> [Element]? {
    if case .content(let elements)? = values[name]?.value { elements } else { nil }
  }
}

/// A transition as a script names it: one of the catalogue, or one of its own that is like another.
struct TransitionName: Sendable {
  let name: String
  /// What it finally is.
  let transition: any Transition
}
