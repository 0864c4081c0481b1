import AnimatorCore

/// A screen on a stack, laid out for the room it is shown in. State belongs to the instance.
package final class ScreenInstance: Sendable {
  package let name: String
  package let layer: Layer
  package let snapshot: Snapshot

  init(name: String, layer: Layer) {
    self.name = name
    self.layer = layer
    snapshot = Snapshot(layer.presentation())
  }
}

/// A transition with everything it needs settled: how one thing stands over another.
package struct ResolvedTransition: Sendable {
  package let transition: any Transition
  package let geometry: TransitionGeometry
  /// In the container.
  package let enteringFrame: Rect
  package let source: TransitionContext.Source?
  package let timing: Timing
}

/// How far a transition is.
package enum Motion: Sendable {
  /// At its end: the entering screen stands.
  case resting
  case running(Run)

  package struct Run: Sendable {
    let start: Time
    let timing: Timing
    /// Progress 1 − c(t): a pop or dismissal.
    let isBackwards: Bool
  }

  /// Eased progress in a frame, by the rule of design §4; total.
  func progress(in frame: Int, rate: FrameRate) -> Double {
    guard case .running(let run) = self else { return 1 }
    let seconds = rate.localSeconds(of: frame, from: run.start, duration: run.timing.duration)
    let progress = run.timing.progress(at: seconds)
    return run.isBackwards ? 1 - progress : progress
  }
}

/// What a navigation stack shows: its top screen, and while one moves, the one beneath.
package struct Pages: Sendable {
  let top: ScreenInstance
  let change: Change?

  /// The top arriving over, or going away from, the screen below.
  struct Change: Sendable {
    let below: ScreenInstance
    let style: ResolvedTransition
    let motion: Motion
  }

  init(top: ScreenInstance, change: Change? = nil) {
    self.top = top
    self.change = change
  }
}

/// One presented navigation stack and how it stands over what is below it.
package struct Level: Sendable {
  var pages: Pages
  /// Nil for the bottom level.
  let style: ResolvedTransition?
  var motion: Motion
  /// The room its pages have.
  let size: Size
}

/// Everything that is on screen, bottom to top, until the next change.
package struct Stage: Sendable {
  var levels: [Level]
}

/// The stage from a frame on.
package struct StageChange: Sendable {
  let frame: Int
  let stage: Stage
}

/// A finger on the glass.
package struct Touch: Sendable {
  package let start: Time
  /// When the finger lifts, after `start`.
  package let up: Time
  /// In the canvas.
  package let point: Point
}
