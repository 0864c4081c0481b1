import AnimatorCore
import SceneModel
import SceneScript
import Testing

struct CompleteScriptTests {
  @Test func nothingIsSaidAboutIt() {
    #expect(report(completeScript) == "")
  }

  @Test func theTopIsSettled() throws {
    let description = try resolve(completeScript).description
    #expect(description.title == "Contacts — Ada's film")
    #expect(description.canvas.size == Size(width: 390, height: 844))
    #expect(description.canvas.scale == 2)
    #expect(description.canvas.rate == FrameRate(30))
    #expect(description.canvas.background == Color(rgb: 0x101418))
    #expect(description.length?.value == (try Time(60)))
    #expect(description.resources.fonts.map(\.name) == ["Inter.ttf"])
    #expect(description.resources.pictures.count == 3)
  }

  @Test func stepsAreInTheOrderOfTheScript() throws {
    let steps = try resolve(completeScript).description.steps
    #expect(
      steps.map(\.keyword) == [
        "show", "chapter", "wait", "tap", "push", "wait", "pop", "tap", "present", "tap", "push", "pop",
        "replace", "dismiss", "present", "dismiss", "push", "push", "pop-to", "parallel", "repeat", "still",
        "expect", "expect", "wait-until", "set", "set", "set", "set", "present", "pinch", "scroll", "scroll",
        "drag", "swipe",
        "tap", "wait-until", "show",
      ])
    #expect(steps[7].delay == (try Time(1, over: 5)), "6 frames at 30 a second")
  }

  @Test func elementsHaveIdsAndDefaults() throws {
    let steps = try resolve(completeScript).description.steps
    guard case .show(let screen, nil) = steps[0].action, case .content(let elements) = screen.body else {
      Issue.record("the first step shows content")
      return
    }
    #expect(screen.name == "contacts")
    #expect(elements.map(\.id) == ["card", nil, "dot"])
    let texts = elements[0].content
    #expect(texts.map(\.id) == ["name", "mathematician"], "a value's name is the id of its text")
    #expect(texts[0].parameters.text("text") == "Ada Lovelace")
    #expect(texts[0].parameters.choice("style") == "body" && texts[0].parameters.choice("align") == "leading")
    #expect(texts[1].parameters.color("color") == Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0x99))
    let frame = LengthRect(x: .points(16), y: .points(120), width: .points(358), height: .points(200))
    #expect(elements[0].parameters.rectangle("frame") == frame, "a value may be a list")
    let shadow = try #require(elements[0].parameters.object("shadow"))
    #expect(shadow.share("opacity") == 0.2)
    #expect(shadow.length("x") == .points(0), "what a shadow does not say is its default")
    #expect(elements[2].parameters.color("background") == Color(rgb: 0x007AFF))
  }

  @Test func valuesAreFilledIn() throws {
    let steps = try resolve(completeScript).description.steps
    guard case .chapter(let title) = steps[1].action else {
      Issue.record("no chapter")
      return
    }
    #expect(title.value == "Hello, Ada Lovelace")
    #expect(title.range.start.column == 14, "the place is where the value is used")
  }

  @Test func picturesHaveRegions() throws {
    let steps = try resolve(completeScript).description.steps
    guard case .present(let screen, let use?) = steps[8].action,
      case .picture(let picture, let fit, let regions) = screen.body
    else {
      Issue.record("no picture")
      return
    }
    #expect(picture.width == 780 && fit == .contain && screen.background == .black)
    #expect(regions.map(\.name) == ["gear", "add"])
    #expect(regions[1].rect.x == .fraction(0.5))
    #expect(use.transition?.declaration.name == "zoom")
    #expect(use.parameters.choice("fit") == "contain", "from `defaults:`")
    #expect(use.duration?.value == .milliseconds(400))
    #expect(use.curve?.value == (try CurveSpecification.parse("cubic-bezier(.2 0 0 1)")))
  }

  @Test func itIsDirected() throws {
    let description = try resolve(completeScript).description
    let directed = try Director.direct(description, catalogue: catalogue)
    #expect(directed.scene.frameCount == 60 * 30)
    #expect(directed.scene.chapters.map(\.title) == ["Hello, Ada Lovelace", "Inside"])
  }
}
