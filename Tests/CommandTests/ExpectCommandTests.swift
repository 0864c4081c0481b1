import Foundation
import Testing

/// A scene that is not as its own script expects.
@Suite struct ExpectCommandTests {
  private static func script(_ share: String) -> String {
    """
    screenplay: 1
    canvas: {size: 16x12, fps: 10}
    screens: {first: {background: "#ffcc00"}}
    script:
      - show: first
      - wait: 300ms
      - expect: first
        opacity: \(share)
      - wait: 200ms

    """
  }

  private func folder(_ share: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(ExpectCommandTests.script(share), to: "small.yaml")
    return folder
  }

  private func verify(_ arguments: String..., in folder: TemporaryFolder) throws -> BuiltCommand.Run {
    try BuiltCommand.start(["verify", "small.yaml"] + arguments, in: folder, environment: ["CI": ""]).finish()
  }

  @Test func checkTellsWhatIsNotSo() throws {
    let good = try BuiltCommand.run("check", "small.yaml", in: folder("100%"))
    #expect(good.exitCode == 0 && good.output == "small.yaml: no errors; 5 frames, 0.5 s\n")
    let bad = try BuiltCommand.run("check", "small.yaml", in: folder("50%"))
    #expect(bad.exitCode == 3 && bad.output == "")
    #expect(
      bad.errors == """
        error[unmet-expectation]: `first` should have an opacity of 50%, but has 100%, in frame 3 (0.3s)
         --> small.yaml:8:14
          |
        8 |     opacity: 50%
          |              ^^^

        1 error

        """)
    let json = try BuiltCommand.run("check", "small.yaml", "--format", "json", in: folder("50%"))
    #expect(json.exitCode == 3 && json.output.contains("\"id\" : \"unmet-expectation\""))
  }

  @Test func othersPlayIt() throws {
    let folder = try folder("50%")
    let hash = try BuiltCommand.run("hash", "small.yaml", in: folder)
    #expect(hash.exitCode == 0 && hash.errors == "")
    let timeline = try BuiltCommand.run("timeline", "small.yaml", in: folder)
    #expect(timeline.exitCode == 0)
    #expect(timeline.output.contains("      3             0.300             expect\n"))
  }

  @Test func verifyDoesNotLetItPass() throws {
    let folder = try folder("100%")
    #expect(try verify("--record", in: folder).exitCode == 0)
    #expect(try verify(in: folder).exitCode == 0)
    // The same frames, and yet it is not as it is to be.
    try folder.write(ExpectCommandTests.script("50%"), to: "small.yaml")
    let run = try verify(in: folder)
    #expect(run.exitCode == 4 && run.errors == "")
    #expect(
      run.output == """
        small.yaml: failed: 1 expectation not met
          small.yaml:8:14: `first` should have an opacity of 50%, but has 100%, in frame 3 (0.3s)

        """)
  }

  @Test func nothingIsRecordedOfIt() throws {
    let folder = try folder("50%")
    let run = try verify("--record", in: folder)
    #expect(run.exitCode == 4)
    #expect(
      run.output == """
        small.yaml: failed: 1 expectation not met
          small.yaml:8:14: `first` should have an opacity of 50%, but has 100%, in frame 3 (0.3s)
          hint: nothing was recorded: change the scene, or what it expects, and record then

        """)
    #expect(try folder.names == ["small.yaml"])
  }
}
