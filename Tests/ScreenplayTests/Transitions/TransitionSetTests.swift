import Foundation
import Screenplay
import Testing

/// Every transition has its file, its scene, its golden file, its page and its filmstrip, and nothing else has.
@Suite struct TransitionSetTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func names(in folder: String, _ ending: String) throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: folder).path)
    return Set(files.filter { $0.hasSuffix("." + ending) }.map { String($0.dropLast(ending.count + 1)) })
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  private let registered = Set(Catalogue.standard.transitions.map(\.declaration.name))

  @Test func oneFileEach() throws {
    var declared: [String] = []
    for file in try names(in: "Sources/SceneTransitions", "swift") {
      let parts = try text(of: "Sources/SceneTransitions/\(file).swift").components(
        separatedBy: "TransitionDeclaration(")
      for part in parts.dropFirst() {
        let name = try #require(part.split(separator: "\"").dropFirst().first.map(String.init))
        declared.append(name)
        let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        #expect(file == words.joined())
      }
    }
    #expect(declared.count == Set(declared).count)
    #expect(Set(declared) == registered)
  }

  @Test func oneSceneGoldenAndFilmstripEach() throws {
    #expect(try names(in: "scenes/transitions", "yaml") == registered)
    #expect(try names(in: "scenes/transitions", "framehash") == registered)
    #expect(try names(in: "docs/transitions", "png") == registered)
  }

  @Test func oneChapterEachThatShowsIt() throws {
    let chapters = try text(of: "docs/transitions.md").components(separatedBy: "\n## ").dropFirst()
    let names = chapters.map { $0.prefix { $0 != "\n" && $0 != ":" } }.map(String.init)
    #expect(names == names.sorted())
    #expect(Set(names) == registered)
    for (name, chapter) in zip(names, chapters) {
      #expect(chapter.contains("](transitions/\(name).png)"), "\(name)")
      #expect(chapter.contains("`scenes/transitions/\(name).yaml`"), "\(name)")
    }
  }

  /// Each scene shows the transition it is named after.
  @Test func scenesUseTheirTransition() throws {
    for name in registered {
      let script = try text(of: "scenes/transitions/\(name).yaml")
      let isStandard = ["slide": "push:", "cover": "present:"][name].map(script.contains) ?? false
      #expect(script.contains("as: \(name)") || isStandard, "\(name)")
      #expect(script.split(separator: "\n").count < 50, "\(name)")
    }
  }
}
