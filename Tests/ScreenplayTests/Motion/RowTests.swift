import Screenplay
import Testing

/// Rows that change places, and rows that are drawn aside.
@Suite struct RowTests {
  private let mail = """
    [{list: [{title: Alpha, id: a, trailing-actions: [Delete]}, {title: Bravo, id: b, trailing-actions: [Delete]}, \
    Charlie, Delta], id: rows}]
    """

  private func load(_ steps: String, style: String = "plain", theme: String = "light") throws -> Screenplay {
    let rows = "[{list: [One, Two, Three, Four, Five], id: rows, style: \(style)}]"
    return try TouchScripts.load(steps, content: rows, top: "theme: \(theme)")
  }

  private func rows(_ scene: Screenplay, _ frame: Int) -> [LayerPresentation] {
    func find(_ layer: LayerPresentation) -> [LayerPresentation]? {
      let rows = layer.sublayers.filter { $0.name?.hasPrefix("rows/") == true }
      if rows.count > 1 { return rows }
      if case .snapshot(let content) = layer.content, let found = find(content.snapshot.layer) {
        return found
      }
      return layer.sublayers.lazy.compactMap(find).first
    }
    return find(scene.animator.presentation(at: frame)) ?? []
  }

  @Test(arguments: ["plain", "inset-grouped"], ["light", "dark"])
  func aRowThatMovesLiesAboveOnItsOwnGround(style: String, theme: String) throws {
    let scene = try load(
      "- wait: 100ms\n- move: four\n  before: two\n  duration: 500ms\n- wait: 200ms", style: style,
      theme: theme)
    for frame in 8...34 {
      let rows = rows(scene, frame)
      #expect(rows.count == 5 && rows.last?.name == "rows/four")
      #expect(rows.allSatisfy { $0.fill.alpha == 255 && $0.opacity == .one })
      #expect(Set(rows.map(\.fill)).count == 1)
    }
    // At rest they lie in their order on the ground of all.
    #expect(rows(scene, 0).map(\.name) == ["one", "two", "three", "four", "five"].map { "rows/" + $0 })
    #expect(rows(scene, .max).map(\.name) == ["one", "four", "two", "three", "five"].map { "rows/" + $0 })
    #expect((rows(scene, 0) + rows(scene, .max)).allSatisfy { $0.fill.alpha == 0 })
  }

  @Test func whatStaysCoversWhatComesAndGoes() throws {
    let scene = try load(
      "- wait: 100ms\n- remove: two\n  duration: 500ms\n- insert: New\n  after: one\n  duration: 500ms")
    let removed = rows(scene, 20).map(\.name)
    #expect(removed.first == "rows/two", "beneath all")
    let inserted = rows(scene, 50)
    let (new, next) = (
      inserted.firstIndex { $0.name == "rows/new" }, inserted.firstIndex { $0.name == "rows/three" }
    )
    #expect(try #require(new) < #require(next))
    #expect(inserted.allSatisfy { $0.fill.alpha == 255 })
  }

  private func aside(_ row: String, _ scene: Screenplay, _ frame: Int) throws -> Double {
    try TouchScripts.frame("rows/\(row)/title", scene, frame).x
  }

  @Test(arguments: [
    "- swipe: b", "- tap: charlie", "- tap: a/title", "- scroll: rows\n  to: delta",
  ])
  func anOpenRowClosesWhenAFingerDoesSomethingElse(step: String) throws {
    let scene = try TouchScripts.load("- swipe: a\n- wait: 100ms\n\(step)\n- wait: 500ms", content: mail)
    let closed = try aside("a", scene, 0)
    #expect(try aside("a", scene, 30) < closed - 70, "it was open")
    #expect(try aside("a", scene, .max) == closed)
    if step.contains("swipe") { #expect(try aside("b", scene, .max) < closed - 70, "the other one is") }
  }

  @Test func aTapOnItsActionOrOnABarLeavesARowOpen() throws {
    for step in ["- tap: a/delete", "- tap: delete", "- tap: bar"] {
      let scene = try TouchScripts.load("- swipe: a\n- wait: 100ms\n\(step)\n- wait: 500ms", content: mail)
      #expect(try aside("a", scene, .max) < aside("a", scene, 0) - 70, "\(step)")
    }
  }
}
