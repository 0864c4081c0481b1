import SceneModel
import SourceDiagnostics
import Testing

@testable import SceneScript

/// What a file defines is as if it stood in the script that includes it, paths apart.
struct IncludeTests {
  private func world(_ files: [String: String]) -> MemoryWorld {
    var world = MemoryWorld()
    for (name, text) in files { world.files[name] = .script(text) }
    world.files["app/art/cover.png"] = .picture(width: 10, height: 20)
    world.files["app/parts/art/logo.png"] = .picture(width: 30, height: 40)
    world.files["art/cover.png"] = .picture(width: 50, height: 60)
    return world
  }

  private func read(_ script: String, _ world: MemoryWorld, file: String = "scene.yaml")
    -> SceneScript.Reading
  {
    SceneScript.read(Array(script.utf8), file: file, catalogue: catalogue, world: world)
  }

  private let parts = """
    screenplay: 1
    values: {pace: 300ms}
    curves: {gentle: cubic-bezier(.2 0 0 1)}
    transitions: {drop: {like: panel, edge: top, curve: gentle}}
    defaults: {push: {duration: $pace}}
    strings: {en: {hello: Hello}, de: {hello: Hallo}}
    screens: {photo: home.png}

    """

  @Test func namesAreThere() throws {
    let script = """
      screenplay: 1
      include: [parts.yaml]
      canvas: {device: phone}
      locale: de
      strings: {en: {bye: Bye}, de: {bye: Tschüs}}
      curves: {soft: gentle}
      screens:
        home: {content: [{text: "$hello, $bye"}]}
      script:
        - show: home
        - push: photo
        - present: home
          as: drop
          curve: soft

      """
    let reading = read(script, world(["parts.yaml": parts]))
    #expect(reading.diagnostics == [])
    let steps = try #require(reading.description).steps
    guard case .show(let home, _) = steps[0].action, case .content(let elements) = home.body,
      case .push(let photo, let push?) = steps[1].action, case .present(_, let present?) = steps[2].action
    else {
      Issue.record("other steps")
      return
    }
    #expect(elements.first?.parameters.text("text") == "Hallo, Tschüs")
    #expect(photo.name == "photo" && push.duration?.value == .milliseconds(300))
    #expect(present.transition?.declaration.name == "panel" && present.edge?.value == .top)
    #expect(reading.included.map(\.name) == ["parts.yaml"])
  }

  /// Each path is relative to the file in which its words stand, wherever they are used.
  @Test func pathsAreRelativeToTheirFile() throws {
    let files = [
      "app/kit.yaml": """
      screenplay: 1
      include: [parts/logo.yaml]
      values: {cover: art/cover.png}
      components:
        both: {parameters: [picture], content: [{image: $picture, id: own}, {image: $cover}, {image: $logo}]}

      """,
      "app/parts/logo.yaml": "screenplay: 1\nvalues: {logo: art/logo.png}\n",
    ]
    let script = """
      screenplay: 1
      include: [app/kit.yaml]
      canvas: {device: phone}
      values: {here: art/cover.png}
      screens:
        home: {content: [{both: art/cover.png, id: a}, {both: {picture: $here}, id: b}, {image: $cover}]}
      script: [show: home]

      """
    let reading = read(script, world(files), file: "work/scene.yaml")
    #expect(reading.diagnostics == [])
    guard case .show(let home, _)? = reading.description?.steps.first?.action,
      case .content(let elements) = home.body, let pictures = reading.description?.resources.pictures
    else {
      Issue.record("no screen")
      return
    }
    func widths(_ elements: [Element]) -> [Int] {
      elements.flatMap { element -> [Int] in
        guard case .picture(let id)? = element.parameters.values["image"] else {
          return widths(element.content)
        }
        return [pictures[id]?.width ?? 0]
      }
    }
    #expect(widths(elements) == [50, 10, 30, 50, 10, 30, 10])
    #expect(reading.included.map(\.name) == ["work/app/kit.yaml", "work/app/parts/logo.yaml"])
  }

  /// A path in a file may lead up, but not out of the script's folder.
  @Test(arguments: ["../art/cover.png", "../../art/cover.png", "/art/cover.png", "./../art/./cover.png"])
  func pathsStayInTheFolder(path: String) {
    let files = ["app/kit.yaml": "screenplay: 1\nscreens: {cover: \(path)}\n"]
    var world = world(files)
    world.files["../art/cover.png"] = .broken(.outsideFolder(path: "../art/cover.png"))
    world.files["/art/cover.png"] = .broken(.outsideFolder(path: "/art/cover.png"))
    let said = read(
      "screenplay: 1\ninclude: [app/kit.yaml]\nscript: [show: cover, wait: 1s]\n", world
    ).diagnostics.map(\.id)
    let isInside = path == "../art/cover.png" || path == "./../art/./cover.png"
    #expect(said == (isInside ? [] : ["file-outside"]))
  }

  /// A file that two others need is read once.
  @Test func aFileMayBeNeededTwice() {
    let files = [
      "a.yaml": "screenplay: 1\ninclude: [base.yaml]\nvalues: {a: $base}\n",
      "b.yaml": "screenplay: 1\ninclude: [base.yaml]\nvalues: {b: $base}\n",
      "base.yaml": "screenplay: 1\nvalues: {base: gold}\n",
    ]
    let reading = read(
      """
      screenplay: 1
      include: [a.yaml, b.yaml]
      canvas: {device: phone}
      screens: {home: {background: $a}, other: {background: $b}}
      script: [show: home, push: other]

      """, world(files))
    #expect(reading.diagnostics == [])
    #expect(reading.included.map(\.name) == ["a.yaml", "base.yaml", "b.yaml"])
  }

  /// All files together are no longer than a script may be.
  @Test func allFilesCountTowardsTheLimit() {
    let script = "screenplay: 1\ninclude: [parts.yaml]\nscript: [show: home.png, wait: 1s]\n"
    let whole = script.utf8.count + parts.utf8.count
    for (limit, expected) in [(whole, []), (whole - 1, ["file-too-large"])] {
      var limits = Limits.standard
      limits.scriptBytes = limit
      let said = SceneScript.read(
        Array(script.utf8), file: "scene.yaml", catalogue: catalogue, world: world(["parts.yaml": parts]),
        limits: limits)
      #expect(said.diagnostics.map(\.id) == expected)
    }
  }

  /// What a file is wrong in is told with its own name and line.
  @Test func mistakesAreToldWhereTheyStand() {
    let files = [
      "kit.yaml": "screenplay: 1\nvalues: {tone: ochre}\nscreens:\n  gold:\n    background: $tone\n"
    ]
    let reading = read(
      "screenplay: 1\ninclude: [kit.yaml]\nscript: [show: gold, wait: 3]\n", world(files))
    let places = reading.diagnostics.map { "\($0.range?.file ?? ""):\($0.range?.start.line ?? 0)" }
    #expect(places == ["kit.yaml:5", "scene.yaml:3"])
    #expect(reading.diagnostics.first?.notes.first?.range?.start.line == 2)
  }

  @Test func stringsMayStandInFiles() throws {
    let script = """
      screenplay: 1
      canvas: {device: phone}
      strings: {en: {hello: Hello}, de: texts/german.yaml}
      screens: {home: {content: [{text: $hello}]}}
      script: [show: home]

      """
    let reading = SceneScript.read(
      Array(script.utf8), file: "scene.yaml", catalogue: catalogue,
      world: world(["texts/german.yaml": "hello: Hallo\n"]), choices: ReadingChoices(locale: "de"))
    #expect(reading.diagnostics == [])
    guard case .show(let home, _)? = reading.description?.steps.first?.action,
      case .content(let elements) = home.body
    else {
      Issue.record("no screen")
      return
    }
    #expect(elements.first?.parameters.text("text") == "Hallo")
  }
}
