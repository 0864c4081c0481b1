import Glibc

/// Keeps variables of the caller's shell out of the pixels.
enum PixelEnvironment {
  /// Variables that libraries read and that change what is drawn or written. Some of them are read before
  /// `main` (glibc, pixman), when it is too late to take them away.
  static let unwanted = [
    "CAIRO_DEBUG", "FC_DEBUG", "FC_LANG", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT",
    "FREETYPE_PROPERTIES", "GDK_DPI_SCALE", "GDK_SCALE", "GLIBC_TUNABLES", "HB_OPTIONS",
    "HB_SHAPER_LIST", "LANGUAGE", "PANGOCAIRO_BACKEND", "PANGO_LANGUAGE", "PIXMAN_DISABLE",
  ]

  /// Runs the command anew without the unwanted variables when there are any; with none it returns.
  ///
  /// Sets the locale of the C library to UTF-8 with decimal points. To be called first of all, while
  /// there is one thread.
  static func cleanse() {
    setenv("LC_ALL", "C.UTF-8", 1)
    let present = unwanted.filter { getenv($0) != nil }
    guard !present.isEmpty else { return }
    for name in present { unsetenv(name) }
    // A variable that cannot be taken away would make this an endless chain of processes.
    guard present.allSatisfy({ getenv($0) == nil }) else { return }
    execv("/proc/self/exe", CommandLine.unsafeArgv)
    // Without /proc the command goes on with what it has: the variables are gone for what reads them late.
  }
}
