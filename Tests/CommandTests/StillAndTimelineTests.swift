import Foundation
import Testing

@Suite struct StillTests {
  @Test(arguments: [
    ("0s", 0), ("200ms", 2), ("0.2s", 2), ("3f", 3), ("60%", 3), ("100%", 5), ("Second part", 2), ("0.6s", 5),
  ])
  func moments(moment: String, frame: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let run = try BuiltCommand.run("still", "small.yaml", "--at", moment, "-o", "a.png", in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output == "a.png: frame \(frame), 64 × 48\n")
    #expect(try folder.data(of: "a.png").prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
  }

  @Test(arguments: [
    ("1.5", "the time `1.5` has no unit", "write `1.5s`, `1.5ms` or, in frames, `1.5f`"),
    ("1:30", "`1:30` is the time of a clock; times are seconds, milliseconds or frames", "write `90s`"),
    ("101%", "`101%` is not within the film", "write 0% to 100%"),
    ("9s", "`9s` lies beyond the end of the film", "the film has 6 frames"),
  ])
  func noMoment(moment: String, message: String, hint: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let run = try BuiltCommand.run("still", "small.yaml", "--at", moment, in: folder)
    #expect(run.errors == "error: `--at`: \(message)\n  = hint: \(hint)\n")
    #expect(run.exitCode == 2)
  }
}

@Suite struct TimelineTests {
  @Test func inWords() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let run = try BuiltCommand.run("timeline", "small.yaml", in: folder)
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(
      run.output == """
        6 frames at 10/1 a second, 0.6 s

             frames            seconds      step
              0             0.000             show
              0 … 1         0.000 …   0.200   wait
        Second part:
              2             0.200             chapter
              2 … 4         0.200 …   0.500   push
              5 … 5         0.500 …   0.600   wait

        """)
  }

  @Test func asJSON() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let run = try BuiltCommand.run("timeline", "small.yaml", "--json", in: folder)
    struct Timeline: Decodable, Equatable {
      struct Step: Decodable, Equatable {
        var keyword: String
        var chapter: String?
        var firstFrame: Int
        var lastFrame: Int
        var start: Double
        var end: Double
        var steps: [Step] = []
      }
      struct Chapter: Decodable, Equatable {
        var title: String
        var frame: Int
      }
      var frames: Int
      var fps: String
      var seconds: Double
      var chapters: [Chapter]
      var steps: [Step]
    }
    let part = "Second part"
    #expect(
      try JSONDecoder().decode(Timeline.self, from: Data(run.output.utf8))
        == Timeline(
          frames: 6, fps: "10/1", seconds: 0.6, chapters: [.init(title: part, frame: 2)],
          steps: [
            .init(keyword: "show", firstFrame: 0, lastFrame: 0, start: 0, end: 0),
            .init(keyword: "wait", firstFrame: 0, lastFrame: 1, start: 0, end: 0.2),
            .init(keyword: "chapter", chapter: part, firstFrame: 2, lastFrame: 2, start: 0.2, end: 0.2),
            .init(keyword: "push", chapter: part, firstFrame: 2, lastFrame: 4, start: 0.2, end: 0.5),
            .init(keyword: "wait", chapter: part, firstFrame: 5, lastFrame: 5, start: 0.5, end: 0.6),
          ]))
  }
}
