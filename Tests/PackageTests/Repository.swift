import Foundation

/// The folder that holds Package.swift.
struct Repository: Sendable {
  let root: URL

  static let here = Repository(
    root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent())

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Paths relative to the root, sorted.
  func sources(below path: String, extensions: Set<String>) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: path).path)
    return names.filter { extensions.contains(($0 as NSString).pathExtension) }.sorted().map {
      "\(path)/\($0)"
    }
  }

  func imports(ofTarget path: String) throws -> [ImportLine] {
    try sources(below: path, extensions: ["swift"]).flatMap { ImportLine.all(in: try text(of: $0)) }
  }

  /// A target as `swift package describe` tells of it.
  struct Target: Sendable {
    let room: Room
    let path: String
    let isSwift: Bool
    let isSystemLibrary: Bool
  }

  /// All targets but tests, asked for once.
  func describedTargets() throws -> [Target] { try Repository.described.get() }

  private static let described = Result { try here.describeTargets() }

  /// Asks SwiftPM.
  ///
  /// With a scratch path of its own: with the default one `swift package` waits for the lock that the
  /// `swift test` around it holds, for ever.
  private func describeTargets() throws -> [Target] {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "screenplay-describe-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "describe", "--type",
      "json",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    struct Description: Decodable {
      struct Target: Decodable {
        let name: String
        let path: String
        let type: String
        let module_type: String
        let target_dependencies: [String]?
      }
      let targets: [Target]
    }
    let description = try JSONDecoder().decode(Description.self, from: data)
    return description.targets.filter { $0.type != "test" }.map { target in
      Target(
        room: Room(name: target.name, knows: Set(target.target_dependencies ?? [])), path: target.path,
        isSwift: target.module_type == "SwiftTarget", isSystemLibrary: target.type == "system-target")
    }
  }
}
