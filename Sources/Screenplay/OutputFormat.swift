/// The kinds of file that come out.
public enum OutputFormat: String, Sendable, CaseIterable {
  case mp4, mov, png

  /// One sentence for help, without a full stop.
  public var summary: String {
    switch self {
    case .mp4: "a film: H.264 High, 4:2:0, BT.709, ready to be streamed"
    case .mov: "a lossless film: FFV1, 8 bits a channel, sRGB with straight alpha"
    case .png: "a picture of one frame: sRGB, 8 bits a channel, straight alpha where it has any"
    }
  }
}
