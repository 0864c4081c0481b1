import SceneModel

/// A world of files in memory: `NAME` -> what is in it; text as wide as half its size a letter.
struct MemoryWorld: World {
  enum File: Sendable {
    /// A picture of this many pixels.
    case picture(width: Int, height: Int)
    case font
    case script(String)
    case broken(WorldError)
  }

  var files: [String: File] = MemoryWorld.standardFiles

  static let standardFiles: [String: File] = [
    "home.png": .picture(width: 390, height: 844),
    "detail.png": .picture(width: 390, height: 844),
    "shots/settings.png": .picture(width: 780, height: 1688),
    "Inter.ttf": .font,
    "kit.yaml": .script(includedScript),
    "looks/base.yaml": .script("screenplay: 1\nvalues: {accent: \"#ff2d55\", shot: settings.png}\n"),
    "looks/round.yaml": .script("screenplay: 1\ninclude: [other.yaml]\n"),
    "looks/other.yaml": .script("screenplay: 1\ninclude: [round.yaml]\n"),
    "looks/broken.yaml": .script(
      "screenplay: 1\nvalues: {brand: navy}\nscreens:\n  lost: settins.png\n  wide: {backgrund: red}\n"),
    "looks/tabs.yaml": .script("screenplay: 1\nvalues:\n\tbrand: navy\n"),
    "texts/de.yaml": .script("hello: Hallo\nbye: Bis bald\n"),
    "secret.png": .broken(.outsideFolder(path: "secret.png")),
    "folder.png": .broken(.isDirectory(path: "folder.png")),
    "locked.png": .broken(.unreadable(path: "locked.png", reason: "permission denied")),
    "damaged.png": .broken(.damaged(path: "damaged.png", reason: "PNG: the header is damaged")),
    "refused.svg": .broken(
      .refused(path: "refused.svg", reason: "SVG: line 3: it refers to another file, `logo.png`")),
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
    case .script: throw .unsupported(path: path, reason: "it is a script")
    case nil:
      throw .notFound(path: path, nearest: files.keys.sorted().first { $0.first == path.first && $0 != path })
    }
  }

  func font(at path: String) throws(WorldError) -> FontFile {
    switch files[path] {
    case .font: return FontFile(name: path, data: Array(path.utf8))
    case .broken(let error): throw error
    case .picture, .script: throw .unsupported(path: path, reason: "it is a picture")
    case nil: throw .notFound(path: path, nearest: nil)
    }
  }

  func script(at path: String, limit: Int) throws(WorldError) -> [UInt8] {
    switch files[path] {
    case .script(let text):
      let bytes = Array(text.utf8)
      guard bytes.count <= limit else {
        throw .tooLarge(
          path: path, what: "bytes", actual: bytes.count, limit: limit, flag: "--max-script-size")
      }
      return bytes
    case .broken(let error): throw error
    case .picture, .font: return [0xFF]
    case nil:
      throw .notFound(path: path, nearest: files.keys.sorted().first { $0.hasSuffix(".yaml") })
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

/// A file that scripts of the tests include.
private let includedScript = """
  screenplay: 1
  include: [looks/base.yaml]
  values: {pace: 300ms}
  curves: {gentle: cubic-bezier(.2 0 0 1)}
  transitions: {drop: {like: panel, edge: top, curve: gentle}}
  defaults: {push: {duration: $pace}}
  components:
    tile:
      parameters: [title]
      content:
        - text: $title
          color: $accent
  actions:
    open:
      parameters: [row]
      steps:
        - tap: $row
  screens:
    photo: shots/settings.png

  """
