import Foundation
import Testing

private let panel = """
  screenplay: 1
  canvas: {size: 60x120, fps: 60}
  screens:
    home: {background: white}
    filter: {background: navy}
  script:
    - show: home
    - present: filter
      as: panel
      curve: linear
    - drag: filter
      by: 20%
      duration: 100ms
    - parallel:
        - swipe: filter

  """

@Suite struct CurveCommandTests {
  private func run(_ arguments: String...) throws -> BuiltCommand.Run {
    try BuiltCommand.start(["curve"] + arguments, in: try TemporaryFolder()).finish()
  }

  @Test func valuesAreReadBackExactly() throws {
    // 0.1 is no binary number: 17 digits tell which one it is.
    #expect(
      try run("linear", "--at", "0,0.1,0.5,1").output == """
        0                    0
        0.10000000000000001  0.10000000000000001
        0.5                  0.5
        1                    1

        """)
  }

  @Test func positionsMayLieOutside() throws {
    let run = try run("linear", "--at", "-0.5,2", "--slope", "--json")
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(
      run.output == """
        [
          {"at": -0.5, "value": -0.5, "slope": 1},
          {"at": 2, "value": 2, "slope": 1}
        ]

        """)
  }

  @Test func springsTakeSecondsUnlessTheyTakeADuration() throws {
    func values(_ curve: String, _ at: String) throws -> [Double] {
      let object = try JSONSerialization.jsonObject(
        with: Data(try run(curve, "--at", at, "--json").output.utf8))
      return (object as? [[String: Double]] ?? []).compactMap { $0["value"] }
    }
    // Critically damped by hand: 1 − (1 + ω₀t) e^(−ω₀t) with ω₀ = 10, at a tenth of a second.
    let physical = try values("spring(mass=1 stiffness=100 damping=20)", "0.1")
    #expect(abs((physical.first ?? 0) - (1 - 2 * exp(-1.0))) < 1e-15)
    // UIKit's form: within a thousandth at the end of its time.
    let uikit = try values("spring(damping=1)", "1")
    #expect(abs((uikit.first ?? 0) - 0.999) < 1e-9)
  }

  @Test func whatIsWrongIsTold() throws {
    let unknown = try run("ease-outt")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("did you mean `ease-out`?"))
    let badSpring = try run("spring(mass=0 stiffness=1 damping=1)")
    #expect(badSpring.exitCode == 2 && badSpring.errors.contains("mass"))
    let number = try run("ease", "--at", "0,half")
    #expect(
      number.errors == "error: `--at` takes numbers separated by commas, such as 0,0.25,1, not `0,half`\n")
  }
}

@Suite struct EventsCommandTests {
  @Test func eventsAreListedInOrder() throws {
    let folder = try TemporaryFolder()
    try folder.write(panel, to: "panel.yaml")
    let run = try BuiltCommand.run("events", "panel.yaml", in: folder)
    #expect(run.exitCode == 0 && run.errors == "")
    let lines = run.output.split(separator: "\n").filter { !$0.contains("gestureChanged") }.map(String.init)
    #expect(
      lines.prefix(17).joined(separator: "\n") == """
              0     0.000   presentationTransitionWillBegin  filter
              0     0.000   viewWillAppear                   filter
              0     0.000   animateTransition                filter
             18     0.300   completeTransition               filter  completed
             18     0.300   presentationTransitionDidEnd     filter  completed
             18     0.300   viewDidAppear                    filter
             18     0.300   touchesBegan                     filter  drag
             18     0.300   gestureBegan                     filter  drag  moved 0, 0  at 0, 0 a second
             18     0.300   dismissalTransitionWillBegin     filter
             18     0.300   viewWillDisappear                filter
             18     0.300   animateTransition                filter
             24     0.400   gestureEnded                     filter  drag  moved 0, 12  at 0, 0 a second
             24     0.400   touchesEnded                     filter  drag
             28     0.460   completeTransition               filter  cancelled
             28     0.460   dismissalTransitionDidEnd        filter  cancelled
             28     0.460   viewWillAppear                   filter
             28     0.460   viewDidAppear                    filter
        """)
    let json = try BuiltCommand.run("events", "panel.yaml", "--json", in: folder).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["fps"] as? String == "60/1")
    let events = try #require(object?["events"] as? [[String: Any]])
    let ended = try #require(events.first { $0["kind"] as? String == "gestureEnded" })
    #expect(ended["frame"] as? Int == 24 && ended["gesture"] as? String == "drag")
    #expect(ended["translation"] as? [String: Double] == ["x": 0, "y": 12])
  }

  @Test func timelineAndCheckTellWhatCameOfFingers() throws {
    let folder = try TemporaryFolder()
    try folder.write(panel, to: "panel.yaml")
    let timeline = try BuiltCommand.run("timeline", "panel.yaml", in: folder).output
    #expect(timeline.contains("   drag (cancelled)\n") && timeline.contains("     swipe (finished)\n"))
    let json = try BuiltCommand.run("timeline", "panel.yaml", "--json", in: folder).output
    #expect(json.contains("\"outcome\" : \"cancelled\"") && json.contains("\"outcome\" : \"finished\""))
    let check = try BuiltCommand.run("check", "panel.yaml", in: folder).output
    #expect(check.hasSuffix("  drag at 0.3 s: cancelled\n  swipe at 0.46 s: finished\n"), "\(check)")
  }
}

@Suite struct PlotCommandTests {
  @Test func chartsAreWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(panel, to: "panel.yaml")
    let svg = try BuiltCommand.run("plot", "panel.yaml", in: folder)
    #expect(svg.output == "output/panel.svg: 1 line\n" && svg.errors == "")
    let png = try BuiltCommand.run("plot", "panel.yaml", "-o", "chart.png", in: folder)
    #expect(png.exitCode == 0)
    let bytes = try Data(contentsOf: folder.url.appending(path: "chart.png"))
    #expect(bytes.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    let again = try BuiltCommand.run("plot", "panel.yaml", "-o", "chart.png", in: folder)
    #expect(again.exitCode == 1, "an existing file needs --force")
    let other = try BuiltCommand.run("plot", "panel.yaml", "-o", "chart.jpg", in: folder)
    #expect(
      other.exitCode == 2
        && other.errors
          == "error: `chart.jpg` does not end in .svg or .png\n  = hint: charts are SVG or PNG files\n"
    )
  }
}
