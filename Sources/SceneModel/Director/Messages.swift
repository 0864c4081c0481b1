import AnimatorCore
import SourceDiagnostics

/// What the director has to say; each message stands once.
enum Messages {
  static func firstStepNotShow(_ keyword: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "first-step-not-show", at: range, "`\(keyword)` comes before any screen is shown",
      hints: ["begin the script with `- show: SCREEN`"])
  }

  static func nothingShown(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "nothing-shown", at: range, "the script shows no screen",
      hints: ["begin the script with `- show: SCREEN`"])
  }

  static func nothingToPop(on screen: String?, at range: SourceRange?) -> Diagnostic {
    let bottom = screen.map { ": `\($0)` is the bottom of its stack" } ?? ""
    return Diagnostic(
      id: "nothing-to-pop", at: range, "there is nothing to pop\(bottom)",
      hints: ["`pop` takes back a `push`; a presented screen goes by `dismiss`"])
  }

  static func stillUp(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .warning, id: "still-up", at: range, "`\(name)` is still up when the film ends",
      hints: ["end the script with `- wait-until: idle`"])
  }

  static func presentedOnly(_ kind: String, at range: SourceRange?) -> Diagnostic {
    let article = kind == "toast" ? "a" : "an"
    return Diagnostic(
      id: "presented-only", at: range, "\(article) `\(kind)` lies over another screen",
      hints: ["write `present:`, and leave `as:` out or choose `\(kind)`, `popup` or `floater`"])
  }

  static func growsOutOfNothing(_ transition: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "bad-option", at: range, "`\(transition)` grows out of no element",
      hints: ["`zoom`, `container-transform` and `popup` do: say `as: zoom`, or leave `from:` out"])
  }

  static func onlyPresented(_ option: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "only-presented", at: range, "`\(option)` is for what `present` shows",
      hints: ["a pushed screen stays until `pop`"])
  }

  static func notOnTop(_ name: Spanned<String>, top: String) -> Diagnostic {
    Diagnostic(
      id: "not-on-top", at: name.range, "`\(name.value)` is not on top, `\(top)` is",
      hints: ["name what is on top, or leave the name out"])
  }

  static func notInStack(_ name: Spanned<String>, names: [String]) -> Diagnostic {
    let below = names.dropLast()
    let hint =
      nearestName(to: name.value, among: below).map { "did you mean `\($0)`?" }
      ?? (below.isEmpty
        ? "the stack holds only `\(names.last ?? "")`"
        : "below the top stand, from the bottom: \(listed(Array(below), separator: ", "))")
    return Diagnostic(
      id: "not-in-stack", at: name.range, "`\(name.value)` is not below the top of this stack", hints: [hint])
  }

  static func twoVerbsAtOnce(_ keyword: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "two-stack-verbs", at: range, "`\(keyword)` begins while the same stack is still moving",
      hints: ["put the steps one after the other, or delay this one until the other has ended"])
  }

  static func unknownElement(_ address: Spanned<String>, nearest: String?, screens: [String]) -> Diagnostic {
    let places = listed(screens, separator: ", ")
    return Diagnostic(
      id: "unknown-element", at: address.range, "no element `\(address.value)` is in sight (on \(places))",
      hints: [
        nearest.map { "did you mean `\($0)`?" }
          ?? "give the element an `id:`, name a region of the picture, or write a place as [x, y]"
      ])
  }

  static func ambiguousElement(_ address: Spanned<String>, _ elements: [FoundElement]) -> Diagnostic {
    let all = listed(elements.map(\.address), separator: " and ")
    let isSame = Set(elements.map(\.address)).count < elements.count
    return Diagnostic(
      id: "ambiguous-element", at: address.range,
      "`\(address.value)` answers \(elements.count) elements of `\(elements.first?.screen ?? "")`: \(all)",
      hints: [isSame ? "give each an `id:` of its own" : "write more of the address"])
  }

  static func outsideCanvas(_ point: Point, _ size: Size, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "outside-canvas", at: range,
      "the place [\(number(point.x)), \(number(point.y))] lies outside the canvas",
      hints: ["x goes from 0 to \(number(size.width)), y from 0 to \(number(size.height)) points"])
  }

  static func elementOutsideCanvas(
    _ address: String, _ use: ElementUse = .finger, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "outside-canvas", at: range, "`\(address)` lies wholly outside the canvas, \(use.failure)",
      hints: ["\(use.alternative) another element, or give this one a `frame:` that is in sight"])
  }

  static func scrolledAway(
    _ address: String, _ use: ElementUse = .finger, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "scrolled-away", at: range, "`\(address)` is scrolled out of sight, \(use.failure)",
      hints: ["bring it there before: `scroll: SCREEN` with `to: \(address)`"])
  }

  /// What an element has to be in sight for.
  enum ElementUse {
    case finger, growth

    fileprivate var failure: String {
      switch self {
      case .finger: "where no finger reaches"
      case .growth: "where nothing can be seen to grow out of it"
      }
    }

    fileprivate var alternative: String { self == .finger ? "tap" : "name" }
  }

  static func nothingToTypeInto(_ address: String?, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "nothing-to-type-into", at: range,
      address.map { "`\($0)` takes no words" }
        ?? "`type` does not say where, and no field was touched before",
      hints: [
        address == nil
          ? "tap a field first, or say `into: FIELD`"
          : "name a `text-field`, a `search-field`, or a bar with `search:`"
      ])
  }

  static func tooMuchToType(_ count: Int, limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "too-much-to-type", at: range, "\(count) letters are typed; a `type` may have \(limit)",
      hints: ["type less, or show what was typed with `set`"])
  }

  static func momentPast(_ time: Time, now: Time, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "moment-past", at: range,
      "\(seconds(time)) is already past: the steps before it end at \(seconds(now))",
      hints: ["make the steps before it shorter by \(seconds(between: time, now)), or wait for a later time"])
  }

  static func notAMomentToWaitFor(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "bad-moment", at: range, "`wait-until` takes a time or `idle`",
      hints: ["write it as `wait-until: 9s`"])
  }

  static func sameFile(_ file: Spanned<String>, first: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "same-file", at: file.range, "two stills are written to `\(file.value)`",
      notes: [Diagnostic.Note("first written here", at: first)], hints: ["give each a file name of its own"])
  }

  static func repeatedFile(_ file: Spanned<String>) -> Diagnostic {
    Diagnostic(
      id: "same-file", at: file.range, "`\(file.value)` is written anew each time the steps are repeated",
      hints: ["put the `still:` before or after the `repeat:`"])
  }

  static func cannotPush(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "cannot-push", at: range, "`\(name)` cannot push: it leaves part of the screen below in sight",
      hints: ["use `present`, or push with `slide`, `zoom`, `cover` or `cross-dissolve`"])
  }

  /// - Parameter isExit: Whether it is said by `exit-edge`.
  static func noSuchEdge(_ edge: Spanned<Side>, _ declaration: TransitionDeclaration, isExit: Bool = false)
    -> Diagnostic
  {
    let (option, comes, come) =
      isExit ? ("exit-edge", "leaves by", "leave by") : ("edge", "comes from", "come from")
    let sides = declaration.edges.map(\.rawValue).joined(separator: ", ")
    return Diagnostic(
      id: "no-such-edge", at: edge.range,
      declaration.edges.isEmpty
        ? "`\(declaration.name)` \(comes) no edge"
        : "`\(declaration.name)` does not \(come) `\(edge.value.rawValue)`",
      hints: [declaration.edges.isEmpty ? "leave `\(option):` out" : "it \(comes): \(sides)"])
  }

  static func badOption(_ problem: ParameterProblem, at range: SourceRange?) -> Diagnostic {
    Diagnostic(id: "bad-option", at: range, problem.message, hints: [problem.hint])
  }

  static func noSource(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "no-source", at: range, "`\(name)` has nothing to grow out of: no element was tapped before",
      hints: ["tap an element first, or say `from: ELEMENT`"])
  }

  static func durationBesideSpring(_ range: SourceRange, curve: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "duration-beside-spring", at: range, "this spring has a time of its own",
      notes: [Diagnostic.Note("the spring", at: curve)],
      hints: ["leave `duration:` out, or use `spring(damping=…)`, which takes one"])
  }

  static func playStopsInTheMiddle(_ progress: Double, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "play-stops-in-the-middle", at: range, "`play` stops at \(number(progress * 100))%",
      hints: ["end it with 0%, 100% or `release`"])
  }

  static func badPlay(_ error: AnimatorError, at range: SourceRange?) -> Diagnostic {
    guard case .wrongState(let command, let state) = error else {
      return Diagnostic(id: "bad-play", at: range, "\(error)")
    }
    return Diagnostic(
      id: "bad-play", at: range, "there is nothing to \(command) here: the transition is \(state)",
      hints: [
        command == "release"
          ? "a finger lets go after a `drag`" : "end the list where it has finished, or stop it short of 100%"
      ])
  }

  static func ledAlready(_ keyword: String, until time: Time, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "led-already", at: range,
      "`\(keyword)` takes hold of what is led until \(seconds(time)) by `play` or by another finger",
      hints: ["let it begin after that, or leave the other out"])
  }

  static func noWayOut(_ keyword: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "no-way-out", at: range, "`\(keyword)` touches nothing that has a way out",
      hints: ["say `direction:`, or where it goes with `to:`"])
  }

  static func noWay(_ keyword: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "no-way", at: range, "`\(keyword)` does not say how far it goes",
      hints: [
        keyword == "pinch"
          ? "say `scale:`, `rotation:` or both" : "say `by:` a length or percent, or `to:` a place"
      ])
  }

  static func badCurve(_ error: any Error, at range: SourceRange?) -> Diagnostic {
    let isEndless = error as? TimingError == .neverSettles
    return Diagnostic(
      id: "bad-timing", at: range, "\(error)",
      hints: [isEndless ? "write `duration:` beside it" : "see `screenplay list curves`"])
  }

  /// Names in backticks, as many as anybody reads.
  static func listed(_ names: [String], separator: String) -> String {
    let limit = 8
    let shown = names.prefix(limit).map { "`\($0)`" }.joined(separator: separator)
    return names.count > limit ? "\(shown)\(separator)\(names.count - limit) more" : shown
  }

  static func seconds(_ time: Time) -> String { "\(number(time.seconds))s" }

  static func seconds(between a: Time, _ b: Time) -> String {
    "\(number(b.seconds - a.seconds))s"
  }

  /// At most three decimals, none that say nothing.
  private static func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
    var text = (thousandths < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      var decimals = String(rest + 1000).dropFirst()
      while decimals.last == "0" { decimals.removeLast() }
      text += "." + decimals
    }
    return text
  }
}
