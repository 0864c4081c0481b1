import SceneModel
import SceneScript
import Testing

/// `strings`, `locale`, `writing` and `theme`, and what the caller chooses instead.
struct StringsTests {
  private func script(_ top: String) -> String {
    """
    screenplay: 1
    canvas: {size: 200x200}
    \(top)
    strings:
      en: {hello: Hello}
      de: {hello: Hallo}
      ar: {hello: مرحبا}
    screens:
      a: {content: [{text: $hello, color: label}]}
    script: [show: a]
    """
  }

  private func read(_ top: String = "", _ choices: ReadingChoices = ReadingChoices()) throws
    -> SceneDescription
  {
    let reading = SceneScript.read(
      Array(script(top).utf8), file: "s.yaml", catalogue: catalogue, world: MemoryWorld(), choices: choices)
    #expect(!reading.hasErrors, "\(reading.diagnostics)")
    return try #require(reading.description)
  }

  private func words(_ description: SceneDescription) -> String? {
    guard case .show(let screen, _)? = description.steps.first?.action,
      case .content(let elements) = screen.body
    else { return nil }
    return elements.first?.parameters.text("text")
  }

  private func color(_ description: SceneDescription) -> Color? {
    guard case .show(let screen, _)? = description.steps.first?.action,
      case .content(let elements) = screen.body
    else { return nil }
    return elements.first?.parameters.color("color")
  }

  @Test func theLocaleDecides() throws {
    let first = try read()
    #expect(words(first) == "Hello" && first.language == "en" && !first.isRightToLeft)
    let german = try read("locale: de-AT")
    #expect(words(german) == "Hallo" && german.language == "de-AT")
    let arabic = try read("locale: de", ReadingChoices(locale: "ar-EG"))
    #expect(words(arabic) == "مرحبا" && arabic.isRightToLeft && arabic.language == "ar-EG")
    #expect(try !read("locale: ar\nwriting: ltr").isRightToLeft)
    #expect(try read("locale: en\nwriting: rtl").isRightToLeft)
  }

  @Test func coloursFollowTheTheme() throws {
    #expect(color(try read()) == .black)
    #expect(color(try read("theme: dark")) == .white)
    #expect(color(try read("", ReadingChoices(theme: "dark"))) == .white)
    #expect(color(try read("theme: dark", ReadingChoices(theme: "light"))) == .black)
    #expect(color(try read("theme: {appearance: dark, label: \"#123456\"}")) == Color(rgb: 0x123456))
    #expect(
      color(try read("theme: {label: \"#123456\"}", ReadingChoices(theme: "dark")))
        == Color(rgb: 0x123456))
  }
}
