import AnimatorCore
internal import CVideoEncoder
public import SceneModel

/// A film in the making: H.264 in MP4, or FFV1 in QuickTime when it is lossless, exact in its number of frames, its rate and its duration, and the same
/// bytes on every run.
public struct Film: Sendable {
  public let format: FilmFormat
  /// The pictures of the film in order, without gaps. Frames may count from any number.
  public let runs: [FrameRun]
  let tuning: FilmTuning

  /// - Precondition: there is a run, and each begins where the one before it ends.
  public init(format: FilmFormat, runs: [FrameRun]) {
    self.init(format: format, runs: runs, tuning: FilmTuning(format.quality))
  }

  package init(format: FilmFormat, runs: [FrameRun], tuning: FilmTuning) {
    precondition(!runs.isEmpty)
    precondition(zip(runs, runs.dropFirst()).allSatisfy { $0.frames.upperBound == $1.frames.lowerBound })
    self.format = format
    self.runs = runs
    self.tuning = tuning
  }

  private var frames: Range<Int> {
    (runs.first?.frames.lowerBound ?? 0)..<(runs.last?.frames.upperBound ?? 0)
  }

  /// Draws, encodes and writes the film.
  ///
  /// Blocks the calling thread until the file stands under its name; the work is done on threads of its own,
  /// so call it outside the cooperative pool. Takes about `jobs` processors and, for each job, memory for
  /// about three pictures and an encoder (at 1080p some 200 MB at standard quality; lossless some 320 MB, since
  /// FFmpeg makes room for the largest packet there could be), whatever the length.
  ///
  /// - Parameters:
  ///   - output: where the film goes; as before if anything fails.
  ///   - jobs: segments encoded at a time, and as many threads that draw; at least 1. The file is the same
  ///     for any number.
  ///   - drawing: makes the drawing of each thread, on that thread.
  ///   - progress: called on threads of the film, one call at a time.
  ///   - isCancelled: asked at every frame, on any thread; true ends with `.cancelled`.
  public func write(
    to output: OutputFile, jobs: Int, drawing: @escaping @Sendable () throws -> any FrameDrawing,
    progress: @escaping @Sendable (FilmProgress) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(VideoEncodingError) {
    let sides = 1...FilmFormat.largestSide
    guard sides.contains(format.width), sides.contains(format.height) else {
      throw .unsupportedSize(width: format.width, height: format.height)
    }
    let file: PendingFile
    do throws(OutputFileError) { file = try output.create() } catch { throw .output(error) }

    // Whole pictures are above this, and nothing that is made and freed by the thousand.
    cve_map_large_blocks(1 << 20)
    let segments = Segment.cut(runs, tuning: tuning)
    let jobs = max(1, jobs)
    let workers = FilmWorkers(
      format: format, tuning: tuning, segments: segments,
      work: Monitor(FilmWork(segments, jobs: jobs)), makeDrawing: drawing,
      report: ProgressReport(total: frames.count, tell: progress), isCancelled: isCancelled)
    workers.run(
      drawing: jobs, encoding: min(jobs, segments.count), frames: frames, url: file.url,
      outputPath: output.path)
    if let failure = workers.work.withLock({ $0.failure }) { throw failure }
    do throws(OutputFileError) { try file.commit() } catch { throw .output(error) }
  }
}
