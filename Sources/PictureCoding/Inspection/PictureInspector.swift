package import SceneModel

/// How large a picture may be.
package struct PictureLimits: Hashable, Sendable {
  /// Pixels of the longer side.
  package var side: Int
  /// Width × height.
  package var pixels: Int

  package init(side: Int = 16_384, pixels: Int = 64_000_000) {
    self.side = side
    self.pixels = pixels
  }
}

/// Checks a picture file's header before anything is decoded, so that a small file that unpacks to
/// gigabytes is refused while it is still small.
package struct PictureInspector: Sendable {
  package let limits: PictureLimits

  package init(limits: PictureLimits = PictureLimits()) { self.limits = limits }

  /// The picture in `data`: its kind, told by its first bytes, and its upright size in pixels.
  ///
  /// Headers, checksums and ends only; damage in the compressed pixels that leaves these whole comes out when
  /// the picture is decoded. An SVG is read as a whole.
  ///
  /// - Throws: Every case of `PictureError` except `outOfMemory`.
  package func picture(_ data: [UInt8]) throws(PictureError) -> Picture {
    guard !data.isEmpty else { throw .empty }
    let format: Picture.Format
    switch FileKind(data) {
    case .picture(let known): format = known
    case .other(let name): throw .unsupported(kind: name)
    }
    let size = try PictureInspector.size(of: data, format)
    try check(size, format)
    try FileEnding.check(data, format)
    var builder = DigestBuilder()
    builder.combine(bytes: data)
    return Picture(
      id: PictureID(digest: builder.digest()), format: format, width: size.width, height: size.height,
      data: data)
  }

  /// As the header says, upright.
  static func size(of data: [UInt8], _ format: Picture.Format) throws(PictureError) -> PixelSize {
    switch format {
    case .png: try PNGReader.uprightSize(of: data)
    case .jpeg: try JPEGReader.uprightSize(of: data)
    case .webp: try WebPReader.uprightSize(of: data)
    case .svg: try SVGReader.size(of: data)
    }
  }

  private func check(_ size: PixelSize, _ format: Picture.Format) throws(PictureError) {
    guard size.width > 0, size.height > 0 else {
      throw .damaged(format: format, reason: "the header says \(size.width) × \(size.height) pixels")
    }
    let longer = max(size.width, size.height)
    if longer > limits.side { throw .sideTooLong(pixels: longer, limit: limits.side) }
    let pixels = size.width * size.height
    if pixels > limits.pixels { throw .tooManyPixels(pixels: pixels, limit: limits.pixels) }
  }
}

/// Whole pixels, as a file's header says.
struct PixelSize: Equatable {
  var width: Int
  var height: Int
}
