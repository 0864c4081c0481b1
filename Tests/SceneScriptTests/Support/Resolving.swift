import SceneComponents
import SceneModel
import SceneScript
import SceneTransitions
import SourceDiagnostics

let catalogue = Catalogue(transitions: allTransitions, components: allComponents)

/// A script's description and warnings, or everything that is wrong.
func resolve(_ script: String, world: MemoryWorld = MemoryWorld()) throws(DiagnosticsError)
  -> SceneScript.Resolved
{
  try SceneScript.resolve(script, file: "scene.yaml", catalogue: catalogue, world: world)
}

/// All that is said about a script, right or wrong.
func diagnostics(_ script: String, world: MemoryWorld = MemoryWorld()) -> [Diagnostic] {
  do { return try resolve(script, world: world).warnings } catch { return error.diagnostics }
}

/// The same as one text in human form.
func report(_ script: String, world: MemoryWorld = MemoryWorld()) -> String {
  DiagnosticFormatter().string(
    for: diagnostics(script, world: world), in: [SourceText(name: "scene.yaml", text: script)])
}
