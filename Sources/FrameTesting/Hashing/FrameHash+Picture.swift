internal import CPixelKernels
public import SceneModel

extension FrameHash {
  /// The hash of a picture's straight pixels.
  ///
  /// - Throws: When OpenSSL cannot.
  /// - Complexity: A copy of the picture; some 5 ms for 1920 × 1080 pixels.
  public init(of picture: PixelBuffer) throws(HashingError) {
    var bytes = picture.bytes
    let result: Result<FrameHash, HashingError> = bytes.withUnsafeMutableBytes { pixels in
      do throws(HashingError) { return .success(try FrameHash(straightening: pixels)) } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }

  /// The hash of a picture in memory, which is straight afterwards.
  ///
  /// - Parameter pixels: Premultiplied BGRA, rows without padding.
  package init(straightening pixels: UnsafeMutableRawBufferPointer) throws(HashingError) {
    if let base = pixels.baseAddress {
      pk_unpremultiply_bgra(base.assumingMemoryBound(to: UInt8.self), pixels.count / 4)
    }
    self = try SHA256.hash(UnsafeRawBufferPointer(pixels))
  }
}
