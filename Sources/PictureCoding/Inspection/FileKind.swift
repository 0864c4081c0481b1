internal import SceneModel

/// What a file is, told by its first bytes, never by its name.
///
/// Source: the signatures in each format's specification, as libmagic lists them.
enum FileKind: Equatable {
  case picture(Picture.Format)
  /// With its article: "a GIF".
  case other(String)

  init(_ bytes: [UInt8]) {
    if let format = FileKind.pictureFormat(bytes) {
      self = .picture(format)
    } else {
      self = .other(FileKind.name(bytes))
    }
  }

  private static func pictureFormat(_ bytes: [UInt8]) -> Picture.Format? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return .webp }
    if isSVG(bytes) { return .svg }
    return nil
  }

  /// Begins with XML, and the first element is `svg`.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = bytes[start...].first(where: { !" \t\r\n".utf8.contains($0) }),
      first == UInt8(ascii: "<")
    else { return false }
    var scanner = SVGScanner(Array(bytes.prefix(1 << 16)))
    return scanner.next()?.tag.name == "svg"
  }

  private static let signatures: [(bytes: [UInt8], name: String)] = [
    (Array("GIF8".utf8), "a GIF"),
    (Array("%PDF".utf8), "a PDF"),
    (Array("BM".utf8), "a BMP"),
    ([0x49, 0x49, 0x2A, 0x00], "a TIFF"),
    ([0x4D, 0x4D, 0x00, 0x2A], "a TIFF"),
    ([0x00, 0x00, 0x01, 0x00], "an icon file"),
    (Array("8BPS".utf8), "a Photoshop file"),
    (Array("icns".utf8), "an Apple icon file"),
    ([0xFF, 0x0A], "a JPEG XL"),
    ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "a JPEG XL"),
    ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], "a JPEG 2000"),
    ([0x1F, 0x8B], "a gzip file"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP file"),
    ([0x1A, 0x45, 0xDF, 0xA3], "a Matroska or WebM film"),
  ]

  private static func name(_ bytes: [UInt8]) -> String {
    if let known = signatures.first(where: { bytes.starts(with: $0.bytes) }) { return known.name }
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
      switch String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self) {
      case "heic", "heix", "hevc", "heim", "heis", "mif1", "msf1": return "a HEIC"
      case "avif", "avis": return "an AVIF"
      default: return "an MP4 or QuickTime film"
      }
    }
    let opening = String(decoding: bytes.prefix(1024), as: UTF8.self)
    if opening.contains("<html") || opening.contains("<!DOCTYPE html") { return "a web page" }
    let isText = bytes.prefix(1024).allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    return isText ? "a text file" : "an unknown kind of file"
  }
}
