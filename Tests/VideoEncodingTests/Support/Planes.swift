import CPixelKernels

/// The planes of a picture of even sides, one after the other.
func lumaAndChroma(_ bgra: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
  var out = [UInt8](repeating: 0, count: width * height * 3 / 2)
  out.withUnsafeMutableBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return }
    var planes = pk_yuv420p(
      y: base, cb: base + width * height, cr: base + width * height * 5 / 4, y_stride: width,
      cb_stride: width / 2, cr_stride: width / 2)
    pk_bgra_to_yuv420p(bgra, width * 4, Int32(width), Int32(height), &planes, pk_best_instructions())
  }
  return out
}
