import AnimatorCore
import SourceDiagnostics

/// An expectation before the film's length is known.
struct PlannedExpectation {
  let subject: Expectation.Subject?
  let checks: [Expectation.Check]
  let time: Time

  func settled(rate: FrameRate, frameCount: Int) -> Expectation {
    Expectation(
      subject: subject, checks: checks, time: time, frame: min(rate.frame(at: time), frameCount - 1))
  }
}

/// `expect`: looks addresses up; what they lead to is looked at once frames can be asked for.
extension Performance {
  mutating func expect(_ use: ExpectationUse, at now: Time) {
    var subject: Expectation.Subject?
    if let element = use.element {
      subject = expected(element)
      if subject == nil { return }
    }
    var checks: [Expectation.Check] = []
    for condition in use.conditions {
      var other: Expectation.Subject?
      if let name = condition.value.otherElement {
        other = expected(Spanned(name, at: condition.range))
        if other == nil { return }
      }
      checks.append(.init(condition: condition.value, other: other, range: condition.range))
    }
    expectations.append(PlannedExpectation(subject: subject, checks: checks, time: now))
  }

  /// What an address answers: in sight, or on some screen of the script; nil after saying that nothing does.
  private mutating func expected(_ address: Spanned<String>) -> Expectation.Subject? {
    let sight = stage.inSight.current(states)
    switch sight.lookup(address.value) {
    case .found(let element):
      return Expectation.Subject(
        address: address.value, screen: element.screen, path: element.path, instance: element.instance)
    case .several(let elements):
      report(Messages.ambiguousElement(address, elements))
      return nil
    case .none: break
    }
    let scripted = screensOfTheScript()
    switch scripted.lookup(address.value) {
    case .found(let element):
      return Expectation.Subject(
        address: address.value, screen: element.screen, path: element.path, instance: nil)
    case .several(let elements):
      report(Messages.ambiguousElement(address, elements))
      return nil
    case .none:
      let names = sight.names + scripted.names
      // Among more names than anybody gives, looking for the nearest takes too long.
      let nearest = names.count <= 1000 ? nearestName(to: address.value, among: names) : nil
      report(
        Messages.unknownElement(address, nearest: nearest, screens: sight.screens.map(\.instance.name)))
      return nil
    }
  }

  /// Every screen that is declared or that some step shows, laid out as large as the canvas.
  private mutating func screensOfTheScript() -> VisibleScreens {
    if let known = scriptedScreens { return known }
    let frame = Rect(size: description.canvas.size)
    var names: Set<String> = []
    let entries = (description.steps.flatMap(\.screens) + description.screens).filter {
      names.insert($0.name).inserted
    }.map {
      VisibleScreens.Entry(
        level: 0, instance: ScreenInstance(name: $0.name, layer: layout.layer(for: $0, size: frame.size)),
        frame: frame)
    }
    let screens = VisibleScreens(screens: entries)
    scriptedScreens = screens
    return screens
  }
}

extension ExpectedCondition {
  /// The element or screen it compares with.
  fileprivate var otherElement: String? {
    switch self {
    case .inside(let name), .clearOf(let name): name
    case .visible, .frame, .opacity, .text, .truncated, .contrast, .moves: nil
    }
  }
}

extension SceneStep {
  /// The screens that it and the steps inside it show.
  fileprivate var screens: [Screen] {
    switch action {
    case .show(let screen, _), .push(let screen, _), .replace(let screen, _), .present(let screen, _),
      .tab(let screen, _):
      [screen]
    case .parallel(let steps, _), .sequence(let steps), .repeat(_, let steps), .use(_, let steps):
      steps.flatMap(\.screens)
    case .pop, .popTo, .dismiss, .tap, .finger, .type, .set, .rearrange, .wait, .waitUntil, .chapter,
      .telling,
      .still,
      .expect:
      []
    }
  }
}
