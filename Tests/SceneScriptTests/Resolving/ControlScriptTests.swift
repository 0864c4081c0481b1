import SceneModel
import Testing

/// How controls are written, and what steps call them.
struct ControlScriptTests {
  @Test func anIconBesideAButtonIsTheButtons() {
    #expect(report(script("- {button: Play, icon: play}")) == "")
    #expect(report(script("- {icon: play, button: Play}")) == "")
    #expect(report(script("- {button: Play, text: Stop}")).contains("error[two-keywords]"))
    #expect(report(script("- {box, icon: play}")).contains("error[two-keywords]"))
  }

  @Test func stepsCallControlsByTheirWordsOrTheirIcon() throws {
    let content = """
      - {button: Play all}
            - {button: {icon: plus}}
            - {button: {icon: plus}, id: add}
            - {stack: horizontal, content: [{switch: true}]}
            - {path: M0 0L9 9Z}
            - {icon: heart}
      """
    let description = try resolve(script(content)).description
    guard case .show(let screen, _)? = description.steps.first?.action,
      case .content(let elements) = screen.body
    else {
      Issue.record("no content")
      return
    }
    // A direction, a state and path data name nothing.
    #expect(elements.map(\.id) == ["play-all", "plus", "add", nil, nil, "heart"])
  }

  private func script(_ content: String) -> String {
    """
    screenplay: 1
    canvas: {size: 390x844}
    screens:
      home:
        content:
          \(content)
    script:
      - show: home
      - wait: 1s

    """
  }
}
