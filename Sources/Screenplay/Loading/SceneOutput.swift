import AnimatorCore
internal import SceneScript
import SourceDiagnostics
import VideoEncoding

/// A file that a script's `outputs` list.
public struct SceneOutput: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// All of the film, or the part of it that the command line would call so.
    case film(part: String?, quality: FilmQuality)
    /// The moment, as the command line would call it.
    case still(at: String)
  }

  public let kind: Kind
  /// Below the output folder; nil for a film that is called as the script is.
  public let file: String?
  /// Frames a second instead of the script's.
  public let rate: FrameRate?
  /// Pixels a point instead of the script's.
  public let scale: Double?

  public init(kind: Kind, file: String? = nil, rate: FrameRate? = nil, scale: Double? = nil) {
    self.kind = kind
    self.file = file
    self.rate = rate
    self.scale = scale
  }
}

extension Screenplay {
  /// What a script asks for, once its moments were found in the film.
  ///
  /// - Throws: What is wrong with them.
  func outputs(_ requests: [OutputRequest]) throws(DiagnosticsError) -> [SceneOutput] {
    var diagnostics: [Diagnostic] = []
    for request in requests {
      guard let moment = request.moment else { continue }
      do throws(ValueTextError) {
        if request.kind == .film {
          _ = try frames(ofPart: moment.value)
        } else {
          _ = try frame(ofMoment: moment.value)
        }
      } catch {
        diagnostics.append(
          Diagnostic(id: "bad-moment", at: moment.range, error.message, hints: error.hints))
      }
    }
    guard diagnostics.isEmpty else { throw DiagnosticsError((warnings + diagnostics).inTextOrder()) }
    return requests.map { request in
      let qualities: [String: FilmQuality] = ["draft": .draft, "high": .high, "lossless": .lossless]
      let kind: SceneOutput.Kind =
        switch request.kind {
        case .film: .film(part: request.moment?.value, quality: qualities[request.quality ?? ""] ?? .standard)
        case .still: .still(at: request.moment?.value ?? "0s")
        }
      return SceneOutput(
        kind: kind, file: request.file?.value, rate: request.rate, scale: request.scale)
    }
  }
}
