import Foundation
import Testing

@Suite struct WallTests {
  @Test func wallsStand() throws {
    let repository = Repository.here
    let package = try repository.describedTargets()
    #expect(package.count >= 13)
    let names = Set(package.map(\.room.name))
    let imports = try package.filter(\.isSwift).map { target in
      let modules = try repository.imports(ofTarget: target.path).map(\.module)
      return Room(name: target.room.name, knows: names.intersection(modules))
    }
    let walls = Walls(
      table: ArchitectureTable.rooms(in: try repository.text(of: "ARCHITECTURE.md")),
      package: package.map(\.room), imports: imports)
    #expect(walls.breaches == [])
  }

  @Test func librariesInCStayInTheirRooms() throws {
    let repository = Repository.here
    let package = try repository.describedTargets()
    let system = Set(package.filter(\.isSystemLibrary).map(\.room.name))
    #expect(system.contains("CYAML") && system.contains("CFFmpeg"))
    for library in system {
      #expect(
        package.filter { $0.room.knows.contains(library) }.count == 1, "\(library) has more than one user")
    }
    let c = Set(package.filter { !$0.isSwift }.map(\.room.name))
    for target in package.filter(\.isSwift) {
      for line in try repository.imports(ofTarget: target.path) where c.contains(line.module) {
        #expect(
          line.modifiers.contains("internal"),
          "\(target.room.name): `import \(line.module)` must be `internal import`")
      }
    }
  }

  @Test func onlyTheShimIncludesFFmpeg() throws {
    let repository = Repository.here
    for target in try repository.describedTargets()
    where !target.isSwift && !["CVideoEncoder", "CFFmpeg"].contains(target.room.name) {
      for file in try repository.sources(below: target.path, extensions: ["c", "h"]) {
        #expect(!(try repository.text(of: file)).contains("<libav"), "\(file)")
      }
    }
  }
}

@Suite struct WallCheckerTests {
  private let a = Room(name: "A", knows: [])
  private let b = Room(name: "B", knows: ["A"])

  @Test func everyKindOfBreachIsFound() {
    #expect(Walls(table: [a, b], package: [a, b], imports: [a, b]).breaches == [])
    #expect(
      Walls(table: [a], package: [a, b], imports: [a, b]).breaches
        == ["B: ARCHITECTURE.md says nothing, Package.swift [A]"])
    #expect(
      Walls(table: [a, b], package: [a, Room(name: "B", knows: [])], imports: [a]).breaches
        == ["B: ARCHITECTURE.md says [A], Package.swift []"])
    #expect(
      Walls(table: [a, b], package: [a, b], imports: [Room(name: "A", knows: ["B"]), b]).breaches
        == ["A imports B undeclared"])
    #expect(
      Walls(table: [a, b], package: [a, b], imports: [a, Room(name: "B", knows: [])]).breaches
        == ["B never imports A"])
  }

  @Test func importsAreRead() {
    let source = """
      // import NotThis
      @preconcurrency internal import CCairo
      import struct Foundation.URL
      package import SceneModel
        @testable import Other;
      let text = "x"  // import Neither
      """
    #expect(
      ImportLine.all(in: source) == [
        ImportLine(module: "CCairo", modifiers: ["@preconcurrency", "internal"]),
        ImportLine(module: "Foundation", modifiers: []),
        ImportLine(module: "SceneModel", modifiers: ["package"]),
        ImportLine(module: "Other", modifiers: ["@testable"]),
      ])
  }

  @Test func tableIsRead() {
    let text =
      "x\n| target | knows | what it is |\n|---|---|---|\n| A | | a |\n| B | A, C | b |\n\n| D | | d |\n"
    #expect(
      ArchitectureTable.rooms(in: text) == [
        Room(name: "A", knows: []), Room(name: "B", knows: ["A", "C"]),
      ])
  }
}
