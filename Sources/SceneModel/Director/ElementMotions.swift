import AnimatorCore

/// Changes of elements while the steps run, by screen instance.
struct ElementMotions {
  private struct Changed {
    let instance: ScreenInstance
    var motions = ScreenMotions()
  }

  private var changed: [ObjectIdentifier: Changed] = [:]

  /// Lets `body` change the motion of an element.
  mutating func change<Failure: Error>(
    _ path: [String], of instance: ScreenInstance,
    _ body: (inout ElementMotion) throws(Failure) -> (start: Time, end: Time)
  ) throws(Failure) {
    // In place: a copy at each of many changes would take quadratic time.
    let span = try body(
      &changed[instance.id, default: Changed(instance: instance)].motions.elements[
        path, default: ElementMotion(path: path)])
    changed[instance.id]?.motions.spans.append(span)
  }

  /// Scrolls a view of a screen from a time on.
  mutating func scroll(
    _ key: ScrollKey, from offset: Double, by piece: ScrollMotion.Piece, of instance: ScreenInstance
  ) {
    changed[instance.id, default: Changed(instance: instance)].motions.scrolls[
      key, default: ScrollMotion(offset)
    ].append(piece)
  }

  /// How a view is scrolled; nil while nothing moved it.
  func scroll(_ key: ScrollKey, of instance: ScreenInstance) -> ScrollMotion? {
    changed[instance.id]?.motions.scrolls[key]
  }

  /// Every view of a screen that was moved.
  func scrolls(of instance: ScreenInstance) -> [ScrollKey: ScrollMotion] {
    changed[instance.id]?.motions.scrolls ?? [:]
  }

  /// A finger holds an element for a while.
  mutating func press(_ path: [String], _ press: PressMotion.Press, of instance: ScreenInstance) {
    changed[instance.id, default: Changed(instance: instance)].motions.presses[path, default: PressMotion()]
      .append(press)
  }

  /// What fingers hold at a time, or did a moment before.
  func held(in instance: ScreenInstance, at time: Time) -> [[String]] {
    (changed[instance.id]?.motions.presses ?? [:]).filter { $0.value.isUnderWay(at: time) }.map(\.key)
  }

  /// How far an element has moved by its own changes.
  func displacement(of path: [String], in instance: ScreenInstance, at time: Time) -> Point {
    changed[instance.id]?.motions.elements[path]?.displacement(at: time) ?? .zero
  }

  /// In the order in which they first move.
  var tracks: [SceneTrack] {
    changed.values.flatMap { $0.motions.elements.values.flatMap(\.tracks) }.sorted { a, b in
      let (first, second) = (a.spans.first?.start ?? .zero, b.spans.first?.start ?? .zero)
      return (first, a.name, a.property) < (second, b.name, b.property)
    }
  }

  /// - Parameter shown: Every instance that is ever on screen; those with loops move without any change.
  func screens(
    rate: FrameRate, frameCount: Int, states: ScreenStates, shown: [ScreenInstance]
  ) -> [ObjectIdentifier: AnimatedScreen] {
    var all = changed
    for instance in shown where instance.containsLoop && all[instance.id] == nil {
      all[instance.id] = Changed(instance: instance)
    }
    // Of what is shown, since that is the screen as it was before any change.
    for instance in shown where all[instance.id] != nil || !states.versions(of: instance.id).isEmpty {
      all[instance.id] = Changed(instance: instance, motions: all[instance.id]?.motions ?? ScreenMotions())
    }
    return all.mapValues { all in
      let versions = states.versions(of: all.instance.id)
      let changes = versions.map { (start: $0.start, end: (try? $0.start + $0.lead.duration) ?? $0.start) }
      let moving = (all.motions.allSpans + changes).map { span -> Range<Int> in
        let first = rate.frame(at: span.start)
        return first..<max(rate.frame(at: span.end), first)
      }
      return AnimatedScreen(
        all.instance, versions, all.motions, looks: states.looks(of: all.instance.id), moving: moving,
        rate: rate, frameCount: frameCount)
    }
  }
}
