import Foundation
import Testing

@Suite struct RenderTests {
  @Test func filmOfASmallScene() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let run = try BuiltCommand.run("render", "small.yaml", "-o", "film.mp4", in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try folder.names == ["film.mp4", "small.yaml"])
    let bytes = try folder.data(of: "film.mp4")
    #expect(bytes.dropFirst(4).prefix(4) == Data("ftyp".utf8))
    #expect(run.output.hasPrefix("film.mp4: 6 frames, 0.6 s, 64 × 48, "))
    #expect(run.errors.hasSuffix("100 %: 6 of 6 frames\n"))
  }

  @Test func resultAsJSON() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let run = try BuiltCommand.run("render", "small.yaml", "-o", "film.mp4", "--json", "-q", in: folder)
    #expect(run.exitCode == 0 && run.errors == "")
    let bytes = try folder.data(of: "film.mp4").count
    #expect(
      run.output == """
        {
          "bytes" : \(bytes),
          "file" : "film.mp4",
          "fps" : "10/1",
          "frames" : 6,
          "height" : 48,
          "seconds" : 0.6,
          "stills" : [

          ],
          "width" : 64
        }

        """)
  }

  @Test func defaultOutputIsReplacedAndANamedOneNeedsForce() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    #expect(try BuiltCommand.run("render", "small.yaml", "-q", in: folder).exitCode == 0)
    let first = try folder.data(of: "output/small.mp4")
    try folder.write("old", to: "output/small.mp4")
    #expect(try BuiltCommand.run("render", "small.yaml", "-q", in: folder).exitCode == 0)
    #expect(try folder.data(of: "output/small.mp4") == first)

    try folder.write("old", to: "film.mp4")
    let refused = try BuiltCommand.run("render", "small.yaml", "-o", "film.mp4", in: folder)
    #expect(refused.exitCode == 1 && refused.output == "")
    #expect(
      refused.errors == """
        error: `film.mp4` exists already
          = hint: `--force` replaces it; or name another file with `-o`

        """)
    #expect(try folder.text(of: "film.mp4") == "old")
    let forced = try BuiltCommand.run("render", "small.yaml", "-o", "film.mp4", "--force", "-q", in: folder)
    #expect(forced.exitCode == 0 && forced.output + forced.errors == "")
    #expect(try folder.data(of: "film.mp4") == first)
    #expect(try folder.names == ["film.mp4", "output", "output/small.mp4", "small.yaml"])
  }

  @Test func placesWhereNoFileCanBe() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let missing = try BuiltCommand.run("render", "small.yaml", "-o", "no/where/film.mp4", in: folder)
    #expect(missing.exitCode == 1)
    #expect(
      missing.errors == """
        error: the folder `no/where` does not exist
          = hint: make it with `mkdir -p no/where`

        """)
    let directory = try BuiltCommand.run("render", "small.yaml", "-o", ".", in: folder)
    #expect(directory.exitCode == 1)
    #expect(
      directory.errors == "error: `.` is a folder\n  = hint: name a file in it, such as `-o ./film.mp4`\n")
    let device = try BuiltCommand.run("render", "small.yaml", "-o", "/dev/null", "--force", in: folder)
    #expect(device.exitCode == 1 && device.errors.contains("/dev/null is a device or a pipe"))
    #expect(try folder.names == ["small.yaml"])
  }

  @Test func scriptWithErrorsMakesNoFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.broken, to: "broken.yaml")
    let run = try BuiltCommand.run("render", "broken.yaml", "-o", "film.mp4", in: folder)
    #expect(run.exitCode == 3 && run.output == "")
    #expect(run.errors.contains("error[missing-unit]"))
    #expect(try folder.names == ["broken.yaml"])
  }

  @Test func failureMakesNoFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.broken, to: "broken.yaml")
    #expect(try BuiltCommand.run("render", "broken.yaml", in: folder).exitCode == 3)
    #expect(try BuiltCommand.run("still", "broken.yaml", in: folder).exitCode == 3)
    try folder.write(Scripts.small, to: "small.yaml")
    #expect(try BuiltCommand.run("still", "small.yaml", "--at", "9s", in: folder).exitCode == 2)
    #expect(try BuiltCommand.run("render", "small.yaml", "--part", "9s..", in: folder).exitCode == 2)
    #expect(try folder.names == ["broken.yaml", "small.yaml"])
  }

  @Test func aScriptIsNeverTakenForAFilm() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let run = try BuiltCommand.run("render", "small.yaml", "-o", "small.yaml", "--force", in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors == "error: `small.yaml` does not end in .mp4\n  = hint: films are MP4 files\n")
    #expect(try folder.text(of: "small.yaml") == Scripts.small)
  }

  @Test func limitsAreKeptAndRaised() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let refused = try BuiltCommand.run("render", "small.yaml", "--max-frames", "5", in: folder)
    #expect(refused.exitCode == 3 && refused.errors.contains("--max-frames"), "\(refused.errors)")
    let size = try BuiltCommand.run("check", "small.yaml", "--max-script-size", "100", in: folder)
    #expect(size.exitCode == 3 && size.errors.contains("error[script-too-large]"))
    let steps = try BuiltCommand.run("check", "small.yaml", "--max-steps", "1", in: folder)
    #expect(steps.exitCode == 3 && steps.errors.contains("raise the limit with --max-steps"))
  }

  @Test func thePicturesOfAFilmThatFailsAreNotMade() throws {
    let folder = try TemporaryFolder()
    // The second picture cannot stand where a folder is; the folders of the first would have to be made.
    let steps = "  - still: new/deep/start.png\n  - wait: 200ms\n  - still: taken.png\n"
    try folder.write(Scripts.small + steps, to: "small.yaml")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "taken.png"), withIntermediateDirectories: false)
    let run = try BuiltCommand.run("render", "small.yaml", "-o", "film.mp4", in: folder)
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(try folder.names == ["small.yaml", "taken.png"])
  }

  @Test func oddSidesAreNoted() throws {
    let folder = try TemporaryFolder()
    func errors(_ size: String) throws -> String {
      try folder.write(Scripts.small.replacing("64x48", with: size), to: "small.yaml")
      let run = try BuiltCommand.run("render", "small.yaml", in: folder)
      #expect(run.exitCode == 0)
      return run.errors.split(separator: "\n").filter { $0.hasPrefix("note") }.joined()
    }
    #expect(try errors("64x48") == "")
    #expect(
      try errors("63x48")
        == "note: the canvas has 63 × 48 pixels and the film 64 × 48, since films have even sides: "
        + "the last column is there twice")
    #expect(
      try errors("63x47")
        == "note: the canvas has 63 × 47 pixels and the film 64 × 48, since films have even sides: "
        + "the last column and row are there twice")
  }

  @Test func rateScaleAndPart() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    func render(_ options: String...) throws -> String {
      let arguments = ["render", "small.yaml", "-o", "film.mp4", "--force"] + options
      let run = try BuiltCommand.start(arguments, in: folder).finish()
      return run.exitCode == 0
        ? run.output.components(separatedBy: ",").dropLast().joined(separator: ",") : run.errors
    }
    #expect(try render("--fps", "30000/1001") == "film.mp4: 18 frames, 0.601 s, 64 × 48")
    #expect(try render("--scale", "1.5") == "film.mp4: 6 frames, 0.6 s, 96 × 72")
    #expect(try render("--part", "Second part") == "film.mp4: 4 frames, 0.4 s, 64 × 48")
    #expect(try render("--part", "second-part") == "film.mp4: 4 frames, 0.4 s, 64 × 48")
    #expect(try render("--part", "100ms..400ms") == "film.mp4: 3 frames, 0.3 s, 64 × 48")
    #expect(try render("--part", "..0.2s") == "film.mp4: 2 frames, 0.2 s, 64 × 48")
    #expect(try render("--part", "5f..") == "film.mp4: 1 frame, 0.1 s, 64 × 48")
    #expect(
      try render("--part", "secnd part") == """
        error: `--part`: `secnd part` is no moment of this film
          = hint: did you mean the chapter `Second part`?
          = hint: write a time with its unit (1.5s, 300ms, 18f), a percent, or a chapter

        """)
    #expect(
      try render("--part", "3s..") == """
        error: `--part`: `3s` lies beyond the end of the film
          = hint: the film has 6 frames

        """)
  }

  @Test func picturesTheScriptAsksFor() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small + "  - still: shots/end.png\n", to: "small.yaml")
    let run = try BuiltCommand.run("render", "small.yaml", in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.hasSuffix("\noutput/shots/end.png\n"))
    let still = try BuiltCommand.run("still", "small.yaml", "--at", "100%", "-o", "end.png", in: folder)
    #expect(still.output == "end.png: frame 5, 64 × 48\n")
    #expect(try folder.data(of: "output/shots/end.png") == folder.data(of: "end.png"))
  }

  @Test func sameBytesWhateverTheJobsAndTheEnvironment() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let hostile = [
      "PIXMAN_DISABLE": "sse2 ssse3 fast", "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-AVX2_Usable",
      "FREETYPE_PROPERTIES": "truetype:interpreter-version=35", "FONTCONFIG_FILE": "/dev/null",
      "FONTCONFIG_PATH": "/", "LANGUAGE": "de", "LC_ALL": "tr_TR.UTF-8", "PANGO_LANGUAGE": "ja",
    ]
    for (index, environment) in [[:], hostile, [:]].enumerated() {
      let run = try BuiltCommand.run(
        "render", "small.yaml", "-o", "\(index).mp4", "-q", "--jobs", "\(index + 1)", in: folder,
        environment: environment)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let first = try folder.data(of: "0.mp4")
    #expect(try folder.data(of: "1.mp4") == first)
    #expect(try folder.data(of: "2.mp4") == first)
  }
}
