import SceneModel

/// A world of files in memory: `NAME` -> what is in it; text as wide as half its size a letter.
struct MemoryWorld: World {
  enum File: Sendable {
    /// A picture of this many pixels.
    case picture(width: Int, height: Int)
    case font
    case broken(WorldError)
  }

  var files: [String: File] = MemoryWorld.standardFiles

  static let standardFiles: [String: File] = [
    "home.png": .picture(width: 390, height: 844),
    "detail.png": .picture(width: 390, height: 844),
    "shots/settings.png": .picture(width: 780, height: 1688),
    "Inter.ttf": .font,
    "secret.png": .broken(.outsideFolder(path: "secret.png")),
    "folder.png": .broken(.isDirectory(path: "folder.png")),
    "locked.png": .broken(.unreadable(path: "locked.png", reason: "permission denied")),
    "damaged.png": .broken(.damaged(path: "damaged.png", reason: "PNG: the header is damaged")),
    "film.gif": .broken(
      .unsupported(path: "film.gif", reason: "it is a GIF; PNG, JPEG and WebP can be read")),
    "huge.png": .broken(
      .tooLarge(
        path: "huge.png", what: "pixels", actual: 100_000_000, limit: 64_000_000, flag: "--max-pixels")),
  ]

  func picture(at path: String) throws(WorldError) -> Picture {
    switch files[path] {
    case .picture(let width, let height):
      var builder = DigestBuilder()
      builder.combine(path)
      return Picture(
        id: PictureID(digest: builder.digest()), format: .png, width: width, height: height, data: [])
    case .broken(let error): throw error
    case .font: throw .unsupported(path: path, reason: "it is a font")
    case nil:
      throw .notFound(path: path, nearest: files.keys.sorted().first { $0.first == path.first && $0 != path })
    }
  }

  func font(at path: String) throws(WorldError) -> FontFile {
    switch files[path] {
    case .font: return FontFile(name: path, data: Array(path.utf8))
    case .broken(let error): throw error
    case .picture: throw .unsupported(path: path, reason: "it is a picture")
    case nil: throw .notFound(path: path, nearest: nil)
    }
  }

  /// Letters half as wide as the font's size, lines 1.2 times as high, wrapped between any two letters;
  /// no glyph for the snowman.
  func measure(_ text: TextContent, width: Double?, fonts: [FontFile]) -> TextMetrics {
    let size = text.font.size.double
    let letters = Double(text.text.count) * size / 2
    let available = width ?? .infinity
    let needed = letters > 0 ? max(1, Int(min(letters / available, 1000).rounded(.up))) : 1
    let lines = min(needed, text.maximumLines ?? needed)
    return TextMetrics(
      size: Size(width: min(letters, available), height: Double(lines) * size * 1.2),
      firstBaseline: size, lineCount: lines, isTruncated: lines < needed,
      missingGlyphs: text.text.unicodeScalars.contains("☃") ? [.init("☃")] : [],
      missingFamilies: text.font.families.filter { $0 != "Inter" })
  }
}
