import SceneComponents
import Testing

@testable import SceneModel

@Suite struct NameListTests {
  private let list = NameList(
    noun: "fruit", plural: "fruits", names: ["apple", "apple-fill", "passion-fruit"],
    otherNames: ["maracuja": "passion-fruit"])

  @Test func readsNames() {
    #expect(list.canonical("apple") == "apple" && list.canonical("Apple.Filled") == "apple-fill")
    #expect(
      list.canonical("passion_fruit") == "passion-fruit" && list.canonical("Maracuja") == "passion-fruit")
    #expect(list.canonical("pear") == nil && list.canonical("") == nil)
  }

  @Test func suggestsTheNearest() {
    #expect(list.suggestion(for: "aple") == "apple")
    #expect(list.suggestion(for: "marakuja") == "maracuja")
    #expect(list.suggestion(for: "passion-fruit-circle-fill") == "passion-fruit")
    #expect(list.suggestion(for: "zzz") == nil)
  }

  @Test(
    arguments: zip(
      ["hart", "serch", "chekmark", "plus.fill", "gear.badge.xmark"],
      ["heart", "search", "checkmark", "plus", "gear"]))
  func suggestsIcons(text: String, name: String) {
    #expect(Icon.nameList.suggestion(for: text) == name)
  }
}
