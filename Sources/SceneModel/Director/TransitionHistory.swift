import AnimatorCore

/// Every transition that was set off, for looking at motion.
struct TransitionHistory {
  fileprivate struct Run {
    let name: String
    let mover: WorkingStage.Mover
    let isBackwards: Bool
    var transition: InteractiveTransition
    let start: Time
    var end: Time
  }

  private var runs: [Run] = []

  mutating func begin(
    _ name: String, _ mover: WorkingStage.Mover, _ active: ActiveMotion, from start: Time, to end: Time
  ) {
    runs.append(
      Run(
        name: name, mover: mover, isBackwards: active.isBackwards, transition: active.transition,
        start: start, end: end))
  }

  mutating func takeOver(_ mover: WorkingStage.Mover, _ transition: InteractiveTransition, to end: Time) {
    guard let index = runs.lastIndex(where: { $0.mover == mover }) else { return }
    runs[index].transition = transition
    runs[index].end = end
  }

  /// One for each screen that comes or goes, in the order in which they first do.
  var tracks: [SceneTrack] {
    var names: [String] = []
    for run in runs where !names.contains(run.name) { names.append(run.name) }
    return names.map { name in
      let own = runs.filter { $0.name == name }
      return SceneTrack(
        name: name, property: "progress", unit: .share,
        spans: own.map { SceneTrack.Span(start: $0.start, end: $0.end) },
        marks: own.flatMap(\.marks),
        source: .transition(own.map { ($0.transition.track, $0.isBackwards) }))
    }
  }
}

extension TransitionHistory.Run {
  fileprivate var marks: [SceneTrack.Mark] {
    transition.events.compactMap { event in
      switch event.kind {
      case .began where event.percentComplete != 0, .paused:
        SceneTrack.Mark(time: event.time, kind: .interrupted)
      case .released: SceneTrack.Mark(time: event.time, kind: .released)
      case .began, .started, .ended: nil
      }
    }
  }
}
