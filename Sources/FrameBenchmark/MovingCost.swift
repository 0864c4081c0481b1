import Foundation
import Screenplay

/// How long drawing a frame takes in which something moves.
struct MovingCost: Cost {
  let frames: Int
  /// Milliseconds of CPU a frame, the median of all, each the median of its passes.
  let drawing: Double
  /// The frame that takes longest.
  let worst: Double

  /// Frames that differ from the one before and the one after, with caches filled by a first pass.
  static func measure(_ screenplay: Screenplay, passes: Int = 7) throws -> MovingCost {
    let moving = screenplay.animator.runs().map(\.frames).filter { $0.count == 1 }.map(\.lowerBound)
    guard !moving.isEmpty else { throw Failure(message: "nothing moves", code: 1) }
    var costs = [[Double]](repeating: [], count: moving.count)
    for pass in 0...passes {
      for (index, frame) in moving.enumerated() {
        let start = processorMilliseconds()
        _ = try screenplay.frame(at: frame)
        if pass > 0 { costs[index].append(processorMilliseconds() - start) }
      }
    }
    let medians = costs.map(median)
    return MovingCost(frames: moving.count, drawing: median(medians), worst: medians.max() ?? 0)
  }
}
