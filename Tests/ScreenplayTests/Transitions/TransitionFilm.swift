import Screenplay
import Testing

/// A film of one transition between two small screens, for looking at its frames.
struct TransitionFilm {
  let screenplay: Screenplay

  /// - Parameters:
  ///   - use: Options beside `as:`, such as `curve: linear`.
  ///   - steps: What happens; `IN` stands for the way in, with `as:`, and `OUT` for the way out.
  init(
    _ transition: TransitionDeclaration, _ steps: [String], use: String = "", size: String = "60x96",
    fps: Int = 60, presents: Bool = true
  ) throws {
    let folder = try Folder()
    let source = transition.needsSource ? ", from: here" : ""
    let options = (use.isEmpty ? "" : ", " + use) + source
    let (verb, back) = presents ? ("present", "dismiss") : ("push", "pop")
    let lines = steps.map {
      $0.replacing("IN", with: "\(verb): new, as: \(transition.name)\(options)").replacing("OUT", with: back)
    }
    try folder.write(
      """
      screenplay: 1
      canvas: {size: \(size), fps: \(fps), background: "#202428"}
      screens:
        old:
          background: "#f4efe6"
          content:
            - {box, id: here, frame: [10%, 10%, 40%, 30%], background: "#2d6cdf"}
            - {ellipse, frame: [30%, 50%, 50%, 30%], background: "#d9542b"}
        new:
          background: "#dfe9f2"
          content:
            - {box, frame: [20%, 20%, 60%, 20%], background: "#1f8a5b"}
            - {ellipse, frame: [10%, 60%, 30%, 30%], background: "#6a3df0"}
      script:
        - show: old
        - wait: 100ms

      """ + lines.map { "  - {\($0)}\n" }.joined(), to: "scene.yaml")
    screenplay = try Screenplay.load(folder.path + "/scene.yaml")
  }

  var count: Int { screenplay.scene.frameCount }

  func frame(_ index: Int) throws -> [UInt8] { try screenplay.frame(at: index).bytes }

  func frames() throws -> [[UInt8]] { try (0..<count).map(frame) }
}

extension [UInt8] {
  /// The mean difference of a channel, in levels.
  func distance(to other: [UInt8]) -> Double {
    guard self != other else { return 0 }
    let sum = indices.reduce(0) { $0 + abs(Int(self[$1]) - Int(other[$1])) }
    return Double(sum) / Double(Swift.max(count, 1))
  }
}
