import SceneModel
import Testing

@testable import VideoEncoding

/// Films with holds, decoded by FFmpeg and by OpenH264.
@Suite struct SkipPictureTests {
  /// Holds at the start, in the midst and at the end; more pictures than frame_num has values.
  private static let counts = [9] + [Int](repeating: 1, count: 20) + [30, 1, 1, 5, 1, 1, 1, 40]

  private func film(_ tuning: FilmTuning, quality: FilmQuality = .standard) -> Film {
    let format = FilmFormat(width: 96, height: 80, rate: .sixty, quality: quality)
    return Film(format: format, runs: runs(Self.counts), tuning: tuning)
  }

  /// Luma of each frame.
  private func luma(_ planes: [UInt8]) -> [[UInt8]] {
    let (size, luma) = (96 * 80 * 3 / 2, 96 * 80)
    return stride(from: 0, to: planes.count, by: size).map { Array(planes[$0..<$0 + luma]) }
  }

  private static let shapes = ["", ":cabac=0", ":weightp=0", ":no-deblock=1", ":weightp=2:cabac=0"]

  @Test(arguments: FilmQuality.lossy, shapes)
  func decodersAgreeAndHoldsStandStill(quality: FilmQuality, shape: String) throws {
    let folder = try TemporaryFolder()
    var tuning = FilmTuning()
    tuning.encoderParameters = shape
    let path = folder.path("film.mp4")
    try film(tuning, quality: quality).writeSquares(to: path)

    let planes = try Tool.decode(path, as: "yuv420p")
    #expect(try Tool.decodeWithOpenH264(path) == planes)
    let frames = luma(planes)
    #expect(frames.count == Self.counts.reduce(0, +))
    var at = 0
    for count in Self.counts {
      for frame in at..<at + count where frame >= at + 3 { #expect(frames[frame] == frames[frame - 1]) }
      at += count
    }
  }

  /// The same pictures as from an encoder that was never interrupted: frames after a hold are not disturbed by
  /// the pictures put in before them.
  @Test func insertingPicturesChangesNoOther() throws {
    let folder = try TemporaryFolder()
    let short = Film(
      format: FilmFormat(width: 96, height: 80, rate: .sixty),
      runs: runs(Self.counts.map { min($0, 3) }), tuning: plain)
    try film(FilmTuning.unsettled).writeSquares(to: folder.path("long.mp4"))
    try short.write(to: OutputFile(path: folder.path("short.mp4")), jobs: 1) { [counts = Self.counts] in
      // Draws what the long film shows at the beginning of the same run.
      FunctionDrawing { frame, pixels in
        var (at, longAt) = (0, 0)
        for count in counts where at < frame { (at, longAt) = (at + min(count, 3), longAt + count) }
        drawSquare(at: longAt, width: 96, height: 80, into: pixels)
      }
    }
    let long = luma(try Tool.decode(folder.path("long.mp4"), as: "yuv420p"))
    let kept = luma(try Tool.decode(folder.path("short.mp4"), as: "yuv420p"))
    var expected: [[UInt8]] = []
    var at = 0
    for count in Self.counts {
      expected += long[at..<at + min(count, 3)]
      at += count
    }
    #expect(kept == expected)
  }

  private var plain: FilmTuning {
    var tuning = FilmTuning.unsettled
    tuning.holds = .encoded
    return tuning
  }

  /// Streams of another shape than expected: several references, a picture order with numbers of its own, key
  /// frames in the midst, several slices. They are encoded frame by frame.
  @Test(arguments: [
    ":ref=3", ":keyint=7:min-keyint=7", ":slices=2", ":interlaced=1",
  ])
  func unexpectedStreamsAreEncodedInFull(shape: String) throws {
    let folder = try TemporaryFolder()
    var odd = FilmTuning.unsettled
    odd.encoderParameters = shape
    var full = odd
    full.holds = .encoded
    try film(odd).writeSquares(to: folder.path("odd.mp4"))
    try film(full).writeSquares(to: folder.path("full.mp4"))
    let planes = try Tool.decode(folder.path("odd.mp4"), as: "yuv420p")
    #expect(planes.count == Self.counts.reduce(0, +) * 96 * 80 * 3 / 2)
    #expect(try Tool.decode(folder.path("full.mp4"), as: "yuv420p") == planes)
  }

  @Test func theExpectedStreamIsRecognised() throws {
    for quality in FilmQuality.lossy {
      let format = FilmFormat(width: 96, height: 80, rate: .sixty, quality: quality)
      let encoder = try H264Encoder(format, try #require(format.quality.x264), tuning: FilmTuning())
      let parameters = try #require(ParameterSets(annexB: encoder.parameterSets))
      #expect(parameters.macroblockCount == 30)
      #expect(parameters.hasArithmeticCoding)
      #expect(!SkipPictures(parameters).picture(frameNumber: 5).payload.isEmpty)
    }
  }

  @Test func otherStreamsAreNotTakenForIt() throws {
    for shape in [":ref=3", ":interlaced=1", ":bframes=2"] {
      var tuning = FilmTuning()
      tuning.encoderParameters = shape
      let format = FilmFormat(width: 96, height: 80, rate: .sixty)
      let encoder = try H264Encoder(format, try #require(format.quality.x264), tuning: tuning)
      #expect(ParameterSets(annexB: encoder.parameterSets) == nil, "\(shape)")
    }
    #expect(ParameterSets(annexB: []) == nil)
    #expect(ParameterSets(annexB: [0, 0, 0, 1, 0x67, 0, 0, 0, 1, 0x68]) == nil)
  }
}

extension FilmTuning {
  /// Without finer frames at the start of a hold, so that streams with and without repeated pictures agree.
  static var unsettled: FilmTuning {
    var tuning = FilmTuning()
    tuning.settling = X264Settings.Settling(opening: [], others: [])
    return tuning
  }
}
