import Screenplay

/// A small app with words, for tests of what is expected of its frames. Motion is linear: its values are fractions.
enum ExpectationScripts {
  static let screens = """
    screenplay: 1
    canvas: {size: 60x120, scale: 2, fps: 60}
    defaults:
      push: {curve: linear, duration: 500ms}
      present: {curve: linear, duration: 500ms}
      set: {curve: linear, duration: 500ms}
    screens:
      home:
        background: white
        content:
          - box:
            id: card
            frame: [10, 20, 40, 30]
            background: "#e0e0e0"
            content:
              - {text: Hi, id: title, frame: [2, 2, 36, 14], size: 10, color: "#777777"}
              - {text: A line that is too long, id: long, frame: [2, 16, 36, 12], size: 8, lines: 1}
          - {ellipse, id: dot, frame: [40, 90, 10, 10], background: navy}
          - {box, id: edge, frame: [55, 100, 10, 30], background: black}
          - {box, id: glass, frame: [0, 110, 20, 10], opacity: 50%, content: [{box, id: drop, frame: [0, 0, 5, 5], opacity: 50%, background: black}]}
      detail:
        background: white
        content:
          - {box, id: bar, frame: [0, 0, 60, 20], background: "#0066ff"}
    script:

    """

  static func text(_ steps: String) -> String {
    screens + steps.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
  }

  static func load(_ steps: String, rate: FrameRate? = nil) throws -> Screenplay {
    let folder = try Folder()
    try folder.write(text(steps), to: "scene.yaml")
    var options = LoadOptions()
    options.rate = rate
    return try Screenplay.load(folder.path + "/scene.yaml", options: options)
  }

  /// What is not met, as messages.
  static func unmet(_ steps: String, rate: FrameRate? = nil) throws -> [String] {
    try load(steps, rate: rate).unmetExpectations().map(\.message)
  }

  /// What is not met of one element of the home screen at rest.
  static func unmet(_ element: String, _ condition: String) throws -> [String] {
    try unmet("- show: home\n- wait: 500ms\n- expect: \(element)\n  \(condition)\n- wait: 500ms")
  }
}
