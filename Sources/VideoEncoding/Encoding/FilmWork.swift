import SceneModel

/// What the threads that draw, encode and write a film share: who does what next.
///
/// Drawing threads take pictures for the segments being encoded, the smallest stock first; encoding threads
/// take segments in order; the writing thread takes finished segments in order. Nothing that is made depends
/// on who makes it, so the file does not depend on how many threads there are.
///
/// Methods that answer an optional answer nil when the thread must wait for a change.
struct FilmWork {
  /// Something to do, or the end of it.
  enum Answer<Work> {
    case work(Work)
    case end
  }

  /// A run to draw.
  struct Drawing {
    let segment: Int
    let index: Int
    let run: FrameRun
    /// Memory to use again, if there is any.
    let spare: EncoderPicture?
  }

  /// The pictures of a segment on their way to its encoder.
  private struct Stock {
    let runs: ArraySlice<FrameRun>
    /// The next run to draw and the next one to encode.
    var nextDrawn: Int
    var nextEncoded: Int
    var ready: [Int: EncoderPicture] = [:]

    var count: Int { nextDrawn - nextEncoded }
  }

  private let segments: [Segment]
  /// Segments that may be in work or wait to be written at a time.
  private let segmentLimit: Int
  /// Pictures that may be on their way at a time.
  private let pictureLimit: Int

  private var stocks: [Int: Stock] = [:]
  private var nextSegment = 0
  private var encoded: [Int: EncodedSegment] = [:]
  private var written = 0
  private var spares: [EncoderPicture] = []
  /// Why everybody stops; the first reason stands.
  private(set) var failure: VideoEncodingError?

  init(_ segments: [Segment], jobs: Int) {
    self.segments = segments
    segmentLimit = 2 * jobs
    pictureLimit = 2 * jobs + 1
  }

  mutating func fail(_ error: VideoEncodingError) {
    if failure == nil { failure = error }
  }
}

extension FilmWork {
  /// The next run to draw.
  mutating func takeDrawing() -> Answer<Drawing>? {
    let allDrawn = stocks.values.allSatisfy { $0.nextDrawn == $0.runs.endIndex }
    if failure != nil || (allDrawn && nextSegment == segments.count) { return .end }
    guard stocks.values.reduce(0, { $0 + $1.count }) < pictureLimit else { return nil }
    let open = stocks.filter { $0.value.nextDrawn < $0.value.runs.endIndex }
    guard let segment = open.min(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) })?.key,
      let index = stocks[segment]?.nextDrawn
    else { return nil }
    stocks[segment]?.nextDrawn += 1
    return .work(
      Drawing(segment: segment, index: index, run: segments[segment].runs[index], spare: spares.popLast()))
  }

  mutating func deliver(_ picture: EncoderPicture, for drawing: Drawing) {
    if stocks[drawing.segment] == nil {
      spares.append(picture)
    } else {
      stocks[drawing.segment]?.ready[drawing.index] = picture
    }
  }
}

extension FilmWork {
  /// The next segment to encode, by its index.
  mutating func takeSegment() -> Answer<Int>? {
    if failure != nil || nextSegment == segments.count { return .end }
    guard nextSegment < written + segmentLimit else { return nil }
    let runs = segments[nextSegment].runs
    stocks[nextSegment] = Stock(runs: runs, nextDrawn: runs.startIndex, nextEncoded: runs.startIndex)
    defer { nextSegment += 1 }
    return .work(nextSegment)
  }

  /// The next picture of a segment that is being encoded.
  mutating func takePicture(of segment: Int) -> Answer<EncoderPicture>? {
    if failure != nil { return .end }
    guard let next = stocks[segment]?.nextEncoded,
      let picture = stocks[segment]?.ready.removeValue(forKey: next)
    else { return nil }
    stocks[segment]?.nextEncoded += 1
    return .work(picture)
  }

  mutating func giveBack(_ picture: EncoderPicture) {
    spares.append(picture)
  }

  /// Lets go of the pictures that are still on their way to a segment.
  mutating func abandonStock(of segment: Int) {
    guard let stock = stocks.removeValue(forKey: segment) else { return }
    spares += stock.ready.values
  }

  mutating func deliver(_ result: EncodedSegment, for segment: Int) {
    stocks[segment] = nil
    encoded[segment] = result
  }
}

extension FilmWork {
  /// The next segment to write.
  mutating func takeEncoded() -> Answer<EncodedSegment>? {
    if failure != nil || written == segments.count { return .end }
    guard let result = encoded.removeValue(forKey: written) else { return nil }
    written += 1
    return .work(result)
  }
}
