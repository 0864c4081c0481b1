import SceneModel
import SourceDiagnostics

/// Pictures that were fetched, each file once.
struct FileStore {
  private(set) var pictures: [PictureID: Picture] = [:]
  fileprivate var byPath: [String: Result<Picture, WorldError>] = [:]

  fileprivate mutating func keep(_ result: Result<Picture, WorldError>, for path: String) {
    byPath[path] = result
    if case .success(let picture) = result { pictures[picture.id] = picture }
  }
}

extension Resolver {
  /// The picture of a file; nil after saying why it cannot be had.
  func picture(_ text: String, _ node: Node) -> Picture? {
    let path = path(text, of: node)
    let result: Result<Picture, WorldError>
    if let known = files.byPath[path] {
      result = known
    } else {
      do { result = .success(try world.picture(at: path)) } catch { result = .failure(error) }
      files.keep(result, for: path)
    }
    switch result {
    case .success(let picture): return picture
    case .failure(let error):
      report(.file(error, in: String(scriptFiles.folder(of: node.range.file)), at: node.range), about: node)
      return nil
    }
  }

  /// The files of `fonts:`.
  func fontFiles(_ node: Node, of key: Node.Key) -> [FontFile] {
    guard let items = node.items else {
      report(.wrongKind(key.name, wanted: ValueType.fontFiles.description, node), about: node)
      return []
    }
    var paths: [String: SourceRange] = [:]
    return items.compactMap { item -> FontFile? in
      guard let item = expanded(item), let text = scalar(item, "a font file", of: key) else { return nil }
      let path = path(text, of: item)
      if let first = paths[path] {
        sink.report(.sameFont(path, at: item.range, first: first))
        return nil
      }
      paths[path] = item.range
      do throws(WorldError) {
        return try world.font(at: path)
      } catch {
        report(.file(error, in: String(scriptFiles.folder(of: item.range.file)), at: item.range), about: item)
        return nil
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func sameFont(_ path: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "duplicate-file", at: range, "the font `\(path)` is given twice",
      notes: [.init("first given here", at: first)], hints: ["keep one of them"])
  }

  /// - Parameter folder: Of the file that names it, within the script's: "" or with its `/`.
  static func file(_ error: WorldError, in folder: String, at range: SourceRange) -> Diagnostic {
    switch error {
    case .notFound(let path, let nearest):
      let nearest = nearest.map { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0 }
      return Diagnostic(
        id: "missing-file", at: range, "there is no file `\(path)`",
        hints: [
          nearest.map { "did you mean `\($0)`?" }
            ?? "paths are relative to the folder of the \(folder.isEmpty ? "script" : "file they stand in")"
        ])
    case .outsideFolder(let path):
      return Diagnostic(
        id: "file-outside", at: range, "`\(path)` lies outside the folder of the script",
        hints: ["copy it into the folder, or allow its folder with `--allow-path DIR`"])
    case .isDirectory(let path):
      return Diagnostic(
        id: "file-is-folder", at: range, "`\(path)` is a folder, not a file", hints: ["name a file in it"])
    case .unreadable(let path, let reason):
      return Diagnostic(
        id: "file-unreadable", at: range, "`\(path)` cannot be read: \(reason)",
        hints: ["make it readable, or name another file"])
    case .tooLarge(let path, let what, let actual, let limit, let flag):
      return Diagnostic(
        id: "file-too-large", at: range, "`\(path)` has \(actual) \(what); at most \(limit) are read",
        hints: ["make it smaller, or raise the limit with `\(flag)`"])
    case .damaged(let path, let reason):
      return Diagnostic(
        id: "file-damaged", at: range, "`\(path)` is damaged: \(reason)", hints: ["export or copy it again"])
    case .refused(let path, let reason):
      return Diagnostic(
        id: "file-refused", at: range, "`\(path)` is refused: \(reason)",
        hints: ["take that out of it, or save it as a PNG"])
    case .unsupported(let path, let reason):
      return Diagnostic(
        id: "file-unsupported", at: range, "`\(path)` cannot be used: \(reason)",
        hints: ["save it in another format, or name another file"])
    }
  }
}
