import AnimatorCore
import SceneModel
import SourceDiagnostics

/// Reads scene scripts.
///
/// In: the text of a script, what exists (catalogue), and the way outside (world). Out: a
/// `SceneDescription` with warnings, or everything that is wrong with it. Alone sees libyaml; draws
/// nothing, opens no file itself, and does not decide what is on the stacks.
public enum SceneScript {
  /// A script that has a meaning, and what its author should hear of all the same.
  public struct Resolved: Sendable {
    public let description: SceneDescription
    /// No errors; in the order of the text.
    public let warnings: [Diagnostic]
  }

  /// A script as far as it could be understood.
  public struct Reading: Sendable {
    /// What it describes; present in spite of errors when these leave every screen and every step
    /// standing, so that directing it finds what else is wrong and nothing that is not.
    public let description: SceneDescription?
    /// In the order of the text.
    public let diagnostics: [Diagnostic]
    /// The files that the script includes, which diagnostics may point into.
    public var included: [SourceText] = []
    /// What `variants:` lists, in its order: locales, of each the themes, of each the devices. Empty without it.
    public var variants: [ReadingChoices] = []
    /// The files that `outputs:` lists.
    public var outputs: [OutputRequest] = []

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// Resolves a script: every name, unit, default and size is settled, pictures and fonts are fetched.
  ///
  /// Pure but for the world.
  ///
  /// - Parameters:
  ///   - source: The file's bytes; UTF-8.
  ///   - file: The file as messages should name it.
  ///   - catalogue: The transitions and components that the script can name.
  ///   - world: Where pictures, fonts and the sizes of texts come from.
  ///   - limits: How much the script may ask for.
  /// - Throws: `DiagnosticsError` with all errors and warnings in the order of the text; errors of
  ///   syntax stop at the first.
  public static func resolve(
    _ source: [UInt8], file: String, catalogue: Catalogue, world: any World, limits: Limits = .standard
  ) throws(DiagnosticsError) -> Resolved {
    let reading = read(source, file: file, catalogue: catalogue, world: world, limits: limits)
    guard let description = reading.description, !reading.hasErrors else {
      throw DiagnosticsError(reading.diagnostics)
    }
    return Resolved(description: description, warnings: reading.diagnostics)
  }

  /// Resolves a script that is already text.
  public static func resolve(
    _ source: String, file: String, catalogue: Catalogue, world: any World, limits: Limits = .standard
  ) throws(DiagnosticsError) -> Resolved {
    try resolve(Array(source.utf8), file: file, catalogue: catalogue, world: world, limits: limits)
  }

  /// Resolves as much of a script as has a meaning, for telling all errors of one run; parameters as
  /// for `resolve`.
  ///
  /// - Returns: No description only together with at least one error.
  public static func read(
    _ source: [UInt8], file: String, catalogue: Catalogue, world: any World, limits: Limits = .standard,
    choices: ReadingChoices = ReadingChoices()
  ) -> Reading {
    let sink = DiagnosticSink()
    let script: ScriptSource
    do {
      script = try ScriptSource(bytes: source, file: file, limit: limits.scriptBytes)
    } catch {
      return Reading(description: nil, diagnostics: [error])
    }
    guard let root = NodeReader.read(script, depthLimit: limits.depth, sink: sink) else {
      return Reading(description: nil, diagnostics: sink.inTextOrder)
    }
    let resolver = Resolver(
      catalogue: catalogue, world: world, sink: sink, choices: choices, limits: limits,
      files: ScriptFiles(file, bytesLeft: limits.scriptBytes - source.count))
    let description = resolver.description(of: root)
    return Reading(
      description: resolver.isWhole ? description : nil, diagnostics: sink.inTextOrder,
      included: resolver.scriptFiles.sources, variants: resolver.variants,
      outputs: resolver.outputs)
  }
}
