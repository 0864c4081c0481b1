import AnimatorCore
import SourceDiagnostics

/// What the director has to say of changes of what a screen shows.
extension Messages {
  static func badChange(_ error: AnimatorError, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "bad-change", at: range, "\(error)",
      hints: error == .timing(.neverSettles) ? ["write `duration:` beside it"] : [])
  }

  static func nothingToStagger(_ address: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "nothing-to-stagger", at: range,
      "`\(address)` holds no elements that could change one after the other",
      hints: ["name what holds them, or take `stagger:` away; `delay:` makes one wait"])
  }

  static func nothingToSet(_ address: Spanned<String>) -> Diagnostic {
    Diagnostic(
      id: "nothing-to-set", at: address.range,
      "`\(address.value)` is a whole screen: only its elements can be set",
      hints: ["name an element, or show another screen"])
  }

  /// - Parameter elements: What stands inside, where it is a component of the script's own.
  static func noSuchValue(
    _ name: String, of address: String, among names: [String], inside elements: [String] = [],
    at range: SourceRange?
  ) -> Diagnostic {
    if !elements.isEmpty {
      return Diagnostic(
        id: "no-such-value", at: range,
        "`\(address)` is a component of your own, which has no value `\(name)`: the elements inside it have",
        hints: ["set one of them: \(listed(elements.map { "\(address)/\($0)" }, separator: ", "))"])
    }
    let nearest = nearestName(to: name, among: names)
    let own =
      names.isEmpty ? "it has no values of its own" : "its values are \(listed(names, separator: ", "))"
    return Diagnostic(
      id: "no-such-value", at: range, "`\(address)` has no value `\(name)`",
      hints: [nearest.map { "did you mean `\($0)`?" } ?? own])
  }

  static func wrongValue(_ name: String, of address: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "wrong-value", at: range, "`\(name)` of `\(address)` takes another kind of value",
      hints: ["`screenplay list components` says which"])
  }

  static func badValue(_ problem: ParameterProblem, of address: String, at range: SourceRange?) -> Diagnostic
  {
    Diagnostic(
      id: "bad-value", at: range, "with this change of `\(address)`, \(problem.message)",
      hints: [problem.hint])
  }

  static func valuesAtOnce(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "values-at-once", at: range,
      "`\(name)` goes to its value once: it takes no `keyframes`, `times`, `autoreverse` or `stagger`",
      hints: ["write it under `to:`, in a `set` of its own"])
  }

  static func wrongPlace(_ keyword: String, at address: Spanned<String>) -> Diagnostic {
    Diagnostic(
      id: "wrong-place", at: address.range,
      "what `\(keyword)` names cannot stand there: rows stand in lists, components in what holds components",
      hints: ["name a list or one of its rows for a row"])
  }

  static func partOfAnother(_ address: Spanned<String>) -> Diagnostic {
    Diagnostic(
      id: "part-of-another", at: address.range,
      "`\(address.value)` is a part of its component, which cannot be without it",
      hints: ["name the component itself"])
  }

  static func noWords(_ address: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "no-words", at: range, "`\(address)` has no words of its own that `color` could colour",
      hints: ["set the `color` of a text, or the `background` of this"])
  }
}
