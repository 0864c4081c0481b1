/// A picture by the digest of its file's bytes: the same file twice is one picture.
public struct PictureID: Hashable, Sendable {
  public let digest: Digest
  public init(digest: Digest) { self.digest = digest }
}

/// A picture file that was read and whose header was checked; not yet decoded.
public struct Picture: Sendable {
  public enum Format: String, Sendable { case png, jpeg, webp, svg }

  public let id: PictureID
  public let format: Format
  /// Pixels, upright (an EXIF turn is already counted in); of an SVG its own size in CSS pixels.
  public let width: Int
  /// Pixels, upright.
  public let height: Int
  /// The whole encoded file.
  public let data: [UInt8]

  public init(id: PictureID, format: Format, width: Int, height: Int, data: [UInt8]) {
    self.id = id
    self.format = format
    self.width = width
    self.height = height
    self.data = data
  }
}

/// A font file by its digest.
public struct FontFile: Sendable, Hashable {
  public let digest: Digest
  /// The file's name without folders, for messages.
  public let name: String
  public let data: [UInt8]

  public init(name: String, data: [UInt8]) {
    var builder = DigestBuilder()
    builder.combine(bytes: data)
    digest = builder.digest()
    self.name = name
    self.data = data
  }

  public static func == (a: FontFile, b: FontFile) -> Bool { a.digest == b.digest }
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// Everything heavy that drawing needs besides the presentation, held by content digest.
public struct Resources: Sendable {
  public var pictures: [PictureID: Picture]
  /// The scene's own fonts, in the order of the script; the standard fonts come after them.
  public var fonts: [FontFile]

  public init(pictures: [PictureID: Picture] = [:], fonts: [FontFile] = []) {
    self.pictures = pictures
    self.fonts = fonts
  }
}
