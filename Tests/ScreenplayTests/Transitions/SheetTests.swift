import Screenplay
import Testing

/// Sheets at each of their detents and on top of each other, and what an alert dims.
@Suite struct SheetTests {
  private static func film(_ steps: [String]) throws -> Screenplay {
    let folder = try Folder()
    try folder.write(
      """
      screenplay: 1
      canvas: {size: 200x400, scale: 1, fps: 60, background: black}
      screens:
        home: {background: "#c03020"}
        list:
          navigation-bar: {title: T, background: "#204080"}
          background: "#20c040"
          content: [{list: [A, B, C, D, E, F, G, H, I, J, K, L]}]
          toolbar: [Left, Right]
        other: {background: "#3050c0"}
        plain: {navigation-bar: {title: T, background: "#204080"}, background: "#20c040", toolbar: [Left, Right]}
        ask: {alert: Q, buttons: [OK]}
      script:
        - show: home

      """ + steps.map { "  - \($0)\n" }.joined(), to: "scene.yaml")
    return try Screenplay.load(folder.path + "/scene.yaml")
  }

  private static func color(_ film: Screenplay, _ x: Int, _ y: Int, frame: Int) throws -> [Int] {
    let picture = try film.frame(at: frame)
    return [2, 1, 0].map { Int(picture.bytes[(y * picture.width + x) * 4 + $0]) }
  }

  /// The lowest rows of a frame: a toolbar.
  private static func foot(_ film: Screenplay, frame: Int) throws -> [UInt8] {
    let picture = try film.frame(at: frame)
    return Array(picture.bytes[(400 - 40) * 200 * 4..<400 * 200 * 4])
  }

  @Test func itsFootIsInSightAtEachDetentAndOnTheWay() throws {
    let present = "{present: plain, as: sheet, detents: [medium, large]}"
    // A button of the toolbar can be tapped at the lower and at the higher one.
    let film = try SheetTests.film([
      present, "wait: 100ms", "{drag: [100, 210], by: -40%, duration: 400ms, finger: false}", "wait: 300ms",
      "{tap: right, finger: false}", "wait: 100ms",
    ])
    let large = film.scene.frameCount - 1
    let steps = try (0..<4).map { try SheetTests.foot(film, frame: large - 70 + $0 * 10) }
    // While the sheet moves it stays where it is, but for the rounding of fixed point.
    for step in steps { #expect(step.distance(to: steps[3]) < 0.1) }
    let medium = try SheetTests.film([present, "wait: 100ms", "{tap: right, finger: false}", "wait: 100ms"])
    let last = medium.scene.frameCount - 1
    // Before the tap, whose button glows a little longer.
    #expect(try SheetTests.foot(medium, frame: last - 20) == steps[3])
    #expect(try SheetTests.color(medium, 100, 202, frame: last) == [32, 64, 128])
  }

  @Test func theEndOfAListIsReachedAtTheLowerDetent() throws {
    // As far as it scrolls the last row stands above the toolbar, where a finger reaches it.
    _ = try SheetTests.film([
      "{present: list, as: sheet, detents: [medium, large]}", "{scroll: list, to: l}", "{tap: l}",
    ])
  }

  @Test func onlyTheSheetRightBelowStepsBack() throws {
    let one = try SheetTests.film(["{present: list, as: sheet}", "wait: 100ms"])
    let two = try SheetTests.film([
      "{present: list, as: sheet}", "{present: other, as: sheet}", "wait: 100ms",
    ])
    let (a, b) = (one.scene.frameCount - 1, two.scene.frameCount - 1)
    // The first screen reaches from 28 to the sheet at 32: by 0.07 of 400 further down, scaled about its top.
    for y in [26, 29] {
      let (alone, below) = (
        try SheetTests.color(one, 100, y, frame: a), try SheetTests.color(two, 100, y, frame: b)
      )
      #expect((alone[0] > 100) == (y > 28) && (below[0] > 100) == (y > 28), "row \(y): \(alone), \(below)")
    }
    // The first sheet is narrower by 0.0835 and two points higher: its bar is seen above the second one.
    #expect(try SheetTests.color(two, 100, 31, frame: b)[2] > 80)
    #expect(try SheetTests.color(two, 4, 60, frame: b) == [48, 80, 192])
  }

  @Test func anAlertDimsTheToastThatWasThereBefore() throws {
    let film = try SheetTests.film([
      "{present: {toast: Saved}, for: 10s}", "wait: 500ms", "{present: ask}", "wait: 500ms", "dismiss",
      "wait-until: idle",
    ])
    let before = try SheetTests.color(film, 190, 395, frame: 28)
    let after = try SheetTests.color(film, 190, 395, frame: 70)
    // A dim of 0.2.
    for (old, new) in zip(before, after) { #expect(abs(Double(new) - Double(old) * 0.8) <= 1.5) }
    // One that arrives while the alert is up stands above it.
    let later = try SheetTests.film([
      "{present: ask}", "{present: {toast: Saved}, for: 1s}", "wait: 500ms", "wait-until: idle",
    ])
    #expect(try SheetTests.color(later, 190, 395, frame: 54) == before)
  }
}
