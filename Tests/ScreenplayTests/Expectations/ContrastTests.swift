import Screenplay
import Testing

@Suite struct ContrastTests {
  @Test(
    arguments: [
      // Known ratios: black on white by definition, the greys that WebAIM and others give as just below and just
      // above level AA, and the primaries.
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.48),
      (0x767676, 0xFFFFFF, 4.54),
      (0xFF0000, 0xFFFFFF, 4.0), (0x0000FF, 0xFFFFFF, 8.59), (0x00FF00, 0xFFFFFF, 1.37),
      (0x0000FF, 0xFFFF00, 8.0),
    ] as [(UInt32, UInt32, Double)])
  func ratiosOfColours(a: UInt32, b: UInt32, ratio: Double) {
    let found = Color(rgb: a).contrast(to: Color(rgb: b))
    #expect(abs(found - ratio) < 0.005)
    #expect(found == Color(rgb: b).contrast(to: Color(rgb: a)))
  }

  /// The contrast of the text `words` in front of something.
  private func contrast(of text: String, behind: String = "", over: String = "", scale: Int = 1) throws
    -> String
  {
    let script = """
      screenplay: 1
      canvas: {size: 100x40, scale: \(scale), fps: 10}
      screens:
        a:
          background: white
          content:
            \(behind.isEmpty ? "" : "- \(behind)")
            - {text: Words of text, id: words, frame: [5, 5, 90, 30], \(text.contains("size:") ? "" : "size: 12, ")\(text)}
            \(over.isEmpty ? "" : "- \(over)")
      script:
        - show: a
        - expect: words
          contrast: 21
        - wait: 1s

      """
    let folder = try Folder()
    try folder.write(script, to: "scene.yaml")
    let found = try Screenplay.load(folder.path + "/scene.yaml").unmetExpectations()
    let message = found.first?.message ?? "21"
    return message.replacing("`words` should have a contrast of at least 21, but has ", with: "")
      .replacing(", in frame 0 (0s)", with: "")
  }

  @Test(arguments: [6, 9, 14, 20])
  func smoothEdgesDoNotCount(size: Int) throws {
    // Letters of 6 points have hardly a pixel that they cover wholly.
    #expect(try contrast(of: "size: \(size)") == "21")
    #expect(try contrast(of: "size: \(size), color: \"#777777\"", scale: 3) == "4.47: #777777 on #ffffff")
  }

  @Test func theWorstPlaceCounts() throws {
    let half = "{box, frame: [50, 0, 50, 40], background: \"#666666\"}"
    #expect(try contrast(of: "color: \"#777777\"") == "4.47: #777777 on #ffffff")
    #expect(try contrast(of: "color: \"#777777\"", behind: half) == "1.28: #777777 on #666666")
    // Where no letter is, nothing counts.
    let corner = "{box, frame: [0, 36, 100, 4], background: \"#777777\"}"
    #expect(try contrast(of: "color: \"#777777\"", behind: corner) == "4.47: #777777 on #ffffff")
  }

  @Test func whatIsSeenCounts() throws {
    #expect(try contrast(of: "opacity: 50%") == "4: #7f7f7f on #ffffff")
    #expect(try contrast(of: "color: \"#00000080\"") == "4: #7f7f7f on #ffffff")
    #expect(try contrast(of: "color: white") == "1: #ffffff on #ffffff")
    let shade = "{box, frame: [0, 0, 100, 40], background: \"#00000080\"}"
    let shaded = try contrast(of: "color: \"#777777\"", over: shade)
    #expect(shaded.hasSuffix(": #3b3b3b on #7f7f7f"), "\(shaded)")
    let cover = "{box, frame: [0, 0, 100, 40], background: black}"
    #expect(
      try contrast(of: "size: 12", over: cover)
        == "`words` should have a contrast of at least 21, but none of its letters is seen")
  }
}
