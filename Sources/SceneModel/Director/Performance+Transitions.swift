import AnimatorCore
import SourceDiagnostics

/// From what was said of a motion to everything it needs.
extension Performance {
  enum Verb: String {
    case push, present

    /// What moves when nothing is said (language.md, When nothing is said).
    var defaultTransition: String { self == .push ? "slide" : "cover" }
  }

  var layout: ScreenLayout {
    ScreenLayout(
      canvas: description.canvas, theme: description.theme, isRightToLeft: description.isRightToLeft,
      language: description.language, pictures: description.resources.pictures, texts: texts)
  }

  /// A way in; where what is said of it is wrong, which is told, the one that holds when nothing is said, so that the
  /// steps that follow find what they count on. Nil where there is none either.
  ///
  /// - Parameters:
  ///   - screen: The one that arrives; nil where it is known already how large it is.
  ///   - room: The container, in the canvas.
  mutating func resolve(
    _ use: TransitionUse?, _ verb: Verb, of screen: Screen?, in room: Rect, at range: SourceRange?,
    _ now: Time
  ) -> ResolvedTransition? {
    if let style = wayIn(use, verb, of: screen, in: room, at: range, now) { return style }
    return silently { $0.wayIn(nil, verb, of: screen, in: room, at: range, now) }
  }

  /// A way in; nil after saying what is wrong.
  private mutating func wayIn(
    _ use: TransitionUse?, _ verb: Verb, of screen: Screen?, in room: Rect, at range: SourceRange?,
    _ now: Time
  ) -> ResolvedTransition? {
    let use = use ?? TransitionUse()
    let standard = verb == .present ? screen?.standardTransition : nil
    var transition =
      use.transition ?? catalogue.standardTransition(named: standard ?? verb.defaultTransition)
    let declaration = transition.declaration
    let place = use.name?.range ?? range
    if verb == .push, !declaration.canPush {
      report(Messages.cannotPush(declaration.name, at: place))
      return nil
    }
    if let standard = screen?.standardTransition, verb == .push || declaration.canPush {
      report(Messages.presentedOnly(standard, at: place))
      return nil
    }
    if let source = use.source, !declaration.takesSource {
      report(Messages.growsOutOfNothing(declaration.name, at: source.range))
      return nil
    }
    if verb == .push, let range = use.stay?.range ?? use.queues?.range {
      report(Messages.onlyPresented(use.stay == nil ? "queue" : "for", at: range))
      return nil
    }
    guard let edge = edge(of: use, transition, at: place),
      let timing = timing(of: use, declaration, at: range)
    else { return nil }
    let problems =
      [use.parameters.problem(of: declaration.relations)].compactMap { $0 }
      + transition.problems(use.parameters, edge: edge)
    for problem in problems {
      report(Messages.badOption(problem, at: use.parameterRanges[problem.parameter] ?? place))
    }
    guard problems.isEmpty else { return nil }
    var origin: (source: TransitionContext.Source, origin: ResolvedTransition.Origin?)?
    if declaration.needsSource || use.source != nil {
      origin = self.origin(of: use, declaration, in: room, at: place, now)
      if origin == nil { return nil }
    }
    var exitEdge: Side?
    if let said = use.exitEdge {
      guard declaration.edges.contains(said.value) else {
        report(Messages.noSuchEdge(said, declaration, isExit: true))
        return nil
      }
      exitEdge = said.value.physical(rightToLeft: description.isRightToLeft)
    }
    if description.reducesMotion, declaration.isReducible { transition = ReducedMotion(base: transition) }
    let layout = layout
    let geometry = TransitionGeometry(
      container: room.size, scale: description.canvas.scale, edge: edge, isEdgeSaid: use.edge != nil,
      parameters: use.parameters.completed(by: declaration.parameters),
      safeArea: room.size == description.canvas.size ? description.canvas.safeArea : .zero,
      duration: timing.duration.seconds, source: origin?.source, theme: screen?.theme ?? description.theme,
      background: description.canvas.background, isRightToLeft: description.isRightToLeft,
      content: { room in screen.map { layout.contentSize(of: $0, in: room) } ?? room.size })
    var resolved = ResolvedTransition(
      transition: transition, geometry: geometry, enteringFrame: transition.enteringFrame(geometry),
      timing: timing)
    resolved.origin = origin?.origin
    resolved.exitEdge = exitEdge
    return resolved
  }

  /// A way out: the way in backwards, unless told otherwise, and where what is said is wrong.
  mutating func undo(
    _ arrival: ResolvedTransition?, _ use: TransitionUse?, _ verb: Verb, of screen: Screen?, in room: Rect,
    at range: SourceRange?, _ now: Time
  ) -> ResolvedTransition? {
    let style = wayOut(arrival, use, verb, of: screen, in: room, at: range, now)
    return style ?? silently { $0.wayOut(arrival, nil, verb, of: screen, in: room, at: range, now) }
  }

  /// A way out; nil after saying what is wrong.
  private mutating func wayOut(
    _ arrival: ResolvedTransition?, _ use: TransitionUse?, _ verb: Verb, of screen: Screen?, in room: Rect,
    at range: SourceRange?, _ now: Time
  ) -> ResolvedTransition? {
    guard let arrival = arrival?.departure else {
      return resolve(use, verb, of: screen, in: room, at: range, now)
    }
    guard var use, !use.saysNothing else { return arrival }
    if let other = use.transition, other.declaration.name != arrival.transition.declaration.name {
      return resolve(use, verb, of: screen, in: room, at: range, now)
    }
    // The same kind of motion: what is not said stays as it was on the way in.
    use.transition = arrival.transition
    let declaration = arrival.transition.declaration
    let parameters = use.parameters.values.merging(arrival.geometry.parameters.values) { said, _ in said }
    var edge = arrival.geometry.edge
    if use.edge != nil {
      guard let other = self.edge(of: use, arrival.transition, at: range) else { return nil }
      edge = other
    }
    var (source, origin) = (arrival.source, arrival.origin)
    if use.source != nil {
      guard let other = self.origin(of: use, declaration, in: room, at: range, now) else { return nil }
      (source, origin) = (other.source, other.origin)
    }
    var timing = arrival.timing
    if use.curve != nil || use.duration != nil {
      guard let other = self.timing(of: use, declaration, at: range) else { return nil }
      timing = other
    }
    var resolved = ResolvedTransition(
      transition: arrival.transition,
      geometry: arrival.geometry.with(
        edge: edge, isEdgeSaid: arrival.geometry.isEdgeSaid || use.edge != nil,
        parameters: ParameterValues(parameters), source: source),
      enteringFrame: arrival.enteringFrame, timing: timing)
    resolved.origin = origin
    return resolved
  }

  private mutating func edge(
    of use: TransitionUse, _ transition: any Transition, at range: SourceRange?
  ) -> Side? {
    let declaration = transition.declaration
    if let said = use.edge, !declaration.edges.contains(said.value) {
      report(Messages.noSuchEdge(said, declaration))
      return nil
    }
    let side = use.edge?.value ?? transition.standardEdge(use.parameters) ?? .bottom
    return side.physical(rightToLeft: description.isRightToLeft)
  }

  /// The element a transition grows out of, where it is now.
  private mutating func origin(
    of use: TransitionUse, _ declaration: TransitionDeclaration, in room: Rect, at range: SourceRange?,
    _ now: Time
  ) -> (source: TransitionContext.Source, origin: ResolvedTransition.Origin?)? {
    var element: FoundElement
    if let named = use.source {
      guard let found = find(named) else { return nil }
      element = moved(found, at: now)
      guard isSeen(element, called: named.value, at: named.range) else { return nil }
    } else if let touched = lastTouched {
      element = touched
      let isThere = visible.screens.contains { $0.instance.id == touched.instance?.id }
      if isThere {
        element = moved(touched, at: now)
        guard isSeen(element, called: touched.subject, at: range) else { return nil }
      }
    } else {
      guard !missing.isTouchLost else { return nil }
      report(Messages.noSource(declaration.name, at: range))
      return nil
    }
    let frame = element.frame.offset(by: Point(x: -room.x, y: -room.y))
    let origin = element.instance.flatMap { instance in
      element.path.isEmpty
        ? nil : ResolvedTransition.Origin(screen: instance, address: element.address)
    }
    return (TransitionContext.Source(frame: frame, cornerRadius: element.cornerRadius), origin)
  }

  /// Whether there is something to grow out of; says so where not. What has no size on a small canvas has none anywhere.
  private mutating func isSeen(_ element: FoundElement, called address: String, at range: SourceRange?)
    -> Bool
  {
    let isEmpty = element.frame.width == 0 || element.frame.height == 0
    return isEmpty || visiblePart(of: element, called: address, for: .growth, at: range) != nil
  }

  private mutating func timing(
    of use: TransitionUse, _ declaration: TransitionDeclaration, at range: SourceRange?
  ) -> Timing? {
    do {
      let reduced = description.reducesMotion && declaration.isReducible ? ReducedMotion.timing : nil
      let declared = try CurveSpecification.parse(reduced?.curve ?? declaration.curve)
      var curve = use.curve?.value ?? declared
      // A spring with a time of its own takes no other: asked for a duration alone, a transition runs by
      // the platform's ordinary curve.
      if use.curve == nil, use.duration != nil, declared.hasOwnDuration {
        curve = try CurveSpecification.parse("ease-in-out")
      }
      if let curve = use.curve, let duration = use.duration, curve.value.hasOwnDuration {
        report(Messages.durationBesideSpring(duration.range, curve: curve.range))
        return nil
      }
      return try curve.timing(
        duration: use.duration?.value, orElse: reduced?.duration ?? declaration.duration ?? .milliseconds(300)
      )
    } catch {
      report(Messages.badCurve(error, at: use.curve?.range ?? range))
      return nil
    }
  }
}

extension TransitionUse {
  fileprivate var saysNothing: Bool {
    transition == nil && edge == nil && exitEdge == nil && stay == nil && queues == nil && source == nil
      && parameters.values.isEmpty && curve == nil
      && duration == nil
  }
}

extension ResolvedTransition {
  /// The same motion of a screen that rests in another frame.
  func standing(in frame: Rect) -> ResolvedTransition {
    var copy = ResolvedTransition(
      transition: transition, geometry: geometry, enteringFrame: frame, timing: timing)
    copy.origin = origin
    copy.exitEdge = exitEdge
    return copy
  }
}
