import AnimatorCore
import SceneModel
import SourceDiagnostics

/// A file that a script's `outputs:` lists.
public struct OutputRequest: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case film, still
  }

  public let kind: Kind
  /// Below the output folder; nil for a film that is called as the script is.
  public let file: Spanned<String>?
  /// The part of a film, or the moment of a still, as the command line takes it.
  public let moment: Spanned<String>?
  public let rate: FrameRate?
  public let scale: Double?
  /// Of a film, as the command line names it.
  public let quality: String?
  public let range: SourceRange
}

/// `outputs:`.
extension Resolver {
  func outputs(_ node: Node, of key: Node.Key) -> [OutputRequest] {
    var files: [String: SourceRange] = [:]
    return rawItems(node, .outputs, of: key).compactMap { raw in
      guard let read = read(raw, .outputs), let output = output(read) else { return nil }
      if let first = files.updateValue(output.range, forKey: output.file?.value ?? "") {
        sink.report(.outputTwice(output, first: first))
      }
      return output
    }
  }

  private func output(_ item: ReadItem) -> OutputRequest? {
    guard let kind = OutputRequest.Kind(rawValue: item.raw.keyword.name) else { return nil }
    var file: Spanned<String>?
    if let object = item.object, case .word(let name) = object.value {
      file = Spanned(name, at: object.range)
    }
    let quality = item.options.choice("quality")
    if let file, kind == .film, file.value.hasSuffix(".mov") != (quality == "lossless") {
      sink.report(.endingOfQuality(file, isLossless: quality == "lossless"))
    }
    var rate: FrameRate?
    if case .frameRate(let said)? = item.options.values["fps"]?.value { rate = said }
    return OutputRequest(
      kind: kind, file: file, moment: item.options.text(kind == .film ? "part" : "at"), rate: rate,
      scale: item.options.number("scale"), quality: quality, range: item.raw.headRange)
  }
}

extension Diagnostic {
  fileprivate static func outputTwice(_ output: OutputRequest, first: SourceRange) -> Diagnostic {
    let name = output.file.map { "`\($0.value)`" } ?? "the film without a name of its own"
    return Diagnostic(
      id: "duplicate-file", at: output.file?.range ?? output.range, "\(name) is made twice",
      notes: [.init("first made here", at: first)], hints: ["give one of them another name"])
  }

  fileprivate static func endingOfQuality(_ file: Spanned<String>, isLossless: Bool) -> Diagnostic {
    Diagnostic(
      id: "invalid-file-name", at: file.range,
      isLossless
        ? "lossless films are QuickTime files, and `\(file.value)` is none"
        : "`\(file.value)` is a QuickTime file, which `quality: lossless` alone makes",
      hints: [isLossless ? "end it in `.mov`" : "end it in `.mp4`, or say `quality: lossless`"])
  }
}
