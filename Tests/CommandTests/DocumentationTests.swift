import Foundation
import Screenplay
import Testing

/// What the documentation says is so.
@Suite struct DocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Whole scripts among the code blocks of a page, those that need pictures left out.
  private static func scripts(in path: String) throws -> [String] {
    try text(of: path).components(separatedBy: "```").filter {
      $0.hasPrefix("yaml\nscreenplay: 1") && !$0.contains(".png")
    }.map { String($0.dropFirst("yaml\n".count)) }
  }

  @Test func scriptsOfTheLanguagePageHaveNothingToComplainOf() throws {
    let scripts = try DocumentationTests.scripts(in: "docs/language.md")
    #expect(scripts.count == 12)
    for script in scripts {
      let folder = try TemporaryFolder()
      try folder.write(script, to: "page.yaml")
      let run = try BuiltCommand.run("check", "page.yaml", in: folder)
      #expect(run.exitCode == 0 && run.errors == "", "\(script)\n\(run.errors)")
    }
  }

  @Test func languagePageNamesEverything() throws {
    let page = try DocumentationTests.text(of: "docs/language.md")
    let catalogue = Catalogue.standard
    var names = catalogue.transitions.flatMap {
      [$0.declaration.name] + $0.declaration.parameters.map(\.name)
    }
    names += catalogue.components.flatMap { component in
      [component.declaration.name] + component.declaration.parameters.map(\.name)
    }
    names += ElementStyle.parameters.map(\.name)
    for name in names where name != "words" {
      #expect(
        page.contains("`\(name)") || page.contains("\(name): {") || page.contains("\(name) ("), "\(name)")
    }
  }

  @Test func commandPageNamesEveryOption() throws {
    let page = try DocumentationTests.text(of: "docs/cli.md")
    let folder = try TemporaryFolder()
    for command in UsageTests.commands {
      #expect(page.contains("| `\(command)"))
      let help = try BuiltCommand.run(command, "--help", in: folder).output
      let options = help.split(whereSeparator: { " ,[\n".contains($0) }).filter {
        $0.hasPrefix("--") && $0 != "--help"
      }
      for option in options {
        #expect(page.contains("`\(option)") || page.contains("\(option) "), "\(option)")
      }
    }
  }

  @Test func linksLeadSomewhere() throws {
    let names = ["cli", "library", "language", "reference", "editors", "testing", "ci", "transitions"]
    let pages = names.map { "docs/\($0).md" }
    for page in pages + ["README.md", "ARCHITECTURE.md"] {
      let parts = try DocumentationTests.text(of: page).components(separatedBy: "](").dropFirst()
      for link in parts.compactMap({ $0.components(separatedBy: ")").first }) where !link.hasPrefix("http") {
        let target = DocumentationTests.root.appending(path: page).deletingLastPathComponent().appending(
          path: link)
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link)")
      }
    }
  }
}
