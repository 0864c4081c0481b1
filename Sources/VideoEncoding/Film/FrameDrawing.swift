/// Draws the frames of a film. Each drawing thread has an instance of its own, which may keep caches.
public protocol FrameDrawing {
  /// Draws one frame, the same whoever asks and in whatever order.
  ///
  /// - Parameters:
  ///   - frame: counts like the frames of the runs.
  ///   - pixels: premultiplied BGRA, `width × 4` bytes a row, no padding, top row first; holds another frame before.
  func draw(frame: Int, into pixels: UnsafeMutableRawBufferPointer) throws

  /// The same where another frame stands, drawn by the same instance; what differs is enough.
  ///
  /// - Parameters:
  ///   - frame: counts like the frames of the runs.
  ///   - old: the frame in `pixels`, not changed since.
  ///   - pixels: as above.
  func draw(frame: Int, over old: Int, into pixels: UnsafeMutableRawBufferPointer) throws
}

extension FrameDrawing {
  /// Draws all of the frame.
  public func draw(frame: Int, over old: Int, into pixels: UnsafeMutableRawBufferPointer) throws {
    try draw(frame: frame, into: pixels)
  }
}
