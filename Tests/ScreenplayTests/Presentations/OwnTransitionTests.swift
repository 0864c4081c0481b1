import Screenplay
import Testing

/// Transitions of a script's own, made of tracks.
@Suite struct OwnTransitionTests {
  private func film(_ transition: String, _ use: String) throws -> Screenplay {
    let folder = try Folder()
    try folder.write(
      """
      screenplay: 1
      canvas: {size: 100x100, fps: 10}
      transitions:
        own:
          duration: 1s
          curve: linear
      \(transition.split(separator: "\n").map { "    \($0)\n" }.joined())
      screens:
        old: {background: "#808080"}
        new: {background: white, content: [{box, id: dot, frame: [40, 40, 20, 20], background: black}]}
      script:
        - show: old
        - present: new
          as: own
      \(use.split(separator: "\n").map { "    \($0)\n" }.joined())
        - wait: 1s
      """, to: "scene.yaml")
    return try Screenplay.load(folder.path + "/scene.yaml")
  }

  private func level(_ film: Screenplay, _ frame: Int, _ x: Int, _ y: Int) throws -> UInt8 {
    let picture = try film.frame(at: frame)
    return picture.bytes[(y * picture.width + x) * 4]
  }

  @Test func positionsArePercentOfTheContainerAndStopsLieWhereTheySay() throws {
    let film = try film("entering: {y: {0%: -100%, 50%: -20%, 100%: 0%}}", "")
    #expect(try level(film, 0, 50, 0) == 128, "progress 0 is the old screen")
    // At a quarter its lower side is at 100 − 60.
    let quarter = try film.frame(at: 3)
    #expect(quarter.bytes[(20 * 100 + 5) * 4] == 255)
    // At half it is a fifth of the height above its place.
    #expect(try level(film, 5, 5, 79) == 255)
    #expect(try level(film, 5, 5, 81) == 128)
    #expect(try level(film, 10, 5, 99) == 255)
  }

  @Test func dimAndLeavingAndElementsMove() throws {
    let film = try film(
      "leaving: {scale: [1, 0.5]}\nentering: {opacity: [0, 0]}\ndim: {opacity: [0, 50%]}", "")
    // Halfway the old screen has three quarters of its size, under a black of a quarter.
    #expect(try level(film, 5, 50, 50) == 96)
    #expect(try level(film, 5, 5, 50) == 0)
    let element = try self.film("entering/dot: {x: [30%, 0%]}", "")
    #expect(try level(element, 5, 65, 50) == 0 && level(element, 5, 45, 50) == 255)
    #expect(try level(element, 12, 45, 50) == 0)
  }

  @Test func aUseGivesItsParametersAndItsOwnTime() throws {
    let made = "parameters: {far: {type: length, default: 100%}}\nentering: {x: [$far, 0%]}"
    let near = try film(made, "with: {far: 20%}\nduration: 2s")
    #expect(near.scene.frameCount == 30)
    #expect(try level(near, 10, 11, 5) == 255 && level(near, 10, 9, 5) == 128)
    let far = try film(made, "")
    #expect(try level(far, 5, 51, 5) == 255 && level(far, 5, 49, 5) == 128)
  }

  @Test func theWayOutIsTheWayInBackwards() throws {
    let folder = try Folder()
    try folder.write(
      """
      screenplay: 1
      canvas: {size: 40x40, fps: 10}
      transitions: {own: {duration: 1s, curve: linear, entering: {x: [100%, 0%], rotation: [20deg, 0deg]}}}
      screens: {old: {background: gray}, new: {background: white}}
      script: [show: old, {push: new, as: own}, pop, wait: 500ms]
      """, to: "scene.yaml")
    let film = try Screenplay.load(folder.path + "/scene.yaml")
    for frame in 0...10 { #expect(try film.frame(at: frame).bytes == film.frame(at: 20 - frame).bytes) }
  }
}
