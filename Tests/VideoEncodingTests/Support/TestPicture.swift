import AnimatorCore
import SceneModel
import VideoEncoding

/// Draws by a function of the frame.
struct FunctionDrawing: FrameDrawing {
  let body: (Int, UnsafeMutableRawBufferPointer) throws -> Void

  func draw(frame: Int, into pixels: UnsafeMutableRawBufferPointer) throws {
    try body(frame, pixels)
  }
}

/// A textured picture with a bright square that moves with the frame.
func drawSquare(at frame: Int, width: Int, height: Int, into pixels: UnsafeMutableRawBufferPointer) {
  let side = max(2, min(width, height) / 4)
  let left = frame * 3 % max(1, width - side)
  for y in 0..<height {
    for x in 0..<width {
      let inside = x >= left && x < left + side && y >= side && y < 2 * side
      let noise = UInt8(truncatingIfNeeded: (x &* 73 ^ y &* 151 ^ (x &* y)) & 31)
      let at = 4 * (y * width + x)
      pixels[at] = inside ? 220 : 60 + noise
      pixels[at + 1] = inside ? 200 : 90 + noise
      pixels[at + 2] = inside ? 250 : 120 + noise
      pixels[at + 3] = 255
    }
  }
}

/// Runs of the given lengths, one after the other.
func runs(_ counts: [Int], from start: Int = 0) -> [FrameRun] {
  var at = start
  return counts.map { count in
    defer { at += count }
    return FrameRun(at..<at + count)
  }
}

/// A rate that is known to be valid.
func rate(_ numerator: Int, _ denominator: Int = 1) -> FrameRate {
  FrameRate(numerator, over: denominator) ?? .sixty
}

extension Film {
  /// Writes the film with squares in it.
  func writeSquares(to path: String, jobs: Int = 2, replacing: Bool = false) throws {
    let (width, height) = (format.width, format.height)
    try write(to: OutputFile(path: path, replacing: replacing), jobs: jobs) {
      FunctionDrawing { frame, pixels in drawSquare(at: frame, width: width, height: height, into: pixels) }
    }
  }
}
