/// The brightness of a picture: BT.709 luma in 256 steps a code value, 0…65280.
///
/// Whole numbers, so that sums of them are exact and equal on every machine.
struct LumaPlane {
  let width: Int
  let height: Int
  let values: [UInt16]

  init(_ pixels: OpaquePixels) {
    width = pixels.width
    height = pixels.height
    values = [UInt16](unsafeUninitializedCapacity: pixels.values.count) { target, count in
      pixels.values.withUnsafeBufferPointer { source in
        for index in source.indices {
          let pixel = source[index]
          // 0.2126, 0.7152 and 0.0722 of 256, which they add up to.
          let luma = (pixel >> 16 & 255) &* 54 &+ (pixel >> 8 & 255) &* 183 &+ (pixel & 255) &* 19
          target[index] = UInt16(truncatingIfNeeded: luma)
        }
      }
      count = pixels.values.count
    }
  }
}
