import AnimatorCore

/// Changes of elements while the steps run, by screen instance.
struct ElementMotions {
  private struct Changed {
    let instance: ScreenInstance
    var motions: [[String]: ElementMotion] = [:]
    var spans: [(start: Time, end: Time)] = []
  }

  private var changed: [ObjectIdentifier: Changed] = [:]

  /// Lets `body` change the motion of an element.
  mutating func change<Failure: Error>(
    _ path: [String], of instance: ScreenInstance,
    _ body: (inout ElementMotion) throws(Failure) -> (start: Time, end: Time)
  ) throws(Failure) {
    // In place: a copy at each of many changes would take quadratic time.
    let span = try body(
      &changed[instance.id, default: Changed(instance: instance)].motions[
        path, default: ElementMotion(path: path)])
    changed[instance.id]?.spans.append(span)
  }

  /// An element where its own changes and those around it have brought it by a time.
  func moved(_ element: FoundElement, at time: Time) -> FoundElement {
    guard let instance = element.instance, let all = changed[instance.id] else { return element }
    var moved = element
    for count in element.path.indices {
      guard let motion = all.motions[Array(element.path[...count])] else { continue }
      moved.frame = moved.frame.offset(by: motion.displacement(at: time))
    }
    return moved
  }

  /// In the order in which they first move.
  var tracks: [SceneTrack] {
    changed.values.flatMap { $0.motions.values.flatMap(\.tracks) }.sorted { a, b in
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
    for instance in shown where !states.versions(of: instance.id).isEmpty {
      all[instance.id] = Changed(
        instance: instance, motions: all[instance.id]?.motions ?? [:], spans: all[instance.id]?.spans ?? [])
    }
    return all.mapValues { all in
      let versions = states.versions(of: all.instance.id)
      let changes = versions.map { (start: $0.start, end: (try? $0.start + $0.timing.duration) ?? $0.start) }
      let moving = (all.spans + changes).map { span -> Range<Int> in
        let first = rate.frame(at: span.start)
        return first..<max(rate.frame(at: span.end), first)
      }
      return AnimatedScreen(
        all.instance, versions, all.motions.values.sorted { $0.path.lexicographicallyPrecedes($1.path) },
        moving: moving,
        rate: rate, frameCount: frameCount)
    }
  }
}
