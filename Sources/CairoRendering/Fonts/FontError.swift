/// Why fonts cannot be had: facts.
package enum FontError: Error, Hashable, Sendable {
  /// Debian packages whose fonts are not there, in the order of the fallback list.
  case missingPackages([String])
  /// A scene's file in which FreeType finds no font.
  case notAFont(name: String)
  /// The system refused: what was being done and its own words.
  case system(operation: String, reason: String)
}

extension FontError: CustomStringConvertible {
  /// One lower-case phrase without a full stop.
  package var description: String {
    switch self {
    case .missingPackages(let names):
      "standard fonts are missing; install them with: apt-get install \(names.joined(separator: " "))"
    case .notAFont(let name): "\(name) is not a font; OpenType and TrueType files can be used"
    case .system(let operation, let reason): "\(operation): \(reason)"
    }
  }
}
