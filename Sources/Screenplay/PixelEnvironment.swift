internal import Glibc
import SourceDiagnostics

/// Variables of the process's environment that reach the libraries below and change what is drawn or written.
///
/// The command runs itself anew without them. A program that uses the library decides by itself how it is
/// started: `Screenplay.warnings` says when one of them is set, and `SystemHealth` lists them.
public enum PixelEnvironment {
  /// Read by glibc and pixman before `main`, when it is too late to take them away.
  static let earlyVariables = ["GLIBC_TUNABLES", "PIXMAN_DISABLE"]

  /// All of them, sorted.
  public static let variables: [String] =
    (earlyVariables + [
      "CAIRO_DEBUG", "FC_DEBUG", "FC_LANG", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT",
      "FREETYPE_PROPERTIES", "GDK_DPI_SCALE", "GDK_SCALE", "HB_OPTIONS", "HB_SHAPER_LIST", "LANGUAGE",
      "PANGOCAIRO_BACKEND", "PANGO_LANGUAGE",
    ]).sorted()

  /// Those that are in force in this process, sorted: set now, or set when it began where that is what counts.
  public static var present: [String] {
    variables.filter { name in
      getenv(name) != nil || (earlyVariables.contains(name) && initialNames.contains(name))
    }
  }

  /// Those that `screenplay` took away from itself, sorted; empty in other programs.
  package static var takenAway: [String] {
    let names = getenv(takenAwayVariable).map { String(cString: $0) } ?? ""
    return variables.filter(Set(names.split(separator: ",").map(String.init)).contains)
  }

  /// Where the command notes, for itself, what it took away.
  package static let takenAwayVariable = "SCREENPLAY_TAKEN_AWAY"

  /// What is to be said about those in force; nil when there are none.
  static var warning: Diagnostic? {
    let present = present
    guard !present.isEmpty else { return nil }
    let names = present.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .warning, id: "pixel-environment", at: nil,
      "the environment has \(names), which may change what is drawn",
      hints: ["start the program without \(present.count == 1 ? "it" : "them")"])
  }

  /// Names of the variables that the process was started with; empty where nobody says.
  private static let initialNames: Set<String> = {
    guard let bytes = try? ScriptFile.read("/proc/self/environ", limit: 1 << 22) else { return [] }
    let names = bytes.split(separator: 0).compactMap { entry in
      entry.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false).first
    }
    return Set(names.map { String(decoding: $0, as: UTF8.self) })
  }()
}
