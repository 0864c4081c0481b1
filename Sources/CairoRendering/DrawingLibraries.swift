internal import CCairo

/// What draws and sets text here.
package enum DrawingLibraries {
  /// The libraries that decide how pixels come out, with their versions as they run.
  package static var versions: [(name: String, version: String)] {
    let fontconfig = Int(FcGetVersion())
    return [
      ("Cairo", String(cString: cairo_version_string())),
      ("Pango", String(cString: pango_version_string())),
      ("HarfBuzz", String(cString: hb_version_string())),
      ("FreeType", freeType),
      ("fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
    ]
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}

extension StandardFonts {
  /// A family of each Debian package of fonts, and whether it is on this machine.
  ///
  /// - Throws: `FontError.system` when fontconfig cannot be used at all.
  package static func present() throws(FontError) -> [(family: String, package: String, isPresent: Bool)] {
    let faces = try FontConfiguration(files: [], folders: folders, hidden: []).faces()
    let families = Set(faces.flatMap(\.families).map { $0.lowercased() })
    return packages.map { ($0.family, $0.package, families.contains($0.family.lowercased())) }
  }
}
