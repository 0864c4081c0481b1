import AnimatorCore
import SceneModel
import SourceDiagnostics
import TestSupport
import Testing

@testable import SceneScript

/// A component and an action of a script's own are what stands in them, with the values put in.
struct ReuseTests {
  private struct Ruler: TextMeasuring {
    func measure(_ text: TextContent, width: Double?) -> TextMetrics {
      MemoryWorld().measure(text, width: width, fonts: [])
    }
  }

  private func scene(_ script: String) throws -> Scene {
    try Director.direct(try resolve(script).description, catalogue: catalogue, texts: Ruler()).scene
  }

  /// Every frame of a script, as digests.
  private func frames(_ script: String) throws -> [Digest] {
    let scene = try scene(script)
    let animator = Animator(scene)
    return (0..<scene.frameCount).map { animator.presentation(at: $0).digest }
  }

  private func script(_ definitions: String, _ content: String, _ steps: String) -> String {
    """
    screenplay: 1
    canvas: {device: phone, fps: 10}
    \(definitions)
    screens:
      home:
        content:
    \(content)
    script:
      - show: home
    \(steps)

    """
  }

  private let track = """
    components:
      track:
        parameters: {title: text, artist: {default: Unknown}, tone: {type: color, default: tint}}
        content:
          - stack: horizontal
            spacing: 4
            content:
              - {box, id: cover, width: 44, height: 44, background: $tone}
              - text: $title by $artist
              - {icon: heart, id: like}
    """

  @Test func componentIsItsContent() throws {
    let used = script(
      track,
      """
            - track: {title: Yellow, artist: Coldplay}
            - track: Sparks
              id: second
              opacity: 50%
            - track: {title: Shiver, tone: "#ff0000"}
      """, "  - tap: yellow/like\n  - tap: second/like\n  - tap: shiver/cover")
    func written(_ title: String, _ id: String, _ tone: String, _ more: String) -> String {
      """
            - stack: horizontal
              id: \(id)
              spacing: 4
              \(more)
              content:
                - {box, id: cover, width: 44, height: 44, background: \(tone)}
                - text: \(title)
                - {icon: heart, id: like}

      """
    }
    let plain = script(
      "",
      written("Yellow by Coldplay", "yellow", "tint", "")
        + written("Sparks by Unknown", "second", "tint", "opacity: 50%")
        + written("Shiver by Unknown", "shiver", "\"#ff0000\"", ""),
      "  - tap: yellow/like\n  - tap: second/like\n  - tap: shiver/cover")
    let frames = try frames(used)
    #expect(frames == (try self.frames(plain)))
    #expect(Set(frames).count > 3, "the fingers touch three places")
  }

  @Test func severalElementsBecomeABox() throws {
    let used = script(
      "components: {pair: {parameters: [a, b], content: [{text: $a}, {text: $b}]}}",
      "      - pair: {a: One, b: Two}", "  - tap: one/b")
    let plain = script(
      "", "      - {box, id: one, content: [{text: One, id: a}, {text: Two, id: b}]}", "  - tap: one/b")
    #expect(try frames(used) == frames(plain))
  }

  @Test func componentsUseEachOther() throws {
    let used = script(
      """
      values: {mark: "!"}
      components:
        outer: {parameters: [words], content: [{inner: "$words and $words"}, {inner: $mark}]}
        inner: {parameters: [words], content: [{text: $words$mark}]}
      """, "      - outer: Ada", "  - tap: ada/ada-and-ada")
    let plain = script(
      "",
      """
            - {box, id: ada, content: [{text: Ada and Ada!, id: ada-and-ada}, {text: "!!", id: inner}]}
      """, "  - tap: ada/ada-and-ada")
    #expect(try frames(used) == frames(plain))
  }

  /// A value of a use is put in where the use stands: what is a dollar there stays one, and a name there is no
  /// parameter of what is used.
  @Test func valuesArePutInWhereTheUseStands() throws {
    let used = script(
      """
      values: {price: 5, words: Outside}
      components:
        outer: {parameters: [words], content: [{inner: {text: $words, price: "$$$price"}}]}
        inner: {parameters: [text, price], content: [{text: "$text $price"}]}
      """, "      - outer: {words: \"$$x\"}\n        id: it", "  - wait: 1s")
    let plain = script("", "      - text: $$x $$5\n        id: it", "  - wait: 1s")
    #expect(try frames(used) == frames(plain))
    #expect(diagnostics(used).map(\.id) == ["unused-value"], "`words` is a parameter everywhere")
  }

  @Test func argumentsMayBeLists() throws {
    let used = script(
      """
      values: {last: Three}
      components:
        rows: {parameters: [rows], content: [{list: $rows}]}
      """, "      - rows: {rows: [One, {title: Two, subtitle: $last}, $last]}", "  - tap: three")
    let plain = script(
      "", "      - {list: [One, {title: Two, subtitle: Three}, Three], id: rows}", "  - tap: three")
    #expect(try frames(used) == frames(plain))
  }

  @Test func actionIsItsSteps() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let rows = (0..<3).map { "row\($0)" }
      let uses = (0..<4).map { _ in
        (
          row: rows.randomElement(using: &random) ?? "", pace: Int.random(in: 1...9, using: &random),
          delay: Int.random(in: 0...3, using: &random)
        )
      }
      let content = rows.map { "      - text: \($0)" }.joined(separator: "\n")
      let definitions = """
        actions:
          nudge:
            parameters: {row: element, pace: {type: time, default: 300ms}}
            steps:
              - tap: $row
              - parallel:
                  - use: grow
                    with: {row: $row}
                  - wait: $pace
          grow: {parameters: [row], steps: [{set: $row, to: {scale: 1.2}, duration: 200ms}]}
        """
      let used = uses.map {
        "  - use: nudge\n    with: {row: \($0.row), pace: \($0.pace)00ms}\n    delay: \($0.delay)00ms"
      }
      let written = uses.map {
        """
          - sequence:
              - tap: \($0.row)
              - parallel:
                  - set: \($0.row)
                    to: {scale: 1.2}
                    duration: 200ms
                  - wait: \($0.pace)00ms
            delay: \($0.delay)00ms
        """
      }
      #expect(
        try frames(script(definitions, content, used.joined(separator: "\n")))
          == frames(script("", content, written.joined(separator: "\n"))))
    }
  }

  @Test func timelineShowsTheStepsOfAUse() throws {
    let text = script(
      "actions: {open: {parameters: [row], steps: [{tap: $row}, {wait: 1s}]}}", "      - text: Ada",
      "  - use: open\n    with: {row: ada}")
    let scene = try scene(text)
    let use = try #require(scene.steps.last)
    #expect(use.keyword == "use" && use.subject == "open")
    #expect(use.steps.map(\.keyword) == ["tap", "wait"])
    #expect(use.start == .zero && use.end == .milliseconds(1200))
  }

  /// What is wrong in a definition is told once, however often it is used.
  @Test func whatIsWrongInsideIsToldOnce() {
    let text = script(
      "components: {tile: {parameters: [title], content: [{text: $title, color: ochre}]}}",
      "      - tile: One\n      - tile: Two\n      - tile: Three", "  - wait: 1s")
    let said = diagnostics(text)
    #expect(said.map(\.id) == ["invalid-color"])
    #expect(said.first?.notes.count == 1)
  }

  /// A text that is too long for its frame is told where the component is used.
  @Test func textsThatAreCutOffAreToldAtTheUse() throws {
    let text = script(
      "components: {tile: {parameters: [title], content: [{text: $title, width: 40, lines: 1}]}}",
      "      - tile: One\n      - tile: Much too long for this", "  - wait: 1s")
    let said = diagnostics(text)
    #expect(said.map(\.id) == ["text-cut-off"])
    #expect(said.first?.range?.start.line == 8)
  }
}
