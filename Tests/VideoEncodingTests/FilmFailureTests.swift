import Foundation
import SceneModel
import Synchronization
import TestSupport
import Testing

@testable import VideoEncoding

@Suite struct FilmFailureTests {
  private let format = FilmFormat(width: 64, height: 48, rate: .sixty)
  private let counts = (0..<6).flatMap { [Int](repeating: 1, count: 10) + [12 + $0] }

  private var film: Film {
    var tuning = FilmTuning()
    tuning.fewestPictures = 5
    return Film(format: format, runs: runs(counts), tuning: tuning)
  }

  private func squares() -> FunctionDrawing {
    FunctionDrawing { frame, pixels in drawSquare(at: frame, width: 64, height: 48, into: pixels) }
  }

  @Test func cancelledAtAnyTimeItLeavesNothingAndDoesNotMatterLater() throws {
    let folder = try TemporaryFolder()
    try film.write(to: OutputFile(path: folder.path("film.mp4")), jobs: 2, drawing: squares)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("film.mp4")))
    var random = SeededGenerator(seed: 8)
    for _ in 0..<20 {
      let questions = Mutex(Int.random(in: 0...120, using: &random))
      do throws(VideoEncodingError) {
        try film.write(
          to: OutputFile(path: folder.path("film.mp4"), replacing: true), jobs: 2, drawing: squares,
          isCancelled: {
            questions.withLock {
              $0 -= 1
              return $0 < 0
            }
          })
        Issue.record("not cancelled")
      } catch {
        guard case .cancelled = error else { throw error }
      }
      #expect(try folder.names() == ["film.mp4"])
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("film.mp4"))) == bytes)
    }
    try film.write(to: OutputFile(path: folder.path("film.mp4"), replacing: true), jobs: 2, drawing: squares)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("film.mp4"))) == bytes)
  }

  @Test func progressCountsEveryFrameAndNeverFallsBack() throws {
    let folder = try TemporaryFolder()
    let seen = Mutex<[FilmProgress]>([])
    try film.write(
      to: OutputFile(path: folder.path("film.mp4")), jobs: 3, drawing: squares,
      progress: { progress in seen.withLock { $0.append(progress) } })
    let reports = seen.withLock { $0 }
    let total = counts.reduce(0, +)
    #expect(reports.allSatisfy { $0.total == total })
    #expect(zip(reports, reports.dropFirst()).allSatisfy { $0.finished < $1.finished })
    #expect(reports.last?.finished == total)
  }

  private struct Spilled: Error, Equatable {}

  @Test func aFrameThatCannotBeDrawnIsNamed() throws {
    let folder = try TemporaryFolder()
    do throws(VideoEncodingError) {
      try film.write(to: OutputFile(path: folder.path("film.mp4")), jobs: 2) {
        FunctionDrawing { frame, pixels in
          if frame == 48 { throw Spilled() }
          drawSquare(at: frame, width: 64, height: 48, into: pixels)
        }
      }
      Issue.record("no error")
    } catch {
      guard case .drawing(let frame, let reason) = error else { throw error }
      #expect(frame == 48)
      #expect(reason is Spilled)
    }
    #expect(try folder.names() == [])
  }

  @Test func sizesOutOfRangeAreRefused() throws {
    let folder = try TemporaryFolder()
    for (width, height) in [(0, 10), (10, 16_385), (-1, 1)] {
      let film = Film(format: FilmFormat(width: width, height: height, rate: .sixty), runs: runs([1]))
      do throws(VideoEncodingError) {
        try film.write(to: OutputFile(path: folder.path("film.mp4")), jobs: 1, drawing: squares)
        Issue.record("no error")
      } catch {
        guard case .unsupportedSize(width, height) = error else { throw error }
      }
    }
    #expect(try folder.names() == [])
  }

  @Test func aFullDiskIsSaidToBeFull() throws {
    let picture = EncodedPicture(
      bytes: [0, 0, 0, 1, 0x65] + [UInt8](repeating: 0x80, count: 300_000), isKey: true)
    let encoder = try H264Encoder(format, try #require(format.quality.x264), tuning: FilmTuning())
    do throws(VideoEncodingError) {
      var muxer = try FilmMuxer(
        format, frames: 0..<10, header: encoder.parameterSets, url: "file:/dev/full",
        outputPath: "film.mp4")
      for _ in 0..<10 { try muxer.append(picture) }
      try muxer.finish()
      Issue.record("no error")
    } catch {
      guard case .output(.diskFull(path: "film.mp4")) = error else { throw error }
    }
  }

  /// In a process of its own, where no file may grow beyond some size.
  @Test func aLimitOnFilesLeavesTheFolderAsItWas() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try OutputFile(path: folder.path("film.mp4")).write("older".utf8)
      signal(SIGXFSZ, SIG_IGN)
      for limit in [0, 100, 3000, 20_000] {
        var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t.max)
        precondition(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits) == 0)
        let film = Film(
          format: FilmFormat(width: 320, height: 240, rate: .sixty, quality: .high),
          runs: runs([1, 1, 1, 1, 600]))
        do throws(VideoEncodingError) {
          try film.write(to: OutputFile(path: folder.path("film.mp4"), replacing: true), jobs: 1) {
            FunctionDrawing { frame, pixels in drawSquare(at: frame, width: 320, height: 240, into: pixels) }
          }
          preconditionFailure("no error")
        } catch {
          guard case .output(.tooLarge(path: folder.path("film.mp4"))) = error else {
            preconditionFailure("\(error)")
          }
        }
        let (names, text) = (
          try folder.names(), try String(contentsOfFile: folder.path("film.mp4"), encoding: .utf8)
        )
        precondition(names == ["film.mp4"] && text == "older")
      }
    }
  }
}
