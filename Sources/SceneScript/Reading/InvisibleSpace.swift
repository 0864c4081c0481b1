import SourceDiagnostics

/// A space that looks like one and is none to YAML, pasted where one is needed: after a colon, after a
/// dash, or before the first word of a line. Inside words it is text like any other.
struct InvisibleSpace {
  let diagnostic: Diagnostic

  init?(in stretch: Range<Int>, of source: ScriptSource) {
    // What came so far: nothing but blanks and dashes, then one word like a key's, then its colon.
    var letters = 0
    for index in stretch.clamped(to: 0..<source.scalars.count) {
      let scalar = source.scalars[index]
      if InvisibleSpace.isOne(scalar), letters == 0 || source[index - 1] == ":" {
        diagnostic = .invisibleSpace(scalar, at: source.range(index, index + 1))
        return
      }
      if scalar.properties.isAlphabetic { letters += 1 }
      let isWord =
        scalar.properties.isAlphabetic || scalar == "-" || scalar == ":" || (scalar.isBlank && letters == 0)
      if !isWord { return nil }
    }
    return nil
  }

  /// Unicode's space separators besides U+0020, and the widthless ones that editors leave behind.
  private static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == " " { return false }
    return scalar.properties.generalCategory == .spaceSeparator || scalar == "\u{200B}"
      || scalar == "\u{FEFF}"
  }
}

extension Diagnostic {
  fileprivate static func invisibleSpace(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "invisible-space", at: range,
      "this space is the character \(scalar.codePoint), which YAML reads as a letter",
      hints: ["replace it by a plain space"])
  }
}
