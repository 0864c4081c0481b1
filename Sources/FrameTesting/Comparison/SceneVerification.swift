public import SourceDiagnostics

/// What came of checking a scene against its golden file: facts for reports, messages and programs.
///
/// Draws nothing and reads nothing. Its JSON has these keys in camelCase, without the pictures; new ones may
/// come, those here stay.
public struct SceneVerification: Sendable, Hashable, Encodable {
  public enum Outcome: String, Sendable, Hashable, Encodable, CaseIterable {
    /// The scene is as its golden file says; `decidedBy` tells how that was found.
    case passed
    /// It is not: `differences`, `findings`.
    case failed
    /// The golden file says now what the scene is; `recording` tells what was done for it.
    case recorded
    /// There is no golden file, so nothing was compared.
    case missingGolden
    /// There is one that nothing can be compared with: `problem` tells why, and the line.
    case unreadableGolden
    /// The golden file knows no environment like this one, and nothing but equal frames was to decide.
    case otherEnvironment
    /// The scene could not be played or drawn: `problem`, `findings`.
    case broken
  }

  /// What decided between `passed` and `failed`.
  public enum Decision: String, Sendable, Hashable, Encodable, CaseIterable {
    /// Every frame has the hash it had, or some have not.
    case frameHashes
    /// Another environment: the digests of layers, which prove that the scene is another one.
    case layerDigests
    /// Another environment: the small pictures in the golden file, within a tolerance.
    case smallPictures
    /// As a person sees it, with the tolerance that was asked for.
    case perception
  }

  /// What was done so that the golden file says what the scene is.
  public enum Recording: String, Sendable, Hashable, Encodable, CaseIterable {
    /// There was no golden file, or none that could be read.
    case created
    /// Another scene stood there; other environments have to be recorded anew.
    case replaced
    /// The file gained this environment, in which the same scene looks a little otherwise.
    case environmentAdded
    /// Nothing: the file said so already.
    case unchanged
  }

  /// The scene's name: its script's file without folder and ending, or what a Swift test called it.
  public var scene: String
  /// The script as it was named; nil for a scene made in Swift.
  public var script: String?
  /// The golden file's path.
  public var golden: String
  public var outcome: Outcome
  /// Nil when nothing was compared.
  public var decidedBy: Decision?
  /// Nil unless `recorded`.
  public var recording: Recording?
  /// Why nothing could be compared, or nothing was recorded though it was asked for; nil otherwise.
  public var problem: Problem?
  /// What drew the golden frames and is another one here; empty in an approved environment.
  public var environment: [EnvironmentDifference] = []
  /// What the scene is now; nil when it could not be played.
  public var film: FilmFacts?
  /// The scene's steps, outermost only, in order: for time lines.
  public var steps: [StepMoment] = []
  /// What is not as it was; nothing in it when all is.
  public var differences = Differences()
  /// What the script's own `expect:` steps found, and errors of a `broken` one; in the order of the text.
  public var findings: [Diagnostic] = []
  /// Frames side by side, the first differing one first. Not in the JSON.
  public var pictures: [PicturePair] = []

  public init(
    scene: String, script: String? = nil, golden: String, outcome: Outcome, decidedBy: Decision? = nil,
    problem: Problem? = nil
  ) {
    self.scene = scene
    self.script = script
    self.golden = golden
    self.outcome = outcome
    self.decidedBy = decidedBy
    self.problem = problem
  }

  /// True when nothing is to be done: `passed` and `recorded`.
  public var isSuccess: Bool { outcome == .passed || outcome == .recorded }

  private enum CodingKeys: String, CodingKey {
    case scene, script, golden, outcome, decidedBy, recording, problem, environment, film, steps, differences,
      findings
  }
}

extension SceneVerification {
  /// Why nothing could be compared.
  public struct Problem: Sendable, Hashable, Encodable {
    /// Lower case, no full stop.
    public var message: String
    /// The line of the golden file it is about, from 1.
    public var line: Int?
    /// What to do, most helpful first.
    public var hints: [String]

    public init(_ message: String, line: Int? = nil, hints: [String] = []) {
      self.message = message
      self.line = line
      self.hints = hints
    }
  }

  /// One thing that draws, or that is drawn with, and is another one than the golden file says.
  public struct EnvironmentDifference: Sendable, Hashable, Encodable {
    /// `Cairo`, `font Inter-Regular.otf`, `processor` ….
    public var name: String
    /// What the golden file says; nil when it says nothing about it.
    public var golden: String?
    /// What is here; nil when there is no such thing.
    public var here: String?

    public init(name: String, golden: String?, here: String?) {
      self.name = name
      self.golden = golden
      self.here = here
    }
  }

  /// What the scene is now.
  public struct FilmFacts: Sendable, Hashable, Encodable {
    public var frames: Int
    /// Frames a second as a fraction, such as `60/1`.
    public var fps: String
    public var seconds: Double
    /// Pixels.
    public var width: Int
    /// Pixels.
    public var height: Int

    public init(frames: Int, fps: String, seconds: Double, width: Int, height: Int) {
      self.frames = frames
      self.fps = fps
      self.seconds = seconds
      self.width = width
      self.height = height
    }
  }

  /// A step of the scene and the frames it takes.
  public struct StepMoment: Sendable, Hashable, Encodable {
    /// As the script writes it, such as `push`.
    public var keyword: String
    /// The chapter it belongs to; nil before the first.
    public var chapter: String?
    public var firstFrame: Int
    /// Inclusive.
    public var lastFrame: Int
    /// Where it stands in the script; nil for a scene made in Swift.
    public var range: SourceRange?

    public init(
      keyword: String, chapter: String? = nil, firstFrame: Int, lastFrame: Int, range: SourceRange? = nil
    ) {
      self.keyword = keyword
      self.chapter = chapter
      self.firstFrame = firstFrame
      self.lastFrame = lastFrame
      self.range = range
    }
  }
}
