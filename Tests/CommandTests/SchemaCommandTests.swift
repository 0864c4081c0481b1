import Foundation
import Screenplay
import Testing

struct SchemaCommandTests {
  @Test func printsTheSchemaOfTheLibrary() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltCommand.run("schema", in: folder)
    #expect(run.exitCode == 0 && run.errors == "" && run.output == Screenplay.schema())
    #expect(try BuiltCommand.run("schema", "--reference", in: folder).output == Screenplay.reference())
    let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test func replacesAFileOnlyWhenTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "s.json")
    let refused = try BuiltCommand.run("schema", "-o", "s.json", in: folder)
    #expect(refused.exitCode == 1 && refused.output == "" && refused.errors.contains("s.json"))
    #expect(try folder.text(of: "s.json") == "mine")
    let run = try BuiltCommand.run("schema", "-o", "s.json", "--force", in: folder)
    #expect(run.exitCode == 0 && run.output == "" && run.errors == "")
    #expect(try folder.text(of: "s.json") == Screenplay.schema())
    #expect(try folder.names == ["s.json"])
  }

  /// A catalogue of one's own has a schema of its own.
  @Test func knowsWhatWasAddedToTheCatalogue() {
    let schema = Screenplay.schema(catalogue: Catalogue.standard.adding(Blinds()))
    #expect(schema.contains("\"const\": \"blinds\"") && !Screenplay.schema().contains("blinds"))
    #expect(schema.contains("how many of them"))
    #expect(Screenplay.reference(catalogue: Catalogue.standard.adding(Blinds())).contains("### `blinds`"))
  }

  private struct Blinds: Transition {
    let declaration = TransitionDeclaration(
      "blinds", parameters: [ParameterDeclaration("slats", .integer(1...9), "how many of them")],
      curve: "ease-out", duration: .zero, "the new screen comes in slats")

    func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
      [context.leaving, context.entering]
    }
  }
}
