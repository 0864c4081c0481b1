import AnimatorCore
internal import FoundationEssentials
import SceneModel

/// When everything in a film happens, as programs and people read it.
///
/// Its JSON has these keys in camelCase, sorted; new ones may come, those here stay.
public struct Timeline: Sendable, Encodable {
  /// A step of the script, in the order of the script.
  public struct Step: Sendable, Encodable {
    /// As the script writes it, such as `push`.
    public let keyword: String
    /// What it is about, such as an element or a screen; left out where it is about time alone.
    public let subject: String?
    /// The chapter it belongs to; left out before the first.
    public let chapter: String?
    public let firstFrame: Int
    /// Inclusive; a step that takes no time names the frame at which it takes effect, twice.
    public let lastFrame: Int
    /// Seconds from the beginning of the film.
    public let start: Double
    /// Seconds from the beginning of the film.
    public let end: Double
    /// What came of what a finger led, `finished` or `cancelled`; left out for steps that led nothing.
    public let outcome: String?
    /// The steps inside, such as those of `parallel`.
    public let steps: [Step]

    init(_ record: StepRecord) {
      keyword = record.keyword
      subject = record.subject
      chapter = record.chapter
      firstFrame = record.firstFrame
      lastFrame = record.lastFrame
      start = record.start.seconds
      end = record.end.seconds
      outcome = record.outcome?.rawValue
      steps = record.steps.map(Step.init)
    }
  }

  /// A named moment.
  public struct Chapter: Sendable, Encodable {
    public let title: String
    /// The first frame that belongs to it.
    public let frame: Int
  }

  /// Frames of the film.
  public let frames: Int
  /// Frames a second as a fraction, such as `60/1`.
  public let fps: String
  /// Frames × duration of a frame: how long the film plays.
  public let seconds: Double
  public let chapters: [Chapter]
  public let steps: [Step]

  public init(_ scene: Scene) {
    frames = scene.frameCount
    fps = scene.canvas.rate.description
    seconds = Double(scene.frameCount * scene.canvas.rate.denominator) / Double(scene.canvas.rate.numerator)
    chapters = scene.chapters.map { Chapter(title: $0.title, frame: $0.frame) }
    steps = scene.steps.map(Step.init)
  }

  /// One indented object, its last line ended.
  public var json: String { JSONText.string(for: self) }
}

/// How Screenplay writes JSON: indented, keys sorted, slashes as they are.
package enum JSONText {
  /// The object's text, its last line ended.
  package static func string(for value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Finite numbers, flags and strings always encode.
    guard let data = try? encoder.encode(value) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
