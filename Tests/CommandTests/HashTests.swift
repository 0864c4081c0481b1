import Foundation
import Screenplay
import Testing

/// `screenplay hash`, against FFmpeg's framehash of the lossless film and against itself.
@Suite struct HashTests {
  /// Words, a slide, a scaled snapshot and a shadow; odd sides. 17 frames at 25 a second.
  static func script(fps: String, background: String) -> String {
    """
    screenplay: 1
    canvas: {size: 61x47, fps: \(fps), background: "\(background)"}
    screens:
      first:
        background: "\(background.count > 7 ? "#ffcc0060" : "#ffcc00")"
        content:
          - text: Àb
            frame: [4, 2, 40, 20]
            size: 14
          - box:
            frame: [8, 24, 20, 16]
            background: "#204060"
            corner-radius: 5
            id: card
      second: {background: "#30a0f0c0"}
    script:
      - show: first
      - wait: 120ms
      - chapter: Second part
      - push: second
        as: zoom
        from: card
        duration: 200ms
      - wait: 160ms
      - pop:
        duration: 100ms
      - wait: 100ms

    """
  }

  @Test(
    arguments: ["24000/1001", "25", "30000/1001", "43", "60000/1001", "120"], ["#204060", "#20406080"])
  func equalsWhatFFmpegPrints(fps: String, background: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.script(fps: fps, background: background), to: "s.yaml")
    let render = try BuiltCommand.run(
      "render", "s.yaml", "--quality", "lossless", "-q", "-o", "s.mov", in: folder)
    #expect(render.exitCode == 0 && render.errors == "")
    let hash = try BuiltCommand.run("hash", "s.yaml", in: folder)
    #expect(hash.exitCode == 0 && hash.errors == "")
    let theirs = try BuiltCommand.shell(
      "ffmpeg -v error -i s.mov -pix_fmt bgra -fflags +bitexact -f framehash -", in: folder)
    #expect(theirs.exitCode == 0 && theirs.errors == "")
    #expect(hash.output == theirs.output)
    #expect(try FrameHashList(parsing: hash.output).hashes.count > 10)
  }

  private static let still = script(fps: "25", background: "#204060")

  private func hash(
    _ folder: TemporaryFolder, _ options: [String] = [], _ environment: [String: String] = [:]
  )
    throws -> String
  {
    let run = try BuiltCommand.start(["hash", "s.yaml"] + options, in: folder, environment: environment)
      .finish()
    #expect(run.exitCode == 0 && run.errors == "")
    return run.output
  }

  @Test func aPartHasTheHashesOfTheWhole() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.still, to: "s.yaml")
    let whole = try FrameHashList(parsing: try hash(folder)).hashes
    #expect(Set(whole).count > 5)
    for (part, frames) in [
      ("Second part", 3..<whole.count), ("..120ms", 0..<3), ("9f..10f", 9..<10), ("5f..", 5..<whole.count),
    ] {
      let list = try FrameHashList(parsing: try hash(folder, ["--part", part]))
      #expect(list.hashes == Array(whole[frames]), "\(part)")
    }
  }

  @Test func nothingAroundTheCommandChangesAHash() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.still, to: "s.yaml")
    let expected = try hash(folder)
    for jobs in ["1", "2", "7"] { #expect(try hash(folder, ["--jobs", jobs]) == expected, "\(jobs)") }
    let values = [
      "CAIRO_DEBUG": "image", "FC_DEBUG": "1", "FC_LANG": "ja", "FONTCONFIG_FILE": "/nonexistent",
      "FONTCONFIG_PATH": "/nonexistent", "FONTCONFIG_SYSROOT": "/nonexistent",
      "FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0",
      "GLIBC_TUNABLES": "glibc.cpu.x86_shstk=off", "HB_OPTIONS": "uniscribe-bug-compatible",
      "HB_SHAPER_LIST": "fallback", "LANGUAGE": "ja", "PANGOCAIRO_BACKEND": "win32",
      "PANGO_LANGUAGE": "ja", "PIXMAN_DISABLE": "fast mmx sse2 ssse3 wholeops", "GDK_SCALE": "2",
      "GDK_DPI_SCALE": "3",
    ]
    #expect(values.keys.sorted() == PixelEnvironment.variables)
    for (name, value) in values { #expect(try hash(folder, [], [name: value]) == expected, "\(name)") }
    let other = [
      "TZ": "Asia/Kathmandu", "LANG": "tr_TR.UTF-8", "LC_ALL": "ar_EG.UTF-8", "HOME": "/nonexistent",
      "XDG_CACHE_HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent", "USER": "nobody",
    ]
    for (name, value) in other { #expect(try hash(folder, [], [name: value]) == expected, "\(name)") }
    let elsewhere = try BuiltCommand.shell(
      "p=$PWD; cd / && umask 077 && \"$0\" hash \"$p/s.yaml\"", in: folder)
    #expect(elsewhere.output == expected && elsewhere.errors == "")
  }

  @Test func theTextGoesWhereItIsToGo() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.still, to: "s.yaml")
    let text = try hash(folder)
    #expect(try hash(folder, ["-o", "s.framehash"]) == "")
    #expect(try folder.text(of: "s.framehash") == text)
    let again = try BuiltCommand.run("hash", "s.yaml", "-o", "s.framehash", in: folder)
    #expect(again.exitCode == 1 && again.output == "")
    #expect(
      again.errors == """
        error: `s.framehash` exists already
          = hint: `--force` replaces it; or name another file with `-o`

        """)
    #expect(try hash(folder, ["-o", "s.framehash", "--force", "--scale", "2"]) == "")
    let scaled = try FrameHashList(parsing: try folder.text(of: "s.framehash"))
    #expect(scaled.width == 122 && scaled.height == 94)
  }

  @Test func doctorTellsOfVariables() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltCommand.run("doctor", in: folder, environment: ["PIXMAN_DISABLE": "sse2"])
    let line = run.output.split(separator: "\n").first { $0.hasPrefix("variable") }
    #expect(
      line?.split(separator: " ", maxSplits: 2).map { $0.trimmingCharacters(in: .whitespaces) }
        == ["variable", "PIXMAN_DISABLE", "set, and kept out of pixels"])
    #expect(!(try BuiltCommand.run("doctor", in: folder).output.contains("variable")))
  }
}
