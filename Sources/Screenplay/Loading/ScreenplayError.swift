internal import CairoRendering
internal import PictureCoding
import SceneModel
import SourceDiagnostics
import VideoEncoding

/// Why there is no scene, no picture or no film.
public enum ScreenplayError: Error, Sendable {
  /// The script has errors: everything that was found, warnings included, in the order of the text; and the
  /// texts that it points into.
  case script([Diagnostic], [SourceText])
  /// The script's file cannot be read: the system's own words.
  case unreadable(path: String, reason: String)
  /// A film or a picture cannot be written.
  case output(OutputFileError)
  /// Something else stops the work: one lower-case sentence without a full stop, and what to do.
  case failed(String, hint: String?)
  /// The task was cancelled; nothing was written.
  case cancelled
}

extension ScreenplayError: CustomStringConvertible {
  /// Everything that is to be said.
  public var description: String {
    switch self {
    case .script(let diagnostics, let sources):
      DiagnosticFormatter().string(for: diagnostics, in: sources)
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .output(let error): error.description
    case .failed(let message, let hint): message + (hint.map { " (\($0))" } ?? "")
    case .cancelled: "stopped; nothing was written"
    }
  }
}

extension ScreenplayError {
  /// Why a folder that scenes may read cannot be found.
  init(folder error: WorldError) {
    switch error {
    case .notFound(let path, _): self = .unreadable(path: path, reason: "there is no such folder")
    case .unreadable(let path, let reason): self = .unreadable(path: path, reason: reason)
    default: self = .failed("\(error)", hint: nil)
    }
  }

  /// What a stage below threw, as this library's users see it.
  ///
  /// - Parameter pictures: Names of the picture files, for messages.
  init(_ error: any Error, pictures: [PictureID: String] = [:]) {
    switch error {
    case let error as ScreenplayError: self = error
    case let error as OutputFileError: self = .output(error)
    case let error as VideoEncodingError:
      switch error {
      case .cancelled: self = .cancelled
      case .output(let error): self = .output(error)
      case .drawing(let frame, let error):
        guard case .failed(let message, let hint) = ScreenplayError(error, pictures: pictures) else {
          self = .failed("frame \(frame) could not be drawn", hint: nil)
          return
        }
        self = .failed(message, hint: hint)
      default: self = .failed("\(error)", hint: nil)
      }
    case .missingPackages(let names) as FontError:
      self = .failed(
        "standard fonts are missing", hint: "install them: apt-get install \(names.joined(separator: " "))")
    case .picture(let id, let error) as DrawingError:
      let name = pictures[id].map { "the picture `\($0)`" } ?? "a picture"
      self = .failed("\(name) cannot be decoded: \(error)", hint: "save it anew, or use another one")
    default: self = .failed("\(error)", hint: nil)
    }
  }
}
