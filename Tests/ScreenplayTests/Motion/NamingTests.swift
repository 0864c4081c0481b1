import Screenplay
import Testing

/// What an address means where several elements have one name.
@Suite struct NamingTests {
  private func tapped(_ steps: String, _ content: String, bar: String = "Rows") throws -> [Point] {
    let folder = try Folder()
    try folder.write(
      """
      screenplay: 1
      canvas: {device: phone, scale: 1}
      screens:
        home:
          navigation-bar: {title: \(bar)}
          content: \(content)
      script:
        - show: home

      """ + (steps + "\n- wait: 100ms").split(separator: "\n").map { "  \($0)\n" }.joined(), to: "scene.yaml")
    return try Screenplay.load(folder.path + "/scene.yaml").scene.gestures.map {
      let touch = $0.touches(at: 0)[0]
      return Point(x: touch.x, y: touch.y)
    }
  }

  @Test func anIDGoesBeforeABarOfTheSameWords() throws {
    let content = "[{list: [One, Two], id: rows}]"
    let points = try tapped("- tap: rows\n- set: rows\n  to: {opacity: 50%}\n- tap: rows/one", content)
    // The list, not the bar above it.
    #expect(points[0].y > 100 && points[1].y < points[0].y)
  }

  @Test func anIDGoesBeforeAnElementOfTheSameWords() throws {
    let points = try tapped(
      "- tap: send", "[{button: Send}, {card, id: send, content: [{text: Other}]}, {button: Send}]")
    #expect(points[0].y > 160)
  }

  @Test func theIDIsTheOneThatIsChanged() throws {
    let folder = try Folder()
    try folder.write(
      """
      screenplay: 1
      canvas: {device: phone, scale: 1}
      screens:
        home:
          content: [{text: Send}, {box, id: send, height: 40, background: red}]
      script:
        - show: home
        - set: send
          to: {x: 100}
        - remove: send
        - wait: 400ms
      """, to: "scene.yaml")
    let scene = try Screenplay.load(folder.path + "/scene.yaml")
    #expect(try TouchScripts.frame("send", scene, 18).x == 116)
    #expect(TouchScripts.find("send", scene, .max) == nil)
    let words = scene.animator.presentation(at: .max)
    #expect(words == scene.animator.presentation(at: scene.scene.frameCount - 2))
  }

  @Test func keysAnswerWhereNothingElseDoes() throws {
    let content = "[{text-field: \"\", placeholder: Name, id: field}, {button: A, id: a}, {text: \"1\"}]"
    let points = try tapped(
      "- tap: field\n- type: x\n- tap: a\n- tap: \"1\"\n- tap: s\n- tap: return\n- tap: numbers", content)
    // The field, the key x, the button and the text above the keyboard, three keys in it.
    let heights = points.map(\.y)
    #expect(heights[1] < 500 && heights[2] < 500 && heights.suffix(3).allSatisfy { $0 > 553 })
  }
}
