import AnimatorCore
import SourceDiagnostics

/// Turns what a person said into what happens when: runs the steps once, in the order of time, and
/// keeps the stacks, the places and the motions they lead to.
///
/// In: `SceneDescription`. Out: `Scene` and warnings, or everything that is wrong.
public struct Director {
  /// A directed scene with what its author should hear of.
  public struct Directed: Sendable {
    public let scene: Scene
    public let warnings: [Diagnostic]
  }

  /// Directs a scene; pure.
  ///
  /// - Parameter texts: Measures words that are laid out; without it they take no room.
  /// - Throws: `DiagnosticsError` with all errors of meaning that the steps have.
  /// - Complexity: O(steps + elements); a step that looks an element up walks the screens in sight.
  public static func direct(
    _ description: SceneDescription, catalogue: Catalogue, texts: (any TextMeasuring)? = nil,
    limits: Limits = .standard
  ) throws(DiagnosticsError) -> Directed {
    var performance = Performance(description, catalogue: catalogue, texts: texts, limits: limits)
    performance.run()
    let scene = performance.scene()
    let errors = performance.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty, let scene else { throw DiagnosticsError(performance.diagnostics) }
    return Directed(scene: scene, warnings: performance.diagnostics)
  }
}
