import SceneModel
import VideoEncoding

extension Screenplay {
  /// Renders the film to an MP4 file, or a QuickTime file when it is lossless, and the pictures that the script asks for beside it.
  ///
  /// The file stands under its name when it is whole; until then, and after any failure or cancellation of
  /// the task, the folder is as before. The work is done on threads of its own, not on those of Swift's tasks.
  ///
  /// - Parameters:
  ///   - path: The file to be made.
  ///   - progress: Called now and then, on some thread, one call at a time.
  /// - Throws: `cancelled`, or `failed` with what stands in the way.
  @discardableResult
  public func render(
    to path: String, options: RenderOptions = RenderOptions(),
    progress: @escaping @Sendable (FilmProgress) -> Void = { _ in }
  ) async throws(ScreenplayError) -> RenderedFilm {
    try await Blocking.run { (isCancelled) throws(ScreenplayError) in
      try renderBlocking(to: path, options: options, progress: progress, isCancelled: isCancelled)
    }
  }

  private func renderBlocking(
    to path: String, options: RenderOptions, progress: @escaping @Sendable (FilmProgress) -> Void,
    isCancelled: CancellationFlag
  ) throws(ScreenplayError) -> RenderedFilm {
    let frames = (options.frames ?? 0..<scene.frameCount).clamped(to: 0..<scene.frameCount)
    guard !frames.isEmpty else { throw .failed("the part holds no frame", hint: nil) }
    try checkOutput(path)
    let output = OutputFile(path: path, replacing: options.isReplacing)
    let film = Film(format: format(frames, options.quality), runs: animator.runs().cut(to: frames))
    let jobs = options.jobs ?? Blocking.processors
    let stills = options.writesStills ? try stills(beside: path, in: frames, options) : []
    let pending = PendingStills()
    for still in stills {
      guard !isCancelled.isSet else { throw .cancelled }
      let png = try png(at: still.frame)
      do { try pending.add(still.file, png) } catch { throw .output(error) }
    }
    do {
      try film.write(
        to: output, jobs: jobs,
        drawing: { [drawing] in drawing },
        progress: progress, isCancelled: { isCancelled.isSet })
    } catch {
      throw ScreenplayError(error, pictures: pictureNames)
    }
    do { try pending.commit() } catch { throw .output(error) }
    return RenderedFilm(
      file: path, frames: frames.count, fps: scene.canvas.rate.description,
      seconds: Double(frames.count * scene.canvas.rate.denominator) / Double(scene.canvas.rate.numerator),
      width: film.format.codedWidth, height: film.format.codedHeight,
      bytes: FileSystem.size(of: path), stills: stills.map(\.file.path))
  }

  /// Refuses to replace a file that the scene is read from, whoever says that files may be replaced.
  ///
  /// - Throws: `output`.
  package func checkOutput(_ path: String) throws(ScreenplayError) {
    if inputs.contains(where: { FileSystem.isSame($0, path) }) { throw .output(.isInput(path: path)) }
  }

  private func format(_ frames: Range<Int>, _ quality: FilmQuality) -> FilmFormat {
    let canvas = scene.canvas
    // A part that begins within a chapter still says which one it is.
    let current = scene.chapters.last { $0.frame < frames.lowerBound }
    let chapters =
      (current.map { [Chapter(title: $0.title, frame: frames.lowerBound)] } ?? [])
      + scene.chapters.filter { frames.contains($0.frame) }
    let isRepeated = chapters.count > 1 && chapters[0].frame == chapters[1].frame
    return FilmFormat(
      width: canvas.pixelWidth, height: canvas.pixelHeight, rate: canvas.rate, quality: quality,
      title: scene.title, chapters: isRepeated ? Array(chapters.dropFirst()) : chapters)
  }

  /// The pictures of the script's `still:` steps, below the folder of the film, checked before the work.
  private func stills(
    beside path: String, in frames: Range<Int>, _ options: RenderOptions
  ) throws(ScreenplayError) -> [(file: OutputFile, frame: Int)] {
    let folder = path.contains("/") ? ScriptFile.folder(of: path) + "/" : ""
    var stills: [(file: OutputFile, frame: Int)] = []
    for still in scene.stills where frames.contains(still.frame) {
      let name = options.stillSuffix.map { still.file.suffixed($0) } ?? still.file
      let file = OutputFile(path: folder + name, replacing: options.isReplacing)
      try checkOutput(file.path)
      do throws(OutputFileError) {
        try file.check()
      } catch {
        // A folder that the script names is made with the picture.
        guard case .missingFolder = error, still.file.contains("/") else { throw .output(error) }
      }
      stills.append((file, still.frame))
    }
    return stills
  }
}

extension [FrameRun] {
  /// The runs within some frames; those at its ends are shortened.
  func cut(to frames: Range<Int>) -> [FrameRun] {
    map { $0.frames.clamped(to: frames) }.filter { !$0.isEmpty }.map(FrameRun.init)
  }
}

extension String {
  /// A file's name with words before its ending: `shop-dark.mp4`.
  package func suffixed(_ words: String) -> String {
    guard let dot = lastIndex(of: "."), !self[dot...].contains("/") else { return "\(self)-\(words)" }
    return "\(self[..<dot])-\(words)\(self[dot...])"
  }
}
