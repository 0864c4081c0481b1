import Screenplay
import Testing

/// `type`: the keyboard comes, keys light up, letters come into the field.
@Suite struct TypingTests {
  private static let field = "[{text-field: '', id: name, placeholder: Name}, {button: Save}]"

  private func load(_ steps: String, content: String = field, top: String = "") throws -> Screenplay {
    try TouchScripts.load(steps, content: content, top: top)
  }

  /// The words of all texts inside a layer, in drawing order; those that are seen.
  private func words(_ name: String, _ scene: Screenplay, _ frame: Int) throws -> String {
    func collect(_ layer: LayerPresentation) -> [String] {
      guard layer.opacity > .zero else { return [] }
      if case .text(let text) = layer.content { return [text.text] }
      return layer.sublayers.flatMap(collect)
    }
    let layer = try #require(TouchScripts.find(name, scene, frame)?.layer)
    return collect(layer).filter { !$0.isEmpty }.joined(separator: " ")
  }

  @Test func lettersComeOneByOne() throws {
    let scene = try load("- tap: name\n- type: Ada\n- wait: 100ms")
    // 200 ms for the tap, 250 for the keyboard, 80 a key: the letter stands when the finger leaves the key.
    #expect(try words("name", scene, 27) == "Name")
    #expect(try words("name", scene, 30) == "A")
    #expect(try words("name", scene, 35) == "Ad")
    #expect(try words("name", scene, .max) == "Ada")
    #expect(scene.scene.steps[2].end.seconds == 0.2 + 0.25 + 3 * 0.08)
  }

  @Test func lettersAreWhatAPersonCallsSo() throws {
    // Flags, joined people and accents are one letter each.
    let scene = try load("- type: '🇫🇷👩‍👩‍👧é'\n  into: name\n  keyboard: false")
    #expect(scene.scene.steps[1].end.seconds == 3 * 0.08)
    #expect(try words("name", scene, 6) == "🇫🇷")
  }

  @Test func theKeyboardComesFromBelowAndStays() throws {
    let scene = try load("- type: Hi\n  into: name\n- wait: 1s")
    #expect(TouchScripts.find("q", scene, 0)?.frame.y ?? 844 >= 844)
    let middle = try TouchScripts.frame("q", scene, 7).y
    let rest = try TouchScripts.frame("q", scene, .max).y
    #expect(rest == 844 - 291 + 8 && middle > rest && middle < 844)
    let none = try load("- type: Hi\n  into: name\n  keyboard: false")
    #expect(TouchScripts.find("q", none, .max) == nil)
    #expect(none.scene.steps[1].end.seconds == 0.16)
    // A canvas wider than a phone has a keyboard of its own.
    let wide = try Folder()
    try wide.write(
      """
      screenplay: 1
      canvas: {size: 900x600}
      screens: {home: {content: [{text-field: '', id: name}]}}
      script: [show: home, type: Hi]
      """, to: "scene.yaml")
    #expect(TouchScripts.find("q", try Screenplay.load(wide.path + "/scene.yaml"), .max) == nil)
  }

  @Test func keysLightUp() throws {
    let scene = try load("- type: a1\n  into: name\n- wait: 200ms")
    let held = scene.animator.presentation(at: 16)
    let loose = scene.animator.presentation(at: 19)
    #expect(held != loose)
    // Numbers are on another layout, which stays.
    #expect(TouchScripts.find("1", scene, 16) == nil)
    #expect(TouchScripts.find("1", scene, 21) != nil && TouchScripts.find("1", scene, .max) != nil)
  }

  @Test func aLineBreakEndsTyping() throws {
    let scene = try load("- type: \"Ada\\n\"\n  into: name\n- wait: 50ms")
    #expect(try words("name", scene, .max) == "Ada")
    #expect(TouchScripts.find("q", scene, .max)?.frame.y ?? 844 >= 844)
    #expect(scene.scene.events.contains { $0.kind == .editingEnded && $0.subject == "name" })
    let caret = TouchScripts.find("name/caret", scene, .max)
    #expect(caret?.layer.opacity == .zero)
  }

  @Test func whatIsTypedIsAddedOrTakesTheOldPlace() throws {
    let field = "[{text-field: Ada, id: name}]"
    let added = try load("- type: ' L'\n  into: name\n  keyboard: false", content: field)
    #expect(try words("name", added, .max) == "Ada L")
    let cleared = try load("- type: L\n  into: name\n  clear: true\n  keyboard: false", content: field)
    #expect(try words("name", cleared, .max) == "L")
  }

  @Test func aSetBesideItRevertsNothing() throws {
    let scene = try load(
      "- parallel:\n  - {type: Ada, into: name, keyboard: false}\n  - {set: save, to: {disabled: true}, delay: 100ms, duration: 0s}\n- wait: 50ms"
    )
    #expect(try words("name", scene, .max) == "Ada")
    let before = try #require(TouchScripts.find("save", scene, 0)?.layer.fill)
    #expect(TouchScripts.find("save", scene, .max)?.layer.fill != before)
  }

  @Test func fieldsUnderTheKeyboardComeIntoSight() throws {
    let fields = (1...14).map { "{text-field: '', id: f\($0)}" }.joined(separator: ", ")
    let scene = try load("- type: x\n  into: f13", content: "[\(fields)]")
    #expect(try TouchScripts.frame("f13", scene, .max).maxY <= 844 - 291)
  }

  @Test func theBarsSearchFieldIsTypedInto() throws {
    let folder = try Folder()
    try folder.write(
      """
      screenplay: 1
      canvas: {device: phone}
      screens:
        home: {navigation-bar: {title: Rows, id: bar, large: true, search: Find}, content: [{text: Hello}]}
      script:
        - show: home
        - tap: search
        - type: "x\\n"
        - wait: 100ms
      """, to: "scene.yaml")
    let scene = try Screenplay.load(folder.path + "/scene.yaml")
    #expect(try words("bar/search", scene, 30).contains("x"))
    #expect(try TouchScripts.frame("bar", scene, 30).height == 47 + 52, "the search field stands alone")
    #expect(try TouchScripts.frame("bar", scene, .max).height == 47 + 96 + 52)
  }
}
