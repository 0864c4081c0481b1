package import PictureCoding
package import SceneModel

/// Why a frame could not be drawn: facts.
package enum DrawingError: Error, Hashable, Sendable {
  /// Cairo's own words about what it was asked to do.
  case cairo(operation: String, reason: String)
  /// A presentation names a picture that the resources do not have.
  case unknownPicture(PictureID)
  /// A picture of the resources that turned out to be damaged.
  case picture(PictureID, PictureError)
  /// The target does not hold width × height × 4 bytes.
  case wrongBufferSize(expected: Int, actual: Int)
  /// So many bytes could not be had.
  case outOfMemory(bytes: Int)
}

extension DrawingError: CustomStringConvertible {
  /// One lower-case phrase without a full stop.
  package var description: String {
    switch self {
    case .cairo(let operation, let reason): "Cairo could not \(operation): \(reason)"
    case .unknownPicture(let id): "picture \(id.digest) is not among the resources"
    case .picture(_, let error): error.description
    case .wrongBufferSize(let expected, let actual): "a target of \(actual) bytes instead of \(expected)"
    case .outOfMemory(let bytes): "not enough memory for \(bytes) bytes of pixels"
    }
  }
}
