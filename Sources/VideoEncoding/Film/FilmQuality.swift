/// How much time and how many bytes a film may take.
///
/// The pairs of preset and constant rate factor are design §7's; all make High profile, 8-bit 4:2:0.
public enum FilmQuality: String, CaseIterable, Sendable {
  /// superfast, crf 23: for a quick look.
  case draft
  /// veryfast, crf 18.
  case standard
  /// medium, crf 15: for the final file.
  case high
}
