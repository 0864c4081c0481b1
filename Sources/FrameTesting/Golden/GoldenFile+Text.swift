internal import FoundationEssentials
internal import PictureCoding
internal import SceneModel

extension GoldenFile {
  /// What each of the golden file's own lines begins with.
  static let mark = "#screenplay "

  /// The whole text, its last line ended.
  ///
  /// - Throws: When OpenSSL has no SHA-256, or a picture cannot be made a PNG for want of memory.
  public func text() throws -> String {
    guard let first = approvals.first else { preconditionFailure("a golden file without an environment") }
    var lines = first.hashes.text.split(separator: "\n").map(String.init)
    lines.append(GoldenFile.mark + "golden \(GoldenFile.version)")
    if let rate { lines.append(GoldenFile.mark + "fps \(rate)") }
    if let scale { lines.append(GoldenFile.mark + "scale \(scale)") }
    for font in fonts { lines.append(GoldenFile.mark + "scene-\(GoldenFile.words(font))") }
    for approval in approvals { lines += try GoldenFile.lines(of: approval, asIn: first.hashes) }
    for record in trail.records { lines.append(GoldenFile.mark + GoldenFile.words(record)) }
    return try GoldenSeal.sealed(lines)
  }

  private static func lines(of approval: Approval, asIn first: FrameHashList) throws -> [String] {
    var lines = ["environment"]
    lines += approval.environment.parts.map { "with \(words($0))" }
    if approval.hashes != first { lines += frames(approval.hashes.hashes) }
    for picture in approval.pictures {
      let base64 = Data(try picture.png()).base64EncodedString()
      lines.append("picture \(picture.frame) \(base64)")
    }
    return lines.map { mark + $0 }
  }

  /// Another environment's hashes: the first frame of each stretch of equal ones, how many, the hash.
  private static func frames(_ hashes: [FrameHash]) -> [String] {
    var lines: [String] = []
    var first = 0
    for index in hashes.indices where index + 1 == hashes.count || hashes[index + 1] != hashes[index] {
      lines.append("frames \(first) \(index + 1 - first) \(hashes[index])")
      first = index + 1
    }
    return lines
  }

  /// `Cairo 1.16.0`, `font Inter-Regular.otf 0123456789ab`.
  private static func words(_ part: GoldenEnvironment.Part) -> String {
    let name = part.name.split(separator: " ", maxSplits: 1).map { GoldenText.escaped(String($0)) }
    return name.joined(separator: " ") + " " + GoldenText.escaped(part.value)
  }

  private static func words(_ record: LayerTrail.Record) -> String {
    switch record {
    case .subtree(let number, let entries): "subtree \(number) \(entries)"
    case .run(let frames, let entries):
      "layers \(frames.lowerBound)" + (frames.count > 1 ? "-\(frames.upperBound)" : "")
        + (entries.isEmpty ? "" : " \(entries)")
    }
  }
}
