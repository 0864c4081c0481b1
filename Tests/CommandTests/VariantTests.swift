import Foundation
import Testing

/// One script, many films.
@Suite struct VariantTests {
  private let script = """
    screenplay: 1
    canvas: {fps: 10, scale: 0.25}
    variants: {locale: [en, ar], theme: [dark, sepia]}
    themes: {sepia: {background: "#fbf0d9"}}
    strings: {en: {hello: Hello}, ar: {hello: مرحبا}}
    screens:
      home: {background: background, content: [{text: $hello}]}
    script:
      - show: home
      - wait: 300ms
      - still: end.png

    """

  private func folder(_ script: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(script.replacing("canvas: {", with: "canvas: {size: 200x100, "), to: "shop.yaml")
    return folder
  }

  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "output").path).sorted()
  }

  @Test func oneRunMakesAllFilms() throws {
    let folder = try folder(script)
    let run = try BuiltCommand.run("render", "shop.yaml", "-q", "--json", in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    let all = ["ar-dark", "ar-sepia", "en-dark", "en-sepia"]
    #expect(try names(in: folder) == all.map { "end-\($0).png" } + all.map { "shop-\($0).mp4" })
    #expect(run.output.components(separatedBy: "\"frames\" : 3").count == 5)
    // Each is what the choice of it alone makes.
    for variant in all {
      let parts = variant.split(separator: "-").map(String.init)
      let one = try BuiltCommand.run(
        "render", "shop.yaml", "--locale", parts[0], "--theme", parts[1], "-o", "one.mp4", "--force", "-q",
        in: folder)
      #expect(one.exitCode == 0, "\(one.errors)")
      #expect(try folder.data(of: "one.mp4") == folder.data(of: "output/shop-\(variant).mp4"), "\(variant)")
      #expect(try folder.data(of: "end.png") == folder.data(of: "output/end-\(variant).png"), "\(variant)")
    }
    #expect(Set(try all.map { try folder.data(of: "output/end-\($0).png") }).count == 4)
  }

  @Test func choicesNarrowThem() throws {
    let folder = try folder(script)
    #expect(try BuiltCommand.run("render", "shop.yaml", "-q", "--theme", "dark", in: folder).exitCode == 0)
    #expect(
      try names(in: folder) == [
        "end-ar-dark.png", "end-en-dark.png", "shop-ar-dark.mp4", "shop-en-dark.mp4",
      ])
    let named = try BuiltCommand.run(
      "render", "shop.yaml", "-q", "--locale", "ar", "-o", "film.mp4", in: folder)
    #expect(named.exitCode == 0, "\(named.errors)")
    #expect(
      try folder.names.filter { !$0.hasPrefix("output") } == [
        "end-ar-dark.png", "end-ar-sepia.png", "film-ar-dark.mp4", "film-ar-sepia.mp4", "shop.yaml",
      ])
  }

  @Test func otherCommandsTakeTheFirst() throws {
    let folder = try folder(script)
    func hash(_ arguments: String...) throws -> String {
      let run = try BuiltCommand.start(["hash", "shop.yaml", "-q"] + arguments, in: folder).finish()
      #expect(run.exitCode == 0, "\(run.errors)")
      return run.output
    }
    let first = try hash()
    #expect(try first == hash("--locale", "en", "--theme", "dark"))
    #expect(try first != hash("--locale", "ar"))
    #expect(try first != hash("--theme", "sepia"))
    #expect(try hash("--theme", "sepia", "--device", "phone").contains("98x211"))
    // What the script says at its top goes before the first of the list.
    try folder.write(
      script.replacing("canvas: {", with: "locale: ar\ntheme: sepia\ncanvas: {size: 200x100, "),
      to: "said.yaml")
    let said = try BuiltCommand.run("hash", "said.yaml", "-q", in: folder)
    #expect(try said.output == hash("--locale", "ar", "--theme", "sepia"))
  }

  @Test func checkLooksAtAllVariants() throws {
    let folder = try folder(
      script.replacing("{hello: Hello}", with: "{hello: Hi}").replacing("مرحبا", with: "\"أهلا وسهلا بكم\"")
        .replacing("{text: $hello}", with: "{text: $hello, width: 40, lines: 1}"))
    let run = try BuiltCommand.run("check", "shop.yaml", "--format", "human", in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("in 4 variants"))
    #expect(run.errors.contains("[text-cut-off]"))
    #expect(run.errors.contains("note: in the variants `ar-dark`, `ar-sepia`"), "\(run.errors)")
  }

  @Test func outputsAreMadeInsteadOfTheFilm() throws {
    let outputs = """
      outputs:
        - film
        - film: parts/middle.mp4
          part: 100ms..300ms
          scale: 0.5
        - film: exact.mov
          quality: lossless
          fps: 20
        - still: covers/end.png
          at: 100%
          scale: 1

      """
    let folder = try folder(
      script.replacing("variants: {locale: [en, ar], theme: [dark, sepia]}\n", with: outputs))
    let run = try BuiltCommand.run("render", "shop.yaml", in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 5, "\(run.output)")
    #expect(lines[0].hasPrefix("output/shop.mp4: 3 frames, 0.3 s, 50 × 26"))
    #expect(lines[1] == "output/end.png")
    #expect(lines[2].hasPrefix("output/parts/middle.mp4: 2 frames, 0.2 s, 100 × 50"))
    #expect(lines[3].hasPrefix("output/exact.mov: 6 frames, 0.3 s, 50 × 25"))
    #expect(lines[4] == "output/covers/end.png")
    let still = try BuiltCommand.run(
      "still", "shop.yaml", "--at", "100%", "--scale", "1", "-o", "same.png", "-q", in: folder)
    #expect(still.exitCode == 0)
    #expect(try folder.data(of: "same.png") == folder.data(of: "output/covers/end.png"))
    // A file that the command line names is the one film.
    let named = try BuiltCommand.run("render", "shop.yaml", "-o", "film.mp4", "-q", in: folder)
    #expect(named.exitCode == 0)
    #expect(try folder.data(of: "film.mp4") == folder.data(of: "output/shop.mp4"))
  }

  @Test func momentsOfOutputsAreChecked() throws {
    let folder = try folder(
      script.replacing(
        "variants: {", with: "outputs: [{still: a.png, at: 9s}, {film: b.mp4, part: Nowhere}]\nvariants: {"))
    let run = try BuiltCommand.run("check", "shop.yaml", "--format", "short", in: folder)
    #expect(run.exitCode == 3)
    #expect(
      run.errors.hasPrefix("shop.yaml:3:30: error: `9s` lies beyond the end of the film [bad-moment]\n"))
    #expect(run.errors.contains("shop.yaml:3:55: error: "))
  }
}
