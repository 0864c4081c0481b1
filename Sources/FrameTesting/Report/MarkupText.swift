internal import SourceDiagnostics

/// Text as HTML and XML have it.
///
/// Names come from strangers: control characters and marks that reverse the direction of writing become visible
/// signs, and what a file of XML cannot hold at all becomes U+FFFD.
enum MarkupText {
  /// Fit to stand between tags and, since quotes are escaped too, in attributes. One line.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in DisplayText.printable(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
