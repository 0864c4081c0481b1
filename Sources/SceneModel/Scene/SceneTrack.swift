import AnimatorCore

/// What one thing does over the whole scene: the progress of a transition, or one property of an element.
///
/// For looking at motion; frames are made from the same values.
public struct SceneTrack: Sendable {
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// 0…1, past them where something overshoots.
    case share
    case points
    /// 1 is the element's own size.
    case factor
    /// Clockwise.
    case degrees
    case color
  }

  /// When somebody else took over, or let go.
  public struct Mark: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      /// What moved was taken hold of, stopped or given another goal.
      case interrupted
      /// A finger let go.
      case released
    }

    public let time: Time
    public let kind: Kind
  }

  /// A stretch of time in which it moves, perhaps at once.
  public struct Span: Hashable, Sendable {
    public let start: Time
    public internal(set) var end: Time
  }

  enum Source: Sendable {
    /// Tracks that follow each other; backwards, the screen on top goes away by one.
    case transition([(track: MotionTrack, isBackwards: Bool)])
    case number(AnimatedValue)
    /// Red, green, blue and alpha, 0…255.
    case color([AnimatedValue])
  }

  /// The screen that comes or goes, or the element's address on its screen.
  public let name: String
  /// `progress`, or the property as the script writes it.
  public let property: String
  public let unit: Unit
  /// In the order of time, apart from each other.
  public let spans: [Span]
  public let marks: [Mark]
  let source: Source

  /// The value a number of seconds after the start of the film; of a colour, its share of opacity.
  ///
  /// - Complexity: O(spans + log changes).
  public func value(at seconds: Double) -> Double {
    switch source {
    case .transition(let tracks):
      let index = spans.lastIndex { $0.start.seconds <= seconds } ?? 0
      guard tracks.indices.contains(index) else { return 0 }
      let progress = tracks[index].track.value(at: seconds)
      return tracks[index].isBackwards ? 1 - progress : progress
    case .number(let value): return value.value(at: seconds)
    case .color(let channels): return (channels.last?.value(at: seconds) ?? 0) / 255
    }
  }

  /// The same under another property's name.
  func named(_ property: String) -> SceneTrack {
    SceneTrack(name: name, property: property, unit: unit, spans: spans, marks: marks, source: source)
  }

  /// The colour at that time; nil for what is none.
  public func color(at seconds: Double) -> Color? {
    guard case .color(let channels) = source else { return nil }
    return Color(channels: channels.map { $0.value(at: seconds) })
  }
}

/// The spans and marks of a track while the steps run.
struct TrackHistory: Hashable, Sendable {
  private(set) var spans: [SceneTrack.Span] = []
  private(set) var marks: [SceneTrack.Mark] = []

  /// Something sets off, or takes over from what still moves.
  mutating func move(from start: Time, to end: Time) {
    guard let last = spans.last, last.end > start else {
      spans.append(SceneTrack.Span(start: start, end: end))
      return
    }
    marks.append(SceneTrack.Mark(time: start, kind: .interrupted))
    spans[spans.count - 1].end = max(end, start)
  }
}
