import Screenplay
import Testing

/// Values of components' own, changed by `set`.
@Suite struct StateTests {
  private func script(_ row: String, _ steps: String, axis: String) -> String {
    """
    screenplay: 1
    canvas: {size: 200x200, fps: 60}
    screens:
      a:
        content:
          - stack: \(axis)
            id: row
            \(row)
            content:
              - {box, id: x, width: 20, height: 20, background: red}
              - {box, id: y, width: 20, height: 20, background: blue}
          - {text: Under it, id: under}
    script:
      - show: a
      - wait: 100ms

    """ + steps.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  private func load(_ row: String, _ steps: String, axis: String = "horizontal") throws -> Screenplay {
    let folder = try Folder()
    try folder.write(script(row, steps, axis: axis), to: "scene.yaml")
    return try Screenplay.load(folder.path + "/scene.yaml")
  }

  private func layer(_ name: String, in screenplay: Screenplay, _ frame: Int) -> LayerPresentation? {
    func find(_ layer: LayerPresentation) -> LayerPresentation? {
      if layer.name == name { return layer }
      if case .snapshot(let content) = layer.content, let found = find(content.snapshot.layer) {
        return found
      }
      for inner in layer.sublayers { if let found = find(inner) { return found } }
      return nil
    }
    return find(screenplay.animator.presentation(at: frame))
  }

  /// At the end it is the screen that was written with those values; until the start the one that was there.
  @Test func aStateIsTheScreenWrittenSo() throws {
    let changing = try load("spacing: 8", "- set: row\n  to: {spacing: 30, axis: vertical}\n- wait: 100ms")
    let before = try load("spacing: 8", "- wait: 1s")
    let vertical = try load("spacing: 30", "- wait: 1s", axis: "vertical")
    #expect(try changing.frame(at: 5).bytes == before.frame(at: 5).bytes)
    #expect(try changing.frame(at: changing.lastFrame).bytes == vertical.frame(at: 5).bytes)
    #expect(changing.scene.frameCount == 6 + 18 + 6, "300 ms when nothing is said")
    let halfway = try #require(layer("row/y", in: changing, 15))
    // From (16 + 28, 16) in the row to (0, 50), half of the way at half of the time.
    #expect(abs(halfway.transform.tx.double - 14) < 1e-3 && abs(halfway.transform.ty.double - 25) < 1e-3)
  }

  @Test func otherWordsCrossFade() throws {
    let screenplay = try load("spacing: 8", "- set: under\n  to: {text: Something else}\n- wait: 100ms")
    let written = try load(
      "spacing: 8", "- set: under\n  to: {text: Something else}\n  duration: 0s\n- wait: 100ms")
    #expect(
      try screenplay.frame(at: screenplay.lastFrame).bytes == written.frame(at: written.lastFrame).bytes)
    let inks = try (6...24).map { frame -> Int in
      try screenplay.frame(at: frame).bytes.reduce(0) { $0 + Int(255 - $1) }
    }
    #expect(Set(inks).count > 8, "it fades")
  }

  /// A change that meets another sets off from what is on screen, and the frame does not depend on what was
  /// asked before.
  @Test func changesThatMeetAreContinuous() throws {
    let screenplay = try load(
      "spacing: 8",
      """
      - parallel:
          - set: row
            to: {spacing: 80}
            duration: 500ms
          - set: row
            delay: 200ms
            to: {spacing: 0}
            duration: 500ms
      - wait: 200ms
      """)
    let places = try (0...screenplay.lastFrame).reversed().map { frame in
      try #require(layer("row/y", in: screenplay, frame)).transform.tx.double
    }.reversed().map { $0 }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(places[6] == 28 && places.last == 20 && (places.max() ?? 0) > 40)
    for (a, b) in zip(steps, steps.dropFirst()) { #expect(abs(b - a) < 1.2, "no kink: \(a) then \(b)") }
  }

  /// Drawing properties and values of its own go together in one step, and places are looked up anew.
  @Test func everythingElseSeesTheNewState() throws {
    let screenplay = try load(
      "spacing: 8",
      "- set: row\n  to: {spacing: 60, opacity: 50%}\n  duration: 100ms\n- tap: y\n- wait: 300ms")
    let touch = try #require(screenplay.scene.gestures.first)
    #expect(touch.location == Vector(x: 16 + 20 + 60 + 10, y: 26))
    #expect(layer("row", in: screenplay, screenplay.lastFrame)?.opacity == Fixed(0.5))
  }

  @Test func whatIsDrawnInOneColorTakesAnother() throws {
    let folder = try Folder()
    try folder.write(
      """
      screenplay: 1
      canvas: {size: 200x200, scale: 1}
      screens:
        home: {content: [{badge: 9, id: count, color: "#0000ff", frame: [40, 40, 60, 20]}]}
      script:
        - show: home
        - set: count
          to: {color: "#ff0000"}
        - wait: 100ms
      """, to: "scene.yaml")
    let screenplay = try Screenplay.load(folder.path + "/scene.yaml")
    func color(_ frame: Int) throws -> [UInt8] {
      let picture = try screenplay.frame(at: frame)
      return Array(picture.bytes[(50 * 200 + 48) * 4..<(50 * 200 + 48) * 4 + 3])
    }
    #expect(try color(0) == [255, 0, 0])
    #expect(try color(screenplay.scene.frameCount - 1) == [0, 0, 255])
  }
}
