package import SceneModel

/// Why bytes are not a picture that can be used: facts, no path.
package enum PictureError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case empty
  /// Another kind of file, told by its first bytes: "a GIF", "an animated WebP", "an unknown kind of file".
  case unsupported(kind: String)
  /// The decoder's own words about what is wrong with the file.
  case damaged(format: Picture.Format, reason: String)
  /// Whole, but it asks for what no picture may: other files, or more work than its size tells.
  case refused(format: Picture.Format, reason: String)
  /// The longer side in pixels is over the limit.
  case sideTooLong(pixels: Int, limit: Int)
  /// Width × height is over the limit.
  case tooManyPixels(pixels: Int, limit: Int)
  /// The decoder could not get the memory it needs.
  case outOfMemory
}

extension PictureError: CustomStringConvertible {
  /// One lower-case phrase without a full stop, fit to follow a file's name.
  package var description: String {
    switch self {
    case .empty: "the file is empty"
    case .unsupported(let kind): "\(kind); PNG, JPEG, WebP and SVG pictures can be read"
    case .damaged(let format, let reason), .refused(let format, let reason): "\(format.title): \(reason)"
    case .sideTooLong(let pixels, let limit): "a side of \(pixels) pixels; at most \(limit) are allowed"
    case .tooManyPixels(let pixels, let limit): "\(pixels) pixels; at most \(limit) are allowed"
    case .outOfMemory: "not enough memory to decode it"
    }
  }

  /// The same facts for the scene's world.
  ///
  /// - Parameters:
  ///   - path: As the script writes it.
  ///   - sideFlag: The command's flag that raises the limit of a side.
  ///   - pixelsFlag: The command's flag that raises the limit of pixels.
  package func worldError(path: String, sideFlag: String, pixelsFlag: String) -> WorldError {
    switch self {
    case .empty, .damaged, .outOfMemory: .damaged(path: path, reason: description)
    case .refused: .refused(path: path, reason: description)
    case .unsupported: .unsupported(path: path, reason: description)
    case .sideTooLong(let pixels, let limit):
      .tooLarge(path: path, what: "pixels a side", actual: pixels, limit: limit, flag: sideFlag)
    case .tooManyPixels(let pixels, let limit):
      .tooLarge(path: path, what: "pixels", actual: pixels, limit: limit, flag: pixelsFlag)
    }
  }
}

extension Picture.Format {
  /// The name people know it by.
  package var title: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .svg: "SVG"
    }
  }
}
