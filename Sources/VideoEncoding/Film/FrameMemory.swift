/// Memory for a picture that knows which frame it shows, so that the next one is drawn over it. Belongs to one thread.
package final class FrameMemory {
  /// Premultiplied BGRA, `width × 4` bytes a row, no padding, top row first.
  package let pixels: UnsafeMutableRawBufferPointer
  /// The frame in `pixels`; nil for anything.
  private var frame: Int?

  /// - Parameters:
  ///   - width: Pixels.
  ///   - height: Pixels.
  package init(width: Int, height: Int) {
    pixels = .allocate(byteCount: width * height * 4, alignment: 64)
  }

  deinit { pixels.deallocate() }

  /// Draws a frame, always by the same drawing: only what differs where one stands already.
  package func draw(_ new: Int, by drawing: any FrameDrawing) throws {
    let old = frame
    frame = nil
    if let old {
      try drawing.draw(frame: new, over: old, into: pixels)
    } else {
      try drawing.draw(frame: new, into: pixels)
    }
    frame = new
  }

  /// Says that somebody changed the pixels: the next frame is drawn whole.
  package func forget() { frame = nil }
}
