import AnimatorCore
import Foundation
import SceneModel
import Testing

@testable import VideoEncoding

/// What other programs find in our files.
@Suite struct FilmFileTests {
  private static let rates = [
    rate(24000, 1001), rate(24), rate(25), rate(30000, 1001), rate(30), rate(43), rate(50), rate(60000, 1001),
    rate(60), rate(120),
  ]

  /// Runs of a film of so many frames that ends in a hold, or in motion.
  private func counts(_ frames: Int, endingInHold: Bool) -> [Int] {
    guard frames > 3 else { return endingInHold ? [frames] : [Int](repeating: 1, count: frames) }
    let hold = frames - 3
    return endingInHold ? [1, 1, 1, hold] : [hold, 1, 1, 1]
  }

  @Test(arguments: rates, [false, true])
  func framesRateAndDurationAreExact(rate: FrameRate, endingInHold: Bool) throws {
    let folder = try TemporaryFolder()
    let short = rate.frame(at: try Time(25025, over: 100_000))
    let long = rate.frame(at: try Time(10))
    for frames in [1, 3, short, long] {
      let path = folder.path("\(frames).mp4")
      let film = Film(
        format: FilmFormat(width: 32, height: 32, rate: rate, quality: .draft),
        runs: runs(counts(frames, endingInHold: endingInHold)))
      try film.writeSquares(to: path, jobs: 1)
      let stream = try Tool.probe(path, counting: true)
      #expect(stream["nb_frames"] == "\(frames)")
      #expect(stream["nb_read_frames"] == "\(frames)")
      #expect(stream["avg_frame_rate"] == rate.description)
      #expect(stream["r_frame_rate"] == rate.description)
      let duration = try #require(Double(stream["duration"] ?? ""))
      #expect(abs(duration - Double(frames) / rate.framesPerSecond) < 1e-6)
      #expect(stream["start_pts"] == "0")
    }
  }

  @Test(arguments: FilmQuality.lossy)
  func streamsAreTagged(quality: FilmQuality) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mp4")
    let format = FilmFormat(width: 65, height: 33, rate: .sixty, quality: quality)
    try Film(format: format, runs: runs([1, 1, 10])).writeSquares(to: path)
    let stream = try Tool.probe(path)
    let expected = [
      "codec_name": "h264", "profile": "High", "pix_fmt": "yuv420p", "color_range": "tv",
      "color_space": "bt709", "color_transfer": "bt709", "color_primaries": "bt709",
      "chroma_location": "left", "width": "66", "height": "34", "has_b_frames": "0",
      "field_order": "progressive",
    ]
    for (name, value) in expected { #expect(stream[name] == value, "\(name)") }
    #expect(format.codedWidth == 66 && format.codedHeight == 34)
  }

  @Test func theIndexComesFirstAndNothingTellsOfTheMachine() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mp4")
    try Film(format: FilmFormat(width: 32, height: 32, rate: .sixty), runs: runs([1, 30])).writeSquares(
      to: path)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var boxes: [String] = []
    var at = 0
    while at + 8 <= bytes.count {
      boxes.append(String(decoding: bytes[at + 4..<at + 8], as: UTF8.self))
      at += bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(boxes.prefix(2) == ["ftyp", "moov"] && boxes.last == "mdat")
    let text = String(decoding: bytes.map { $0 < 128 ? $0 : 46 }, as: UTF8.self)
    for word in ["x264", "Lavf", "Lavc"] { #expect(!text.contains(word)) }
    let creation = try Tool.run("ffprobe", ["-v", "error", "-show_entries", "format_tags:stream_tags", path])
    #expect(!String(decoding: creation.bytes, as: UTF8.self).contains("creation_time"))
  }

  @Test func titleAndChaptersAreThere() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mp4")
    let format = FilmFormat(
      width: 32, height: 32, rate: .sixty, title: "Прогулка по приложению",
      chapters: [Chapter(title: "Список", frame: 100), Chapter(title: "Details & more", frame: 130)])
    try Film(format: format, runs: runs([1, 59, 60], from: 100)).writeSquares(to: path)
    let output = try Tool.run(
      "ffprobe", ["-v", "error", "-show_chapters", "-show_format", "-of", "json", path])
    struct Probe: Decodable {
      struct Chapter: Decodable {
        let start_time: String
        let end_time: String
        let tags: [String: String]
      }
      struct Format: Decodable {
        let tags: [String: String]
      }
      let chapters: [Chapter]
      let format: Format
    }
    let probe = try JSONDecoder().decode(Probe.self, from: Data(output.bytes))
    #expect(probe.format.tags["title"] == "Прогулка по приложению")
    #expect(probe.chapters.map { $0.tags["title"] } == ["Список", "Details & more"])
    #expect(probe.chapters.map { Double($0.start_time) } == [0, 0.5])
    #expect(probe.chapters.map { Double($0.end_time) } == [0.5, 2])
  }

  @Test func theBytesDependOnNothingButTheFrames() throws {
    let folder = try TemporaryFolder()
    var tuning = FilmTuning()
    tuning.fewestPictures = 6
    let counts = (0..<8).flatMap { [Int](repeating: 1, count: 5) + [10 + $0] }
    let film = Film(
      format: FilmFormat(width: 64, height: 48, rate: .sixty), runs: runs(counts), tuning: tuning)
    var files: [Data] = []
    for (index, jobs) in [1, 2, 4, 2, 9].enumerated() {
      let path = folder.path("\(index).mp4")
      try film.writeSquares(to: path, jobs: jobs)
      files.append(try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    #expect(Set(files).count == 1)
    let keys = try Tool.run(
      "ffprobe", ["-v", "error", "-show_entries", "packet=flags", "-of", "csv=p=0", folder.path("0.mp4")])
    let flags = String(decoding: keys.bytes, as: UTF8.self).split(separator: "\n")
    #expect(flags.filter { $0.hasPrefix("K") }.count == Segment.cut(film.runs, tuning: tuning).count)
  }
}
