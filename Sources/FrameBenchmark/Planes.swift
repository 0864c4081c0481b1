internal import CPixelKernels
import Screenplay

/// A frame as planes of 4:2:0, one after the other, with the film's own conversion.
struct Planes {
  private(set) var bytes: [UInt8]
  private let width: Int
  private let height: Int

  /// - Parameters: Pixels of the frames to come; odd ones are rounded up.
  init(width: Int, height: Int) {
    self.width = width + width % 2
    self.height = height + height % 2
    bytes = [UInt8](repeating: 0, count: self.width * self.height * 3 / 2)
  }

  mutating func convert(_ pixels: PixelBuffer) {
    let (width, height) = (width, height)
    let instructions = pk_best_instructions()
    bytes.withUnsafeMutableBufferPointer { target in
      pixels.bytes.withUnsafeBufferPointer { source in
        guard let luma = target.baseAddress, let bgra = source.baseAddress else { return }
        let cb = luma + width * height
        var planes = pk_yuv420p(
          y: luma, cb: cb, cr: cb + width * height / 4, y_stride: width, cb_stride: width / 2,
          cr_stride: width / 2)
        pk_bgra_to_yuv420p(
          bgra, pixels.width * 4, Int32(pixels.width), Int32(pixels.height), &planes, instructions)
      }
    }
  }
}
