import AnimatorCore
import CPixelKernels
import Foundation
import SceneModel
import TestSupport
import Testing
import VideoEncoding

/// Reading lossless films back: the pixels that were drawn, or an error.
@Suite struct LosslessReadingTests {
  /// Premultiplied noise: no colour above its alpha.
  private static func noise(frame: Int, _ count: Int) -> [UInt8] {
    var random = SeededGenerator(seed: UInt64(frame) ^ 0xABCD)
    return (0..<count).flatMap { _ -> [UInt8] in
      let word = random.next()
      let alpha = [255, UInt8(truncatingIfNeeded: word >> 32)][Int(word >> 60 & 1)]
      return (0..<3).map { min(UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)), alpha) } + [alpha]
    }
  }

  private func write(
    _ width: Int, _ height: Int, _ counts: [Int], rate: FrameRate = .sixty, chapters: [Chapter] = [],
    to path: String
  ) throws {
    let format = FilmFormat(
      width: width, height: height, rate: rate, quality: .lossless, chapters: chapters)
    try Film(format: format, runs: runs(counts)).write(to: OutputFile(path: path), jobs: 2) {
      FunctionDrawing { frame, pixels in
        pixels.copyBytes(from: Self.noise(frame: frame, width * height))
      }
    }
  }

  private static let counts = [1, 4, 1, 1, 1, 1, 6, 1]

  @Test(arguments: [(1, 1), (1, 400), (353, 3), (64, 48), (353, 21)])
  func everyFrameComesBackInAnyOrder(width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mov")
    let chapters = [Chapter(title: "One", frame: 0), Chapter(title: "Two", frame: 9)]
    try write(width, height, Self.counts, chapters: chapters, to: path)
    let film = try LosslessFilm(path)
    #expect(film.width == width && film.height == height)
    #expect(film.frameCount == Self.counts.reduce(0, +))
    #expect(film.rate == .sixty)
    let starts = runs(Self.counts).flatMap { run in run.frames.map { _ in run.frames.lowerBound } }
    let pictures = Dictionary(
      uniqueKeysWithValues: Set(starts).map { ($0, Self.noise(frame: $0, width * height)) })
    var random = SeededGenerator(seed: 3)
    let orders = [Array(starts.indices), starts.indices.reversed(), starts.indices.shuffled(using: &random)]
    for index in orders.flatMap({ $0 }) {
      let picture = try film.frame(at: index)
      #expect(picture.bytes == pictures[starts[index]], "\(index)")
    }
  }

  @Test(
    arguments: [
      rate(24000, 1001), rate(25), rate(30000, 1001), rate(43), rate(60000, 1001), rate(120), rate(1, 2),
    ], [1, 2, 50])
  func ratesComeBack(rate: FrameRate, frames: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mov")
    try write(4, 4, [frames], rate: rate, to: path)
    let film = try LosslessFilm(path)
    #expect(film.rate == rate && film.frameCount == frames)
  }

  @Test func premultiplyingUndoesMakingStraight() {
    for alpha in 0...255 {
      for color in 0...alpha {
        let pixel = [UInt8(color), UInt8(alpha), 0, UInt8(alpha)]
        var copy = pixel
        pk_unpremultiply_bgra(&copy, 1)
        pk_premultiply_bgra(&copy, 1)
        #expect(copy == pixel)
      }
    }
  }

  private func failure(_ path: String, limits: Limits = .standard) -> String? {
    do throws(LosslessFilmError) {
      let film = try LosslessFilm(path, limits: limits)
      for frame in 0..<film.frameCount { _ = try film.frame(at: frame) }
      return nil
    } catch {
      return error.description.replacingOccurrences(of: path, with: "F")
    }
  }

  @Test func otherFilesAreRefused() throws {
    let folder = try TemporaryFolder()
    let other = "`F` is no lossless film: QuickTime with FFV1, of `render --quality lossless`"
    #expect(failure(folder.path("none.mov")) == "`F` cannot be read: no such file or directory")
    #expect(failure(folder.url.path) == other)
    try Data("no film".utf8).write(to: folder.url.appending(path: "text.mov"))
    #expect(failure(folder.path("text.mov")) == other)
    try Data().write(to: folder.url.appending(path: "empty.mov"))
    #expect(failure(folder.path("empty.mov")) == other)
    try Film(format: FilmFormat(width: 8, height: 8, rate: .sixty), runs: runs([2]))
      .writeSquares(to: folder.path("film.mp4"))
    #expect(failure(folder.path("film.mp4")) == other)
    #expect(failure("http://localhost/film.mov")?.hasPrefix("`F` cannot be read: no such file") == true)
    #expect(failure("concat:\(folder.path("text.mov"))")?.hasPrefix("`F` cannot be read") == true)
  }

  @Test func limitsHold() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mov")
    try write(20, 10, [1, 1, 1], to: path)
    #expect(failure(path) == nil)
    var limits = Limits.standard
    limits.frames = 2
    #expect(failure(path, limits: limits) == "`F` has 3 frames, more than the 2 that may be read")
    limits = .standard
    limits.side = 19
    #expect(failure(path, limits: limits) == "`F` has 20 × 10 pixels, more than may be read")
    limits = .standard
    limits.picturePixels = 199
    #expect(failure(path, limits: limits) == "`F` has 20 × 10 pixels, more than may be read")
    let film = try LosslessFilm(path)
    let error = #expect(throws: LosslessFilmError.self) { try film.frame(at: 3) }
    #expect(error?.reason == .noFrame(3, of: 3))
  }

  /// Wherever a byte of a coded picture is changed, its frame is refused: slices have checksums.
  @Test func damagedFramesAreRefused() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mov")
    try write(32, 24, [1, 1, 1], to: path)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let data = try #require(whole.range(of: Data("mdat".utf8)))
    let end = try #require(whole.range(of: Data("moov".utf8))).lowerBound - 4
    #expect(end - data.upperBound > 5000)
    var random = SeededGenerator(seed: 9)
    for _ in 0..<60 {
      var bytes = whole
      bytes[Int.random(in: data.upperBound..<end, using: &random)] ^= UInt8.random(
        in: 1...255, using: &random)
      try bytes.write(to: URL(fileURLWithPath: path))
      #expect(failure(path)?.hasPrefix("`F` is damaged: it is not possible to read frame ") == true)
    }
  }

  /// Whatever is damaged or cut off, an error comes or the right pixels, and nothing breaks.
  @Test func damageAnywhereIsNeverBelieved() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("film.mov")
    try write(16, 12, [1, 2, 1], to: path)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let starts = [0, 1, 1, 3]
    var random = SeededGenerator(seed: 10)
    var refused = 0
    for turn in 0..<200 {
      var bytes = whole
      if turn % 3 == 0 {
        bytes = bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
      } else {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      try bytes.write(to: URL(fileURLWithPath: path))
      do throws(LosslessFilmError) {
        let film = try LosslessFilm(path)
        for frame in 0..<film.frameCount {
          let picture = try film.frame(at: frame)
          guard film.width == 16, film.height == 12, film.frameCount == 4 else { continue }
          #expect(picture.bytes == Self.noise(frame: starts[frame], 16 * 12))
        }
      } catch {
        refused += 1
      }
    }
    #expect(refused > 100)
  }
}
