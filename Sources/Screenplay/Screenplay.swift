internal import CairoRendering
import SceneModel
internal import SceneScript
import SourceDiagnostics

/// A scene that can be played: loaded, checked and directed, every frame of it ready to be asked for.
///
/// ```swift
/// let screenplay = try Screenplay.load("scenes/demo.yaml")
/// let picture = try screenplay.frame(at: 90)
/// try await screenplay.render(to: "demo.mp4") { print($0.finished, "of", $0.total) }
/// ```
///
/// In: a script or a `SceneDescription`. Out: pictures and films. A value; may be used from any thread.
public struct Screenplay: Sendable {
  /// The film with all its times settled.
  public let scene: Scene
  /// Warnings and notes about the script, in the order of the text; before them one about variables of the
  /// environment that change pixels, if any are set (see `PixelEnvironment`).
  public let warnings: [Diagnostic]
  /// The texts that `warnings` point into: the script's, then those of the files that it includes; none for a
  /// scene that Swift code described.
  public let sources: [SourceText]
  /// The script's text; nil for a scene that Swift code described.
  public var source: SourceText? { sources.first }
  /// The films that the script's `variants` list, of which this is one; empty where it lists none.
  public internal(set) var variants: [SceneVariant] = []
  /// The files that the script's `outputs` list; empty where it lists none.
  public internal(set) var outputs: [SceneOutput] = []
  /// Which layers stand where in any frame.
  public let animator: Animator

  let drawing: SceneDrawing
  /// Names of the picture files, for messages.
  let pictureNames: [PictureID: String]
  /// The files it was read from: the script, what that includes, pictures and fonts.
  private(set) var inputs: [String] = []

  /// Loads a script: reads it, checks it and settles everything in it. Draws nothing.
  ///
  /// - Parameters:
  ///   - path: The script. Names of files in it are relative to its folder and lead nowhere outside.
  ///   - options: What it may name, and what it may ask for.
  /// - Throws: `script` with everything that is wrong with the script, `unreadable`, or `failed`.
  public static func load(
    _ path: String, options: LoadOptions = LoadOptions()
  ) throws(ScreenplayError) -> Screenplay {
    let bytes = try ScriptFile.read(path, limit: options.limits.scriptBytes)
    var sources = [SourceText(name: path, text: String(decoding: bytes, as: UTF8.self))]
    let world: FileWorld
    do {
      let folder = try SceneFolder(ScriptFile.folder(of: path), allowing: options.allowedFolders)
      world = FileWorld(folder: folder, limits: options.limits)
    } catch {
      throw ScreenplayError(folder: error)
    }
    do {
      let reading = SceneScript.read(
        bytes, file: path, catalogue: options.catalogue, world: world, limits: options.limits,
        choices: ReadingChoices(theme: options.theme, locale: options.locale, device: options.device))
      sources += reading.included
      guard var description = reading.description else { throw DiagnosticsError(reading.diagnostics) }
      description.canvas.rate = options.rate ?? description.canvas.rate
      description.reducesMotion = options.reducesMotion
      description.canvas.scale = options.scale ?? description.canvas.scale
      if let error = world.fontError { throw error }
      var screenplay = try Screenplay(
        description, catalogue: options.catalogue, limits: options.limits, earlier: reading.diagnostics,
        sources: sources, world: world)
      screenplay.variants = reading.variants.map(SceneVariant.init)
      screenplay.inputs =
        sources.map(\.name)
        + world.paths.map { ($0.hasPrefix("/") ? $0 : ScriptFile.folder(of: path) + "/" + $0) }
      screenplay.outputs = try screenplay.outputs(reading.outputs)
      return screenplay
    } catch let error as DiagnosticsError {
      throw .script(error.diagnostics, sources)
    } catch {
      throw ScreenplayError(error)
    }
  }

  /// Directs a scene that Swift code described.
  ///
  /// - Throws: `script` with everything that is wrong with it.
  public init(
    _ description: SceneDescription, catalogue: Catalogue = .standard, limits: Limits = .standard
  ) throws(ScreenplayError) {
    do {
      try self.init(
        description, catalogue: catalogue, limits: limits, earlier: [], sources: [],
        world: FileWorld(folder: nil, limits: limits))
    } catch {
      throw .script(error.diagnostics, [])
    }
  }

  private init(
    _ description: SceneDescription, catalogue: Catalogue, limits: Limits, earlier: [Diagnostic],
    sources: [SourceText], world: FileWorld
  ) throws(DiagnosticsError) {
    let directed: Director.Directed
    do {
      let texts = SceneTexts(world: world, fonts: description.resources.fonts)
      directed = try Director.direct(description, catalogue: catalogue, texts: texts, limits: limits)
    } catch {
      throw DiagnosticsError((earlier + error.diagnostics).inTextOrder())
    }
    // What is wrong in a script does not keep the director from finding more; it keeps from playing.
    guard !earlier.contains(where: { $0.severity == .error }) else {
      throw DiagnosticsError((earlier + directed.warnings).inTextOrder())
    }
    scene = directed.scene
    warnings = [PixelEnvironment.warning].compactMap { $0 } + (earlier + directed.warnings).inTextOrder()
    self.sources = sources
    animator = Animator(directed.scene)
    drawing = SceneDrawing(animator, text: world.textShaper(for: directed.scene.resources.fonts))
    pictureNames = world.pictureNames
  }
}
