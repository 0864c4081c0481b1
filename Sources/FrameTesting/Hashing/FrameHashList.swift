public import AnimatorCore

/// The hashes of a film's frames, in order, with what they are hashes of.
///
/// `text` and `init(parsing:)` are the two directions of FFmpeg's framehash format.
public struct FrameHashList: Hashable, Sendable {
  public let rate: FrameRate
  /// Pixels, 1…16384.
  public let width: Int
  /// Pixels, 1…16384.
  public let height: Int
  /// One for each frame; the frame of index 0 is the first of the film, or of the part that was hashed.
  public let hashes: [FrameHash]

  public init(rate: FrameRate, width: Int, height: Int, hashes: [FrameHash]) {
    self.rate = rate
    self.width = width
    self.height = height
    self.hashes = hashes
  }

  /// Bytes of one frame: four for each pixel.
  public var frameByteCount: Int { width * height * 4 }

  /// FFmpeg's framehash text, its last line ended: what
  /// `ffmpeg -i F.mov -pix_fmt bgra -fflags +bitexact -f framehash -` prints for the lossless film F.mov.
  ///
  /// Source: libavformat/framehash.c, `framehash_write_header` and `framehash_write_packet`.
  public var text: String {
    var text = ""
    text.reserveCapacity(256 + hashes.count * 128)
    for line in header { text += line + "\n" }
    let size = Self.right(frameByteCount, 8)
    for (index, hash) in hashes.enumerated() {
      let time = Self.right(index, 10)
      text += "0, \(time), \(time), \(Self.right(1, 8)), \(size), \(hash.hex)\n"
    }
    return text
  }

  /// The lines before the frames. A time is a count of frames, as long as the rate says.
  var header: [String] {
    [
      "#format: frame checksums",
      "#version: 2",
      "#hash: SHA256",
      "#tb 0: \(rate.denominator)/\(rate.numerator)",
      "#media_type 0: video",
      "#codec_id 0: rawvideo",
      "#dimensions 0: \(width)x\(height)",
      "#sar 0: 1/1",
      "#stream#, dts,        pts, duration,     size, hash",
    ]
  }

  private static func right(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }
}
