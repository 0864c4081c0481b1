import Foundation
import Screenplay

/// How long one picture takes on one processor: by a renderer that has drawn nothing yet, by one that has, and as a film
/// takes it, over the picture before.
struct PictureCost: Cost {
  let pictures: Int
  let width: Int
  let height: Int
  /// Milliseconds of CPU, medians over the pictures and the slowest of them.
  let uncached: Double
  let slowestUncached: Double
  let cached: Double
  let slowestCached: Double
  let over: Double
  let slowestOver: Double
  /// The most that `uncached`, and the two others, may be.
  let uncachedLimit: Double
  let cachedLimit: Double

  /// Pictures from the longest rests of a scene.
  ///
  /// The limits are for 1080p, so the canvas is drawn at the scale at which it has as many pixels as that, whatever its
  /// proportions.
  static func measure(_ path: String, pixels: Int = 1920 * 1080, pictures: Int = 12) throws -> PictureCost {
    func loaded(_ scale: Double?) throws -> Screenplay {
      var options = LoadOptions()
      options.scale = scale
      do {
        return try Screenplay.load(path, options: options)
      } catch {
        throw Failure(message: "\(path) cannot be played: \(error)", code: 3)
      }
    }
    let size = try loaded(nil).scene.canvas.size
    let scale = (Double(pixels) / (size.width * size.height)).squareRoot()
    let screenplay = try loaded(scale)
    let runs = screenplay.animator.runs().map(\.frames).sorted { $0.count > $1.count }.prefix(pictures)
    var (uncached, cached, over): ([Double], [Double], [Double]) = ([], [], [])
    for frame in runs.map(\.lowerBound) {
      let fresh = try loaded(scale)
      uncached.append(try milliseconds { _ = try fresh.frame(at: frame) })
      let again = try (0..<5).map { _ in try milliseconds { _ = try fresh.frame(at: frame) } }
      cached.append(median(again))
      let before = max(frame - 1, 0)
      let later = try (0..<5).map { _ in
        var pixels = try fresh.frame(at: before)
        return try milliseconds { try fresh.draw(frame: frame, over: before, into: &pixels) }
      }
      over.append(median(later))
    }
    let canvas = screenplay.scene.canvas
    let excess = Double(canvas.pixelWidth * canvas.pixelHeight) / Double(pixels) - 1
    guard abs(excess) <= 0.005 else {
      throw Failure(message: "\(canvas.pixelWidth) × \(canvas.pixelHeight) pixels are not \(pixels)", code: 3)
    }
    return PictureCost(
      pictures: runs.count, width: canvas.pixelWidth, height: canvas.pixelHeight, uncached: median(uncached),
      slowestUncached: uncached.max() ?? 0, cached: median(cached), slowestCached: cached.max() ?? 0,
      over: median(over), slowestOver: over.max() ?? 0,
      uncachedLimit: 40, cachedLimit: 3)
  }

  private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = processorMilliseconds()
    try body()
    return processorMilliseconds() - start
  }
}
