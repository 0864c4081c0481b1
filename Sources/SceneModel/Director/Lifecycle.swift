import AnimatorCore

/// Two screens that change places, for the order of events in timing.md.
struct ScreenChange {
  enum Kind {
    case push, present
  }

  let kind: Kind
  /// True when the upper screen goes away.
  let isBackwards: Bool
  let upper: String
  let lower: String
  /// Whether the lower one is out of sight once the upper one stands.
  let coversLower: Bool
  /// Whether a dim or a blur stands between them.
  var isDimmed = false

  private var arriving: String { isBackwards ? lower : upper }
  private var departing: String { isBackwards ? upper : lower }

  /// What is told as it sets off.
  var beginning: [(SceneEvent.Kind, String, Bool?)] {
    switch kind {
    case .push:
      [
        (.viewWillDisappear, departing, nil), (.viewWillAppear, arriving, nil),
        (.animateTransition, upper, nil),
      ]
    case .present where isBackwards:
      [(.dismissalTransitionWillBegin, upper, nil), (.viewWillDisappear, upper, nil)]
        + (coversLower ? [(.viewWillAppear, lower, nil)] : []) + [(.animateTransition, upper, nil)]
    case .present:
      [(.presentationTransitionWillBegin, upper, nil)]
        + (coversLower ? [(.viewWillDisappear, lower, nil)] : [])
        + [(.viewWillAppear, upper, nil), (.animateTransition, upper, nil)]
    }
  }

  /// What is told when it has come about, or when it has been taken back.
  func ending(completed: Bool) -> [(SceneEvent.Kind, String, Bool?)] {
    var events: [(SceneEvent.Kind, String, Bool?)] = [(.completeTransition, upper, completed)]
    if kind == .present {
      let end: SceneEvent.Kind = isBackwards ? .dismissalTransitionDidEnd : .presentationTransitionDidEnd
      events.append((end, upper, completed))
      if isDimmed, isBackwards == completed { events.append((.dimmingViewRemoved, upper, nil)) }
    }
    let movesLower = kind == .push || coversLower
    if completed {
      let disappeared = [(SceneEvent.Kind.viewDidDisappear, departing, Bool?.none)]
      let appeared = [(SceneEvent.Kind.viewDidAppear, arriving, Bool?.none)]
      switch kind {
      case .push: return events + disappeared + appeared
      case .present where isBackwards: return events + disappeared + (movesLower ? appeared : [])
      case .present: return events + appeared + (movesLower ? disappeared : [])
      }
    }
    // The one that was to arrive goes again, the one that was to go stays.
    let goes = isBackwards ? movesLower : true
    let stays = isBackwards ? true : movesLower
    if goes { events += [(.viewWillDisappear, arriving, nil), (.viewDidDisappear, arriving, nil)] }
    if stays { events += [(.viewWillAppear, departing, nil), (.viewDidAppear, departing, nil)] }
    return events
  }
}
