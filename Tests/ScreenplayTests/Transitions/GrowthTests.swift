import Screenplay
import Testing

/// What a screen grows out of is the element alone: as round, turned, clear and shaded as it is.
@Suite struct GrowthTests {
  /// A ground of (40, 80, 120), on it an element; the screen that arrives is (0, 160, 0).
  private struct Growth {
    let screenplay: Screenplay

    init(_ kind: String, out element: String, _ before: [String] = []) throws {
      let folder = try Folder()
      try folder.write(
        """
        screenplay: 1
        canvas: {size: 200x400, scale: 1, fps: 60}
        screens:
          old:
            background: "#285078"
            content:
              - {\(element)}
          new: {background: "#00a000"}
        script:
          - show: old

        """
          + (before + [
            "wait: 100ms", "{present: new, as: \(kind), from: it, curve: linear, duration: 1s}",
            "wait: 100ms",
            "dismiss", "wait: 100ms",
          ]).map { "  - \($0)\n" }.joined(), to: "scene.yaml")
      screenplay = try Screenplay.load(folder.path + "/scene.yaml")
    }

    /// Red, green, blue of a pixel, `step` sixtieths of the way in.
    func color(_ x: Int, _ y: Int, step: Int) throws -> [Int] {
      let picture = try screenplay.frame(at: 6 + step)
      let place = (y * picture.width + x) * 4
      return [2, 1, 0].map { Int(picture.bytes[place + $0]) }
    }

    func frame(_ step: Int) throws -> [UInt8] { try screenplay.frame(at: 6 + step).bytes }
  }

  private static let ground = [40, 80, 120]
  private static let looks = [
    "round": "ellipse, id: it, frame: [60, 100, 40, 40], background: '#cc2030'",
    "rounded": "box, id: it, frame: [60, 100, 80, 60], background: '#cc2030', corner-radius: 20",
    "cut": """
    box, id: card, frame: [60, 100, 80, 60], corner-radius: 20, clip: true,
    content: [{box, id: it, frame: [0, 0, 80, 40], background: '#cc2030'}]
    """,
    "overhanging": """
    box, id: card, frame: [60, 100, 80, 80], corner-radius: 20, clip: true,
    content: [{box, id: it, frame: [40, 20, 80, 100], background: '#cc2030', corner-radius: 10,
    shadow: {blur: 20, opacity: 40%}}]
    """,
    "clear and overhanging": """
    box, id: card, frame: [60, 100, 80, 80], clip: true,
    content: [{ellipse, id: it, frame: [40, 20, 80, 80], background: '#cc2030', shadow: {blur: 20, opacity: 40%}}]
    """,
    "scrolled": """
    scroll: vertical, id: view, frame: [60, 100, 80, 80], content: [{box, id: it, height: 120, background: '#cc2030'},
    {box, height: 200}]
    """,
    "holding a circle": "avatar: Ada Lovelace, id: it, frame: [60, 100, 60, 60], color: '#cc2030'",
    "masked": "box, id: it, frame: [60, 100, 60, 60], background: '#cc2030', mask: {shape: ellipse}",
    "half": "box, id: it, frame: [60, 100, 80, 60], background: '#cc2030', opacity: 0.5",
    "clear": "box, id: it, frame: [60, 100, 80, 60], border: {width: 4, color: '#cc2030'}",
    "shaded": "box, id: it, frame: [60, 100, 80, 60], background: '#cc2030', shadow: {blur: 20, y: 6}",
  ]

  @Test(arguments: ["zoom", "container-transform"], looks.keys.sorted())
  func itSetsOffFromExactlyWhereTheElementIs(kind: String, look: String) throws {
    let growth = try Growth(kind, out: try #require(GrowthTests.looks[look]))
    let old = try growth.frame(-1)
    #expect(try growth.frame(0) == old)
    let steps = try (0..<3).map { try growth.frame($0).distance(to: growth.frame($0 + 1)) }
    #expect(steps[0] <= 3 * max(steps[1], steps[2]) + 0.3, "\(steps)")
    // And comes back to it.
    let back = try growth.screenplay.frame(at: growth.screenplay.scene.frameCount - 1).bytes
    #expect(back == old)
  }

  @Test(arguments: ["round", "rounded", "cut"]) func nothingAroundItComesAlong(look: String) throws {
    let growth = try Growth("zoom", out: try #require(GrowthTests.looks[look]))
    for step in 1...3 {
      // The corner of the frame that grows is cut off, and what is seen there is the ground.
      let share = Double(step) / 60
      let (x, y) = (Int(60 - 60 * share) + 2, Int(100 - 100 * share) + 2)
      #expect(try growth.color(x, y, step: step) == GrowthTests.ground, "step \(step)")
    }
    // Halfway its corners still are.
    #expect(try growth.color(31, 51, step: 30) == GrowthTests.ground)
    #expect(try growth.color(60, 200, step: 30) == [0, 160, 0])
  }

  @Test(arguments: ["zoom", "container-transform"], ["overhanging", "clear and overhanging", "scrolled"])
  func whatIsCutOffComesIntoSightOnTheWay(kind: String, look: String) throws {
    let growth = try Growth(kind, out: try #require(GrowthTests.looks[look]))
    for step in 1...4 {
      // What is seen ends at (140, 180), and both its sides move to those of the screen.
      let share = Double(step) / 60
      let (right, bottom) = (140 + Int((60 * share).rounded(.up)), 180 + Int((220 * share).rounded(.up)))
      #expect(try growth.color(right + 2, 160, step: step)[0] < 60, "step \(step)")
      #expect(try growth.color(118, bottom + 2, step: step)[0] < 60, "step \(step)")
      #expect(try growth.color(right - 12, 160, step: step)[0] > 120, "step \(step)")
    }
  }

  @Test(arguments: ["holding a circle", "masked", "round"], ["zoom", "container-transform"])
  func theFrameIsAsRoundAsWhatIsSeen(look: String, kind: String) throws {
    let growth = try Growth(kind, out: try #require(GrowthTests.looks[look]))
    for step in 1...3 {
      let share = Double(step) / 60
      let (x, y) = (Int(60 - 60 * share) + 2, Int(100 - 100 * share) + 2)
      let corner = try growth.color(x, y, step: step)
      // The scrim and the shadow darken the ground; nothing of the screen's green is there.
      #expect(corner[1] <= 80 && corner[2] >= 90, "step \(step): \(corner)")
    }
  }

  @Test func aShadowGoesOverIntoTheTransitions() throws {
    let look = GrowthTests.looks["rounded"].map { $0 + ", shadow: {blur: 30, y: 10, opacity: 80%}" }
    let growth = try Growth("container-transform", out: try #require(look))
    let rest = try growth.color(100, 164, step: 0)[2]
    #expect(rest < 80)
    // As dark in the first frame on the way, whose lower edge lies 4 points lower.
    #expect(abs(try growth.color(100, 168, step: 1)[2] - rest) <= 12)
  }

  @Test func whatLiesBehindAClearElementStaysBehindIt() throws {
    let growth = try Growth("zoom", out: try #require(GrowthTests.looks["half"]))
    let old = try growth.color(100, 130, step: 0)
    #expect(old == [122, 56, 84])
    let new = try growth.color(100, 130, step: 1)
    // A twenty-fourth of the way from the element to the screen.
    for (before, after) in zip(old, new) { #expect(abs(before - after) <= 12) }
    // Nothing is left of it beside the frame that grows.
    #expect(try growth.color(62, 102, step: 30) == [0, 160, 0])
  }

  @Test func aTurnedElementStraightens() throws {
    let growth = try Growth(
      "zoom", out: "box, id: it, frame: [60, 180, 80, 40], background: '#cc2030'",
      ["{set: it, to: {rotation: 90deg}, duration: 0}"])
    // It lies upright: 40 wide and 80 high about (100, 200).
    #expect(try growth.color(100, 165, step: 1)[0] > 180)
    #expect(try growth.color(65, 200, step: 1) == GrowthTests.ground)
    // Halfway it is turned by 45°: the corner that an upright frame would have is bare, the middle is not.
    #expect(try growth.color(31, 91, step: 30) == GrowthTests.ground)
    #expect(try growth.color(100, 200, step: 30) == [0, 160, 0])
    #expect(try growth.frame(60) == growth.frame(62))
  }
}
