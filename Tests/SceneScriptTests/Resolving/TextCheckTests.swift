import SceneModel
import SceneScript
import SourceDiagnostics
import Testing

/// The texts of `MemoryWorld` are half as wide as they are large a letter, and 1.2 times as high a line.
struct TextCheckTests {
  private func warnings(_ element: String) -> [String] {
    let script = """
      screenplay: 1
      canvas: {size: 400x400}
      screens:
        home:
          content:
      \(element)
      script:
        - show: home
      """
    return diagnostics(script).map(\.id)
  }

  @Test func whatFitsIsFine() {
    #expect(warnings("      - {text: Hello, frame: [0, 0, 50, 24], size: 20}") == [])
    #expect(warnings("      - {text: Hello, frame: [0, 0, 50, 13], size: 20}") == [], "less than half a line")
  }

  @Test func whatDoesNotFitIsTold() {
    #expect(warnings("      - {text: Hello, frame: [0, 0, 49, 24], size: 20}") == ["text-cut-off"])
    #expect(warnings("      - {text: Hello, frame: [0, 0, 49, 99], size: 20, lines: 1}") == ["text-cut-off"])
    #expect(warnings("      - {text: Hello, frame: [0, 0, 49, 48], size: 20}") == [])
  }

  @Test func framesInsideBoxesAreRelative() {
    let box = """
            - box:
              frame: [0, 0, 50%, 100]
              content:
                - {text: Hello, frame: [0, 0, 25%, 24], size: 20}
      """
    #expect(warnings(box) == [], "a quarter of half of 400 is 50")
    let narrow = box.split(separator: "25%").joined(separator: "24%")
    #expect(warnings(String(narrow)) == ["text-cut-off"])
  }
}
