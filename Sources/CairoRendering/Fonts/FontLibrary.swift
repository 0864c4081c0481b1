package import SceneModel

/// The fonts a scene's texts are set in: the scene's own, then the standard ones, and nothing else.
///
/// Immutable; any number of threads may set text with it. Costs 20 to 30 ms to make when fontconfig's
/// cache is warm.
package final class FontLibrary: Sendable {
  /// The scene's faces first.
  package let faces: [FontFace]
  let configuration: FontConfiguration
  private let families: Set<String>

  /// - Parameters:
  ///   - sceneFonts: In the order of the script. A family that is among them hides the standard family of
  ///     the same name altogether, as `@font-face` does in CSS.
  ///   - folders: Where the standard fonts are; an empty list leaves the scene's fonts alone.
  /// - Throws: `FontError`, naming the Debian packages that are missing.
  package init(
    sceneFonts: [FontFile] = [], folders: [String] = StandardFonts.folders
  ) throws(FontError) {
    var paths: [String] = []
    for font in sceneFonts {
      let path = try MemoryFontFiles.path(of: font)
      if FontLibrary.isFont(path) { paths.append(path) } else { throw .notAFont(name: font.name) }
    }
    var configuration = try FontConfiguration(files: paths, folders: folders, hidden: [])
    var faces = configuration.faces()
    let own = Set(faces.filter { paths.contains($0.file) }.flatMap(\.families).map { $0.lowercased() })
    let hidden = faces.filter { face in
      !paths.contains(face.file) && face.families.contains { own.contains($0.lowercased()) }
    }
    if !hidden.isEmpty {
      configuration = try FontConfiguration(files: paths, folders: folders, hidden: hidden.map(\.file))
      faces = configuration.faces()
    }
    self.configuration = configuration
    self.faces = faces
    families = Set(faces.flatMap(\.families).map { $0.lowercased() })
    if !folders.isEmpty {
      let missing = StandardFonts.packages.filter { !families.contains($0.family.lowercased()) }
      if !missing.isEmpty { throw .missingPackages(missing.map(\.package)) }
    }
  }

  /// True when some face belongs to the family; upper and lower case are one.
  package func hasFamily(_ name: String) -> Bool { families.contains(name.lowercased()) }

  /// Every family a text is tried with, in order.
  func families(for font: FontDescription, _ han: HanForms) -> [String] {
    font.families.filter(hasFamily) + StandardFonts.fallback(han: han).filter(hasFamily)
  }

  /// Checks that FreeType finds a font in `file`, and says which families it holds.
  package static func families(of file: FontFile) throws(FontError) -> [String] {
    let path = try MemoryFontFiles.path(of: file)
    guard isFont(path) else { throw .notAFont(name: file.name) }
    let faces = try FontConfiguration(files: [path], folders: [], hidden: []).faces()
    return faces.flatMap(\.families).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
