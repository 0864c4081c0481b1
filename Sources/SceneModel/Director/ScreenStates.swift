import AnimatorCore

/// A state that a screen goes to: its layers, and the motion that leads to them.
struct ScreenVersion: Sendable {
  let start: Time
  /// From the state before, wherever that stands by then.
  let timing: Timing
  let layer: Layer
}

/// What became of screens whose own values were changed, by screen instance.
struct ScreenStates {
  private struct State {
    /// As it is now.
    var instance: ScreenInstance
    var versions: [ScreenVersion] = []
  }

  private var states: [ObjectIdentifier: State] = [:]

  /// The screen as its changes have left it.
  func current(_ instance: ScreenInstance) -> ScreenInstance { states[instance.id]?.instance ?? instance }

  /// Goes to another state.
  mutating func change(_ instance: ScreenInstance, to next: ScreenInstance, by timing: Timing, at start: Time)
  {
    states[instance.id, default: State(instance: instance)].versions.append(
      ScreenVersion(start: start, timing: timing, layer: next.layer))
    states[instance.id]?.instance = next
  }

  /// The states of a screen, in the order of time.
  func versions(of instance: ObjectIdentifier) -> [ScreenVersion] { states[instance]?.versions ?? [] }

  /// Every screen that changes.
  var instances: [ScreenInstance] { states.values.map(\.instance) }
}

extension VisibleScreens {
  /// The same screens as their changes have left them.
  func current(_ states: ScreenStates) -> VisibleScreens {
    VisibleScreens(
      screens: screens.map {
        Entry(level: $0.level, instance: states.current($0.instance), frame: $0.frame)
      })
  }
}
