import Screenplay
import Testing

/// What holds for every transition there is, each new one among them, by looking at frames.
@Suite struct TransitionPropertyTests {
  private static let all = Catalogue.standard.transitions.map(\.declaration)
  /// Those that stay until they are dismissed.
  private static let staying = all.filter { $0.stay == nil }
  private static let passing = all.filter { $0.stay != nil }
  private static let pushing = all.filter(\.canPush)
  /// Those whose way out is another than their way in, and why.
  private static let oneWay = [
    "alert": "it fades out without becoming larger again",
    "container-transform": "Material's ranges of the way back are others",
  ]

  /// Six frames of rest before whatever happens.
  private let rest = 6

  @Test(arguments: staying)
  func beginsAtExactlyTheOldScreenAndEndsAtExactlyTheNew(transition: TransitionDeclaration) throws {
    let film = try TransitionFilm(transition, ["IN", "wait: 100ms", "OUT", "wait: 100ms"])
    let old = try film.frame(0)
    #expect(try film.frame(rest) == old, "progress 0")
    #expect(try film.frame(film.count - 1) == old && film.frame(film.count - 6) == old, "back again")
    let ends = try TransitionFilm(transition, ["IN", "wait: 100ms"])
    let landed = ends.count - 6
    #expect(try ends.frame(landed) == ends.frame(ends.count - 1), "nothing changes when it has come to rest")
    #expect(try ends.frame(landed) != old)
  }

  @Test(arguments: pushing)
  func aPushedScreenIsExactlyTheScreen(transition: TransitionDeclaration) throws {
    let film = try TransitionFilm(transition, ["IN", "wait: 100ms"], presents: false)
    let shown = try TransitionFilm(transition, ["show: new", "wait: 100ms"])
    #expect(try film.frame(film.count - 1) == shown.frame(shown.count - 1))
    #expect(try film.frame(film.count - 6) == shown.frame(shown.count - 1))
  }

  @Test(arguments: staying.filter { oneWay[$0.name] == nil })
  func theWayOutIsTheWayInBackwards(transition: TransitionDeclaration) throws {
    let use = "curve: linear, duration: 800ms"
    let film = try TransitionFilm(transition, ["IN", "OUT", "wait: 100ms"], use: use, fps: 30)
    let frames = try film.frames()
    for step in 0...24 {
      #expect(frames[3 + step] == frames[3 + 48 - step], "frame \(step) of 24")
    }
  }

  @Test(arguments: staying)
  func takenBackItDidNotHappen(transition: TransitionDeclaration) throws {
    let cancel = "IN, play: [{drag: 55%, duration: 200ms}, {release: cancel}]"
    // Until the finger that did it has faded.
    let film = try TransitionFilm(transition, [cancel, "wait: 500ms"], fps: 30)
    let frames = try film.frames()
    #expect(frames[film.count - 1] == frames[0] && frames[film.count - 2] == frames[0])
    #expect(frames[8] != frames[0], "it did move")
  }

  @Test(arguments: staying)
  func threeTimesTakenBackAndThenDone(transition: TransitionDeclaration) throws {
    let cancel = "IN, play: [{drag: 40%, duration: 100ms}, {release: cancel}]"
    let film = try TransitionFilm(transition, [cancel, cancel, cancel, "IN", "wait: 100ms"])
    let once = try TransitionFilm(transition, ["IN", "wait: 100ms"])
    #expect(try film.frame(film.count - 1) == once.frame(once.count - 1))
    #expect(try film.frame(film.count - 6) == once.frame(once.count - 6))
  }

  @Test(arguments: staying)
  func withoutTimeItIsThereAtOnce(transition: TransitionDeclaration) throws {
    let film = try TransitionFilm(transition, ["IN", "wait: 100ms"], use: "duration: 0")
    #expect(film.count == rest + 6)
    let once = try TransitionFilm(transition, ["IN", "wait: 100ms"])
    #expect(try film.frame(rest) == once.frame(once.count - 1))
  }

  @Test(arguments: staying, ["1x1", "1x7", "9x1", "33x17"])
  func anySizeCanBeDrawn(transition: TransitionDeclaration, size: String) throws {
    let film = try TransitionFilm(
      transition, ["IN", "wait: 100ms", "OUT", "wait: 100ms"], use: "duration: 200ms", size: size, fps: 30)
    let frames = try film.frames()
    #expect(frames[3] == frames[0] && frames[film.count - 1] == frames[0])
  }

  /// The first step and the last are no larger than a few of those beside them: nothing flashes or jumps where it
  /// begins and ends.
  @Test(arguments: staying)
  func nothingFlashesWhereItBeginsAndEnds(transition: TransitionDeclaration) throws {
    let film = try TransitionFilm(
      transition, ["IN", "wait: 100ms"], use: "curve: linear, duration: 1s", size: "60x96")
    let frames = try (rest - 1...rest + 61).map(film.frame)
    let steps = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
    // At rest, then sixty steps, then at rest.
    #expect(steps[0] == 0 && steps[61] == 0)
    #expect(steps[1] <= 3 * max(steps[2], steps[3]) + 0.5, "\(steps[1...3])")
    #expect(steps[60] <= 3 * max(steps[59], steps[58]) + 0.5, "\(steps[58...60])")
  }

  @Test(arguments: passing)
  func whatGoesByItselfLeavesNothing(transition: TransitionDeclaration) throws {
    for size in ["60x96", "33x17", "1x1"] {
      let film = try TransitionFilm(transition, ["IN, for: 500ms", "wait: 2s"], size: size, fps: 30)
      let frames = try film.frames()
      #expect(frames[3] == frames[0] && frames[film.count - 1] == frames[0], "\(size)")
      // Half a second in, it rests.
      #expect(frames[16] == frames[17])
      #expect(size != "60x96" || frames[16] != frames[0])
    }
  }

  /// An overshooting spring shows no gap at the sides of what slides.
  @Test(arguments: staying)
  func aSpringThatOvershootsIsDrawn(transition: TransitionDeclaration) throws {
    let film = try TransitionFilm(
      transition, ["IN", "OUT", "wait: 100ms"], use: "curve: spring(duration=0.3 bounce=0.5)", fps: 30)
    let frames = try film.frames()
    #expect(frames[film.count - 1] == frames[0])
  }
}
