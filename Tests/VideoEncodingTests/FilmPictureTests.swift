import SceneModel
import Testing

@testable import VideoEncoding

/// What the pictures of a film look like after decoding.
@Suite struct FilmPictureTests {
  private static let colors: [[UInt8]] = [
    [255, 255, 255], [0xfa, 0xf9, 0xf7], [255, 0, 0], [0, 255, 0], [0, 0, 255], [0, 0xbd, 0xf2], [0, 0, 0],
    [64, 64, 64], [128, 128, 128], [200, 200, 200],
  ]

  /// Patches of 32 pixels beside each other on light grey, moved by `shift`.
  private func drawPatches(_ shift: Int, width: Int, height: Int, into pixels: UnsafeMutableRawBufferPointer)
  {
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = (x - 8 - shift, y - 8)
        var color: [UInt8] = [230, 230, 235]
        if column >= 0, row >= 0, column % 40 < 32, row % 40 < 32, column / 40 < 5, row / 40 < 2 {
          color = Self.colors[row / 40 * 5 + column / 40]
        }
        let at = 4 * (y * width + x)
        for c in 0..<3 { pixels[at + c] = color[2 - c] }
        pixels[at + 3] = 255
      }
    }
  }

  @Test(arguments: FilmQuality.lossy)
  func flatColoursAreWithinTwoLevels(quality: FilmQuality) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mp4")
    let (width, height) = (232, 88)
    let film = Film(
      format: FilmFormat(width: width, height: height, rate: .sixty, quality: quality),
      runs: runs([8, 1, 1, 1, 1, 1, 1, 1, 8]))
    let shifts = [Int](repeating: 0, count: 8) + [0, 1, 2, 4, 6, 8, 10] + [Int](repeating: 12, count: 8)
    try film.write(to: OutputFile(path: path), jobs: 2) {
      FunctionDrawing { frame, pixels in
        drawPatches(shifts[frame], width: width, height: height, into: pixels)
      }
    }
    let decoded = try Tool.decode(path, as: "rgb24")
    #expect(decoded.count == shifts.count * width * height * 3)
    var worst = 0
    for (frame, shift) in shifts.enumerated() {
      for (index, color) in Self.colors.enumerated() {
        let (left, top) = (8 + shift + index % 5 * 40 + 8, 8 + index / 5 * 40 + 8)
        for y in top..<top + 16 {
          for x in left..<left + 16 {
            let at = ((frame * height + y) * width + x) * 3
            for c in 0..<3 { worst = max(worst, abs(Int(decoded[at + c]) - Int(color[c]))) }
          }
        }
      }
    }
    #expect(worst <= 2)
  }

  @Test(arguments: [(1, 1), (3, 2), (17, 31), (566, 10)])
  func oddSizesRepeatTheLastColumnAndRow(width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mp4")
    let film = Film(
      format: FilmFormat(width: width, height: height, rate: .sixty, quality: .high), runs: runs([1, 12]))
    try film.write(to: OutputFile(path: path), jobs: 1) {
      FunctionDrawing { frame, pixels in
        for at in 0..<width * height {
          for c in 0..<3 { pixels[4 * at + c] = frame == 0 ? 40 : 200 }
          pixels[4 * at + 3] = 255
        }
      }
    }
    let (codedWidth, codedHeight) = (film.format.codedWidth, film.format.codedHeight)
    let decoded = try Tool.decode(path, as: "rgb24")
    let size = codedWidth * codedHeight * 3
    #expect(decoded.count == 13 * size)
    #expect(decoded[..<size].allSatisfy { abs(Int($0) - 40) <= 2 })
    #expect(decoded[(12 * size)...].allSatisfy { abs(Int($0) - 200) <= 2 })
  }

  /// Luma PSNR of held frames against a plain encode of every frame at the same rate factor.
  @Test(arguments: FilmQuality.lossy)
  func holdsAreAsSharpAsInAPlainEncode(quality: FilmQuality) throws {
    let folder = try TemporaryFolder()
    let (width, height) = (160, 120)
    let counts = [10] + [Int](repeating: 1, count: 12) + [40] + [Int](repeating: 1, count: 12) + [40]
    let film = Film(
      format: FilmFormat(width: width, height: height, rate: .sixty, quality: quality), runs: runs(counts))
    try film.writeSquares(to: folder.path("film.mp4"))
    var raw: [UInt8] = []
    let drawn = film.runs.map { run -> [UInt8] in
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      pixels.withUnsafeMutableBytes {
        drawSquare(at: run.frames.lowerBound, width: width, height: height, into: $0)
      }
      return lumaAndChroma(pixels, width, height)
    }
    for (run, planes) in zip(film.runs, drawn) { for _ in run.frames { raw += planes } }
    try OutputFile(path: folder.path("frames.yuv")).write(raw)
    let settings = try #require(quality.x264)
    _ = try Tool.run(
      "ffmpeg",
      [
        "-v", "error", "-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", "\(width)x\(height)", "-r", "60", "-i",
        folder.path("frames.yuv"), "-c:v", "libx264", "-preset", settings.preset, "-crf",
        "\(settings.constantRateFactor)", folder.path("plain.mp4"),
      ])
    let ours = try Tool.decode(folder.path("film.mp4"), as: "yuv420p")
    let plain = try Tool.decode(folder.path("plain.mp4"), as: "yuv420p")
    func error(_ decoded: [UInt8]) -> Int {
      let size = width * height * 3 / 2
      return film.runs.filter { $0.frames.count > 3 }.flatMap(\.frames).reduce(0) { sum, frame in
        (frame * size..<frame * size + width * height).reduce(sum) { sum, at in
          let difference = Int(decoded[at]) - Int(raw[at])
          return sum + difference * difference
        }
      }
    }
    #expect(ours.count == raw.count && plain.count == raw.count)
    #expect(error(ours) <= error(plain))
  }
}
