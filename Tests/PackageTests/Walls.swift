import Foundation

/// A target as somebody says it is.
struct Room: Hashable, Sendable {
  let name: String
  let knows: Set<String>
}

/// The walls between targets: SwiftPM lets a target import what it does not declare.
struct Walls {
  /// What ARCHITECTURE.md's table says.
  let table: [Room]
  /// What the package declares.
  let package: [Room]
  /// What the sources import: the modules of this package alone, for targets written in Swift.
  let imports: [Room]

  /// Everything that does not fit, one sentence each.
  var breaches: [String] {
    var breaches: [String] = []
    let (table, package) = (Walls.byName(table), Walls.byName(package))
    for name in Set(table.keys).union(package.keys).sorted() where table[name] != package[name] {
      let (said, declared) = (table[name].map(Walls.list), package[name].map(Walls.list))
      breaches.append(
        "\(name): ARCHITECTURE.md says \(said ?? "nothing"), Package.swift \(declared ?? "nothing")")
    }
    for room in imports.sorted(by: { $0.name < $1.name }) where room.knows != package[room.name] {
      let declared = package[room.name] ?? []
      breaches += room.knows.subtracting(declared).sorted().map { "\(room.name) imports \($0) undeclared" }
      breaches += declared.subtracting(room.knows).sorted().map { "\(room.name) never imports \($0)" }
    }
    return breaches
  }

  private static func byName(_ rooms: [Room]) -> [String: Set<String>] {
    Dictionary(rooms.map { ($0.name, $0.knows) }, uniquingKeysWith: { $0.union($1) })
  }

  private static func list(_ names: Set<String>) -> String {
    "[" + names.sorted().joined(separator: ", ") + "]"
  }
}

/// An `import` line of a source.
struct ImportLine: Hashable {
  let module: String
  /// The words before `import`, such as `internal`.
  let modifiers: [String]

  /// All imports of a source text; comments and strings over several lines do not begin with `import`.
  static func all(in source: String) -> [ImportLine] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return source.split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return nil }
      let modifiers = Array(words[..<index])
      let allowed: Set = [
        "public", "package", "internal", "private", "fileprivate", "@_exported", "@testable",
      ]
      guard modifiers.allSatisfy({ allowed.contains($0) || $0.hasPrefix("@") }) else { return nil }
      let module =
        kinds.contains(words[index + 1]) && index + 2 < words.count ? words[index + 2] : words[index + 1]
      return ImportLine(module: String(module.prefix { $0 != "." && $0 != ";" }), modifiers: modifiers)
    }
  }
}

/// ARCHITECTURE.md's table of rooms.
enum ArchitectureTable {
  /// The rows below `| target | knows | what it is |`.
  static func rooms(in text: String) -> [Room] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = lines.firstIndex(where: { $0.hasPrefix("| target |") }) else { return [] }
    return lines[(head + 2)...].prefix { $0.hasPrefix("|") }.compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 4 else { return nil }
      let knows = cells[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      return Room(name: cells[1], knows: Set(knows))
    }
  }
}
