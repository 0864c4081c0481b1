import Screenplay

/// What one run of `render` makes: a film, or the files that the script's `outputs` and `variants` ask for.
struct RenderPlan {
  /// One file.
  struct Job {
    let file: OutputFile
    let kind: SceneOutput.Kind
    /// How the scene of it is loaded.
    let options: LoadOptions
    /// Of a variant, for the names of pictures; nil for none.
    let suffix: String?
    /// Whether the script's own `still` steps are written beside it.
    let writesStills: Bool

    /// Whether a scene that was loaded in some way is that of this job.
    func isLoaded(by other: LoadOptions) -> Bool {
      options.locale == other.locale && options.theme == other.theme && options.device == other.device
        && options.rate == other.rate && options.scale == other.scale
    }
  }

  let jobs: [Job]
  /// True when it is the one film that every script makes, and nothing else.
  let isSingle: Bool

  /// - Parameters:
  ///   - named: The file that the command line names; goes before the script's `outputs`.
  ///   - film: What the command line says of films.
  init(
    of path: String, scene: Screenplay, options: LoadOptions, named: String?, isReplacing: Bool,
    part: String?, quality: FilmQuality?
  ) {
    let stem = Folders.stem(of: path)
    let whole = SceneOutput.film(part: nil, quality: .standard)
    let outputs = named == nil && !scene.outputs.isEmpty ? scene.outputs : [whole]
    let variants = scene.variants(chosenBy: options).map(Optional.some)
    // A name that the command line gives to one film stays as it is.
    let isSuffixed = named == nil ? !variants.isEmpty : variants.count > 1
    var jobs: [Job] = []
    for variant in variants.isEmpty ? [nil] : variants {
      var hasFilm = false
      for output in outputs {
        var loading = variant?.options(options) ?? options
        loading.rate = options.rate ?? output.rate
        loading.scale = options.scale ?? output.scale
        var kind = output.kind
        var name = output.file ?? "\(stem).png"
        var isFilm = false
        if case .film(let ownPart, let ownQuality) = kind {
          let chosen = quality ?? ownQuality
          kind = .film(part: part ?? ownPart, quality: chosen)
          // The ending says what is in it, whoever says how good it is.
          name = (output.file.map(Folders.withoutEnding) ?? stem) + chosen.fileExtension
          isFilm = true
        }
        let suffix = isSuffixed ? variant?.name : nil
        let file = named ?? "\(Folders.output)/\(name)"
        jobs.append(
          Job(
            file: OutputFile(path: suffix.map { file.suffixed($0) } ?? file, replacing: isReplacing),
            kind: kind, options: loading, suffix: suffix, writesStills: isFilm && !hasFilm))
        hasFilm = hasFilm || isFilm
      }
    }
    self.jobs = jobs
    isSingle = jobs.count == 1 && outputs == [whole]
  }
}

extension SceneOutput {
  fileprivate static func film(part: String?, quality: FilmQuality) -> SceneOutput {
    SceneOutput(kind: .film(part: part, quality: quality))
  }
}

/// What came of a run that made several files. Its JSON has these keys.
struct RenderedFiles: Encodable {
  var films: [RenderedFilm] = []
  /// Pictures that `outputs` ask for.
  var stills: [String] = []
}
