import Screenplay
import Testing

/// What travels looks at both ends as it does there.
@Suite struct HeroTests {
  private struct Flight {
    let screenplay: Screenplay

    init(_ old: String, _ new: String) throws {
      let folder = try Folder()
      try folder.write(
        """
        screenplay: 1
        canvas: {size: 200x300, scale: 1, fps: 60}
        screens:
          old: {background: white, content: [{\(old)}]}
          new: {background: white, content: [{\(new)}]}
        script:
          - show: old
          - wait: 100ms
          - {push: new, as: hero, curve: linear, duration: 1s}
          - wait: 100ms

        """, to: "scene.yaml")
      screenplay = try Screenplay.load(folder.path + "/scene.yaml")
    }

    /// Red, green and blue of all pixels, `step` sixtieths of the way in.
    func pixels(_ step: Int) throws -> [[Int]] {
      let bytes = try screenplay.frame(at: 6 + step).bytes
      return stride(from: 0, to: bytes.count, by: 4).map { at in [2, 1, 0].map { Int(bytes[at + $0]) } }
    }

    /// The most colourful of the letters: least of all channels but one.
    func ink(_ step: Int) throws -> [Int] {
      try pixels(step).min { $0.reduce(0, +) < $1.reduce(0, +) } ?? []
    }
  }

  @Test func wordsChangeTheirColorOnTheWay() throws {
    let flight = try Flight(
      "text: HHH, id: w, frame: [20, 20, 160, 60], size: 50, weight: bold, color: '#c00000'",
      "text: HHH, id: w, frame: [20, 200, 160, 60], size: 50, weight: bold, color: '#0000c0'")
    #expect(try flight.ink(0) == [192, 0, 0])
    for step in [1, 15, 30, 45, 59] {
      let (share, ink) = (Double(step) / 60, try flight.ink(step))
      #expect(abs(Double(ink[0]) - 192 * (1 - share)) <= 3, "step \(step): \(ink)")
      #expect(abs(Double(ink[2]) - 192 * share) <= 3, "step \(step): \(ink)")
    }
    #expect(try flight.ink(60) == [0, 0, 192])
  }

  @Test(arguments: ["italic: true", "align: right"]) func otherLettersCrossFade(look: String) throws {
    let words = "text: HHH, id: w, size: 50, weight: bold, color: black, frame: [20, 20, 160, 60]"
    let flight = try Flight(words, words + ", " + look)
    // As at rest but for a sixtieth.
    let (old, new) = (try flight.pixels(0), try flight.pixels(1))
    let most = zip(old, new).map { abs($0[0] - $1[0]) }.max() ?? 255
    #expect(most <= 12)
    #expect(try flight.pixels(0) != flight.pixels(60))
  }

  @Test func aShadowIsThereFromTheFirstFrameOn() throws {
    let flight = try Flight(
      "box, id: it, frame: [40, 40, 80, 80], background: '#c00000', shadow: {blur: 20, opacity: 80%}",
      "box, id: it, frame: [60, 160, 80, 80], background: '#c00000'")
    func below(_ step: Int, _ x: Int, _ y: Int) throws -> Int { try flight.pixels(step)[y * 200 + x][2] }
    let rest = try below(0, 80, 122)
    #expect(rest < 200)
    #expect(abs(try below(1, 80, 124) - rest) <= 8)
    #expect(try below(59, 100, 241) > 240)
    let half = try below(30, 90, 182)
    #expect(half > rest + 20 && half < 250, "\(half)")
  }
}
