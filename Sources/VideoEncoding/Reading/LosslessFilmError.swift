internal import CVideoEncoder
internal import Glibc

/// Why a lossless film cannot be read.
public struct LosslessFilmError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The system refuses; its own words.
    case system(String)
    /// It is no QuickTime file with FFV1 in it.
    case notLossless
    /// Larger than the limits allow; in pixels.
    case tooLarge(width: Int, height: Int)
    case tooManyFrames(Int, limit: Int)
    /// It has no frame.
    case empty
    /// Its frames are not all of the same duration.
    case unsteady
    /// There is no frame of that index.
    case noFrame(Int, of: Int)
    /// FFmpeg's words about something that is not as it should be.
    case damaged(operation: String, reason: String)
  }

  /// As it was given.
  public let path: String
  public let reason: Reason

  init(_ reason: Reason, path: String) {
    self.path = path
    self.reason = reason
  }

  /// From a code of the shim.
  init(_ code: Int32, path: String, operation: String) {
    self.path = path
    switch -code {
    case ENOENT, EACCES, EPERM, EISDIR, ENOTDIR, EIO, ENOMEM, EMFILE, ENFILE, ELOOP, ENAMETOOLONG:
      reason = .system(SystemError.text(-code).lowercased())
    default:
      do throws(VideoEncodingError) {
        try checkShim(code, operation)
        reason = .notLossless
      } catch {
        guard case .encoder(_, _, let text) = error else {
          reason = .notLossless
          return
        }
        reason = operation == "open" ? .notLossless : .damaged(operation: operation, reason: text)
      }
    }
  }
}

extension LosslessFilmError: CustomStringConvertible {
  /// Names the file; lower case after it, no full stop.
  public var description: String {
    switch reason {
    case .system(let words): "`\(path)` cannot be read: \(words)"
    case .notLossless: "`\(path)` is no lossless film: QuickTime with FFV1, of `render --quality lossless`"
    case .tooLarge(let width, let height):
      "`\(path)` has \(width) × \(height) pixels, more than may be read"
    case .tooManyFrames(let count, let limit):
      "`\(path)` has \(count) frames, more than the \(limit) that may be read"
    case .empty: "`\(path)` has no frame"
    case .unsteady: "`\(path)` has frames of different durations"
    case .noFrame(let index, let count): "`\(path)` has no frame \(index): it has \(count)"
    case .damaged(let operation, let reason):
      "`\(path)` is damaged: it is not possible to \(operation): \(reason)"
    }
  }
}
