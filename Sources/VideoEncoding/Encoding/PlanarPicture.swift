internal import CPixelKernels
internal import CVideoEncoder

/// Memory for one picture in the encoder's form.
final class PlanarPicture: @unchecked Sendable {
  // Unchecked: handed from the thread that draws to the thread that encodes under a monitor's lock, so that
  // only one uses it at a time.
  private(set) var handle: OpaquePointer?

  /// For each macroblock 1 where a flat area ends at a hard edge, else 0.
  private(set) var hardEdges: [UInt8]
  private let width: Int32
  private let height: Int32

  init(width: Int, height: Int) throws(VideoEncodingError) {
    self.width = Int32(width)
    self.height = Int32(height)
    hardEdges = [UInt8](repeating: 0, count: (width + 15) / 16 * ((height + 15) / 16))
    try checkShim(
      cve_frame_create(&handle, filmPixelFormat, Int32(width), Int32(height)), "allocate a picture")
  }

  deinit {
    cve_frame_free(&handle)
  }

  /// Converts opaque BGRA rows of `width × 4` bytes.
  func convert(_ pixels: UnsafeRawBufferPointer, width: Int, height: Int) {
    guard let handle, let source = pixels.baseAddress else { return }
    let memory = cve_frame_planes(handle)
    var planes = pk_yuv420p(
      y: memory.data.0, cb: memory.data.1, cr: memory.data.2, y_stride: Int(memory.stride.0),
      cb_stride: Int(memory.stride.1), cr_stride: Int(memory.stride.2))
    pk_bgra_to_yuv420p(
      source.assumingMemoryBound(to: UInt8.self), width * 4, Int32(width), Int32(height), &planes,
      pk_best_instructions())
    pk_find_hard_edges(&planes, self.width, self.height, &hardEdges)
  }
}
