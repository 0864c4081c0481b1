import Screenplay
import Testing

/// Words that move and grow do so evenly: in every frame of a film the centre of their ink is where it should be.
@Suite struct GlideTests {
  private func load(_ change: String) throws -> Screenplay {
    let folder = try Folder()
    try folder.write(
      """
      screenplay: 1
      canvas: {size: 400x100, scale: 1, fps: 60, background: white}
      screens:
        words: {background: white, content: [{text: Gliding words, id: words, frame: [100, 40, 200, 22]}]}
      script:
        - show: words
        - set: words
      """ + "\n" + change.split(separator: "\n").map { "    \($0)\n" }.joined()
        + "  - wait: 100ms\n", to: "scene.yaml")
    return try Screenplay.load(folder.path + "/scene.yaml")
  }

  /// In pixels; how dark a pixel is against white counts.
  private func center(_ picture: PixelBuffer) -> (x: Double, y: Double) {
    var (sum, across, down) = (0.0, 0.0, 0.0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let ink = 255 - Double(picture.bytes[(y * picture.width + x) * 4 + 1])
        sum += ink
        across += ink * (Double(x) + 0.5)
        down += ink * (Double(y) + 0.5)
      }
    }
    return (across / sum, down / sum)
  }

  @Test func aTenthOfAPixelAFrame() throws {
    let screenplay = try load("to: {x: 6}\nduration: 1s\ncurve: linear")
    let start = center(try screenplay.frame(at: 0))
    for frame in 0...60 {
      let here = center(try screenplay.frame(at: frame))
      #expect(abs(here.x - start.x - Double(frame) / 10) < 0.05, "frame \(frame)")
      #expect(abs(here.y - start.y) < 0.05, "frame \(frame)")
    }
  }

  @Test func fromOneToTwoTimesTheSize() throws {
    let screenplay = try load("to: {scale: 2}\nduration: 500ms\ncurve: linear")
    let start = center(try screenplay.frame(at: 0))
    // The middle of the frame, about which it grows.
    let middle = (x: 200.0, y: 51.0)
    for frame in 0...30 {
      let here = center(try screenplay.frame(at: frame))
      let scale = 1 + Double(frame) / 30
      #expect(abs(here.x - middle.x - (start.x - middle.x) * scale) < 0.2, "frame \(frame)")
      #expect(abs(here.y - middle.y - (start.y - middle.y) * scale) < 0.2, "frame \(frame)")
    }
  }
}
