/// How much time and how many bytes a film may take, and whether it may differ from what was drawn.
public enum FilmQuality: String, CaseIterable, Sendable {
  /// H.264, superfast, crf 23: for a quick look.
  case draft
  /// H.264, veryfast, crf 18.
  case standard
  /// H.264, medium, crf 15: for the final file.
  case high
  /// FFV1 in QuickTime: every pixel as it was drawn, alpha too. For tests and for other programs; ten to a
  /// hundred times as large, and few players show it.
  case lossless

  /// How the name of a film of this quality ends, with the dot: `.mp4`, of a lossless one `.mov`.
  public var fileExtension: String { self == .lossless ? ".mov" : ".mp4" }
}
