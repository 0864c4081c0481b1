import AnimatorCore
import Foundation
import SceneModel
import TestSupport
import Testing
import VideoEncoding

/// Films in FFV1, judged by FFmpeg.
@Suite struct LosslessFilmTests {
  /// Sides that FFmpeg's encoder cuts into slices differently, odd ones and single pixels among them.
  private static let sizes = [
    (1, 1), (2, 1), (1, 2), (2, 2), (7, 5), (65, 33), (352, 288), (353, 2), (353, 3), (353, 4), (400, 1),
    (1, 400),
    (3, 300), (361, 301),
  ]

  /// Noise with every kind of alpha, and with colours above it as resampling can make them.
  private static func noise(frame: Int, _ count: Int) -> [UInt8] {
    var random = SeededGenerator(seed: UInt64(frame))
    return (0..<count).flatMap { _ -> [UInt8] in
      let word = random.next()
      let alpha = [0, 255, 1, UInt8(truncatingIfNeeded: word >> 32)][Int(word >> 60 & 3)]
      let limit = word >> 40 & 7 == 0 ? 255 : alpha
      return (0..<3).map { min(UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)), limit) } + [alpha]
    }
  }

  /// The real quotient, rounded half up and kept below 256.
  private static func straight(_ pixels: [UInt8]) -> [UInt8] {
    pixels.indices.map { index in
      let alpha = Int(pixels[index | 3])
      if index & 3 == 3 || alpha == 0 { return index & 3 == 3 ? pixels[index] : 0 }
      return UInt8(min((Double(pixels[index]) * 255 / Double(alpha) + 0.5).rounded(.down), 255))
    }
  }

  private func film(
    _ width: Int, _ height: Int, _ counts: [Int], rate: FrameRate = .sixty, chapters: [Chapter] = []
  ) -> Film {
    let format = FilmFormat(
      width: width, height: height, rate: rate, quality: .lossless, title: "Pixels", chapters: chapters)
    return Film(format: format, runs: runs(counts))
  }

  private func write(_ film: Film, to path: String, jobs: Int = 2) throws {
    let count = film.format.width * film.format.height
    try film.write(to: OutputFile(path: path), jobs: jobs) {
      FunctionDrawing { frame, pixels in pixels.copyBytes(from: Self.noise(frame: frame, count)) }
    }
  }

  @Test(arguments: sizes)
  func everyPixelComesBack(width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mov")
    let counts = [1, 3, 1, 1, 1, 2]
    try write(film(width, height, counts), to: path)
    var expected: [UInt8] = []
    for run in runs(counts) {
      let picture = Self.straight(Self.noise(frame: run.frames.lowerBound, width * height))
      for _ in run.frames { expected += picture }
    }
    // FFmpeg warns that a film of one pixel has few bits a second.
    let decoded = try Tool.run(
      "ffmpeg", ["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "bgra", "-"])
    #expect(decoded.bytes == expected && decoded.errors == "")
    let stream = try Tool.probe(path)
    #expect(stream["width"] == "\(width)" && stream["height"] == "\(height)")
  }

  @Test func theStreamSaysWhatItIs() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mov")
    try write(film(65, 33, [1, 4]), to: path)
    let chaptered = folder.path("chapters.mov")
    let both = [Chapter(title: "One", frame: 0), Chapter(title: "Two", frame: 1)]
    try write(film(65, 33, [1, 4], chapters: both), to: chaptered)
    let stream = try Tool.probe(path)
    let expected = [
      "codec_name": "ffv1", "pix_fmt": "bgra", "color_space": "gbr", "color_primaries": "bt709",
      "color_transfer": "iec61966-2-1", "sample_aspect_ratio": "1:1", "has_b_frames": "0",
    ]
    for (name, value) in expected { #expect(stream[name] == value, "\(name)") }
    let chapters = try Tool.run(
      "ffprobe", ["-v", "error", "-show_chapters", "-show_format", "-of", "default=nw=1", chaptered])
    let text = String(decoding: chapters.bytes, as: UTF8.self)
    for line in ["TAG:title=One", "TAG:title=Two", "TAG:title=Pixels"] { #expect(text.contains(line + "\n")) }
    let file = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: path)).map { $0 < 128 ? $0 : 46 }, as: UTF8.self)
    for word in ["Lavf", "Lavc"] { #expect(!file.contains(word)) }
  }

  /// A picture that stands still is encoded once: all of its frames are the same packet, one frame long.
  @Test func holdsRepeatOnePacket() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mov")
    let counts = [1, 500, 1, 2]
    try write(film(20, 10, counts), to: path)
    let output = try Tool.run("ffmpeg", ["-v", "error", "-i", path, "-c", "copy", "-f", "framehash", "-"])
    let lines = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    let fields = lines.map { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(fields.count == counts.reduce(0, +))
    let step = try #require(Int(fields[0][3]))
    for (index, packet) in fields.enumerated() {
      #expect(packet[1] == "\(index * step)" && packet[2] == packet[1] && packet[3] == "\(step)")
    }
    for run in runs(counts) { #expect(Set(run.frames.map { fields[$0][5] }).count == 1) }
    #expect(Set(fields.map { $0[5] }).count == counts.count)
  }

  @Test(
    arguments: [
      rate(24000, 1001), rate(25), rate(30000, 1001), rate(43), rate(60000, 1001), rate(120), rate(1000),
      rate(1, 2),
    ], [1, 97])
  func framesRateAndDurationAreExact(rate: FrameRate, frames: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mov")
    try write(film(8, 6, frames == 1 ? [1] : [1, frames - 1], rate: rate), to: path)
    let stream = try Tool.probe(path, counting: true)
    #expect(stream["nb_read_frames"] == "\(frames)")
    #expect(stream["r_frame_rate"] == rate.description && stream["avg_frame_rate"] == rate.description)
    let duration = try #require(Double(stream["duration"] ?? ""))
    #expect(abs(duration - Double(frames) / rate.framesPerSecond) < 1e-6)
    #expect(stream["start_pts"] == "0")
  }

  @Test func theBytesDependOnNoNumberOfJobs() throws {
    let folder = try TemporaryFolder()
    let film = film(61, 47, [1, 1, 30, 1, 1, 1, 1, 1, 7, 1, 1, 1, 1, 1, 1])
    for jobs in [1, 2, 5] { try write(film, to: folder.path("\(jobs).mov"), jobs: jobs) }
    let first = try Data(contentsOf: folder.url.appending(path: "1.mov"))
    for jobs in [2, 5] {
      #expect(try Data(contentsOf: folder.url.appending(path: "\(jobs).mov")) == first)
    }
  }

  @Test func h264LiesOverBlack() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mp4")
    let format = FilmFormat(width: 16, height: 16, rate: .sixty, quality: .high)
    try Film(format: format, runs: runs([1])).write(to: OutputFile(path: path), jobs: 1) {
      // White at half its strength.
      FunctionDrawing { _, pixels in for index in pixels.indices { pixels[index] = 128 } }
    }
    // 16 + 219 · 128 / 255.
    #expect(try Tool.decode(path, as: "yuv420p").prefix(256).allSatisfy { abs(Int($0) - 126) <= 1 })
  }
}
