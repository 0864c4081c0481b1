import Foundation
import Screenplay
import Testing

@Suite struct NewTests {
  @Test func newScriptShowsEveryStepAndHasNothingToComplainOf() throws {
    let folder = try TemporaryFolder()
    let made = try BuiltCommand.run("new", "tour", in: folder)
    #expect(made.exitCode == 0)
    #expect(made.output == "tour.yaml: render it with `screenplay render tour.yaml`\n")
    let check = try BuiltCommand.run("check", "tour.yaml", in: folder)
    #expect(check.exitCode == 0 && check.errors == "", "\(check.errors)")
    let scene = try Screenplay.load(folder.url.appending(path: "tour.yaml").path)
    func keywords(_ steps: [StepRecord]) -> Set<String> {
      steps.reduce(into: []) { $0.formUnion(keywords($1.steps).union([$1.keyword])) }
    }
    #expect(
      keywords(scene.scene.steps) == [
        "show", "wait", "tap", "push", "pop", "pop-to", "replace", "tab", "present", "dismiss", "chapter",
        "still",
        "wait-until", "parallel", "sequence", "repeat", "drag", "swipe", "scroll", "pinch", "set", "insert",
        "remove",
        "move", "expect", "use", "type", "caption", "highlight",
      ])
    let again = try BuiltCommand.run("new", "tour.yaml", in: folder)
    #expect(again.exitCode == 1)
    #expect(
      again.errors == """
        error: `tour.yaml` exists already
          = hint: choose another name; `--force` replaces it

        """)
    let spaced = try BuiltCommand.run("new", "my tour", in: folder)
    #expect(spaced.output == "my tour.yaml: render it with `screenplay render 'my tour.yaml'`\n")
    let nowhere = try BuiltCommand.run("new", "no/tour", in: folder)
    #expect(nowhere.exitCode == 1 && nowhere.errors.contains("`mkdir -p no`"))
  }
}

@Suite struct ListTests {
  @Test func listsWhatTheCatalogueHas() throws {
    let folder = try TemporaryFolder()
    func names(_ what: String) throws -> [String] {
      let run = try BuiltCommand.run("list", what, in: folder)
      #expect(run.exitCode == 0 && run.errors == "")
      return run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        .map { String($0.prefix { $0 != " " }) }
    }
    #expect(try names("transitions") == Catalogue.standard.transitions.map(\.declaration.name))
    #expect(try names("components") == Catalogue.standard.components.map(\.declaration.name))
    #expect(try names("icons") == Icon.names.filter { !$0.hasSuffix("-fill") })
    #expect(try names("curves") == CurveSpecification.named.map(\.name))
    #expect(try names("devices") == Device.all.map(\.name))
    #expect(try names("formats") == ["mp4", "mov", "png"])
  }

  @Test(arguments: ["transitions", "components", "icons", "curves", "devices", "formats"])
  func json(what: String) throws {
    let run = try BuiltCommand.run("list", what, "--json", in: try TemporaryFolder())
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: [[String: Any]]]
    let entries = try #require(object?[what])
    #expect(!entries.isEmpty)
    #expect(entries.allSatisfy { ($0["summary"] as? String)?.isEmpty == false })
  }
}

@Suite struct DoctorTests {
  @Test func everythingIsHere() throws {
    let run = try BuiltCommand.run("doctor", in: try TemporaryFolder())
    #expect(run.exitCode == 0)
    #expect(run.output.hasSuffix("\nEverything that rendering needs is there.\n"))
    for name in [
      "Screenplay", "Cairo", "Pango", "HarfBuzz", "FreeType", "libavcodec", "font Inter", "encoder libx264",
    ] {
      #expect(run.output.contains("\n\(name) ") || run.output.hasPrefix("\(name) "), "\(name)")
    }
  }
}

@Suite struct StreamTests {
  @Test func closedStandardErrorSpoilsNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let open = try BuiltCommand.run("render", "small.yaml", "-o", "a.mp4", "-q", in: folder)
    #expect(open.exitCode == 0)
    // Were descriptor 2 free, the film would get it, and progress would be written into the film.
    let closed = try BuiltCommand.shell(#"exec "$0" render small.yaml -o b.mp4 2>&-"#, in: folder)
    #expect(closed.exitCode == 0)
    let all = try BuiltCommand.shell(#"exec "$0" render small.yaml -o c.mp4 -q <&- >&- 2>&-"#, in: folder)
    #expect(all.exitCode == 0)
    let film = try folder.data(of: "a.mp4")
    #expect(try folder.data(of: "b.mp4") == film)
    #expect(try folder.data(of: "c.mp4") == film)
  }

  @Test func resultsThatCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    let closed = try BuiltCommand.shell(#"exec "$0" list curves >&-"#, in: folder)
    #expect(closed.exitCode == 1)
    #expect(closed.errors == "error: the result could not be written: bad file descriptor\n")
    let full = try BuiltCommand.shell(#"exec "$0" list curves >/dev/full"#, in: folder)
    #expect(full.exitCode == 1)
    #expect(full.errors == "error: the result could not be written: no space left on device\n")
  }

  @Test func readerThatHasGone() throws {
    let folder = try TemporaryFolder()
    // The reader ends before the command begins.
    let line = #"{ sleep 0.3; "$0" list curves; echo $? >code; } | true"#
    let run = try BuiltCommand.shell(line, in: folder)
    #expect(run.errors == "")
    #expect(try folder.text(of: "code") == "141\n")
  }
}
