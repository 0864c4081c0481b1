import SceneModel
import Testing

@testable import SceneScript

struct WordValueTests {
  // Independent of the table: values as CSS Color 4 prints them in its examples and its table.
  @Test(arguments: [
    ("#fc0", 255, 204, 0, 255), ("#fc08", 255, 204, 0, 136), ("#ffcc00", 255, 204, 0, 255),
    ("#FFCC0080", 255, 204, 0, 128), ("rebeccapurple", 102, 51, 153, 255), ("RED", 255, 0, 0, 255),
    ("transparent", 0, 0, 0, 0), ("gray", 128, 128, 128, 255), ("Grey", 128, 128, 128, 255),
  ])
  func colors(text: String, red: Int, green: Int, blue: Int, alpha: Int) throws {
    let color = try ColorValue.parse(text)
    #expect([color.red, color.green, color.blue, color.alpha].map(Int.init) == [red, green, blue, alpha])
  }

  @Test(arguments: ["#", "#ff", "#ggg", "#12345", "#ffcc000", "ffcc00", "rgb(1,2,3)", "redd", "", "#ｆｆｆ"])
  func notColors(text: String) {
    #expect(throws: ValueProblem.self) { try ColorValue.parse(text) }
  }

  @Test func thereAre148NamesInLowerCase() {
    #expect(Color.cssNames.count == 148)
    #expect(Color.cssNames.keys.allSatisfy { $0.allSatisfy { ("a"..."z").contains($0) } })
    #expect(Color.cssNames.values.allSatisfy { $0 <= 0xFFFFFF })
  }

  @Test(arguments: [
    ("Ada Lovelace", "ada-lovelace"), ("Wi-Fi", "wi-fi"), ("It's me!", "its-me"), ("  1.10  ", "1-10"),
    ("Привет, мир", "привет-мир"), ("日本 語", "日本-語"), ("नमस्ते दुनिया", "नमस्ते-दुनिया"), ("مرحبا بك", "مرحبا-بك"),
    ("Café", "café"), ("…", ""), ("🎉", "🎉"), ("#1", "1"), ("ÀÉ", "àé"), ("", ""),
  ])
  func slugs(text: String, slug: String) {
    #expect(NameValue.slug(of: text) == slug)
    #expect(NameValue.slug(of: slug) == slug, "a slug is its own slug")
  }

  @Test func namesAreSlugs() {
    for name in ["home", "sign-in", "1-clock", "日本"] { #expect(NameValue.isName(name)) }
    for name in ["Home", "sign_in", "a b", "", "-a", "a-", "a--b", "a/b", "a.b"] {
      #expect(!NameValue.isName(name))
    }
  }

  @Test func addresses() throws {
    for text in ["card", "card/title", "entering/ada-lovelace"] { try AddressValue.check(text) }
    for text in ["", "/", "card/", "/card", "card//title", "Card", "card title"] {
      #expect(throws: ValueProblem.self, "\(text)") { try AddressValue.check(text) }
    }
  }

  @Test func outputFiles() throws {
    for text in ["a.png", "stills/a.png", "ä b.png"] { try OutputFile.check(text) }
    for text in [
      "/a.png", "../a.png", "a/../b.png", "a.jpg", "a", ".png", "a/.png", "a//b.png", "a\\b.png", "a\0.png",
      "",
    ] {
      #expect(throws: ValueProblem.self, "\(text)") { try OutputFile.check(text) }
    }
  }
}
