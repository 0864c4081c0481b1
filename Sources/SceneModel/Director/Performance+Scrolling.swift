import AnimatorCore
import SourceDiagnostics

/// A view that can be scrolled.
struct FoundView {
  let instance: ScreenInstance
  let key: ScrollKey
  let area: ScrollArea
  /// In the canvas.
  let frame: Rect
  /// What is seen of it between the bars, in the canvas.
  let seen: Rect

  var isVertical: Bool { area.axis == .vertical }

  /// How the content moves on the glass when the offset grows by one point.
  var direction: Point {
    isVertical ? Point(x: 0, y: -1) : Point(x: area.isMirrored ? 1 : -1, y: 0)
  }
}

/// Views that fingers scroll: what is larger than its room.
extension Performance {
  /// The views an element lies in, the innermost first; of a screen, the one its bars follow first. Those that have
  /// nothing to scroll come last.
  func views(around element: FoundElement, at now: Time) -> [FoundView] {
    guard let instance = element.instance else { return [] }
    let canvas = Rect(size: description.canvas.size)
    func view(_ station: Station) -> FoundView? {
      guard case .scroll(let area)? = station.layer.touch, let key = station.key else { return nil }
      let offset = elementMotions.scroll(key, of: instance)?.value(at: now) ?? area.offset
      guard let inCanvas = area.visible(in: station.frame, at: offset).intersection(canvas) else {
        return nil
      }
      let seen = station.clip.map { inCanvas.intersection($0) } ?? inCanvas
      return seen.map {
        FoundView(instance: instance, key: key, area: area, frame: station.frame, seen: $0)
      }
    }
    let around = stations(to: element, at: now).reversed().compactMap(view)
    if !around.isEmpty { return around.filter { $0.area.reach > 0 } + around.filter { $0.area.reach == 0 } }
    // Inside it: all of the screen, or a container.
    let inner = instance.layer.scrollRoutes(below: element.route)
    let views = inner.compactMap { route -> FoundView? in
      var probe = element
      probe.route = route
      return stations(to: probe, at: now).last.flatMap(view)
    }
    return views.filter { $0.area.isMain && $0.area.reach > 0 }
      + views.filter { !$0.area.isMain && $0.area.reach > 0 } + views.filter { $0.area.reach == 0 }
  }

  /// How far a view is scrolled.
  func offset(of view: FoundView, at time: Time) -> Double {
    elementMotions.scroll(view.key, of: view.instance)?.value(at: time) ?? view.area.offset
  }

  /// The offset at which an element is seen whole, or as much of it as there is room for, and nothing moves that
  /// need not: `scrollRectToVisible` of the platform.
  func offset(showing element: FoundElement, in view: FoundView, at now: Time) -> Double {
    let current = offset(of: view, at: now)
    let (start, end, from, to) =
      view.isVertical
      ? (
        element.frame.y, element.frame.maxY, view.frame.y + view.area.before - view.area.collapse,
        view.frame.maxY - view.area.after
      )
      : view.area.isMirrored
        ? (-element.frame.maxX, -element.frame.x, -view.frame.maxX, -view.frame.x)
        : (element.frame.x, element.frame.maxX, view.frame.x, view.frame.maxX)
    if start < from || end - start > to - from { return current + start - from }
    return end > to ? current + end - to : current
  }

  /// Where it can rest, on a whole pixel.
  func resting(_ offset: Double, in view: FoundView) -> Double {
    let scale = description.canvas.scale
    return (min(max(offset, 0), view.area.reach) * scale).rounded() / scale
  }

  /// Scrolls a view from a time on; when it rests.
  mutating func scroll(
    _ view: FoundView, _ course: ScrollMotion.Piece.Course, for duration: Time, at start: Time
  ) throws(TimeOverflow) -> Time {
    elementMotions.scroll(
      view.key, from: view.area.offset,
      by: ScrollMotion.Piece(start: start, duration: duration, course: course), of: view.instance)
    return try start + duration
  }

  /// Content that a finger throws by so much: it slows down, and rests where it is told to.
  mutating func scroll(_ view: FoundView, along path: FingerPath, to target: Double, at now: Time)
    throws(TimeOverflow) -> Time
  {
    let from = offset(of: view, at: now)
    let limits = ScrollLimits(reach: view.area.reach, extent: view.area.seen)
    let raw = limits.raw(from)
    return try scroll(view, .led(path, raw: raw, by: target - raw, limits), for: path.duration, at: now)
  }

  /// Content that follows a finger until that lets go, and then slows down by itself; when it rests.
  ///
  /// - Parameter distance: How much the offset grows by the finger's way, where nothing gives way.
  mutating func lead(
    _ view: FoundView, along path: FingerPath, by distance: Double, at now: Time
  ) throws(TimeOverflow) -> Time {
    let limits = ScrollLimits(reach: view.area.reach, extent: view.area.seen)
    let raw = limits.raw(offset(of: view, at: now))
    let up = try scroll(
      view, .led(path, raw: raw, by: distance, limits), for: path.duration, at: now)
    let end = raw + distance
    let thrown = ScrollThrow(
      from: limits.banded(end), velocity: path.releaseSpeed * distance * limits.slope(end),
      in: 0...view.area.reach, tolerance: 0.5 / description.canvas.scale,
      snapped: { resting($0, in: view) })
    guard thrown.duration > 0 else { return up }
    let duration = try Time(roundingToNanosecond: thrown.duration)
    return try scroll(view, .thrown(thrown), for: duration, at: up)
  }
}

extension Layer {
  /// The routes of all views below a layer, in drawing order.
  fileprivate func scrollRoutes(below route: [Int]) -> [[Int]] {
    var found: [[Int]] = []
    func collect(_ layer: Layer, _ route: [Int]) {
      if case .scroll? = layer.touch { found.append(route) }
      for (index, sublayer) in layer.sublayers.enumerated() { collect(sublayer, route + [index]) }
    }
    collect(route.reduce(self) { $0.sublayers[$1] }, route)
    return found
  }
}
