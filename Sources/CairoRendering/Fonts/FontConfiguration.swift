internal import CCairo

/// Owns one fontconfig configuration made in memory; the system's and the user's rules have no part in it.
// Unchecked: fontconfig allows any number of threads to read a configuration that nobody changes any more, and
// nothing here changes it after `init`.
final class FontConfiguration: @unchecked Sendable {
  let pointer: OpaquePointer

  /// - Parameters:
  ///   - files: Font files that come before all others.
  ///   - folders: Folders whose fonts follow.
  ///   - hidden: Files in those folders that are left out.
  init(files: [String], folders: [String], hidden: [String]) throws(FontError) {
    guard let pointer = FcConfigCreate() else {
      throw .system(operation: "making a font configuration", reason: "not enough memory")
    }
    self.pointer = pointer
    let cache = FontCacheFolder()
    let rules = FontRules.xml(folders: folders, hidden: hidden, cache: cache.path)
    let isRead = rules.utf8CString.withUnsafeBytes { bytes -> Bool in
      guard let text = bytes.assumingMemoryBound(to: FcChar8.self).baseAddress else { return false }
      return FcConfigParseAndLoadFromMemory(pointer, text, 0) != 0
    }
    guard isRead, FcConfigBuildFonts(pointer) != 0 else {
      throw .system(operation: "making a font configuration", reason: "fontconfig refused it")
    }
    for file in files where FcConfigAppFontAddFile(pointer, file) == 0 { throw .notAFont(name: file) }
  }

  deinit { FcConfigDestroy(pointer) }

  /// The faces, scene's first, in fontconfig's order.
  func faces() -> [FontFace] {
    [FcSetApplication, FcSetSystem].flatMap { set -> [FontFace] in
      guard let fonts = FcConfigGetFonts(pointer, set)?.pointee else { return [] }
      return (0..<Int(fonts.nfont)).compactMap { fonts.fonts[$0].flatMap(FontFace.init(pattern:)) }
    }
  }
}

/// The configuration's text.
///
/// Source of the rule for bitmap fonts: fontconfig's own 10-scale-bitmap-fonts.conf; without it colour
/// emoji are drawn at their native 109 pixels. No rule sets hintstyle: together with antialias it makes
/// Cairo 1.16 drop colour bitmaps.
private enum FontRules {
  static func xml(folders: [String], hidden: [String], cache: String) -> String {
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
    \(folders.map { "<dir>\(escaped($0))</dir>" }.joined())
    <cachedir>\(escaped(cache))</cachedir>
    <cachedir>/var/cache/fontconfig</cachedir>
    <selectfont><rejectfont>
    \(hidden.map { "<glob>\(escaped($0))</glob>" }.joined())
    </rejectfont></selectfont>
    <alias binding="same"><family>emoji</family>
    <prefer><family>\(StandardFonts.emojiFamily)</family></prefer></alias>
    <match target="font">
    <test name="outline" compare="eq"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign"><divide>
    <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
    </divide></edit>
    </match>
    <match target="font">
    <test name="outline" compare="eq"><bool>false</bool></test>
    <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double>
    <double>0</double><name>pixelsizefixupfactor</name>
    </matrix></times></edit>
    <edit name="size" mode="assign"><divide>
    <name>size</name><name>pixelsizefixupfactor</name>
    </divide></edit>
    </match>
    </fontconfig>
    """
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      default: result.append(character)
      }
    }
  }
}
