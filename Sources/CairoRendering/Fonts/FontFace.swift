internal import CCairo

/// One face of the font library, for reports.
package struct FontFace: Hashable, Sendable {
  /// The file's path; for a scene's own font a path that only this process can open.
  package let file: String
  /// Which of the file's faces, from 0.
  package let index: Int
  /// All names of the family: some fonts have one for old programs and one for new ones.
  package let families: [String]
  /// Such as "Semi Bold Italic".
  package let style: String

  init?(pattern: OpaquePointer) {
    guard let file = FontFace.strings(pattern, FC_FILE).first else { return nil }
    self.file = file
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    // The upper half numbers the instances of a variable font.
    self.index = Int(index & 0xFFFF)
    families = FontFace.strings(pattern, FC_FAMILY)
    style = FontFace.strings(pattern, FC_STYLE).first ?? ""
  }

  private static func strings(_ pattern: OpaquePointer, _ object: String) -> [String] {
    var result: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, object, Int32(result.count), &value) == FcResultMatch, let text = value
    {
      result.append(String(cString: text))
    }
    return result
  }
}
