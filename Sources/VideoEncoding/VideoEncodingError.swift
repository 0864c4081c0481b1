/// Why there is no film.
public enum VideoEncodingError: Error, Sendable {
  /// The file could not be made or written.
  case output(OutputFileError)
  /// A frame could not be drawn; `frame` counts from the start of the scene.
  case drawing(frame: Int, error: any Error)
  /// FFmpeg refused; `code` is its number, `text` what it says about it.
  case encoder(operation: String, code: Int32, text: String)
  /// FFmpeg lacks an encoder that is needed, such as `libx264`.
  case missingEncoder(name: String)
  /// Wider or higher than films may be here: 1…16384 pixels.
  case unsupportedSize(width: Int, height: Int)
  /// The system gives no more threads; `code` is an errno.
  case threads(code: Int32)
  /// The caller asked to stop.
  case cancelled
}

extension VideoEncodingError: CustomStringConvertible {
  /// What happened and where, in a sentence or two.
  public var description: String {
    switch self {
    case .output(let error): error.description
    case .drawing(let frame, let error): "Frame \(frame) could not be drawn: \(error)"
    case .encoder(let operation, let code, let text):
      "The video encoder failed to \(operation): \(text) (\(code))."
    case .missingEncoder(let name):
      "FFmpeg has no encoder \(name). On Debian it is part of the package libavcodec59 or libavcodec-extra59."
    case .unsupportedSize(let width, let height):
      "A film of \(width) × \(height) pixels cannot be made: each side may have 1 to 16384."
    case .threads(let code): "No thread could be started: \(SystemError.text(code))."
    case .cancelled: "Stopped."
    }
  }
}
