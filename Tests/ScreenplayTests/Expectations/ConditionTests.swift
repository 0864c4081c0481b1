import Screenplay
import Testing

/// Each condition where it holds and where it does not.
@Suite struct ConditionTests {
  private static let place = ", in frame 30 (0.5s)"

  @Test(arguments: [
    ("card", "visible: true"), ("home", "visible: true"), ("edge", "visible: true"),
    ("drop", "visible: true"),
    ("title", "inside: card"), ("card", "inside: home"), ("home", "inside: home"),
    ("card", "clear-of: dot"), ("title", "clear-of: long"), ("card", "clear-of: detail"),
    ("card", "frame: [10, 20, 40, 30]"), ("title", "frame: [12, 22.2, 36, 14]"),
    ("home", "frame: [0, 0, 100%, 240px]"),
    ("card", "opacity: 100%"), ("drop", "opacity: 25%"), ("drop", "opacity: 25.5%"),
    ("title", "text: Hi"), ("card", "text: Hi A line that is too long"),
    ("title", "truncated: false"), ("long", "truncated: true"), ("card", "truncated: true"),
    ("dot", "truncated: false"),
    ("title", "contrast: 3.38"), ("long", "contrast: 15.9"),
    ("card", "moves: false"), ("home", "moves: false"),
    ("bar", "visible: false"), ("detail", "visible: false"),
  ])
  func holds(element: String, condition: String) throws {
    #expect(try ExpectationScripts.unmet(element, condition) == [])
  }

  @Test(arguments: [
    ("card", "visible: false", "`card` should not be visible, but some of it is seen"),
    ("bar", "visible: true", "`bar` should be visible, but its screen `detail` is not in sight"),
    ("detail", "visible: true", "`detail` should be visible, but the screen is not in sight"),
    (
      "bar", "frame: [0, 0, 50%, 20]",
      "`bar` should lie at [0, 0, 30, 20], but its screen `detail` is not in sight"
    ),
    (
      "edge", "inside: home",
      "`edge` should lie inside `home`, but reaches 10 points below and 5 points right of it"
    ),
    (
      "card", "inside: title",
      "`card` should lie inside `title`, but reaches 2 points above and 14 points below and "
        + "2 points left of and 2 points right of it"
    ),
    ("card", "inside: detail", "`card` should lie inside `detail`, but `detail` is not in sight"),
    ("title", "clear-of: card", "`title` should be clear of `card`, but they share [12, 22, 36, 14]"),
    (
      "card", "frame: [10, 20, 40, 31]", "`card` should lie at [10, 20, 40, 31], but lies at [10, 20, 40, 30]"
    ),
    (
      "title", "frame: [12, 22.3, 36, 14]",
      "`title` should lie at [12, 22.3, 36, 14], but lies at [12, 22, 36, 14]"
    ),
    ("drop", "opacity: 50%", "`drop` should have an opacity of 50%, but has 25%"),
    ("drop", "opacity: 25.6%", "`drop` should have an opacity of 25.6%, but has 25%"),
    ("title", "text: hi", "`title` should show `hi`, but shows `Hi`"),
    ("dot", "text: Hi", "`dot` should show `Hi`, but shows no text"),
    ("title", "truncated: true", "`title` should be truncated, but all of its words are shown"),
    (
      "card", "truncated: false",
      "`card` should not be truncated, but `A line that is too long` is cut off with an ellipsis"
    ),
    ("dot", "truncated: true", "`dot` should be truncated, but shows no text"),
    (
      "title", "contrast: 4.5",
      "`title` should have a contrast of at least 4.5, but has 3.39: #777777 on #e0e0e0"
    ),
    (
      "card", "contrast: 4.5",
      "`card` should have a contrast of at least 4.5, but has 3.39: #777777 on #e0e0e0"
    ),
    ("dot", "contrast: 2", "`dot` should have a contrast of at least 2, but shows no text"),
    ("card", "moves: true", "`card` should move, but the next frame shows it as it is"),
  ])
  func doesNotHold(element: String, condition: String, message: String) throws {
    #expect(try ExpectationScripts.unmet(element, condition) == [message + ConditionTests.place])
  }

  @Test func severalAtOnceAreToldInTheOrderOfTheText() throws {
    let screenplay = try ExpectationScripts.load(
      "- show: home\n- wait: 500ms\n- expect: edge\n  visible: true\n  inside: home\n  opacity: 20%\n- wait: 500ms"
    )
    let source = try #require(screenplay.source)
    let diagnostics = try screenplay.unmetExpectations()
    #expect(diagnostics.allSatisfy { $0.id == "unmet-expectation" && $0.severity == .error })
    let short = SourceText(name: "scene.yaml", text: source.text)
    let text = DiagnosticFormatter().string(
      for: diagnostics.map { $0.in("scene.yaml") }, in: [short])
    #expect(
      text == """
        error[unmet-expectation]: `edge` should lie inside `home`, but reaches 10 points below and 5 points right of it, in frame 30 (0.5s)
          --> scene.yaml:30:13
           |
        30 |     inside: home
           |             ^^^^
           = hint: `edge` lies at [55, 100, 10, 30], `home` at [0, 0, 60, 120]

        error[unmet-expectation]: `edge` should have an opacity of 20%, but has 100%, in frame 30 (0.5s)
          --> scene.yaml:31:14
           |
        31 |     opacity: 20%
           |              ^^^

        """)
  }

  @Test func aRepeatedStepIsToldOnce() throws {
    let steps =
      "- show: home\n- repeat: 3\n  steps:\n    - wait: 500ms\n    - expect: card\n      opacity: 0\n- wait: 500ms"
    let diagnostics = try ExpectationScripts.load(steps).unmetExpectations()
    #expect(
      diagnostics.map(\.message) == ["`card` should have an opacity of 0%, but has 100%, in frame 30 (0.5s)"])
    #expect(diagnostics.flatMap(\.notes).map(\.message) == ["nor is it met in frames 60, 90"])
  }

  @Test func theFilmIsTheSameWithAndWithout() throws {
    let with = try ExpectationScripts.load(
      "- show: home\n- push: detail\n- expect: bar\n  opacity: 0\n- wait: 500ms")
    let without = try ExpectationScripts.load("- show: home\n- push: detail\n- wait: 500ms")
    #expect(with.scene.frameCount == without.scene.frameCount)
    for frame in 0..<with.scene.frameCount {
      #expect(with.animator.presentation(at: frame) == without.animator.presentation(at: frame))
    }
    #expect(try with.frame(at: 40) == without.frame(at: 40))
    #expect(Timeline(with.scene).steps.map(\.keyword) == ["show", "push", "expect", "wait"])
  }
}

extension Diagnostic {
  /// The same in a file of another name.
  func `in`(_ file: String) -> Diagnostic {
    Diagnostic(
      severity, id: id, at: range.map { SourceRange(file: file, start: $0.start, end: $0.end) }, message,
      notes: notes, hints: hints)
  }
}
