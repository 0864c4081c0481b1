import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    (
      ["rendr"],
      """
      error: unknown command `rendr`
        = hint: did you mean `render`?
        = hint: `screenplay --help` lists the commands

      """
    ),
    (
      ["--versoin"],
      """
      error: `screenplay` has no option `--versoin`
        = hint: did you mean `--version`?
        = hint: `screenplay --help` lists the commands

      """
    ),
    (
      ["render", "a.yaml", "--fsp", "30"],
      """
      error: `screenplay render` has no option `--fsp`
        = hint: did you mean `--fps`?
        = hint: `screenplay render --help` lists what it takes

      """
    ),
    (
      ["render", "a.yaml", "-x"],
      """
      error: `screenplay render` has no option `-x`
        = hint: `screenplay render --help` lists what it takes

      """
    ),
    (
      ["render", "a.yaml", "--fps", "29.97"],
      """
      error: `--fps` takes a whole number or a fraction of frames a second, from 1/1000 to 1000, not `29.97`
        = hint: write `30000/1001`

      """
    ),
    (
      ["render", "a.yaml", "--quality=hihg"],
      """
      error: `--quality` takes draft, standard, high or lossless, not `hihg`
        = hint: did you mean `high`?

      """
    ),
    (
      ["render", "a.yaml", "--jobs", "0"],
      "error: `--jobs` takes a whole number from 1 to 256, not `0`\n"
    ),
    (
      ["render", "a.yaml", "--scale", "nan"],
      "error: `--scale` takes a number of pixels a point, greater than 0 and at most 16, not `nan`\n"
    ),
    (
      ["render", "a.yaml", "-o", "--force"],
      """
      error: `--output` needs a value: `--output FILE`
        = hint: `screenplay render --help` lists what it takes

      """
    ),
    (
      ["render", "a.yaml", "--jobs", "-1"],
      "error: `--jobs` takes a whole number from 1 to 256, not `-1`\n"
    ),
    (
      ["render", "a.yaml", "-o", "-.gif"],
      """
      error: `-.gif` does not end in .mp4
        = hint: films are MP4 files

      """
    ),
    (
      ["check", "a.yaml", "--max-depth", "257"],
      "error: `--max-depth` takes a whole number from 1 to 256, not `257`\n"
    ),
    (
      ["new", "tours/"],
      """
      error: `tours/` is no name for a script
        = hint: write a name such as `tour`

      """
    ),
    (
      ["render", "a.yaml", "--force=yes"],
      """
      error: `--force` takes no value
        = hint: `screenplay render --help` lists what it takes

      """
    ),
    (
      ["render", "a.yaml", "--fps", "30", "--fps", "60"],
      """
      error: `--fps` is given twice
        = hint: leave one of them out

      """
    ),
    (
      ["render"],
      """
      error: `screenplay render` needs a SCENE: the script, a YAML file
        = hint: `screenplay render --help` lists what it takes

      """
    ),
    (
      ["render", "a.yaml", "b.yaml"],
      """
      error: unexpected `b.yaml`
        = hint: `screenplay render --help` lists what it takes

      """
    ),
    (
      ["doctor", "now"],
      """
      error: unexpected `now`
        = hint: `screenplay doctor --help` lists what it takes

      """
    ),
    (
      ["list", "transition"],
      """
      error: `screenplay list` knows no `transition`
        = hint: did you mean `transitions`?
        = hint: it takes transitions, components, icons, curves, devices, formats

      """
    ),
    (
      ["still", "a.yaml", "-o", "a.jpg"],
      """
      error: `a.jpg` does not end in .png
        = hint: stills are PNG pictures

      """
    ),
    (
      ["help", "rendr"],
      """
      error: unknown command `rendr`
        = hint: did you mean `render`?
        = hint: `screenplay --help` lists the commands

      """
    ),
  ])
  func misuse(arguments: [String], errors: String) throws {
    let folder = try TemporaryFolder()
    let run = try BuiltCommand.start(arguments, in: folder).finish()
    #expect(run.errors == errors)
    #expect(run.output == "")
    #expect(run.exitCode == 2)
    #expect(try folder.names == [])
  }

  static let commands = [
    "render", "check", "still", "hash", "verify", "timeline", "events", "plot", "curve", "list", "schema",
    "new", "doctor",
  ]

  @Test(arguments: commands)
  func help(command: String) throws {
    let folder = try TemporaryFolder()
    let run = try BuiltCommand.run(command, "--help", in: folder)
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(run.output.contains("\n\nUsage: screenplay \(command) "))
    #expect(run.output.contains("-h, --help"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 104 }, "\(run.output)")
    for other in [["help", command], [command, "-h"], [command, "--nonsense", "-h"]] {
      #expect(try BuiltCommand.start(other, in: folder).finish().output == run.output)
    }
  }

  @Test func oneHelpInFull() throws {
    let run = try BuiltCommand.run("new", "--help", in: try TemporaryFolder())
    #expect(
      run.output == """
        Write a script that shows every kind of step once and renders as it stands.

        Usage: screenplay new NAME [options]

          NAME  what the script is called; .yaml is added when it is missing

        Options:
              --force  Replace a script of that name
          -q, --quiet  Say nothing but errors
          -h, --help   Print this help

        """)
  }

  @Test func overview() throws {
    let folder = try TemporaryFolder()
    let help = try BuiltCommand.run("--help", in: folder)
    #expect(help.exitCode == 0)
    for command in UsageTests.commands { #expect(help.output.contains("\n  \(command) ")) }
    let nothing = try BuiltCommand.run(in: folder)
    #expect(nothing.exitCode == 2 && nothing.output == "")
    #expect(nothing.errors == help.output)
    #expect(try BuiltCommand.run("--version", in: folder).output == "screenplay 0.1.0\n")
  }
}
