internal import CCairo
internal import Glibc

/// Pixels that were drawn once and are only read from then on.
// Unchecked: memory and `isOpaque` are written by the thread that makes the raster, before anyone else can see it, or
// by the only call that holds its pool; each thread wraps it in a Cairo surface of its own.
final class Raster: @unchecked Sendable {
  enum Format {
    /// Premultiplied BGRA.
    case color
    /// Coverage of 8 bits.
    case mask

    var cairo: cairo_format_t { self == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
  }

  let format: Format
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let pixels: UnsafeMutablePointer<UInt8>
  /// Every pixel is opaque; set when the raster is finished.
  private(set) var isOpaque = false

  /// Transparent pixels.
  init(_ format: Format, width: Int, height: Int) throws(DrawingError) {
    self.format = format
    self.width = max(width, 1)
    self.height = max(height, 1)
    // Cairo wants rows of masks to begin at multiples of four bytes.
    bytesPerRow = format == .color ? self.width * 4 : (self.width + 3) & ~3
    guard let memory = calloc(self.height, bytesPerRow) else {
      throw .outOfMemory(bytes: self.height * bytesPerRow)
    }
    pixels = memory.assumingMemoryBound(to: UInt8.self)
  }

  deinit { free(pixels) }

  var byteCount: Int { bytesPerRow * height }

  /// Looks once through the pixels; called when all are drawn.
  func finish() {
    guard format == .color else { return }
    var all: UInt32 = 0xFF00_0000
    pixels.withMemoryRebound(to: UInt32.self, capacity: width * height) { words in
      for index in 0..<(width * height) { all &= words[index] }
    }
    isOpaque = all & 0xFF00_0000 == 0xFF00_0000
  }
}
