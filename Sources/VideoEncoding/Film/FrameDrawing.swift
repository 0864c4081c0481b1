/// Draws the frames of a film. Each drawing thread has an instance of its own, which may keep caches.
public protocol FrameDrawing {
  /// Draws one frame, the same whoever asks and in whatever order.
  ///
  /// - Parameters:
  ///   - frame: counts like the frames of the runs.
  ///   - pixels: premultiplied BGRA, `width × 4` bytes a row, no padding, top row first; holds another frame before.
  func draw(frame: Int, into pixels: UnsafeMutableRawBufferPointer) throws
}
