import Foundation
import Screenplay

/// How long one frame's presentation takes while much of it moves: to evaluate, to compare with the one
/// before, to digest.
struct PresentationCost: Cost {
  let layers: Int
  let springs: Int
  let frames: Int
  /// Microseconds of CPU a frame, medians over the frames.
  let evaluating: Double
  let comparing: Double
  let digesting: Double
  let together: Double

  /// A screen of 200 layers, 20 of which are on their way by springs in every frame that is measured.
  static func measure(layers: Int = 200, springs: Int = 20, passes: Int = 20) throws -> PresentationCost {
    let animator = try Screenplay(scene(layers: layers, springs: springs)).animator
    let moving = 6..<54
    var costs: [(Double, Double, Double)] = []
    var last = animator.presentation(at: moving.lowerBound - 1)
    var sum: UInt64 = 0
    for _ in 0..<passes {
      for frame in moving {
        let start = nanoseconds()
        let next = animator.presentation(at: frame)
        let evaluated = nanoseconds()
        guard next != last else { throw Failure(message: "frame \(frame) did not move", code: 1) }
        let compared = nanoseconds()
        sum &+= next.digest.low
        let digested = nanoseconds()
        costs.append((evaluated - start, compared - evaluated, digested - compared))
        last = next
      }
    }
    guard sum != 0 else { throw Failure(message: "the digests are empty", code: 1) }
    return PresentationCost(
      layers: layers, springs: springs, frames: moving.count, evaluating: microseconds(costs.map(\.0)),
      comparing: microseconds(costs.map(\.1)), digesting: microseconds(costs.map(\.2)),
      together: microseconds(costs.map { $0.0 + $0.1 + $0.2 }))
  }

  private static func scene(layers: Int, springs: Int) throws -> SceneDescription {
    guard let box = Catalogue.standard.component(named: "box") else {
      throw Failure(message: "there are no boxes", code: 1)
    }
    let range = SourceRange(
      file: "", start: SourceLocation(line: 1, column: 1), end: SourceLocation(line: 1, column: 1))
    let elements = (0..<layers).map { index in
      let place = LengthRect(
        x: .points(Double(index % 10) * 38), y: .points(Double(index / 10) * 38), width: .points(32),
        height: .points(32))
      let color = Color(rgb: UInt32(0x102030 + index * 1000))
      return Element(
        box, id: "box-\(index)",
        parameters: ParameterValues([
          "frame": .rectangle(place), "background": .color(color), "corner-radius": .length(.points(8)),
        ]))
    }
    let spring = try CurveSpecification.parse("spring(duration=1 bounce=0.3)")
    let changes = (0..<springs).map { index in
      SceneStep(
        .set(
          Spanned("box-\(index * layers / springs)", at: range),
          PropertyChange(
            Spanned(.to([.length(.y, .points(120))]), at: range), curve: Spanned(spring, at: range))))
    }
    return SceneDescription(
      canvas: Canvas(size: Size(width: 390, height: 844)),
      steps: [
        SceneStep(.show(Screen(name: "boxes", body: .content(elements)), nil)),
        SceneStep(.parallel(changes, stagger: .zero)),
      ])
  }

  private static func microseconds(_ values: [Double]) -> Double { median(values) / 1000 }

  private static func nanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
