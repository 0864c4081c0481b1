import AnimatorCore
import Testing

@testable import SceneModel

@Suite struct LayerLoopTests {
  private let layer = LayerPresentation(
    size: Size(width: 20, height: 10), transform: .translation(x: 5, y: 7))

  /// Where the middle of the right edge lies.
  private func right(_ loop: LayerLoop, _ frame: Int, _ rate: FrameRate = .sixty) -> Point {
    let map = loop.applied(to: layer, frame: frame, rate: rate).transform
    return Point(
      x: map.a.double * 20 + map.c.double * 5 + map.tx.double,
      y: map.b.double * 20 + map.d.double * 5 + map.ty.double)
  }

  @Test func turningGoesClockwiseAboutTheMiddle() {
    let loop = LayerLoop.turning(period: .milliseconds(1000))
    // The middle is (15, 12), the right edge 10 from it.
    for (frame, x, y) in [
      (0, 25.0, 12.0), (15, 15, 22), (30, 5, 12), (45, 15, 2), (60, 25, 12), (6015, 15, 22),
    ] {
      let point = right(loop, frame)
      #expect(abs(point.x - x) < 1e-3 && abs(point.y - y) < 1e-3)
    }
    #expect(loop.applied(to: layer, frame: 120, rate: .sixty) == layer)
  }

  @Test func stepsAreEqualAndWhole() {
    let loop = LayerLoop.turning(period: .milliseconds(800), steps: 8)
    // Six frames a step at 60 a second.
    let shown = (0..<96).map { loop.applied(to: layer, frame: $0, rate: .sixty) }
    for frame in 0..<96 { #expect(shown[frame] == shown[frame / 6 * 6]) }
    #expect(Set(shown).count == 8 && shown[0] == shown[48])
    let eighth = right(loop, 6)
    #expect(
      abs(eighth.x - (15 + 50.0.squareRoot())) < 1e-3 && abs(eighth.y - (12 + 50.0.squareRoot())) < 1e-3)
  }

  @Test(arguments: [(60, 1), (24, 1), (30000, 1001)])
  func blinkingKeepsItsTimes(numerator: Int, denominator: Int) throws {
    let rate = try #require(FrameRate(numerator, over: denominator))
    let loop = LayerLoop.blinking(on: .milliseconds(530), off: .milliseconds(470))
    for frame in 0..<1000 {
      // In whole milliseconds × the rate's numerator: exact.
      let position = frame * denominator * 1000 % (1000 * numerator)
      let isSeen = loop.applied(to: layer, frame: frame, rate: rate).opacity == .one
      #expect(isSeen == (position < 530 * numerator))
    }
  }

  @Test func withoutAPeriodNothingMoves() {
    for loop in [LayerLoop.turning(period: .zero), .blinking(on: .zero, off: .zero)] {
      #expect(loop.applied(to: layer, frame: 77, rate: .sixty) == layer)
    }
  }

  @Test func aScreenWithALoopIsNeverAtRest() throws {
    var wheel = Layer(id: "wheel", frame: Rect(x: 10, y: 10, width: 20, height: 20))
    wheel.loop = .turning(period: .milliseconds(1000), steps: 8)
    let root = Layer(
      frame: Rect(x: 0, y: 0, width: 100, height: 100),
      sublayers: [
        Layer(id: "still", frame: Rect(x: 0, y: 0, width: 5, height: 5)),
        Layer(frame: Rect(x: 30, y: 30, width: 50, height: 50), sublayers: [wheel]),
      ])
    let instance = ScreenInstance(name: "waiting", layer: root)
    let screens = ElementMotions().screens(
      rate: .sixty, frameCount: 120, states: ScreenStates(), shown: [instance, instance])
    let screen = try #require(screens[instance.id])
    #expect(!screen.isResting(from: 3, to: 4))
    #expect(screen.layer(in: 0) == root.presentation())
    #expect(screen.layer(in: 8) != screen.layer(in: 7) && screen.layer(in: 8) == screen.layer(in: 14))
    #expect(screen.layer(in: 60) == root.presentation())
    // Without a loop there is nothing to animate.
    let still = ScreenInstance(name: "still", layer: Layer(frame: root.frame))
    #expect(
      ElementMotions().screens(rate: .sixty, frameCount: 120, states: ScreenStates(), shown: [still]).isEmpty)
  }
}
