import Screenplay
import Testing

/// `insert`, `remove` and `move`.
@Suite struct RearrangingTests {
  private func load(_ rows: String, _ steps: String) throws -> Screenplay {
    let folder = try Folder()
    try folder.write(
      """
      screenplay: 1
      canvas: {size: 300x400, fps: 60}
      screens:
        a:
          content:
            - list: [\(rows)]
              id: all
            - {text: Below, id: below}
      script:
        - show: a
        - wait: 100ms

      """ + steps.split(separator: "\n").map { "  \($0)\n" }.joined(), to: "scene.yaml")
    return try Screenplay.load(folder.path + "/scene.yaml")
  }

  /// In the end the screen is the one that was written with these rows, and until the start the one that was there.
  @Test(arguments: [
    ("One, Two", "- insert: Three\n  after: one", "One, Three, Two"),
    ("One, Two", "- insert: {title: Three}\n  into: all", "One, Two, Three"),
    ("One, Two", "- insert: Three\n  before: one", "Three, One, Two"),
    ("One, Two, Three", "- remove: two", "One, Three"),
    ("One, Two, Three", "- move: three\n  before: one", "Three, One, Two"),
    ("One, Two, Three", "- move: one\n  after: three\n  duration: 100ms\n- remove: two", "Three, One"),
  ])
  func aRearrangedListIsTheListWrittenSo(before: String, steps: String, after: String) throws {
    let screenplay = try load(before, steps + "\n- wait: 100ms")
    let (old, new) = (try load(before, "- wait: 1s"), try load(after, "- wait: 1s"))
    #expect(try screenplay.frame(at: 5).bytes == old.frame(at: 5).bytes)
    #expect(try screenplay.frame(at: screenplay.lastFrame).bytes == new.frame(at: 5).bytes)
    let middle = screenplay.scene.frameCount / 2
    #expect(try screenplay.frame(at: middle).bytes != old.frame(at: 5).bytes, "it moves there")
  }

  @Test func whatIsInsertedCanBeTappedAndTold() throws {
    let screenplay = try load(
      "One, Two", "- insert: Three\n  after: one\n  duration: 200ms\n- tap: three\n- wait: 200ms")
    #expect(screenplay.scene.gestures.count == 1)
    let told = screenplay.scene.events.filter { $0.kind == .changeBegan || $0.kind == .changeEnded }
    #expect(told.map(\.frame) == [6, 18])
    #expect(screenplay.scene.steps.map(\.subject) == ["a", nil, "three", "three", nil])
  }
}
