import AnimatorCore

/// What leads from one state of a screen to the next.
enum StateLead: Sendable {
  case timing(Timing)
  /// A finger, which would lead further: the state is reached at this share of its way.
  case finger(FingerPath, share: Double)
  /// What moves the whole screen meanwhile, from 0 to 1 in this time.
  case along(MotionTrack, duration: Time)

  var duration: Time {
    switch self {
    case .timing(let timing): timing.duration
    case .finger(let path, _): path.duration
    case .along(_, let duration): duration
    }
  }

  /// - Parameter seconds: Since the change began, in the frame.
  func progress(at seconds: Double, inFrame frame: Int, rate: FrameRate) -> Double {
    switch self {
    case .along(let track, _): track.value(inFrame: frame, rate: rate)
    case .timing(let timing): timing.progress(at: seconds)
    case .finger(let path, let share):
      // Exactly there at its end.
      share > 0 ? min(max(path.share(at: seconds) / share, 0), 1) : 1
    }
  }
}

/// A state that a screen goes to: its layers, and the motion that leads to them.
struct ScreenVersion: Sendable {
  let start: Time
  /// What differs between the state before and this one; what earlier states lead over goes on meanwhile.
  let lead: StateLead
  let layer: Layer
  /// The ids that lead to the element whose change it is; empty for a change of the screen. Changes of one element go on
  /// from where it is by then, those of several run beside each other.
  let subject: [String]
  /// What fingers hold while it is shown, as it looks then, by the ids that lead to it.
  var looks: [[String]: Layer] = [:]
}

/// What became of screens whose own values were changed, by screen instance.
struct ScreenStates {
  private struct State {
    /// As it is now.
    var instance: ScreenInstance
    var versions: [ScreenVersion] = []
    /// Of the screen before any change.
    var looks: [[String]: Layer] = [:]
  }

  private var states: [ObjectIdentifier: State] = [:]

  /// The screen as its changes have left it.
  func current(_ instance: ScreenInstance) -> ScreenInstance { states[instance.id]?.instance ?? instance }

  /// Goes to another state.
  mutating func change(
    _ instance: ScreenInstance, to next: ScreenInstance, of subject: [String], by lead: StateLead,
    looks: [[String]: Layer] = [:], at start: Time
  ) {
    states[instance.id, default: State(instance: instance)].versions.append(
      ScreenVersion(start: start, lead: lead, layer: next.layer, subject: subject, looks: looks))
    states[instance.id]?.instance = next
  }

  /// Notes how something that a finger holds looks in the state that is shown.
  mutating func add(_ look: Layer, at path: [String], of instance: ScreenInstance) {
    var state = states[instance.id, default: State(instance: instance)]
    if state.versions.isEmpty {
      state.looks[path] = look
    } else {
      state.versions[state.versions.count - 1].looks[path] = look
    }
    states[instance.id] = state
  }

  /// Whether it is known how that looks in the state that is shown.
  func hasLook(at path: [String], of instance: ScreenInstance) -> Bool {
    guard let state = states[instance.id] else { return false }
    return (state.versions.last?.looks ?? state.looks)[path] != nil
  }

  /// How what is held looks before any change.
  func looks(of instance: ObjectIdentifier) -> [[String]: Layer] { states[instance]?.looks ?? [:] }

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
