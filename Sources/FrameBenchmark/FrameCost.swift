import Foundation
import Screenplay

/// How long drawing and converting takes on one processor.
struct FrameCost: Cost {
  let frames: Int
  let distinctFrames: Int
  /// Milliseconds of CPU for the first pass, which fills every cache.
  let firstPass: Double
  /// Milliseconds of CPU a distinct frame, the median of the passes after it.
  let drawing: Double
  let converting: Double

  static func measure(_ screenplay: Screenplay, passes: Int = 7) throws -> FrameCost {
    let runs = screenplay.animator.runs()
    let canvas = screenplay.scene.canvas
    var planes = Planes(width: canvas.pixelWidth, height: canvas.pixelHeight)
    var (drawing, converting): ([Double], [Double]) = ([], [])
    for _ in 0...passes {
      var (drawn, converted) = (0.0, 0.0)
      for run in runs {
        let start = processorMilliseconds()
        let pixels = try screenplay.frame(at: run.frames.lowerBound)
        let middle = processorMilliseconds()
        planes.convert(pixels)
        converted += processorMilliseconds() - middle
        drawn += middle - start
      }
      drawing.append(drawn)
      converting.append(converted)
    }
    let count = Double(runs.count)
    return FrameCost(
      frames: screenplay.scene.frameCount, distinctFrames: runs.count,
      firstPass: drawing[0] + converting[0], drawing: median(drawing.dropFirst()) / count,
      converting: median(converting.dropFirst()) / count)
  }
}
