import Foundation
import Screenplay

/// What hashing a scene costs beside what it cannot do without: drawing its distinct pictures, and SHA-256 of
/// them at a gigabyte a second.
struct HashCost: Encodable {
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
      let start = processorSeconds()
      let list = try await Screenplay.load(path).frameHashes(options: options)
      let hashed = processorSeconds()
      frames = list.hashes.count
      pictures = list.hashes.indices.filter { index in
        index == list.hashes.firstIndex(of: list.hashes[index])
      }
      let middle = processorSeconds()
      let scene = try Screenplay.load(path)
      for frame in pictures { _ = try scene.frame(at: frame) }
      let end = processorSeconds()
      // The first run fills the disk cache.
      guard run > 0 else { continue }
      hashing.append(hashed - start)
      drawing.append(end - middle)
    }
    let canvas = try Screenplay.load(path).scene.canvas
    let bytes = Double(pictures.count * canvas.pixelWidth * canvas.pixelHeight * 4)
    let (whole, part) = (median(hashing), median(drawing))
    return HashCost(
      frames: frames, distinctPictures: pictures.count, hashing: whole, drawing: part, digesting: bytes / 1e9,
      ratio: whole / (part + bytes / 1e9))
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// Of all threads of this process.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
