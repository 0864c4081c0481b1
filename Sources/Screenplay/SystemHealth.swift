internal import CairoRendering
import VideoEncoding

/// Whether everything that rendering needs is on this machine, and which versions decide how pixels and
/// films come out.
public struct SystemHealth: Sendable, Encodable {
  /// A library and its version.
  public struct Version: Sendable, Hashable, Encodable {
    public let name: String
    public let version: String
  }

  /// Something that must be there.
  public struct Part: Sendable, Hashable, Encodable {
    /// What it is, for people.
    public let name: String
    /// The Debian package that brings it.
    public let package: String
    public let isPresent: Bool
  }

  public let versions: [Version]
  public let parts: [Part]
  /// Variables that change pixels and are in force in this process, or that `screenplay` took away from itself.
  public let pixelVariables: [String]

  /// True when nothing is missing.
  public var isComplete: Bool { parts.allSatisfy(\.isPresent) }

  /// Looks at the machine; takes as long as reading the names of its fonts, some 30 ms.
  public init() {
    let libraries = DrawingLibraries.versions + EncodingLibraries.versions
    versions =
      [Version(name: "Screenplay", version: ScreenplayVersion.current)]
      + libraries.map { Version(name: $0.name, version: $0.version) }
    pixelVariables = PixelEnvironment.present + PixelEnvironment.takenAway
    parts =
      SystemHealth.fonts + [
        Part(name: "encoder libx264", package: "libavcodec59", isPresent: EncodingLibraries.hasEncoder),
        Part(name: "encoder ffv1", package: "libavcodec59", isPresent: EncodingLibraries.hasLossless),
      ]
  }

  private static var fonts: [Part] {
    // Fontconfig that cannot be used finds no font.
    let present = try? StandardFonts.present()
    return StandardFonts.packages.map { font in
      let isPresent = present?.contains { $0.family == font.family && $0.isPresent } ?? false
      return Part(name: "font \(font.family)", package: font.package, isPresent: isPresent)
    }
  }
}
