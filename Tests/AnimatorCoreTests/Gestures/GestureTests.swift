import AnimatorCore
import TestSupport
import Testing

private func ms(_ count: Int32) -> Time { .milliseconds(count) }

@Suite struct GestureTests {
  @Test func minimumJerk() {
    let path = FingerPath.drag(duration: ms(1000))
    #expect(path.share(at: 0.5) == 0.5 && path.speed(at: 0.5) == 1.875)
    #expect(
      path.share(at: 0) == 0 && path.share(at: 1) == 1 && path.share(at: 9) == 1 && path.share(at: -1) == 0)
    #expect(path.speed(at: 0) == 0 && path.releaseSpeed == 0)
    #expect(abs(path.share(at: 0.25) - 0.103515625) < 1e-15)
    #expect(FingerPath.drag().duration == ms(600))
  }

  @Test func swipesLeaveAtSpeed() {
    let path = FingerPath.swipe()
    #expect(path.duration == ms(150) && abs(path.releaseSpeed - 1 / 0.15) < 1e-12)
    #expect(path.speed(at: 0) == 0 && abs(path.speed(at: 0.15 - 1e-9) - 1 / 0.15) < 1e-4)
    // 6x³ − 8x⁴ + 3x⁵ in the middle.
    #expect(abs(path.share(at: 0.075) - (0.75 - 0.5 + 0.09375)) < 1e-12)
    #expect(FingerPath.swipe(curve: .easeInOut).releaseSpeed == path.releaseSpeed)
    #expect(FingerPath.drag(duration: ms(400), curve: .linear).releaseSpeed == 2.5)
  }

  @Test func pathsRiseAndTheirSpeedIsTheirDerivative() {
    var generator = SeededGenerator(seed: 5)
    for path in [
      FingerPath.drag(), .swipe(), .scroll(), .scroll(rate: .normal), .drag(curve: .easeOut),
    ] {
      let whole = path.duration.seconds
      var last = 0.0
      for step in 1...400 {
        let share = path.share(at: whole * Double(step) / 400)
        #expect(share >= last)
        last = share
      }
      #expect(last == 1)
      for _ in 0..<200 {
        let t = generator.double(0.001...whole - 0.001)
        let slope = (path.share(at: t + 1e-6) - path.share(at: t - 1e-6)) / 2e-6
        #expect(abs(slope - path.speed(at: t)) < 1e-3 * max(1, slope))
      }
    }
  }

  /// 40 % up, a rest, 30 % back without leaving the glass.
  @Test func joinedStretches() throws {
    let path = FingerPath.joined(
      [
        .init(start: 0, path: .drag(duration: ms(600)), from: 0, to: 0.4),
        .init(start: 1, path: .drag(duration: ms(500), curve: .linear), from: 0.4, to: 0.1),
      ], duration: ms(1500))
    #expect(path.share(at: -1) == 0 && path.share(at: 0) == 0 && abs(path.share(at: 0.3) - 0.2) < 1e-15)
    #expect(path.share(at: 0.6) == 0.4 && path.share(at: 0.99) == 0.4 && path.share(at: 1) == 0.4)
    #expect(
      abs(path.share(at: 1.25) - 0.25) < 1e-15 && path.share(at: 1.5) == 0.1 && path.share(at: 9) == 0.1)
    #expect(abs(path.speed(at: 0.3) - 0.4 * 1.875 / 0.6) < 1e-12 && path.speed(at: 0.8) == 0)
    #expect(abs(path.speed(at: 1.2) + 0.6) < 1e-12 && abs(path.releaseSpeed + 0.6) < 1e-12)
    // It rests before it leaves.
    let rested = FingerPath.joined([.init(start: 0, path: .swipe(), from: 0, to: 0.5)], duration: ms(400))
    #expect(rested.releaseSpeed == 0 && rested.share(at: 0.3) == 0.5)
    let drag = Gesture.drag(
      from: Vector(x: 10, y: 100), by: Vector(x: 0, y: -50), along: path, start: ms(200))
    #expect(
      drag.touches(at: 0.7) == [Vector(x: 10, y: 80)] && drag.touches(at: 1.5) == [Vector(x: 10, y: 95)])
    let events = try drag.events(rate: .sixty)
    #expect(events.count == 2 + 35 + 30 && events.last?.state == .ended)
    #expect(events.last.map { abs($0.sample.velocity.y - 30) < 1e-9 } == true)
    #expect(try drag.cancelled(at: ms(1700)).events(rate: .sixty).last?.state == .cancelled)
  }

  @Test func scrollsSlowDown() {
    let path = FingerPath.scroll()
    #expect(path.duration == ms(500) && path.contactDuration == ms(150))
    // After the finger has left, each millisecond keeps 0.99 of the speed.
    for time in [0.15, 0.2, 0.4] {
      #expect(abs(path.speed(at: time + 0.001) / path.speed(at: time) - 0.99) < 1e-9)
    }
    #expect(abs(path.speed(at: 0.15) - path.releaseSpeed) < 1e-9)
    #expect(path.speed(at: 0.4999) < path.releaseSpeed * 0.031)
  }

  @Test func deceleration() {
    #expect(abs(DecelerationRate.normal.projectedOffset(velocity: 1000) - 499) < 1e-9)
    #expect(abs(DecelerationRate.fast.projectedOffset(velocity: -1000) + 99) < 1e-9)
  }

  @Test func rubberBand() {
    // x·c·L / (L + c·x)
    #expect(abs(RubberBand.offset(of: 100, travel: 400) - 100 * 0.55 * 400 / (400 + 55)) < 1e-12)
    #expect(RubberBand.offset(of: 0, travel: 400) == 0 && RubberBand.offset(of: -3, travel: 400) == 0)
    #expect(RubberBand.offset(of: 1e300, travel: 400) == 400 && RubberBand.offset(of: 5, travel: 0) == 0)
    #expect(RubberBand.slope(at: 0, travel: 400) == 0.55)
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let (x, travel) = (generator.scale(0.1, 1000), generator.scale(10, 2000))
      let y = RubberBand.offset(of: x, travel: travel)
      #expect(abs(RubberBand.distance(of: y, travel: travel) - x) < 1e-9 * x)
      let slope = (RubberBand.offset(of: x + 1e-4, travel: travel) - y) / 1e-4
      #expect(abs(RubberBand.slope(at: x, travel: travel) - slope) < 1e-4)
    }
    #expect(RubberBand.distance(of: 400, travel: 400) == .infinity)
  }

  @Test func eventsOfADrag() throws {
    let drag = Gesture.drag(
      from: Vector(x: 100, y: 200), by: Vector(x: 0, y: 120), duration: ms(50), curve: .linear,
      start: ms(1000))
    let events = try drag.events(rate: .sixty)
    #expect(events.map(\.state) == [.began, .changed, .changed, .ended])
    #expect(events.map(\.time) == [ms(1000), try Time(61, over: 60), try Time(62, over: 60), ms(1050)])
    #expect(events.map(\.sample.translation.x) == [0, 0, 0, 0])
    for (event, y) in zip(events, [0.0, 40, 80, 120]) { #expect(abs(event.sample.translation.y - y) < 1e-9) }
    #expect(events.allSatisfy { abs($0.sample.velocity.y - 2400) < 1e-9 })
    #expect(drag.touches(at: 0.025) == [Vector(x: 100, y: 260)])
    let cut = try drag.cancelled(at: ms(1025)).events(rate: .sixty)
    #expect(cut.map(\.state) == [.began, .changed, .cancelled] && cut.last?.time == ms(1025))
    #expect(abs((cut.last?.sample.translation.y ?? 0) - 60) < 1e-9)
    #expect(try drag.cancelled(at: ms(2000)) == drag)
  }

  @Test func tapsDoNotMove() throws {
    let tap = Gesture.tap(at: Vector(x: 1, y: 2), start: .zero)
    #expect(try tap.events(rate: .sixty).map(\.state) == [.began, .ended])
    #expect(tap.duration == ms(200) && tap.kind == .tap)
    #expect(Gesture.tap(at: .zero, hold: ms(800), start: .zero).kind == .hold)
  }

  @Test func scrollsEndWhereTheFingerLeaves() throws {
    let scroll = Gesture.scroll(from: .zero, by: Vector(x: 0, y: -300), start: .zero)
    let events = try scroll.events(rate: .sixty)
    #expect(scroll.duration == ms(150) && events.last?.time == ms(150))
    let last = try #require(events.last?.sample)
    #expect(last.translation.y < -100 && last.translation.y > -250)
    #expect(abs(last.velocity.y - -300 * scroll.path.releaseSpeed) < 1e-9)
  }

  @Test func pinches() throws {
    let pinch = try Gesture.pinch(
      at: Vector(x: 200, y: 400), scale: 2, rotation: 90, duration: ms(600), start: .zero)
    let half = pinch.sample(at: 0.3)
    #expect(half.scale == 1.5 && half.rotation == 45 && half.translation == .zero)
    #expect(
      abs(half.scaleVelocity - 1.875 / 0.6) < 1e-12 && abs(half.rotationVelocity - 90 * 1.875 / 0.6) < 1e-9)
    let touches = pinch.touches(at: 0.6)
    #expect(touches.count == 2)
    #expect(abs(touches[0].x - (200 + 80 * 0.5.squareRoot())) < 1e-9)
    #expect(abs(touches[0].y - (400 + 80 * 0.5.squareRoot())) < 1e-9)
    #expect(abs(touches[0].x + touches[1].x - 400) < 1e-9)
    #expect(throws: TimingParameterError.self) { try Gesture.pinch(at: .zero, scale: 0, start: .zero) }
  }
}
