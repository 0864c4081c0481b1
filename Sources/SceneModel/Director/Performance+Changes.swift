import AnimatorCore
import SourceDiagnostics

/// `set`: properties of elements that go to other values.
extension Performance {
  mutating func set(_ address: Spanned<String>, _ change: PropertyChange, _ step: SceneStep, at now: Time)
    throws(TimeOverflow) -> Time
  {
    guard let element = find(address), let instance = element.instance else { return now }
    guard !element.path.isEmpty else {
      report(Messages.nothingToSet(address))
      return now
    }
    if let curve = change.curve, let duration = change.duration, curve.value.hasOwnDuration {
      report(Messages.durationBesideSpring(duration.range, curve: curve.range))
      return now
    }
    if change.stagger > .zero, element.children.isEmpty {
      report(Messages.nothingToStagger(element.address, at: step.range))
      return now
    }
    let change = hasColorOfItsOwn(element, in: instance) ? change.takingColorForItself : change
    if let own = change.values.value.ownValues, !own.isEmpty {
      guard case .to = change.values.value, change.times == 1, !change.autoreverses, change.stagger == .zero
      else {
        report(Messages.valuesAtOnce(own[0].name, at: change.values.range))
        return now
      }
      guard let end = setValues(own, of: element, in: instance, change, at: now) else { return now }
      if own.count == change.values.value.targetCount { return end }
    }
    // Staggered, the elements right inside change one after the other.
    let paths = change.stagger > .zero ? element.children.map { element.path + [$0] } : [element.path]
    var (start, end) = (now, now)
    for path in paths {
      guard let found = instance.layer.descendant(at: path) else { continue }
      if change.values.value.setsColorOfWords, !found.layer.hasWords {
        report(Messages.noWords(path.joined(separator: "/"), at: change.values.range))
        return now
      }
      do throws(AnimatorError) {
        let reached = try apply(change, to: path, found, of: instance, at: start)
        end = max(end, reached)
        tell(.changeBegan, path.joined(separator: "/"), at: start)
        tell(.changeEnded, path.joined(separator: "/"), at: reached)
      } catch {
        var place = change.values.range
        if case .timing = error, let curve = change.curve { place = curve.range }
        report(Messages.badChange(error, at: place))
        return now
      }
      start = try start + change.stagger
    }
    return end
  }

  /// What is drawn in one colour takes `color` as it does in `content`; for words it is a property that moves.
  private func hasColorOfItsOwn(_ element: FoundElement, in instance: ScreenInstance) -> Bool {
    guard instance.layer.descendant(at: element.path)?.layer.hasWords != true else { return false }
    var isOwn = false
    _ = instance.source?.screen.changing(element.path) { found in
      isOwn = found.type(of: "color") == .color
      return found
    }
    return isOwn
  }

  /// Lays a screen out anew with other values of one of its components, and leads over to that; when it is
  /// there, or nil after saying what is wrong.
  private mutating func setValues(
    _ values: [(name: String, values: [OwnValue])], of element: FoundElement, in instance: ScreenInstance,
    _ change: PropertyChange, at now: Time
  ) -> Time? {
    guard let source = instance.source else { return nil }
    var problem: Diagnostic?
    let screen = source.screen.changing(element.path) { found in
      var found = found
      for (name, values) in values {
        guard let type = found.type(of: name) else {
          let declaration = found.component.declaration
          let names = (declaration.parameters + [declaration.subject].compactMap { $0 }).map(\.name)
          problem = Messages.noSuchValue(
            name, of: element.address, among: names,
            inside: found.component is ContentBox ? element.children : [],
            at: change.values.range)
          return found
        }
        guard let value = values.first(where: { $0.type == type })?.value else {
          problem = Messages.wrongValue(name, of: element.address, at: change.values.range)
          return found
        }
        found = found.setting(name, value)
      }
      if let wrong = found.problem(changing: Set(values.map(\.name))) {
        problem = Messages.badValue(wrong, of: element.address, at: change.values.range)
      }
      return found
    }
    guard var screen, problem == nil else {
      report(
        problem
          ?? Messages.noSuchValue(
            values[0].name, of: element.address, among: [], at: change.values.range))
      return nil
    }
    // What is no longer typed into needs no keyboard.
    let leaves = values.contains { name, values in
      name == "focused" && values.contains { $0.value == .flag(false) }
    }
    if leaves { screen = screen.withKeyboard(nil, isUp: false) }
    let end = lead(
      instance, to: screen, of: element.path, told: element.address, duration: change.duration,
      curve: change.curve, at: now, range: change.values.range)
    if leaves, let end { putAwayKeyboard(of: instance, at: end) }
    return end
  }

  private mutating func apply(
    _ change: PropertyChange, to path: [String], _ found: FoundLayer, of instance: ScreenInstance,
    at start: Time
  ) throws(AnimatorError) -> Time {
    let layer = found.layer
    let tracks = change.values.value.tracks(for: found, scale: description.canvas.scale)
    let run = ChangeRun(change, rate: description.canvas.rate, start: start)
    var end = start
    try elementMotions.change(path, of: instance) { (motion) throws(AnimatorError) in
      for (property, stops) in tracks.numbers {
        let reached = try motion.change(property, of: layer) { (value) throws(AnimatorError) in
          try run.move(&value, stops)
        }
        motion.note(property.rawValue, from: start, to: reached)
        end = max(end, reached)
      }
      for (color, stops) in tracks.colors {
        let reached = try motion.change(color, of: layer) { (channels) throws(AnimatorError) in
          var reached = start
          for index in channels.indices {
            reached = max(reached, try run.move(&channels[index], stops.map { $0.channel(index) }))
          }
          return reached
        }
        motion.note(color.rawValue, from: start, to: reached)
        end = max(end, reached)
      }
      return (start, end)
    }
    return end
  }
}

/// How the values of one change run.
private struct ChangeRun {
  let curve: CurveSpecification
  let duration: Time?
  let change: PropertyChange
  let rate: FrameRate
  let start: Time

  /// 300 ms ease-in-out when nothing is said (language.md).
  init(_ change: PropertyChange, rate: FrameRate, start: Time) {
    self.change = change
    self.rate = rate
    self.start = start
    curve = change.curve?.value ?? CurveSpecification(.easeInOut)
    duration = change.duration?.value
  }

  func move(_ value: inout AnimatedValue, _ stops: [NumberStop]) throws(AnimatorError) -> Time {
    if stops.count == 1, let only = stops.first, only.offset == nil {
      return try value.change(
        to: only.value, timing: curve, duration: duration, orElse: .milliseconds(300),
        times: change.times, autoreverses: change.autoreverses, at: start)
    }
    return try value.change(
      along: stops.map { .init(offset: $0.offset ?? 1, value: $0.value, curve: $0.curve) }, timing: curve,
      duration: duration, orElse: .milliseconds(300), times: change.times,
      autoreverses: change.autoreverses, at: start)
  }
}

private struct NumberStop {
  /// Nil for the one end of a plain change.
  let offset: Double?
  let value: Double
  let curve: TimingFunction?
}

private struct ColorStop {
  let offset: Double?
  let value: Color
  let curve: TimingFunction?

  func channel(_ index: Int) -> NumberStop {
    NumberStop(offset: offset, value: value.channels[index], curve: curve)
  }
}

extension PropertyChange.Values {
  fileprivate struct Tracks {
    var numbers: [AnimatableProperty: [NumberStop]] = [:]
    var colors: [AnimatableColor: [ColorStop]] = [:]
  }

  /// The stops of each property, lengths in points.
  fileprivate func tracks(for found: FoundLayer, scale: Double) -> Tracks {
    let layer = found.layer
    var tracks = Tracks()
    func add(_ targets: [PropertyTarget], offset: Double?, _ curve: TimingFunction?) {
      func add(_ property: AnimatableProperty, _ value: Double) {
        tracks.numbers[property, default: []].append(NumberStop(offset: offset, value: value, curve: curve))
      }
      for target in targets {
        switch target {
        case .number(let property, let value): add(property, value)
        case .length(let property, let length):
          add(property, length.points(of: layer.side(of: property), scale: scale))
        case .position(let x, let y):
          add(.x, x.points(of: found.container.width, scale: scale) - layer.frame.x)
          add(.y, y.points(of: found.container.height, scale: scale) - layer.frame.y)
        case .color(let color, let value):
          tracks.colors[color, default: []].append(ColorStop(offset: offset, value: value, curve: curve))
        // The screen is laid out anew for these.
        case .own: break
        }
      }
    }
    switch self {
    case .to(let targets): add(targets, offset: nil, nil)
    case .keyframes(let stops): for stop in stops { add(stop.targets, offset: stop.offset, stop.curve) }
    }
    return tracks
  }
}

extension Layer {
  /// The side that percent of a property are of.
  fileprivate func side(of property: AnimatableProperty) -> Double {
    switch property {
    case .x, .width: frame.width
    case .y, .height: frame.height
    default: min(frame.width, frame.height)
    }
  }

  fileprivate var hasWords: Bool { if case .text = content { true } else { false } }

  /// The layer that ids lead to; layers without one are passed through.
  func descendant(at path: [String]) -> FoundLayer? {
    for layer in sublayers {
      if layer.id == path.first {
        if path.count == 1 { return FoundLayer(layer: layer, container: frame.size) }
        if let found = layer.descendant(at: Array(path.dropFirst())) { return found }
      }
      if layer.id == nil, let found = layer.descendant(at: path) { return found }
    }
    return nil
  }
}

/// A layer and the size of what holds it.
struct FoundLayer {
  let layer: Layer
  let container: Size
}

extension PropertyChange.Values {
  /// Values of the component's own.
  fileprivate var ownValues: [(name: String, values: [OwnValue])]? {
    let targets =
      switch self {
      case .to(let targets): targets
      case .keyframes(let stops): stops.flatMap(\.targets)
      }
    return targets.compactMap { if case .own(let name, let values) = $0 { (name, values) } else { nil } }
  }

  fileprivate var targetCount: Int { if case .to(let targets) = self { targets.count } else { 0 } }
}

extension PropertyChange {
  /// The same with `color` as a value of the component's own.
  fileprivate var takingColorForItself: PropertyChange {
    guard case .to(let targets) = values.value else { return self }
    var copy = self
    copy.values = Spanned(
      .to(
        targets.map { target in
          guard case .color(.color, let color) = target else { return target }
          return .own("color", [OwnValue(type: .color, value: .color(color))])
        }), at: values.range)
    return copy
  }
}

extension PropertyChange.Values {
  fileprivate var setsColorOfWords: Bool {
    let targets =
      switch self {
      case .to(let targets): targets
      case .keyframes(let stops): stops.flatMap(\.targets)
      }
    return targets.contains { if case .color(.color, _) = $0 { true } else { false } }
  }
}
