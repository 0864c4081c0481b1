import AnimatorCore
import Foundation
import FrameTesting
import TestSupport
import Testing

@Suite struct FrameHashListTests {
  /// What FFmpeg 5.1.9 printed for
  /// `ffmpeg -f lavfi -i testsrc=s=5x3:r=30000/1001:d=0.1 -pix_fmt bgra -fflags +bitexact -f framehash -`.
  private let ffmpeg = """
    #format: frame checksums
    #version: 2
    #hash: SHA256
    #tb 0: 1001/30000
    #media_type 0: video
    #codec_id 0: rawvideo
    #dimensions 0: 5x3
    #sar 0: 1/1
    #stream#, dts,        pts, duration,     size, hash
    0,          0,          0,        1,       60, c68452d15ee9b19962e9b8033c590187abfc01d0e33821dde4068a5ea3a09df6
    0,          1,          1,        1,       60, cbb8e1ed5344984b40a9c2ac62cef99acb51c8dfdd7e2ee16b3737813a7faf30
    0,          2,          2,        1,       60, a1c734bc9cc5c66d648b22c3d88a1b2290a08d17c5cd9a3ccece3518d60324c1

    """

  @Test func readsAndWritesWhatFFmpegPrints() throws {
    let list = try FrameHashList(parsing: ffmpeg)
    #expect(list.rate == FrameRate(30_000, over: 1001))
    #expect(list.width == 5)
    #expect(list.height == 3)
    #expect(list.hashes.count == 3)
    #expect(list.hashes[1].hex == "cbb8e1ed5344984b40a9c2ac62cef99acb51c8dfdd7e2ee16b3737813a7faf30")
    #expect(list.text == ffmpeg)
  }

  @Test func manyFramesOfLargePicturesAreReadBack() throws {
    var random = SeededGenerator(seed: 1)
    let hashes = (0..<12_345).compactMap { _ in
      FrameHash(bytes: (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
    let rate = try #require(FrameRate(43))
    let list = FrameHashList(rate: rate, width: 16_384, height: 16_384, hashes: hashes)
    #expect(list.text.contains("\n0,      12344,      12344,        1, 1073741824, "))
    #expect(try FrameHashList(parsing: list.text) == list)
  }

  @Test func linesOfOthersStandAnywhere() throws {
    let lines = ffmpeg.split(separator: "\n")
    let mixed = lines.map { "#screenplay 1 x: y\n\($0)\n#\n#software: Lavf59.27.100\n" }.joined()
    #expect(try FrameHashList(parsing: mixed) == FrameHashList(parsing: ffmpeg))
  }

  @Test func endsOfLinesMayBeThoseOfOtherSystems() throws {
    var windows = ""
    for line in ffmpeg.split(separator: "\n") { windows += line + "\r\n" }
    #expect(try FrameHashList(parsing: windows) == FrameHashList(parsing: ffmpeg))
  }

  /// Each replaces the first text by the second and is refused with the third.
  @Test(
    arguments: [
      ("#version: 2\n", "", "line 9: `#version:` is missing before the first frame"),
      ("#version: 2", "#version: 3", "line 2: `#version: 3` where `2` is needed"),
      ("#hash: SHA256", "#hash: MD5", "line 3: `#hash: MD5` where `SHA256` is needed"),
      ("#version: 2", "#version: 2\n#version: 2", "line 3: `#version:` stands here twice"),
      ("#tb 0: 1001/30000", "#tb 0: 0/1", "line 10: `#tb 0: 0/1` is no duration of a frame, such as 1/60"),
      (
        "#dimensions 0: 5x3", "#dimensions 0: 5x0",
        "line 10: `#dimensions 0: 5x0` is no size, such as 1920x1080"
      ),
      (
        "0,          1,          1", "0,          2,          2", "line 11: frame `2` where frame 1 is needed"
      ),
      ("0,          1,          1", "1,          1,          1", "line 11: stream `1` where `0` is needed"),
      ("1,        1,       60", "1,        2,       60", "line 11: duration `2` where `1` is needed"),
      (
        "1,        1,       60", "1,        1,       64",
        "line 11: size `64` where 5 × 3 pixels have 60 bytes"
      ),
      (
        "cbb8e1", "CBB8E1",
        """
        line 11: `CBB8E1ed5344984b40a9c2ac62cef99acb51c8dfdd7e2ee16b3737813a7faf30` is no hash: \
        64 hexadecimal digits in lower case
        """
      ),
      (
        "0,          1,          1,        1,       60,", "0, 1,",
        "line 11: a frame has 6 values (stream, dts, pts, duration, size, hash), not 3"
      ),
      (
        "\n0,          1", "\n\n0,          1",
        "line 11: a frame has 6 values (stream, dts, pts, duration, size, hash), not 1"
      ),
      (
        "\n0,          1", "\n#version: 2\n0,          1",
        "line 11: `#version:` stands after the first frame"
      ),
    ])
  func whatIsWrongIsTold(old: String, new: String, message: String) throws {
    let range = try #require(ffmpeg.range(of: old))
    let text = ffmpeg.replacingCharacters(in: range, with: new)
    let error = #expect(throws: FrameHashListError.self) { try FrameHashList(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func nothingIsNoList() throws {
    let empty = #expect(throws: FrameHashListError.self) { try FrameHashList(parsing: "") }
    #expect(empty?.description == "line 1: `#format:` is missing before the first frame")
    let header = ffmpeg.split(separator: "\n").prefix(9).joined(separator: "\n") + "\n"
    let bare = #expect(throws: FrameHashListError.self) { try FrameHashList(parsing: header) }
    #expect(bare?.description == "line 10: there is no frame")
  }
}
