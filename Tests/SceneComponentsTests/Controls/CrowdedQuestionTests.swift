import SceneModel
import Testing

@testable import SceneComponents

/// Questions that are longer than the screen, and toasts whose button is.
@Suite struct CrowdedQuestionTests {
  private static func buttons(_ count: Int) -> ParameterValue {
    .elements(
      (0..<count).map {
        Element(AlertButton(), id: "b\($0)", parameters: ParameterValues(["title": .text("B\($0)")]))
      })
  }

  /// Views on what does not go in, from the top: how much of each is seen, and how far it scrolls.
  private static func views(_ layer: Layer) -> [(frame: Rect, reach: Double)] {
    layer.sublayers.flatMap { inner -> [(frame: Rect, reach: Double)] in
      if case .scroll(let area)? = inner.touch { return [(inner.frame, area.reach)] }
      return views(inner)
    }
  }

  @Test func theSharesOfWordsAndButtons() {
    func shares(_ words: Double, _ buttons: Double, _ room: Double) -> [Double] {
      let shares = CrowdedButtons(words: words, buttons: buttons, room: room)
      return [shares.words, shares.buttons]
    }
    #expect(shares(100, 88, 400) == [100, 88])
    #expect(shares(900, 44, 400) == [356, 44], "the words give way")
    #expect(shares(100, 900, 400) == [100, 300], "buttons have what short words leave")
    #expect(shares(900, 900, 400) == [200, 200], "each has half")
    #expect(shares(900, 44, 0) == [0, 0])
  }

  @Test func longWordsScrollAboveTheButtons() throws {
    let words = String(repeating: "words ", count: 300)
    let alert = LaidOut(
      AlertView(),
      ["text": .text("T"), "message": .text(words), "buttons": CrowdedQuestionTests.buttons(2)], width: 270,
      height: 400)
    let views = CrowdedQuestionTests.views(alert.layer)
    try #require(views.count == 2)
    #expect(views[0].frame == Rect(x: 0, y: 0, width: 270, height: 356) && views[0].reach > 0)
    #expect(views[1].frame == Rect(x: 0, y: 356, width: 270, height: 44) && views[1].reach == 0)
    #expect(alert["b0"]?.maxY == 400 && alert["b1"]?.maxY == 400, "both buttons are seen")
  }

  @Test func manyButtonsScroll() throws {
    let alert = LaidOut(
      AlertView(), ["text": .text("T"), "buttons": CrowdedQuestionTests.buttons(30)], width: 270, height: 400)
    let views = CrowdedQuestionTests.views(alert.layer)
    try #require(views.count == 2)
    #expect(views[0].reach == 0 && views[1].frame.maxY == 400)
    #expect(views[1].reach == 30 * 44 - views[1].frame.height)
    #expect(alert["b0"]?.y == views[1].frame.y)
  }

  @Test func anActionSheetKeepsTheOneThatLeavesAllAsItIs() throws {
    let cancel = Element(
      AlertButton(), id: "cancel",
      parameters: ParameterValues(["title": .text("Cancel"), "role": .choice("cancel")]))
    guard case .elements(let actions) = CrowdedQuestionTests.buttons(20) else { return }
    let sheet = LaidOut(
      ActionSheetView(), ["text": .text("T"), "buttons": .elements(actions + [cancel])], width: 374,
      height: 500)
    #expect(sheet["cancel"] == Rect(x: 0, y: 500 - 57, width: 374, height: 57))
    let views = CrowdedQuestionTests.views(sheet.layer)
    try #require(views.count == 2)
    #expect(views[1].frame.maxY == 500 - 57 - 8)
    #expect(views[1].reach == 20 * 57 - views[1].frame.height)
  }

  @Test func whatGoesInStaysAsItWas() {
    let alert = LaidOut(
      AlertView(), ["text": .text("T"), "buttons": CrowdedQuestionTests.buttons(3)], width: 270)
    #expect(CrowdedQuestionTests.views(alert.layer).isEmpty)
    #expect(alert["b2"]?.maxY == alert.size.height)
  }

  @Test(arguments: [false, true]) func aLongButtonOfAToastLeavesRoomForItsWords(isRightToLeft: Bool) throws {
    let long = String(repeating: "undo ", count: 40)
    let toast = LaidOut(
      ToastView(), ["text": .text("Deleted"), "button": .text(long), "icon": .choice("trash")],
      isRightToLeft: isRightToLeft)
    let button = try #require(toast["button"])
    // Letters are 7.5 wide: the words take 52.5, the icon 34, the gap 12, the padding 36.
    #expect(abs(button.width - (390 - 36 - 34 - 12 - 52.5)) <= 1)
    #expect(button.x >= 18 - 1 && button.maxX <= 390 - 18 + 1)
    let other = LaidOut(ToastView(), ["text": .text(long), "button": .text(long)])
    #expect(abs((other["button"]?.width ?? 0) - (390 - 36) / 2) <= 1, "half where both are long")
    #expect(other.size.width <= 390)
  }

  @Test func aToastsButtonIsCalledByItsWordsAndByButton() {
    let toast = LaidOut(ToastView(), ["text": .text("Deleted"), "button": .text("Undo it")])
    #expect(toast["undo-it"] != nil && toast["undo-it"] == toast["button"])
    let plain = LaidOut(ToastView(), ["text": .text("Deleted"), "button": .text("…")])
    #expect(plain["button"] != nil)
  }
}
