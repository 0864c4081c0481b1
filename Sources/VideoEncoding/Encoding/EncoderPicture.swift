internal import CPixelKernels
internal import CVideoEncoder
internal import Glibc

/// Memory for one picture in the encoder's form.
// Unchecked: handed from the thread that draws to the thread that encodes under a monitor's lock, so that only one
// uses it at a time.
final class EncoderPicture: @unchecked Sendable {
  private(set) var handle: OpaquePointer?

  /// For each macroblock of 4:2:0 1 where a flat area ends at a hard edge, else 0.
  private(set) var hardEdges: [UInt8]
  private let format: FilmFormat

  init(_ format: FilmFormat) throws(VideoEncodingError) {
    self.format = format
    let macroblocks = (format.codedWidth + 15) / 16 * ((format.codedHeight + 15) / 16)
    hardEdges = [UInt8](repeating: 0, count: format.quality == .lossless ? 0 : macroblocks)
    try checkShim(
      cve_frame_create(
        &handle, format.pixelFormat, Int32(format.codedWidth), Int32(format.codedHeight)),
      "allocate a picture")
  }

  deinit {
    cve_frame_free(&handle)
  }

  /// Takes over a drawn picture: premultiplied BGRA, rows of `width × 4` bytes, which may be changed.
  ///
  /// 4:2:0 has no alpha: what is translucent lies over black, as premultiplied colours do. A lossless film
  /// keeps alpha and straight colours.
  func convert(_ pixels: UnsafeMutableRawBufferPointer) {
    guard let handle, let source = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let memory = cve_frame_planes(handle)
    let (width, height) = (format.width, format.height)
    if format.quality == .lossless {
      guard let target = memory.data.0 else { return }
      pk_unpremultiply_bgra(source, width * height)
      for row in 0..<height {
        memcpy(target + row * Int(memory.stride.0), source + row * width * 4, width * 4)
      }
    } else {
      var planes = pk_yuv420p(
        y: memory.data.0, cb: memory.data.1, cr: memory.data.2, y_stride: Int(memory.stride.0),
        cb_stride: Int(memory.stride.1), cr_stride: Int(memory.stride.2))
      pk_bgra_to_yuv420p(
        source, width * 4, Int32(width), Int32(height), &planes, pk_best_instructions())
      pk_find_hard_edges(&planes, Int32(format.codedWidth), Int32(format.codedHeight), &hardEdges)
    }
  }
}
