/// The only way outside while a script is resolved: files, pictures and the size of text.
///
/// Implemented by the library over the file system and Cairo; tests hand in their own.
public protocol World: Sendable {
  /// Reads a picture below the scene's folder and checks its header.
  ///
  /// - Parameter path: As the script writes it, relative to the scene's folder.
  func picture(at path: String) throws(WorldError) -> Picture

  /// Reads a font file below the scene's folder and checks that it is one.
  func font(at path: String) throws(WorldError) -> FontFile

  /// Reads a script that another one includes, below the scene's folder.
  ///
  /// - Parameter limit: Bytes; a longer one is refused as `tooLarge` before it is read.
  func script(at path: String, limit: Int) throws(WorldError) -> [UInt8]

  /// Shapes a text and says how much room it takes.
  ///
  /// - Parameters:
  ///   - width: Points at which lines wrap; nil means never.
  ///   - fonts: The scene's own fonts.
  func measure(_ text: TextContent, width: Double?, fonts: [FontFile]) -> TextMetrics
}

/// Why something outside could not be had: the facts for a located message.
public enum WorldError: Error, Hashable, Sendable {
  /// No such file; `nearest` is the most similar name in the same folder.
  case notFound(path: String, nearest: String?)
  /// Absolute, through `..`, or by a symbolic link out of the scene's folder.
  case outsideFolder(path: String)
  case isDirectory(path: String)
  /// Cannot be read: the system's own words, such as "permission denied".
  case unreadable(path: String, reason: String)
  /// Over a limit: what has the limit, how much there is, how much is allowed, and the flag that raises it.
  case tooLarge(path: String, what: String, actual: Int, limit: Int, flag: String)
  /// Not a file of the kind wanted: "the file is empty", "PNG: the header is damaged" ….
  case damaged(path: String, reason: String)
  /// Whole, but it asks for what no file of the scene may, such as other files.
  case refused(path: String, reason: String)
  /// Of a kind that cannot be read here: what it looks like, and which kinds can.
  case unsupported(path: String, reason: String)
}
