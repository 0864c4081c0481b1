import Foundation
import Screenplay

/// What hashing a scene costs beside what it cannot do without: drawing its distinct pictures, and SHA-256 of
/// them at a gigabyte a second.
struct HashCost: Cost {
  let frames: Int
  let distinctPictures: Int
  /// Seconds of CPU for all of it, one thread, medians of runs in turns; each begins with empty caches.
  let hashing: Double
  let drawing: Double
  /// Seconds that the bytes of the distinct pictures take at 1 GB/s.
  let digesting: Double
  /// `hashing` over `drawing` and `digesting` together.
  let ratio: Double

  static func measure(_ path: String, runs: Int = 5) async throws -> HashCost {
    var options = HashOptions()
    options.jobs = 1
    var (hashing, drawing): ([Double], [Double]) = ([], [])
    var (frames, pictures): (Int, [Int]) = (0, [])
    for run in 0...runs {
      let start = processorMilliseconds()
      let list = try await Screenplay.load(path).frameHashes(options: options)
      let hashed = processorMilliseconds()
      frames = list.hashes.count
      pictures = list.hashes.indices.filter { index in
        index == list.hashes.firstIndex(of: list.hashes[index])
      }
      let middle = processorMilliseconds()
      let scene = try Screenplay.load(path)
      for frame in pictures { _ = try scene.frame(at: frame) }
      let end = processorMilliseconds()
      // The first run fills the disk cache.
      guard run > 0 else { continue }
      hashing.append((hashed - start) / 1000)
      drawing.append((end - middle) / 1000)
    }
    let canvas = try Screenplay.load(path).scene.canvas
    let bytes = Double(pictures.count * canvas.pixelWidth * canvas.pixelHeight * 4)
    let (whole, part) = (median(hashing), median(drawing))
    return HashCost(
      frames: frames, distinctPictures: pictures.count, hashing: whole, drawing: part, digesting: bytes / 1e9,
      ratio: whole / (part + bytes / 1e9))
  }
}
