import Foundation
import Screenplay
import Testing

/// The page of the components, its pictures, the script that makes them and the scene they show belong together.
@Suite struct ComponentsPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Keys with a certain indent between two lines of a text, or down to its end.
  private static func keys(_ text: String, after start: String, before end: String?, prefix: String) throws
    -> [String]
  {
    let from = try #require(text.range(of: start))
    let rest = text[from.upperBound...]
    let limit = try end.map { try #require(rest.range(of: $0)).lowerBound } ?? rest.endIndex
    let part = rest[..<limit]
    return part.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(prefix), !line.dropFirst(prefix.count).hasPrefix(" ") else { return nil }
      return line.split(separator: ":").first.map { $0.trimmingCharacters(in: .init(charactersIn: " \"")) }
    }
  }

  @Test func everyScreenOfTheGalleryHasItsPicture() throws {
    let scene = try ComponentsPageTests.text(of: "scenes/parts/gallery.yaml")
    let screens = try ComponentsPageTests.keys(
      scene, after: "\nscreens:\n", before: nil, prefix: "  ")
    let drawn = try ComponentsPageTests.keys(
      ComponentsPageTests.text(of: "scripts/components"), after: "SCREENS = {\n", before: "}",
      prefix: "    \"")
    #expect(screens.count == 11 && Set(screens) == Set(drawn))
    let page = try ComponentsPageTests.text(of: "docs/components.md")
    var whole = 0
    for screen in screens {
      #expect(page.contains("](images/components/\(screen).png)"), "\(screen)")
      let picture = try Data(
        contentsOf: ComponentsPageTests.root.appending(path: "docs/images/components/\(screen).png"))
      // Width and height in the header of a PNG.
      let sides = [16, 20].map { start in picture[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(sides == [1120, 598], "\(screen)")
      whole += picture.count
    }
    #expect(whole < 2_000_000)
  }

  @Test func everyComponentIsInTheGalleryAndOnThePage() throws {
    let scene = try ComponentsPageTests.text(of: "scenes/parts/gallery.yaml")
    let page = try ComponentsPageTests.text(of: "docs/components.md")
    for component in Catalogue.standard.components {
      let name = component.declaration.name
      let isUsed = [
        "{\(name):", "{\(name),", "{\(name)}", "- \(name):", "- \(name)\n", " \(name)]", ", \(name),",
      ]
      .contains { scene.contains($0) }
      #expect(isUsed, "\(name) is not in the gallery")
      #expect(page.contains("`\(name)`"), "\(name) is not on the page")
    }
  }

  @Test(arguments: ["en", "ar"], ["light", "dark"])
  func theGalleryHasNoErrors(locale: String, theme: String) throws {
    let folder = try TemporaryFolder()
    let scene = ComponentsPageTests.root.appending(path: "scenes/gallery.yaml").path
    let run = try BuiltCommand.run("check", scene, "--locale", locale, "--theme", theme, in: folder)
    #expect(run.exitCode == 0 && !run.errors.contains("error["))
    // Words too long for their room are there on purpose; nothing else is to be warned of.
    let warnings = run.errors.components(separatedBy: "\n").filter { $0.hasPrefix("warning[") }
    #expect(warnings.allSatisfy { $0.hasPrefix("warning[text-cut-off]") } && warnings.count >= 10)
  }
}
