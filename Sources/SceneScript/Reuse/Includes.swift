import SceneModel
import SourceDiagnostics

/// Where the files of a script stand: names of messages and folders for paths.
struct ScriptFiles {
  /// The script's folder as messages name it: "" or with its `/`.
  let root: String
  /// The script's own path in its folder.
  let main: String
  /// Texts of all files read so far, for carets.
  var sources: [SourceText] = []
  /// Bytes that may still be read.
  var bytesLeft: Int

  /// - Parameter name: The script as messages name it.
  init(_ name: String, bytesLeft: Int) {
    let end = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    root = String(name[..<end])
    main = String(name[end...])
    self.bytesLeft = bytesLeft
  }

  /// How messages name a file of the script's folder.
  func name(of path: String) -> String { root + path }

  /// The folder that paths in a file are relative to, within the script's: "" or with its `/`.
  func folder(of name: String) -> Substring {
    guard name.hasPrefix(root) else { return "" }
    let path = name.dropFirst(root.count)
    return path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }
}

extension Resolver {
  /// A path as the script's folder knows it, of a value that stands in a file of some folder there.
  func path(_ text: String, of node: Node) -> String {
    let folder = scriptFiles.folder(of: node.origin ?? node.definition?.file ?? node.range.file)
    guard !text.hasPrefix("/") else { return text }
    guard !folder.isEmpty else {
      // As it is written, so that the world refuses what leads up.
      return text.contains("./") && !text.contains("..")
        ? text.split(separator: "/").filter { $0 != "." }.joined(separator: "/") : text
    }
    // `..` may lead up to the script's folder, never out of it: what is left is refused by the world.
    var parts: [Substring] = []
    for part in (folder + text).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The script's own fields, with what the files that it includes define.
  func withIncludes(_ top: Fields) -> Fields {
    var seen: Set<String> = []
    let files = included(top["include"], seen: &seen, inside: [(scriptFiles.main, top.range)])
    guard !files.isEmpty else { return top }
    var entries = top.entries
    for key in Table.includable.map(\.name) {
      entries[key] = merged((files + [top]).compactMap { $0[key] }, isNested: key == "strings")
    }
    return Fields(kind: .top, entries: entries, range: top.range)
  }

  /// The fields of files and of those they include themselves, each file once, what it needs before it.
  private func included(
    _ entry: Node.Entry?, seen: inout Set<String>, inside outer: [(path: String, range: SourceRange)]
  ) -> [Fields] {
    guard let entry else { return [] }
    guard let items = entry.value.items else {
      sink.report(.wrongKind(entry.key.name, wanted: ValueType.scriptFiles.description, entry.value))
      return lost()
    }
    var paths: [String: SourceRange] = [:]
    var files: [Fields] = []
    for item in items where isReading(at: item.range) {
      guard let text = scalar(item, "a file", of: entry.key) else { continue }
      let path = path(text, of: item)
      if let first = paths[path] {
        sink.report(.includedTwice(text, at: item.range, first: first))
        continue
      }
      paths[path] = item.range
      if let first = outer.first(where: { $0.path == path }) {
        sink.report(
          .includesItself(path, at: item.range, first: first.path == scriptFiles.main ? nil : first.range))
        continue
      }
      guard seen.insert(path).inserted else { continue }
      guard let root = scriptNode(text, item) else {
        isWhole = false
        sink.hasLostNames = true
        continue
      }
      let fields = fields(of: root, .included, owner: nil)
      _ = value("screenplay", of: fields)
      files += included(fields["include"], seen: &seen, inside: outer + [(path, item.range)])
      files.append(fields)
    }
    return files
  }

  /// The nodes of a file; nil after saying why there are none.
  func scriptNode(_ text: String, _ node: Node) -> Node? {
    let path = path(text, of: node)
    let bytes: [UInt8]
    do throws(WorldError) {
      bytes = try world.script(at: path, limit: scriptFiles.bytesLeft)
    } catch {
      report(.file(error, in: String(scriptFiles.folder(of: node.range.file)), at: node.range), about: node)
      return nil
    }
    scriptFiles.bytesLeft -= bytes.count
    let name = scriptFiles.name(of: path)
    scriptFiles.sources.append(SourceText(name: name, text: String(decoding: bytes, as: UTF8.self)))
    do throws(Diagnostic) {
      let source = try ScriptSource(bytes: bytes, file: name, limit: .max)
      return NodeReader.read(source, depthLimit: limits.depth, sink: sink)
    } catch {
      sink.report(error)
      return nil
    }
  }

  /// One map, or list, of those that several files have under one key; a name may stand in one of them only.
  private func merged(_ sections: [Node.Entry], isNested: Bool) -> Node.Entry? {
    guard sections.count > 1, let last = sections.last else { return sections.first }
    var whole = last
    if sections.allSatisfy({ $0.value.items != nil }) {
      whole.value.content = .sequence(sections.flatMap { $0.value.items ?? [] })
      return whole
    }
    var entries: [Node.Entry] = []
    var places: [String: Int] = [:]
    for section in sections {
      guard let own = section.value.entries else {
        // Says what is wrong with it.
        _ = namedEntries(section)
        continue
      }
      for entry in own {
        guard let place = places[entry.key.name] else {
          places[entry.key.name] = entries.count
          entries.append(entry)
          continue
        }
        if isNested {
          entries[place] = merged([entries[place], entry], isNested: false) ?? entry
        } else {
          sink.report(.definedTwice(entry.key, first: entries[place].key))
        }
      }
    }
    whole.value.content = .mapping(entries)
    return whole
  }
}

extension Diagnostic {
  fileprivate static func includedTwice(_ path: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "duplicate-file", at: range, "`\(path)` is included twice",
      notes: [.init("first included here", at: first)], hints: ["keep one of them"])
  }

  /// - Parameter first: Where it was included; nil for the script itself.
  fileprivate static func includesItself(_ path: String, at range: SourceRange, first: SourceRange?)
    -> Diagnostic
  {
    Diagnostic(
      id: "uses-itself", at: range,
      first == nil ? "`\(path)` is the script itself, which includes this file" : "`\(path)` includes itself",
      notes: first.map { [.init("it is included here", at: $0)] } ?? [],
      hints: ["move what both need into a file of its own"])
  }

  fileprivate static func definedTwice(_ key: Node.Key, first: Node.Key) -> Diagnostic {
    Diagnostic(
      id: "duplicate-name", at: key.range, "`\(key.name)` is defined twice",
      notes: [.init("first defined here", at: first.range)], hints: ["give one of them another name"])
  }
}
