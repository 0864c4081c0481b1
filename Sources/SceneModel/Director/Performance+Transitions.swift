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

  /// A way in; nil after saying what is wrong.
  ///
  /// - Parameter room: The container, in the canvas.
  mutating func resolve(_ use: TransitionUse?, _ verb: Verb, in room: Rect, at range: SourceRange?)
    -> ResolvedTransition?
  {
    let use = use ?? TransitionUse()
    let transition = use.transition ?? catalogue.standardTransition(named: verb.defaultTransition)
    let declaration = transition.declaration
    let place = use.name?.range ?? range
    if verb == .push, !declaration.canPush {
      report(Messages.cannotPush(declaration.name, at: place))
      return nil
    }
    guard let edge = edge(of: use, declaration, at: place),
      let timing = timing(of: use, declaration, at: range)
    else { return nil }
    let problems = transition.problems(use.parameters, edge: edge)
    for problem in problems {
      report(Messages.badOption(problem, at: use.parameterRanges[problem.parameter] ?? place))
    }
    guard problems.isEmpty else { return nil }
    var source: TransitionContext.Source?
    if declaration.needsSource || use.source != nil {
      source = self.source(of: use, declaration, in: room, at: place)
      if source == nil { return nil }
    }
    let geometry = TransitionGeometry(
      container: room.size, scale: description.canvas.scale, edge: edge,
      parameters: use.parameters.completed(by: declaration.parameters))
    return ResolvedTransition(
      transition: transition, geometry: geometry, enteringFrame: transition.enteringFrame(geometry),
      source: source, timing: timing)
  }

  /// A way out: the way in backwards, unless told otherwise.
  mutating func undo(
    _ arrival: ResolvedTransition?, _ use: TransitionUse?, _ verb: Verb, in room: Rect, at range: SourceRange?
  ) -> ResolvedTransition? {
    guard let arrival else { return resolve(use, verb, in: room, at: range) }
    guard var use, !use.saysNothing else { return arrival }
    if let other = use.transition, other.declaration.name != arrival.transition.declaration.name {
      return resolve(use, verb, in: room, at: range)
    }
    // The same kind of motion: what is not said stays as it was on the way in.
    use.transition = arrival.transition
    let declaration = arrival.transition.declaration
    let parameters = use.parameters.values.merging(arrival.geometry.parameters.values) { said, _ in said }
    var edge = arrival.geometry.edge
    if use.edge != nil {
      guard let other = self.edge(of: use, declaration, at: range) else { return nil }
      edge = other
    }
    var source = arrival.source
    if use.source != nil {
      source = self.source(of: use, declaration, in: room, at: range)
      if source == nil { return nil }
    }
    var timing = arrival.timing
    if use.curve != nil || use.duration != nil {
      guard let other = self.timing(of: use, declaration, at: range) else { return nil }
      timing = other
    }
    let geometry = TransitionGeometry(
      container: room.size, scale: arrival.geometry.scale, edge: edge, parameters: ParameterValues(parameters)
    )
    return ResolvedTransition(
      transition: arrival.transition, geometry: geometry, enteringFrame: arrival.enteringFrame,
      source: source, timing: timing)
  }

  private mutating func edge(
    of use: TransitionUse, _ declaration: TransitionDeclaration, at range: SourceRange?
  ) -> Side? {
    if let said = use.edge, !declaration.edges.contains(said.value) {
      report(Messages.noSuchEdge(said, declaration))
      return nil
    }
    let side = use.edge?.value ?? declaration.edges.first ?? .bottom
    return side.physical(rightToLeft: description.isRightToLeft)
  }

  private mutating func source(
    of use: TransitionUse, _ declaration: TransitionDeclaration, in room: Rect, at range: SourceRange?
  ) -> TransitionContext.Source? {
    let element: FoundElement
    if let named = use.source {
      guard let found = find(named) else { return nil }
      element = found
    } else if let touched = lastTouched {
      element = touched
    } else {
      report(Messages.noSource(declaration.name, at: range))
      return nil
    }
    let frame = element.frame.offset(by: Point(x: -room.x, y: -room.y))
    return TransitionContext.Source(frame: frame, cornerRadius: element.cornerRadius)
  }

  private mutating func timing(
    of use: TransitionUse, _ declaration: TransitionDeclaration, at range: SourceRange?
  ) -> Timing? {
    do {
      let declared = try CurveSpecification.parse(declaration.curve)
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
        duration: use.duration?.value, orElse: declaration.duration ?? .milliseconds(300))
    } catch {
      report(Messages.badCurve(error, at: use.curve?.range ?? range))
      return nil
    }
  }
}

extension TransitionUse {
  fileprivate var saysNothing: Bool {
    transition == nil && edge == nil && source == nil && parameters.values.isEmpty && curve == nil
      && duration == nil
  }
}

extension ResolvedTransition {
  /// The same motion of a screen that rests in another frame.
  func standing(in frame: Rect) -> ResolvedTransition {
    ResolvedTransition(
      transition: transition, geometry: geometry, enteringFrame: frame, source: source, timing: timing)
  }
}
