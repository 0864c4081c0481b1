import SceneModel
internal import SceneScript

extension Screenplay {
  /// The script language as JSON Schema, draft 2020-12, with what a catalogue adds to it.
  ///
  /// Editors complete, explain and check scripts by it. It takes every script that `load` takes; what
  /// is wrong in a way that a schema cannot tell, such as a name that is nowhere declared, `load` tells. Pure.
  ///
  /// - Returns: Text in UTF-8 that ends with a line feed.
  public static func schema(catalogue: Catalogue = .standard) -> String {
    SceneScript.schema(catalogue: catalogue)
  }

  /// The script language as a page of Markdown: every key, step, option and component, with what each takes. Pure.
  ///
  /// - Returns: Text in UTF-8 that ends with a line feed.
  public static func reference(catalogue: Catalogue = .standard) -> String {
    SceneScript.reference(catalogue: catalogue)
  }
}
