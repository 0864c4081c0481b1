import AnimatorCore
import SourceDiagnostics

/// Fingers do what they touch: they scroll views, draw values along, and open what lies beside rows.
extension Performance {
  /// Something that follows a finger.
  private enum Follower {
    case view(FoundView)
    case value(DraggedValue, Station)
    case actions(SwipeActions, Station)

    var isVertical: Bool { if case .view(let view) = self { view.isVertical } else { false } }

    /// What percent of a finger's way are of.
    func whole(_ way: Point) -> Double {
      switch self {
      case .view(let view): view.area.seen
      case .value(let value, _): abs(value.travel)
      case .actions(let actions, _): actions.whole(way)
      }
    }

    /// Where a finger goes when nobody says where.
    var standardWay: Point {
      switch self {
      case .view(let view): view.direction
      case .value(let value, _): Point(x: value.travel < 0 ? -1 : 1, y: 0)
      case .actions(let actions, _): actions.standardWay
      }
    }
  }

  /// Leads what a finger touches on a screen; its end, or nil where that is nothing but the screen.
  ///
  /// - Parameter wayOut: Of the screen, from rest to out of sight, where a finger could lead it away.
  mutating func leadContent(
    _ use: FingerUse, touching element: FoundElement, at rest: Point, on screen: VisibleScreens.Entry,
    wayOut: Point?, at now: Time
  ) throws(TimeOverflow) -> Time? {
    guard use.kind != .pinch, let target = touched(element, at: rest, on: screen) else { return nil }
    if use.kind == .scroll {
      guard
        let view = views(around: target, at: now).first(where: {
          element.instance != nil || $0.seen.contains(rest)
        })
      else { return nil }
      return try scroll(use, view, element, at: now)
    }
    var said: Point?
    switch use.way?.value {
    case .to(let place):
      guard let goal = locate(Spanned(place, at: use.way?.range ?? use.place.range), at: now) else {
        return now
      }
      said = Point(x: goal.point.x - rest.x, y: goal.point.y - rest.y)
    default:
      said = use.direction.map { $0.value.physical(rightToLeft: description.isRightToLeft).vector }
    }
    let followers = followers(of: target, at: now)
    if use.kind == .swipe, wayOut == nil, let row = rowWithoutActions(target, said, at: now) {
      report(Messages.noActions(row, towards: use.direction, at: use.place.range))
      return now
    }
    for follower in followers {
      if let said, (abs(said.y) > abs(said.x)) != follower.isVertical { continue }
      if let said, case .actions(let actions, _) = follower, wayOut != nil, !actions.canOpen(by: said) {
        continue
      }
      if case .view(let view) = follower, let wayOut {
        // The screen's own way out comes first where nobody says where to, and where the content is at its beginning.
        guard let said else { continue }
        let onward = said.x * view.direction.x + said.y * view.direction.y
        let goesOut = said.x * wayOut.x + said.y * wayOut.y > 0
        if onward < 0, goesOut, offset(of: view, at: now) <= 0 { continue }
        // What can be pulled up is, before its content scrolls (UIKit, `prefersScrollingExpandsWhenScrolledToEdge`).
        if onward > 0, said.y < 0, offset(of: view, at: now) <= 0, hasHigherDetent(screen.level) { continue }
      }
      return try lead(follower, use, said, from: rest, on: element, at: now)
    }
    return nil
  }

  /// What is touched, or all of the screen where it lies bare.
  private func touched(_ element: FoundElement, at point: Point, on screen: VisibleScreens.Entry)
    -> FoundElement?
  {
    guard element.instance == nil else { return element }
    return FoundElement(
      path: [], screen: screen.instance.name, frame: screen.frame, cornerRadius: 0, instance: screen.instance,
      origin: screen.frame.origin)
  }

  private func followers(of element: FoundElement, at now: Time) -> [Follower] {
    var followers: [Follower] = []
    for station in stations(to: element, at: now).reversed() {
      switch station.layer.touch {
      case .value(let value): followers.append(.value(value, station))
      case .actions(let actions): followers.append(.actions(actions, station))
      case .scroll, nil: break
      }
    }
    return followers + views(around: element, at: now).filter { $0.area.reach > 0 }.map { .view($0) }
  }

  private mutating func lead(
    _ follower: Follower, _ use: FingerUse, _ said: Point?, from rest: Point, on element: FoundElement,
    at now: Time
  ) throws(TimeOverflow) -> Time {
    var start = rest
    if case .value(let value, let station) = follower {
      start = Point(x: station.frame.x + value.grip.x, y: station.frame.y + value.grip.y)
    }
    var displacement = said ?? follower.standardWay
    if case .to? = use.way?.value {
      displacement = Point(x: displacement.x + rest.x - start.x, y: displacement.y + rest.y - start.y)
    } else {
      guard use.way != nil || use.kind == .swipe else {
        report(Messages.noWay(use.kind.rawValue, at: use.place.range))
        return now
      }
      var length = Length.fraction(0.5)
      if case .by(let by)? = use.way?.value { length = by }
      let points = length.points(of: follower.whole(displacement), scale: description.canvas.scale)
      displacement = Point(x: displacement.x * points, y: displacement.y * points)
    }
    guard let path = try show(use, from: start, by: displacement, on: element, at: now) else { return now }
    switch follower {
    case .view(let view):
      closeRows(of: view.instance, at: now)
      let distance = displacement.x * view.direction.x + displacement.y * view.direction.y
      return try lead(view, along: path, by: distance, at: now)
    case .value(let value, let station):
      return try draw(value, station, by: displacement.x / value.travel, along: path, element, at: now)
    case .actions(let actions, let station):
      return try open(actions, station, use, by: displacement, along: path, element, at: now)
    }
  }

  /// Shows a finger and tells of it; its way in time, or nil after saying what is wrong.
  private mutating func show(
    _ use: FingerUse, from start: Point, by displacement: Point, on element: FoundElement, at now: Time
  ) throws(TimeOverflow) -> FingerPath? {
    var gesture: Gesture
    do throws(TimingParameterError) {
      gesture = try use.gesture(from: start, by: displacement, at: now)
    } catch {
      report(Messages.badPlay(.parameter(error), at: use.way?.range ?? use.place.range))
      return nil
    }
    if use.releaseRule == .cancel { gesture = try gesture.cancelled(at: now + gesture.duration) }
    if use.showsFinger { gestures.append(gesture) }
    try tell(gesture, named: use.kind.rawValue, on: element.subject)
    return gesture.path
  }

  /// `scroll:` – content is thrown, and rests where the step says.
  private mutating func scroll(_ use: FingerUse, _ view: FoundView, _ element: FoundElement, at now: Time)
    throws(TimeOverflow) -> Time
  {
    let from = offset(of: view, at: now)
    let goal: Double
    switch use.way?.value {
    case .by(let length):
      goal = from + length.points(of: view.area.seen, scale: description.canvas.scale)
    case .to(.element(let address)):
      guard let found = find(Spanned(address, at: use.way?.range ?? use.place.range)) else { return now }
      goal = offset(showing: found, in: view, at: now)
    case .to(.point(let x, let y)):
      // The place a finger ends at that begins in the middle.
      let canvas = description.canvas
      let x = x.points(of: canvas.size.width, scale: canvas.scale) - view.seen.center.x
      let y = y.points(of: canvas.size.height, scale: canvas.scale) - view.seen.center.y
      goal = from + x * view.direction.x + y * view.direction.y
    case .pinch, nil:
      report(Messages.noWay(use.kind.rawValue, at: use.place.range))
      return now
    }
    let target = resting(goal, in: view)
    // Where a thumb begins: far enough from the edge that it goes to.
    let (way, seen) = (target - from, view.seen)
    let side = way > 0 ? 0.7 : 0.3
    let start =
      view.isVertical
      ? Point(x: seen.center.x, y: seen.y + seen.height * side)
      : Point(x: seen.x + seen.width * (view.area.isMirrored ? 1 - side : side), y: seen.center.y)
    let displacement = Point(x: way * view.direction.x, y: way * view.direction.y)
    if view.area.reach == 0, use.saysHowFar {
      report(Messages.nothingToScroll(element.subject, at: use.place.range))
    }
    guard let path = try show(use, from: start, by: displacement, on: element, at: now) else { return now }
    closeRows(of: view.instance, at: now)
    return try scroll(view, along: path, to: target, at: now)
  }

  /// A value follows a finger, 1:1, and stays where that lets go.
  private mutating func draw(
    _ value: DraggedValue, _ station: Station, by distance: Double, along path: FingerPath,
    _ element: FoundElement, at now: Time
  ) throws(TimeOverflow) -> Time {
    let target = min(max(value.value + distance, 0), 1)
    guard distance != 0, target != value.value else { return try now + path.duration }
    return try follow(
      station, value.parameter, .share(target), .finger(path, share: (target - value.value) / distance),
      of: element, at: now)
  }

  /// A row is moved aside by a finger and stays open, closes, or does what its outermost action does.
  private mutating func open(
    _ actions: SwipeActions, _ station: Station, _ use: FingerUse, by displacement: Point,
    along path: FingerPath, _ element: FoundElement, at now: Time
  ) throws(TimeOverflow) -> Time {
    let distance = actions.opening(displacement)
    let led = actions.kept(actions.value + distance)
    guard distance != 0, led != actions.value else { return try now + path.duration }
    if let instance = element.instance { closeRows(of: instance, but: station.path, at: now) }
    let up = try follow(
      station, actions.parameter, .length(.points(led)),
      .finger(path, share: (led - actions.value) / distance), of: element, at: now)
    let goal = actions.goal(from: led, velocity: path.releaseSpeed * distance, use.releaseRule)
    outcome = goal == 0 ? .cancelled : .finished
    guard goal != led else { return up }
    let settling = StateLead.timing(.curve(.easeOut, duration: .milliseconds(300)))
    later.append(
      (
        up,
        { performance in
          // What cannot be held exactly is told of when the step ends.
          _ = try? performance.follow(
            station, actions.parameter, .length(.points(goal)), settling, of: element, at: up)
        }
      ))
    return try up + settling.duration
  }

  /// Gives a component another value, led by something; when it is there.
  private mutating func follow(
    _ station: Station, _ parameter: String, _ value: ParameterValue, _ lead: StateLead,
    of element: FoundElement, at start: Time
  ) throws(TimeOverflow) -> Time {
    let end = try start + lead.duration
    guard let shown = element.instance else { return end }
    let instance = states.current(shown)
    guard let source = instance.source,
      let screen = source.screen.changing(station.path, { $0.setting(parameter, value) })
    else { return end }
    change(instance, to: screen, of: station.path, by: lead, at: start)
    tell(.changeBegan, station.path.joined(separator: "/"), at: start)
    tell(.changeEnded, station.path.joined(separator: "/"), at: end)
    return end
  }
}

extension SwipeActions {
  /// How far a finger's way moves the row aside: positive towards its beginning.
  func opening(_ way: Point) -> Double { isMirrored ? way.x : -way.x }

  /// What percent of a finger's way are of: the actions that it opens, or closes.
  func whole(_ way: Point) -> Double {
    (value != 0 ? value > 0 : opening(way) > 0) ? trailing : leading
  }

  var standardWay: Point {
    let towardsBeginning = trailing > 0 ? value >= 0 : value > 0
    return Point(x: towardsBeginning == isMirrored ? 1 : -1, y: 0)
  }

  /// A row without actions on one side does not open there.
  func kept(_ aside: Double) -> Double {
    min(max(aside, leading > 0 ? -width : 0), trailing > 0 ? width : 0)
  }

  /// The share of the row's width past which its outermost action is done: about where the platform's is.
  public static let fullShare = 0.6

  /// Where it comes to rest once a finger has let it go.
  func goal(from aside: Double, velocity: Double, _ rule: ReleaseRule) -> Double {
    let side: Double = aside < 0 ? -1 : 1
    let all = aside < 0 ? leading : trailing
    switch rule {
    case .finish: return side * all
    case .cancel: return 0
    case .threshold(let share) where abs(aside) < width * SwipeActions.fullShare:
      return abs(aside) > share * all ? side * all : 0
    case .threshold, .projected:
      if abs(aside) >= width * SwipeActions.fullShare { return side * width }
      let projected = side * aside + side * DecelerationRate.fast.projectedOffset(velocity: velocity)
      return projected > all / 2 ? side * all : 0
    }
  }
}
