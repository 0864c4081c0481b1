import SceneModel
import Testing

@testable import SceneScript

struct TableTests {
  private let table = Table(catalogue: catalogue)

  @Test(arguments: ListKind.allCases)
  func noOptionHasTheNameOfAKeyword(kind: ListKind) {
    let keywords = Set(table.items(of: kind).map(\.keyword))
    // A component may have another's name as an option, as a button has `icon`: not both each other's.
    let items = table.items(of: kind).filter { $0.component == nil }
    var options = Set(items.flatMap { table.options(of: $0, in: kind).map(\.name) })
    if kind == .script { options.formUnion(table.transitionParameterNames) }
    #expect(keywords.intersection(options) == [])
    func names(_ item: ItemEntry) -> Set<String> { Set(table.options(of: item, in: kind).map(\.name)) }
    for item in table.items(of: kind) where item.component != nil {
      for other in table.items(of: kind) where names(item).contains(other.keyword) {
        #expect(!names(other).contains(item.keyword), "\(item.keyword), \(other.keyword)")
      }
    }
  }

  @Test(arguments: ListKind.allCases)
  func everyKeywordAndOptionStandsOnce(kind: ListKind) {
    let keywords = table.items(of: kind).map(\.keyword)
    #expect(Set(keywords).count == keywords.count)
    for item in table.items(of: kind) {
      let names = table.options(of: item, in: kind).map(\.name)
      #expect(Set(names).count == names.count, "\(item.keyword)")
    }
  }

  @Test(arguments: MapKind.allCases)
  func everyKeyStandsOnce(kind: MapKind) {
    let names = table.keys(of: kind).map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func namesAreKebabCase() {
    let keywords = ListKind.allCases.flatMap { table.items(of: $0).map(\.keyword) }
    let options = ListKind.allCases.flatMap { kind in
      table.items(of: kind).flatMap { table.options(of: $0, in: kind).map(\.name) }
    }
    let keys = MapKind.allCases.flatMap { table.keys(of: $0).map(\.name) }
    for name in keywords + options + keys + Device.all.map(\.name) {
      #expect(NameValue.isName(name) && name.allSatisfy(\.isASCII), "\(name)")
    }
  }

  @Test func everythingIsExplained() {
    let items = ListKind.allCases.flatMap { table.items(of: $0) }
    let options = items.flatMap(\.options) + MapKind.allCases.flatMap { table.keys(of: $0) }
    for summary in items.map(\.summary) + options.map(\.summary) {
      #expect(!summary.isEmpty && !summary.hasSuffix("."), "\(summary)")
    }
    for item in items { #expect(item.example.hasPrefix(item.keyword)) }
  }

  @Test func stepsAreThoseOfTheModel() {
    // Every action of the model can be written, and every step that can be written is one.
    let written = Set(Table.steps.filter { $0.availability == .available }.map(\.keyword))
    #expect(
      written == [
        "show", "push", "pop", "pop-to", "replace", "tab", "present", "dismiss", "tap", "drag", "swipe",
        "scroll",
        "pinch", "set", "insert", "remove", "move", "wait", "wait-until", "chapter", "still", "expect",
        "parallel", "sequence", "repeat", "use", "type", "caption", "highlight",
      ])
  }

  @Test func defaultTransitionsExist() {
    for item in Table.steps {
      if case .named(let name)? = item.transition { #expect(catalogue.transition(named: name) != nil) }
    }
  }

  @Test func laterComponentsAreNotThere() {
    for item in Table.laterComponents { #expect(catalogue.component(named: item.keyword) == nil) }
  }

  @Test func declaredDefaultsAreReadAsTheyAreWritten() throws {
    // What help prints as a default means the same when it stands in a script.
    for transition in allTransitionsOfTheCatalogue {
      for parameter in transition.declaration.parameters {
        guard let value = parameter.defaultValue else { continue }
        let script = """
          screenplay: 1
          canvas: {device: phone}
          script:
            - show: home.png
            - present: detail.png
              as: \(transition.declaration.name)
              \(parameter.name): \(value.scriptText)

          """
        let description = try resolve(script).description
        guard case .present(_, let use?) = description.steps[1].action else {
          Issue.record("no transition")
          continue
        }
        #expect(use.parameters.values[parameter.name] == value, "\(parameter.name)")
      }
    }
  }

  private var allTransitionsOfTheCatalogue: [any Transition] { catalogue.transitions }
}
