import Screenplay

/// Scripts of two screens and a few boxes, for tests of what moves.
enum MotionScripts {
  static func text(_ steps: String, canvas: String = "size: 60x120, fps: 60") -> String {
    """
    screenplay: 1
    canvas: {\(canvas)}
    screens:
      home:
        background: "#f2f2f7"
        content:
          - box:
            id: card
            frame: [10, 20, 20, 30]
            background: "#ff0000"
            corner-radius: 4
            content:
              - {box, id: a, frame: [0, 0, 10, 5], background: black}
              - {box, id: b, frame: [0, 8, 10, 5], background: black}
              - {box, id: c, frame: [0, 16, 10, 5], background: black}
          - {ellipse, id: dot, frame: [40, 90, 10, 10], background: navy}
      detail:
        background: white
        content:
          - {box, id: bar, frame: [0, 0, 60, 20], background: "#0066ff"}
    script:
      - show: home
      - wait: 500ms

    """
      + steps.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
  }

  static func load(
    _ steps: String, canvas: String = "size: 60x120, fps: 60", rate: FrameRate? = nil
  ) throws -> Screenplay {
    let folder = try Folder()
    try folder.write(text(steps, canvas: canvas), to: "scene.yaml")
    var options = LoadOptions()
    options.rate = rate
    return try Screenplay.load(folder.path + "/scene.yaml", options: options)
  }
}

extension Screenplay {
  var lastFrame: Int { scene.frameCount - 1 }

  func track(_ name: String, _ property: String) -> SceneTrack? {
    scene.tracks.first { $0.name == name && $0.property == property }
  }

  /// What came of fingers, in the order of the script.
  var outcomes: [String] {
    func all(_ steps: [StepRecord]) -> [String] {
      steps.flatMap { [$0.outcome?.rawValue].compactMap { $0 } + all($0.steps) }
    }
    return all(scene.steps)
  }
}
