import SceneModel

extension SceneScript {
  /// The language as JSON Schema, draft 2020-12, for editors that complete, explain and check while one types.
  ///
  /// What the schema takes need not be right, since names, files and times are checked by reading alone; what
  /// reading takes, the schema takes. Pure: the same catalogue gives the same text.
  ///
  /// - Returns: Text in UTF-8 that ends with a line feed.
  public static func schema(catalogue: Catalogue) -> String {
    SchemaBuilder.schema(of: Table(catalogue: catalogue)).text() + "\n"
  }

  /// The language as a page of Markdown, from the same source as the schema. Pure.
  ///
  /// - Returns: Text in UTF-8 that ends with a line feed.
  public static func reference(catalogue: Catalogue) -> String {
    ReferenceWriter.page(of: Table(catalogue: catalogue))
  }
}
