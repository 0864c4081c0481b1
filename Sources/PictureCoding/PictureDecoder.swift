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
    // Before memory is taken for it: a picture says what its header said when limits were applied.
    let size = try PictureInspector.size(of: picture.data, picture.format)
    guard size == PixelSize(width: picture.width, height: picture.height) else {
      throw .damaged(
        format: picture.format,
        reason: "\(size.width) × \(size.height) pixels instead of \(picture.width) × \(picture.height)")
    }
    return switch picture.format {
    case .png: try PNGReader.decode(picture.data)
    case .jpeg: try JPEGReader.decode(picture.data)
    case .webp: try WebPReader.decode(picture.data)
    case .svg: try SVGReader.decode(picture.data, width: picture.width, height: picture.height)
    }
  }

  /// A picture without pixels of its own, an SVG, drawn at a size in pixels; nil for all others.
  ///
  /// - Throws: As `decode`.
  package static func draw(
    _ picture: Picture, width: Int, height: Int
  ) throws(PictureError) -> PixelBuffer? {
    guard picture.format == .svg else { return nil }
    return try SVGReader.decode(picture.data, width: width, height: height)
  }
}
