import Screenplay
import Testing

/// A pushed screen leads back by the title of the one below, as an element called `back`.
@Suite struct BackTests {
  private func load(_ detail: String, _ steps: String) throws -> Screenplay {
    let folder = try Folder()
    try folder.write(
      """
      screenplay: 1
      canvas: {device: phone}
      screens:
        contacts: {navigation-bar: Contacts, content: [{text: Ada}]}
        detail: {navigation-bar: \(detail), content: [{text: Born in London}]}
      script:
        - show: contacts
        - push: detail
        - wait: 100ms

      """ + steps.split(separator: "\n").map { "  \($0)\n" }.joined(), to: "scene.yaml")
    return try Screenplay.load(folder.path + "/scene.yaml")
  }

  @Test func itCanBeTapped() throws {
    let pushed = try load("Ada Lovelace", "- tap: back\n- pop")
    #expect(pushed.scene.gestures.count == 1)
    let said = try load("{title: Ada Lovelace, back: Contacts}", "- tap: back\n- pop")
    #expect(try pushed.frame(at: 20).bytes == said.frame(at: 20).bytes, "the title of the screen below")
    // Shown alone it leads nowhere.
    #expect(throws: ScreenplayError.self) { try load("Ada Lovelace", "- show: detail\n- tap: back") }
    // What stands there instead stays.
    #expect(throws: ScreenplayError.self) {
      try load("{title: Ada Lovelace, leading: [Cancel]}", "- tap: back")
    }
  }
}
