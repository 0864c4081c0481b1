import AnimatorCore
import SceneModel
import SceneScript
import Testing

struct TransitionTests {
  /// The use of the second step of a script whose first shows a screen.
  private func use(_ step: String, _ top: String = "") throws -> TransitionUse? {
    let script = """
      screenplay: 1
      canvas: {device: phone}
      \(top)
      script:
        - show: home.png
      \(step)
      """
    switch try resolve(script).description.steps[1].action {
    case .push(_, let use), .present(_, let use), .replace(_, let use), .show(_, let use): return use
    case .pop(_, let use), .popTo(_, let use), .dismiss(_, let use): return use
    default: return nil
    }
  }

  @Test func nothingSaidIsNothing() throws {
    #expect(try use("  - push: detail.png") == nil)
    #expect(try use("  - pop") == nil)
    #expect(try use("  - show: detail.png") == nil)
  }

  @Test func whatIsSaidGoesFirst() throws {
    let top = """
      transitions:
        drop: {like: panel, height: 40%, dim: 0.1, duration: 1s}
      defaults:
        present: {duration: 2s}
        drop: {dim: 0.2, duration: 3s}
        panel: {dim: 0.3, corner-radius: 7, duration: 4s}
      """
    let said = try #require(try use("  - {present: detail.png, as: drop, duration: 5s}", top))
    #expect(said.duration?.value == (try Time(5)))
    let byStep = try #require(try use("  - {present: detail.png, as: drop}", top))
    #expect(byStep.duration?.value == (try Time(2)), "a step's default goes before a transition's")
    #expect(byStep.parameters.share("dim") == 0.2, "a transition's default goes before what it is like")
    #expect(byStep.parameters.length("height") == .fraction(0.4))
    #expect(byStep.parameters.length("corner-radius") == .points(7), "what it is like has defaults, too")
    #expect(byStep.name?.value == "drop")
    #expect(byStep.transition?.declaration.name == "panel")
    let pushed = try #require(try use("  - {push: detail.png, as: cover}", top))
    #expect(pushed.duration == nil)
  }

  @Test func defaultsOfTheTransitionThatIsMeantAnyway() throws {
    let use = try #require(try use("  - push: detail.png", "defaults: {slide: {edge: bottom, duration: 1s}}"))
    #expect(use.transition?.declaration.name == "slide")
    #expect(use.edge?.value == .bottom)
    #expect(use.name == nil)
  }

  @Test func defaultsThatDoNotFitAreLeftOut() throws {
    let top = "defaults: {present: {as: panel, height: 40%, edge: left}}"
    let other = try #require(try use("  - {present: detail.png, as: cross-dissolve}", top))
    #expect(other.parameters.values.isEmpty)
    #expect(other.edge == nil)
    let same = try #require(
      try use("  - present: detail.png", "defaults: {present: {as: panel, height: 40%}}"))
    #expect(same.transition?.declaration.name == "panel")
    #expect(same.parameters.length("height") == .fraction(0.4))
  }

  @Test func aSpringWithItsOwnTimeTakesTheDefaultDurationAway() throws {
    let step = "  - {push: detail.png, curve: spring(duration=0.5 bounce=0.3)}"
    let use = try #require(try use(step, "defaults: {push: {duration: 1s}}"))
    #expect(use.duration == nil)
    #expect(use.curve?.value.hasOwnDuration == true)
  }

  @Test func waysOutTakeTimes() throws {
    let use = try #require(try use("  - pop:\n    duration: 200ms\n    edge: top"))
    #expect(use.transition == nil)
    #expect(use.duration?.value == .milliseconds(200))
    #expect(use.edge?.value == .top)
  }

  @Test func likeMayBeWrittenInAnyOrder() throws {
    let top = "transitions: {a: {like: b, dim: 0.1}, b: {like: c}, c: {like: panel, height: 10%}}"
    let use = try #require(try use("  - {present: detail.png, as: a}", top))
    #expect(use.parameters.length("height") == .fraction(0.1))
    #expect(use.parameters.share("dim") == 0.1)
  }

  @Test func oneWrongTransitionIsToldOnce() {
    let script = """
      screenplay: 1
      canvas: {device: phone}
      transitions: {a: {like: panell}, b: {like: a}}
      script:
        - show: home.png
        - {present: detail.png, as: a}
        - {present: detail.png, as: b}
      """
    #expect(diagnostics(script).map(\.id) == ["unknown-transition"])
  }
}
