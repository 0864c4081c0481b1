import SceneModel

/// The loops of the threads that make a film.
struct FilmWorkers: Sendable {
  let format: FilmFormat
  let tuning: FilmTuning
  let segments: [Segment]
  let work: Monitor<FilmWork>
  let makeDrawing: @Sendable () throws -> any FrameDrawing
  let report: ProgressReport
  let isCancelled: @Sendable () -> Bool

  /// Makes the film with so many threads; the calling thread writes. Returns when all have ended.
  func run(drawing: Int, encoding: Int, frames: Range<Int>, url: String, outputPath: String) {
    var threads: [WorkerThread] = []
    guarded { () throws(VideoEncodingError) in
      for _ in 0..<drawing { threads.append(try WorkerThread { guarded(draw) }) }
      for _ in 0..<encoding { threads.append(try WorkerThread { guarded(encode) }) }
      try write(frames: frames, url: url, outputPath: outputPath)
    }
    for thread in threads { thread.join() }
  }

  /// Runs `body`; what it throws stops the film.
  private func guarded(_ body: () throws(VideoEncodingError) -> Void) {
    do throws(VideoEncodingError) {
      try body()
    } catch {
      work.withLock { $0.fail(error) }
    }
  }

  /// Writes finished segments one after the other.
  private func write(frames: Range<Int>, url: String, outputPath: String) throws(VideoEncodingError) {
    guard case .work(let first) = work.wait(for: { $0.takeEncoded() }) else { return }
    var muxer = try FilmMuxer(
      format, frames: frames, header: first.header, url: url, outputPath: outputPath)
    for picture in first.pictures { try muxer.append(picture) }
    while case .work(let segment) = work.wait(for: { $0.takeEncoded() }) {
      guard segment.header == first.header else {
        throw .encoder(operation: "join segments", code: 0, text: "their headers differ")
      }
      for picture in segment.pictures { try muxer.append(picture) }
      try stopIfCancelled()
    }
    guard work.withLock({ $0.failure }) == nil else { return }
    try muxer.finish()
  }

  /// Draws until nothing is left to draw.
  private func draw() throws(VideoEncodingError) {
    let painter = Painter(format: format, makeDrawing: makeDrawing)
    while case .work(let drawing) = work.wait(for: { $0.takeDrawing() }) {
      try stopIfCancelled()
      let picture = if let spare = drawing.spare { spare } else { try painter.makePicture() }
      try painter.paint(drawing.run, into: picture)
      work.withLock { $0.deliver(picture, for: drawing) }
    }
  }

  /// Encodes segments until none is left.
  private func encode() throws(VideoEncodingError) {
    while case .work(let index) = work.wait(for: { $0.takeSegment() }) {
      if let result = try encodeFromStock(index) {
        work.withLock { $0.deliver(result, for: index) }
      } else if let result = try encodeAlone(index) {
        work.withLock { $0.deliver(result, for: index) }
      } else {
        throw .encoder(operation: "encode a segment", code: 0, text: "pictures are missing")
      }
    }
  }

  private func encodeFromStock(_ index: Int) throws(VideoEncodingError) -> EncodedSegment? {
    var lent: EncoderPicture?
    defer { if let lent { work.withLock { $0.giveBack(lent) } } }
    return try SegmentEncoder(format: format, tuning: tuning).encode(
      segments[index], holds: tuning.holds,
      picture: { (_) throws(VideoEncodingError) in
        if let lent { work.withLock { $0.giveBack(lent) } }
        lent = nil
        guard case .work(let picture) = work.wait(for: { $0.takePicture(of: index) }) else {
          throw .cancelled
        }
        lent = picture
        return picture
      },
      advance: { (count) throws(VideoEncodingError) in
        try stopIfCancelled()
        report.advance(by: count, in: index)
      })
  }

  /// Encodes a segment whose stream was not of the shape for repeated pictures: every frame by the encoder,
  /// every picture drawn here once more.
  private func encodeAlone(_ index: Int) throws(VideoEncodingError) -> EncodedSegment? {
    work.withLock { $0.abandonStock(of: index) }
    report.restart(index)
    let painter = Painter(format: format, makeDrawing: makeDrawing)
    let picture = try painter.makePicture()
    return try SegmentEncoder(format: format, tuning: tuning).encode(
      segments[index], holds: .encoded,
      picture: { (run) throws(VideoEncodingError) in
        try painter.paint(run, into: picture)
        return picture
      },
      advance: { (count) throws(VideoEncodingError) in
        try stopIfCancelled()
        report.advance(by: count, in: index)
      })
  }

  private func stopIfCancelled() throws(VideoEncodingError) {
    if isCancelled() { throw .cancelled }
  }
}
