package import SceneModel

/// Turns picture files into pixels.
///
/// A pure function of the file: the same bytes give the same pixels on every run, thread and machine
/// with the same library versions. Holds nothing; call it from any thread.
package enum PictureDecoder {
  /// The picture upright, as premultiplied BGRA in sRGB.
  ///
  /// A colour profile that is not sRGB is converted (lcms2, perceptual intent); 16 bits a channel are
  /// rounded to 8; a PNG's gAMA and cHRM chunks are not looked at. Peak memory is the result, once more
  /// the result when an EXIF turn has to be applied, and twice the result for an interlaced 16-bit PNG.
  ///
  /// - Throws: `damaged` with the decoder's words, or `outOfMemory`.
  package static func decode(_ picture: Picture) throws(PictureError) -> PixelBuffer {
    let decoded: PixelBuffer
    switch picture.format {
    case .png: decoded = try PNGReader.decode(picture.data)
    case .jpeg: decoded = try JPEGReader.decode(picture.data)
    case .webp: decoded = try WebPReader.decode(picture.data)
    }
    guard decoded.width == picture.width, decoded.height == picture.height else {
      throw .damaged(
        format: picture.format,
        reason: "\(decoded.width) × \(decoded.height) pixels instead of \(picture.width) × \(picture.height)")
    }
    return decoded
  }
}
