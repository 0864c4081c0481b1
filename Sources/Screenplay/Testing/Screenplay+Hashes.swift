import FrameTesting
import SceneModel
internal import Synchronization
import VideoEncoding

/// How frames are hashed.
public struct HashOptions: Sendable {
  /// Frames drawn at once; nil is the number of processors, at most 8. Changes no hash.
  public var jobs: Int?
  /// Only these frames; nil is all of them.
  public var frames: Range<Int>?

  public init() {}
}

extension Screenplay {
  /// Hashes every frame: what the lossless film shows there, without making it.
  ///
  /// Each distinct picture is drawn and hashed once, however often the film shows it. The work is done on
  /// threads of its own, not on those of Swift's tasks; each takes memory for one picture.
  ///
  /// - Parameter progress: Called now and then, on some thread, one call at a time.
  /// - Throws: `cancelled`, or `failed` with what stands in the way.
  public func frameHashes(
    options: HashOptions = HashOptions(), progress: @escaping @Sendable (FilmProgress) -> Void = { _ in }
  ) async throws(ScreenplayError) -> FrameHashList {
    try await Blocking.run { (isCancelled) throws(ScreenplayError) in
      try hashBlocking(options, progress, isCancelled)
    }
  }

  /// As `frameHashes`, on the calling thread.
  func hashBlocking(
    _ options: HashOptions, _ progress: @escaping @Sendable (FilmProgress) -> Void,
    _ isCancelled: CancellationFlag
  ) throws(ScreenplayError) -> FrameHashList {
    let frames = (options.frames ?? 0..<scene.frameCount).clamped(to: 0..<scene.frameCount)
    guard !frames.isEmpty else { throw .failed("the part holds no frame", hint: nil) }
    let pictures = DistinctPictures(animator, in: frames)
    let state = Mutex(HashingState(pictures))
    let canvas = scene.canvas
    Blocking.forEach(pictures.frames.count, jobs: options.jobs ?? Blocking.processors) {
      FrameMemory(width: canvas.pixelWidth, height: canvas.pixelHeight)
    } body: { index, memory in
      guard !isCancelled.isSet, state.withLock({ $0.failure == nil }) else { return }
      let result = Result { try hash(ofFrame: pictures.frames[index], in: memory) }
      state.withLock { state in
        switch result {
        case .success(let hash): state.note(hash, for: index, progress)
        case .failure(let error): state.fail(ScreenplayError(error, pictures: pictureNames), at: index)
        }
      }
    }
    if isCancelled.isSet { throw .cancelled }
    let (hashes, failure) = state.withLock { ($0.hashes, $0.failure) }
    if let failure { throw failure.error }
    return FrameHashList(
      rate: canvas.rate, width: canvas.pixelWidth, height: canvas.pixelHeight,
      hashes: pictures.indices.compactMap { hashes[$0] })
  }

  private func hash(ofFrame frame: Int, in memory: FrameMemory) throws -> FrameHash {
    try memory.draw(frame, by: drawing)
    // Straightening changes nothing where everything is opaque.
    defer { if !scene.canvas.background.isOpaque { memory.forget() } }
    return try FrameHash(straightening: memory.pixels)
  }
}

/// What the threads that hash have found.
private struct HashingState {
  var hashes: [FrameHash?]
  /// That of the earliest picture that failed, as far as is known.
  var failure: (index: Int, error: ScreenplayError)?
  private let counts: [Int]
  private let total: Int
  private var finished = 0

  init(_ pictures: DistinctPictures) {
    hashes = Array(repeating: nil, count: pictures.frames.count)
    counts = pictures.counts
    total = pictures.indices.count
  }

  mutating func note(_ hash: FrameHash, for index: Int, _ tell: (FilmProgress) -> Void) {
    hashes[index] = hash
    finished += counts[index]
    tell(FilmProgress(finished: finished, total: total))
  }

  mutating func fail(_ error: ScreenplayError, at index: Int) {
    if let failure, failure.index < index { return }
    failure = (index, error)
  }
}
