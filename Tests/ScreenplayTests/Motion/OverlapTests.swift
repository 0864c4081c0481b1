import Screenplay
import TestSupport
import Testing

/// Changes of one screen that run beside each other: each as it runs alone.
@Suite struct OverlapTests {
  private func load(_ content: String, _ steps: String) throws -> Screenplay {
    let folder = try Folder()
    try folder.write(
      """
      screenplay: 1
      canvas: {size: 400x300, fps: 30}
      screens:
        a:
          content:

      """ + indented(content, by: 6) + "script:\n  - show: a\n" + indented(steps, by: 2), to: "scene.yaml")
    return try Screenplay.load(folder.path + "/scene.yaml")
  }

  private func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 + "\n" }.joined()
  }

  private func element(_ name: String, in screenplay: Screenplay, _ frame: Int) throws
    -> LayerPresentation.PlacedElement
  {
    try #require(
      screenplay.animator.presentation(at: frame).elements().first { $0.name == name }, "\(name) at \(frame)")
  }

  /// How much of a bar is filled, 0…1.
  private func fill(_ name: String, in screenplay: Screenplay, _ frame: Int) throws -> Double {
    let track = try element(name, in: screenplay, frame).layer
    let bar = try #require(track.sublayers.first)
    return (bar.transform.tx.double + bar.size.size.width) / track.size.size.width
  }

  private let form = """
    - {progress: 0%, id: p0}
    - {text-field: , id: f}
    - {slider: 20%, id: sl, tint: gray}
    - {switch: false, id: sw}
    - {progress: 0%, id: p1}
    - {box, id: one, height: 10, background: red}
    - {box, id: two, height: 10, background: green}
    - {text: Words, id: words}
    """

  @Test func equalBarsFillAlike() throws {
    let content = (0..<9).map { "- {progress: 0%, id: p\($0)}\n" }.joined()
    let steps = (0..<9).map { "  - {set: p\($0), to: {value: 100%}, curve: linear, duration: 1s}\n" }.joined()
    let screenplay = try load(content, "- parallel:\n" + steps + "- wait: 100ms")
    for frame in [6, 15, 24] {
      for bar in 0..<9 {
        #expect(abs(try fill("p\(bar)", in: screenplay, frame) - Double(frame) / 30) < 1e-3)
      }
    }
    #expect(try fill("p0", in: screenplay, screenplay.lastFrame) == 1)
  }

  /// Beside typing, which changes at once, a switch and a finger.
  @Test(arguments: [
    "- {type: hello, into: f}",
    "- {set: sw, to: {on: true}}\n- {set: sw, to: {on: false}}\n- {set: sw, to: {on: true}}",
    "- {drag: sl, by: 40%}", "- {remove: one}\n- {insert: {box, height: 30}, before: two}",
  ])
  func aLongChangeGoesOnBesideShortOnes(steps: String) throws {
    let screenplay = try load(
      form,
      "- parallel:\n  - {set: p0, to: {value: 100%}, curve: linear, duration: 4s}\n  - sequence:\n"
        + "    - wait: 500ms\n" + indented(steps, by: 4))
    for frame in 0..<120 {
      let share = try fill("p0", in: screenplay, frame)
      #expect(abs(share - Double(frame) / 120) < 1e-3, "frame \(frame)")
    }
  }

  /// Whatever it is and whenever it begins.
  @Test func aChangeBesideAnyOtherIsAsItIsAlone() throws {
    var random = SeededGenerator(seed: 36)
    let others = [
      "{type: ab, into: f}", "{set: sw, to: {on: true}}", "{drag: sl, by: 40%}", "{remove: one}",
      "{insert: {box, height: 30}, before: two}", "{move: words, before: two}", "{tap: sw}",
      "{set: p1, to: {value: 70%}, duration: 1500ms}", "{set: words, to: {text: Other}, duration: 2s}",
    ]
    let curves = ["linear", "ease-in", "ease-out", "ease-in-out"]
    for _ in 0..<12 {
      let change =
        "{set: p0, to: {value: 80%}, curve: \(curves.randomElement(using: &random) ?? "linear"), "
        + "duration: \(Int.random(in: 2...20, using: &random) * 100)ms}"
      let start = Int.random(in: 0...10, using: &random) * 100
      let other = others.randomElement(using: &random) ?? others[0]
      let second = others.randomElement(using: &random) ?? others[0]
      func steps(_ beside: String) -> String {
        "- parallel:\n  - sequence:\n    - wait: \(start)ms\n    - \(change)\n" + beside + "- wait: 3s"
      }
      let alone = try load(form, steps(""))
      let wait = Int.random(in: 0...10, using: &random) * 100
      var beside = "  - sequence:\n    - wait: \(wait)ms\n    - \(other)\n"
      if second != other { beside += "    - \(second)\n" }
      let both = try load(form, steps(beside))
      for frame in stride(from: 0, to: 100, by: 3) {
        let (a, b) = (try element("p0", in: alone, frame).layer, try element("p0", in: both, frame).layer)
        #expect(a.sublayers == b.sublayers, "\(change) at \(start) ms beside \(beside), frame \(frame)")
      }
    }
  }

  /// What several changes move goes as far as all of them have come.
  @Test func rowsCloseUpAsTheyWouldForEachThatGoes() throws {
    let rows = (0..<20).map { "R\($0)" }.joined(separator: ", ")
    let steps = (0..<14).map { "  - {remove: r\($0), curve: linear, duration: 1s}\n" }.joined()
    let screenplay = try load("- {list: [\(rows)], id: l}", "- parallel:\n" + steps + "- wait: 100ms")
    let (first, next) = (
      try element("l/r18", in: screenplay, 0).frame, try element("l/r19", in: screenplay, 0).frame
    )
    let height = next.y - first.y
    for frame in [3, 10, 15, 27] {
      let row = try element("l/r19", in: screenplay, frame)
      #expect(abs(row.frame.y - (next.y - 14 * height * Double(frame) / 30)) < 0.02, "frame \(frame)")
      let gone = try element("l/r3", in: screenplay, frame)
      #expect(abs(gone.layer.opacity.double - (1 - Double(frame) / 30)) < 1e-3)
    }
  }

  /// The same element goes on from where it is, and is there when its last change is.
  @Test func anElementChangedAgainGoesFromWhereItIs() throws {
    let screenplay = try load(
      form,
      """
      - parallel:
        - {set: p0, to: {value: 100%}, curve: linear, duration: 4s}
        - sequence:
          - wait: 2s
          - {set: p0, to: {value: 20%}, curve: linear, duration: 500ms}
          - wait: 1s
      """)
    #expect(abs(try fill("p0", in: screenplay, 60) - 0.5) < 1e-3)
    for frame in 75..<120 { #expect(abs(try fill("p0", in: screenplay, frame) - 0.2) < 1e-3, "\(frame)") }
  }

  @Test func whatStandsInAScreenMovesWhereAnotherGoes() throws {
    let boxes = """
      - {box, id: one, height: 20, background: red}
      - {box, id: two, height: 20, background: green}
      - {box, id: three, height: 20, background: blue}
      """
    let screenplay = try load(boxes, "- {remove: two, curve: linear, duration: 1s}\n- wait: 100ms")
    let (start, end) = (try element("three", in: screenplay, 0), try element("two", in: screenplay, 0))
    let middle = try element("three", in: screenplay, 15)
    #expect(middle.layer.fill == start.layer.fill && middle.layer.opacity.double == 1)
    #expect(abs(middle.frame.y - (start.frame.y + end.frame.y) / 2) < 1e-3)
    let gone = try #require(
      screenplay.animator.presentation(at: 15).elements().first { $0.name == "two" })
    #expect(gone.frame == end.frame && gone.layer.fill == end.layer.fill, "it fades where it stood")
  }
}
