import SourceDiagnostics

/// What the director has to say of fingers, rows and what was taken away.
extension Messages {
  static func covered(_ address: Spanned<String>, on screen: String, by cover: String) -> Diagnostic {
    Diagnostic(
      id: "covered", at: address.range,
      "`\(address.value)` is on `\(screen)`, which `\(cover)` covers: nobody sees it",
      hints: ["`dismiss` that first, or name an element of `\(cover)`"])
  }

  static func nothingToDismiss(tap: (screen: String, range: SourceRange)?, at range: SourceRange?)
    -> Diagnostic
  {
    Diagnostic(
      id: "nothing-to-dismiss", at: range, "there is nothing to dismiss: no screen is presented",
      notes: tap.map { [.init("this tap took `\($0.screen)` away", at: $0.range)] } ?? [],
      hints: [
        tap == nil
          ? "`dismiss` takes back a `present`; a pushed screen goes by `pop`"
          : "leave `dismiss` out: a tap beside a presentation takes it away, as on the platform"
      ])
  }

  static func dismissedTwice(_ name: Spanned<String>, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "dismissed-twice", at: range,
      "`\(name.value)` is taken away here while a tap beside it does the same",
      notes: [.init("the tap", at: name.range)],
      hints: ["leave `dismiss` out: a tap beside a presentation takes it away, as on the platform"])
  }

  static func rowIsClosed(_ address: Spanned<String>, row: String, direction: String?) -> Diagnostic {
    Diagnostic(
      id: "row-is-closed", at: address.range,
      "`\(address.value)` is an action of the row `\(row)`, which is not open",
      hints: [
        "swipe the row before: `- swipe: \(row)`" + (direction.map { " with `direction: \($0)`" } ?? "")
      ])
  }

  static func noActions(_ row: String, towards direction: Spanned<Side>?, at range: SourceRange?)
    -> Diagnostic
  {
    Diagnostic(
      id: "no-actions", at: range,
      "the row `\(row)` has no actions that a swipe could open\(direction == nil ? "" : " that way")",
      hints: [
        direction == nil
          ? "give it `trailing-actions:`; what is to be scrolled is told by `scroll:`"
          : "give it `leading-actions:` or `trailing-actions:`, or swipe the other way"
      ])
  }

  static func nothingToScroll(_ subject: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .warning, id: "nothing-to-scroll", at: range,
      "nothing is scrolled: `\(subject)` has all it holds in sight",
      hints: ["leave the step out, or give it more than fits"])
  }

  static func removedElement(_ address: Spanned<String>, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unknown-element", at: address.range, "`\(address.value)` is no longer there",
      notes: [.init("it was removed here", at: place)],
      hints: ["move this step before that, or `insert` it again"])
  }

  static func besideItself(_ address: Spanned<String>) -> Diagnostic {
    Diagnostic(
      id: "wrong-place", at: address.range, "nothing can be moved before or after itself",
      hints: ["name another element beside which it is to stand"])
  }

  static func severalLines(_ field: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "several-lines", at: range,
      "`\(field)` takes one line, and these words have a line break between them",
      hints: ["type each line into a field of its own; a line break at the end presses the last key"])
  }
}
