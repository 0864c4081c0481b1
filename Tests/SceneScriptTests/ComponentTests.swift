import Foundation
import SceneComponents
import SceneModel
import Testing

struct ComponentTests {
  private let context = LayoutContext(scale: 2, language: "ja")
  private let frame = Rect(x: 10, y: 20, width: 100, height: 40)

  private func element(_ component: any Component, _ values: [String: ParameterValue]) -> Element {
    Element(component, parameters: ParameterValues(values))
  }

  @Test func textIsTheBodyText() throws {
    let text = Text()
    let layer = text.layer(element(text, ["text": .text("Ada")]), frame: frame, context: context)
    guard case .text(let content) = layer.content else {
      Issue.record("no text")
      return
    }
    #expect(layer.frame == frame)
    #expect(content.text == "Ada" && content.color == .black && content.language == "ja")
    #expect(content.font == FontDescription(size: 17, weight: 400))
    #expect(content.alignment == .leading && content.verticalAlignment == .top)
    #expect(content.lineHeight == Fixed(22) && content.maximumLines == nil)
  }

  @Test func textTakesEverythingItDeclares() {
    let text = Text()
    let values: [String: ParameterValue] = [
      "text": .text("Ada"), "style": .choice("title"), "size": .number(34), "weight": .choice("bold"),
      "color": .color(.white),
      "family": .text("Inter"), "italic": .flag(true), "align": .choice("center"),
      "valign": .choice("bottom"),
      "line-height": .number(41), "letter-spacing": .number(0.5), "lines": .integer(2),
      "markup": .flag(false), "minimum-scale": .share(1),
    ]
    let layer = text.layer(element(text, values), frame: frame, context: context)
    guard case .text(let content) = layer.content else {
      Issue.record("no text")
      return
    }
    #expect(content.font == FontDescription(families: ["Inter"], size: 34, weight: 700, isItalic: true))
    #expect(content.color == .white && content.alignment == .center && content.verticalAlignment == .bottom)
    #expect(
      content.lineHeight == Fixed(41) && content.letterSpacing == Fixed(0.5) && content.maximumLines == 2)
    #expect(
      Set(values.keys) == Set(text.declaration.parameters.map(\.name) + ["text"]), "nothing is forgotten")
  }

  @Test(arguments: zip(["thin", "regular", "semibold", "black"], [100, 400, 600, 900]))
  func weightsAreThoseOfCSS(name: String, weight: Int) {
    let text = Text()
    let layer = text.layer(
      element(text, ["text": .text("A"), "weight": .choice(name)]), frame: frame, context: context)
    guard case .text(let content) = layer.content else {
      Issue.record("no text")
      return
    }
    #expect(content.font.weight == weight)
  }

  @Test func imagesCover() {
    var builder = DigestBuilder()
    builder.combine("picture")
    let picture = Picture(
      id: PictureID(digest: builder.digest()), format: .png, width: 50, height: 50, data: [])
    let context = LayoutContext(scale: 2, pictures: [picture.id: picture])
    let image = Image()
    func place(_ fit: String?) -> Rect? {
      var values: [String: ParameterValue] = ["image": .picture(picture.id)]
      if let fit { values["fit"] = .choice(fit) }
      let layer = image.layer(element(image, values), frame: frame, context: context)
      if case .picture(let content) = layer.content { return content.frame.rect } else { return nil }
    }
    #expect(place(nil) == Rect(x: 0, y: -30, width: 100, height: 100))
    #expect(place("contain") == Rect(x: 30, y: 0, width: 40, height: 40))
    #expect(place("stretch") == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(place("none") == Rect(x: 37.5, y: 7.5, width: 25, height: 25))
  }

  @Test func boxesClipWhenTold() {
    let box = Box()
    #expect(!box.layer(element(box, [:]), frame: frame, context: context).masksToBounds)
    #expect(box.layer(element(box, ["clip": .flag(true)]), frame: frame, context: context).masksToBounds)
    #expect(box.declaration.acceptsContent && !Ellipse().declaration.acceptsContent)
  }

  @Test func theListHoldsEveryFileOfTheFolder() {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/SceneComponents")
    let files = FileManager.default.enumerator(at: root.standardized, includingPropertiesForKeys: nil)
    var declared = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else {
        continue
      }
      declared += text.matches(of: /public struct \w+: Component \{/).count
    }
    let names = allComponents.map(\.declaration.name)
    #expect(names.count == declared && declared >= 19, "each public component stands in the list")
    #expect(Set(names).count == names.count)
  }
}
