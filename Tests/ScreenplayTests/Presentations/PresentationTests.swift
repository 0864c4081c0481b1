import Screenplay
import Testing

/// Panels, sheets and questions: what takes them away, and what stays.
@Suite struct PresentationTests {
  private func ends(_ steps: String) throws -> [String] {
    try MotionScripts.load(steps).scene.events.filter { $0.kind == .dismissalTransitionDidEnd }.map {
      "\($0.subject) \($0.completed ?? false)"
    }
  }

  @Test(arguments: ["panel", "sheet", "popup"])
  func aTapBesideItTakesItAway(transition: String) throws {
    let steps =
      "- present: detail\n  as: \(transition)\n  \(transition == "sheet" ? "detents: [medium]" : "height: 40%")\n"
    #expect(try ends(steps + "- tap: [30, 4]\n") == ["detail true"])
    #expect(try ends(steps + "- tap: [30, \(transition == "popup" ? 60 : 110)]\n") == [])
  }

  @Test func aPanelWithoutADimLetsTouchesThrough() throws {
    #expect(try ends("- present: detail\n  as: panel\n  dim: 0\n- tap: [30, 4]\n") == [])
  }

  @Test func pressingAButtonOfAnAlertTakesNothingAway() throws {
    let film = try MotionScripts.load(
      "- present: {alert: Sure?, buttons: [No, {title: Yes, role: destructive}]}\n- tap: yes\n- dismiss",
      canvas: "device: phone, fps: 60")
    #expect(film.scene.events.filter { $0.kind == .touchesEnded }.map(\.subject) == ["yes"])
    #expect(film.scene.events.filter { $0.kind == .dismissalTransitionDidEnd }.map(\.subject) == ["sure"])
    // A tap beside it is no answer.
    #expect(
      throws: ScreenplayError.self,
      performing: {
        try MotionScripts.load(
          "- present: {alert: Sure?, buttons: [Yes]}\n- tap: [10, 10]\n- dismiss\n- dismiss",
          canvas: "device: phone, fps: 60")
      })
  }

  @Test func anAlertMakesRoomForTheKeyboardThatItsFieldBringsUp() throws {
    let film = try MotionScripts.load(
      "- present: {alert: Name?, fields: [{placeholder: Name}], buttons: [Add]}\n- type: Ada\n- wait: 100ms\n- tap: add\n- dismiss\n- wait: 400ms",
      canvas: "device: phone, fps: 60")
    let tap = try #require(film.scene.gestures.last)
    let start = try #require(tap.touches(at: 0).first)
    // Between the status bar and a keyboard of 291 its box has its middle above that of the screen.
    #expect(start.y < 422 && start.y > 250)
    #expect(film.scene.events.contains { $0.kind == .editingBegan })
    let typed = try film.frame(at: film.scene.frameCount - 80)
    let before = try film.frame(at: 0)
    #expect(typed.pixel(20, 800) != before.pixel(20, 800), "keys stand at the bottom of the screen")
    #expect(try film.frame(at: film.lastFrame).bytes == before.bytes, "and go with the alert")
    #expect(film.scene.events.filter { $0.kind == .viewDidAppear && $0.subject == "keyboard" }.isEmpty)
  }

  @Test func theDimGoesWhenTheDismissalHasComeAboutAndOnlyThen() throws {
    func dims(_ steps: String) throws -> [Int] {
      try MotionScripts.load(steps).scene.events.filter { $0.kind == .dimmingViewRemoved }.map(\.frame)
    }
    let panel = "- present: detail\n  as: panel\n  curve: linear\n  duration: 500ms\n"
    #expect(try dims(panel + "- dismiss:\n  play: [50%, 0%]\n- dismiss") == [120])
    #expect(try dims(panel.replacing("as: panel", with: "as: panel\n  play: [50%, 0%]")) == [60])
    #expect(try dims(panel.replacing("as: panel", with: "as: panel\n  dim: 0") + "- dismiss") == [])
  }

  @Test func aNewOneMayComeWhileAnotherGoes() throws {
    let film = try MotionScripts.load(
      "- present: detail\n  as: panel\n- parallel:\n  - dismiss\n  - present: {alert: Gone?, buttons: [Yes]}\n- dismiss\n- wait: 100ms",
      canvas: "device: phone, fps: 60"
    )
    #expect(film.warnings.isEmpty)
    #expect(try film.frame(at: film.lastFrame).bytes == film.frame(at: 0).bytes)
  }

  @Test func exitEdgeIsTheSideItLeavesBy() throws {
    let film = try MotionScripts.load(
      "- present: detail\n  as: panel\n  height: 40px\n  dim: 0\n  exit-edge: trailing\n  curve: linear\n  duration: 1s\n- dismiss\n- wait: 100ms"
    )
    // Halfway out it is half a screen to the right, and no lower.
    let half = try film.frame(at: 30 + 60 + 30)
    let below = try film.frame(at: 0)
    for x in [0, 29] { #expect(half.pixel(x, 100) == below.pixel(x, 100)) }
    for x in [31, 59] { #expect(half.pixel(x, 100) == [255, 255, 255, 255]) }
  }

  @Test func aSheetRestsAtTheDetentThatTheFingerComesNearest() throws {
    let steps = "- present: detail\n  as: sheet\n  detents: [medium, large]\n  grabber: false\n"
    func top(_ steps: String) throws -> Int? {
      let film = try MotionScripts.load(steps + "\n- wait: 300ms")
      let last = try film.frame(at: film.lastFrame)
      // White begins where the sheet does; its blue bar is the first thing in it.
      return (0..<120).first {
        last.pixel(30, $0) == [255, 102, 0, 255] || last.pixel(30, $0) == [0, 102, 255, 255]
      }
    }
    #expect(try top(steps) == 60)
    #expect(try top(steps + "- drag: detail\n  by: 50\n  direction: top") == 10)
    #expect(try top(steps + "- drag: detail\n  by: 10\n  direction: top") == 60, "less than 30 % of the way")
    #expect(try top(steps + "- drag: detail\n  by: 50\n  direction: top\n- drag: detail\n  by: 20") == 60)
    #expect(try top(steps + "- drag: detail\n  by: 50") == nil, "past the last one it goes")
    #expect(try top(steps + "- swipe: detail\n  by: 15\n  direction: top") == 10, "its speed counts")
  }

  @Test func whereMotionIsReducedScreensOnlyFade() throws {
    let folder = try Folder()
    try folder.write(MotionScripts.text("- push: detail\n- wait: 100ms"), to: "scene.yaml")
    var options = LoadOptions()
    options.reducesMotion = true
    let film = try Screenplay.load(folder.path + "/scene.yaml", options: options)
    // The platform's cross-dissolve: 0.4 s, and at half of it every pixel is half of both.
    #expect(film.scene.frameCount == 30 + 24 + 6)
    let (old, new) = try (film.frame(at: 0), film.frame(at: film.lastFrame))
    let half = try film.frame(at: 30 + 12)
    for (x, y) in [(5, 5), (15, 30), (30, 110), (45, 95)] {
      for channel in 0..<4 {
        let mean = (Int(old.pixel(x, y)[channel]) + Int(new.pixel(x, y)[channel])) / 2
        #expect(abs(Int(half.pixel(x, y)[channel]) - mean) <= 1)
      }
    }
  }

  @Test func tabsKeepTheirStacks() throws {
    let film = try MotionScripts.load(
      "- push: detail\n- tab: {background: navy}\n- wait: 100ms\n- still: other.png\n- wait: 100ms\n- tab: home\n- wait: 100ms\n- still: again.png\n- wait: 100ms\n- tab: home\n- wait: 100ms"
    )
    let frames = film.scene.stills.map(\.frame)
    let pushed = try film.frame(at: frames[1])
    #expect(try film.frame(at: frames[0]).pixel(30, 60) == Color(rgb: 0x000080).bgra)
    // Back on its tab the pushed screen is still there; tapping the tab again goes back to its bottom.
    #expect(pushed.pixel(30, 60) == [255, 255, 255, 255])
    #expect(try film.frame(at: film.lastFrame).bytes == film.frame(at: 0).bytes)
    #expect(
      film.scene.events.filter { $0.kind == .viewDidAppear }.map(\.subject).suffix(3)
        == ["the screen of line 25", "detail", "home"])
  }
}

extension PixelBuffer {
  /// Blue, green, red and alpha.
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }
}

extension Color {
  fileprivate var bgra: [UInt8] { [blue, green, red, alpha] }
}
