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
    let sink = DiagnosticSink()
    let script: ScriptSource
    do {
      script = try ScriptSource(bytes: source, file: file, limit: limits.scriptBytes)
    } catch {
      throw DiagnosticsError([error])
    }
    let root = NodeReader.read(script, depthLimit: limits.depth, sink: sink)
    let description = root.flatMap {
      Resolver(catalogue: catalogue, world: world, sink: sink).description(of: $0)
    }
    let diagnostics = sink.inTextOrder
    guard let description, !sink.hasErrors else { throw DiagnosticsError(diagnostics) }
    return Resolved(description: description, warnings: diagnostics)
  }

  /// Resolves a script that is already text.
  public static func resolve(
    _ source: String, file: String, catalogue: Catalogue, world: any World, limits: Limits = .standard
  ) throws(DiagnosticsError) -> Resolved {
    try resolve(Array(source.utf8), file: file, catalogue: catalogue, world: world, limits: limits)
  }
}
