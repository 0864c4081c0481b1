/// An element that is pointed out: a line around it, or all else darker, where it is in each frame.
package struct Highlight: Sendable {
  let screen: ScreenInstance
  /// Ids joined by `/`; nil for the whole screen.
  let address: String?
  let style: HighlightStyle
  let cornerRadius: Double
  /// Of the element, with all that holds it, where nothing changes it.
  let opacity: Double
  let color: Color
  let canvas: Size
  /// The part of the canvas that the device does not cover.
  let area: Rect
  let note: LayerPresentation?
  let isNoteBelow: Bool
  /// The screens that were above its own when it came: they do not take it away.
  let covers: Set<ObjectIdentifier>

  /// Points between the element and the line around it.
  private static let gap = 4.0
  private static let line = 3.0

  /// Over the canvas; nil where nothing of the element is seen.
  ///
  /// - Parameters:
  ///   - screens: As `mark` calls them.
  ///   - presence: How much of its screen there is, 0…1.
  /// - Complexity: O(layers in sight).
  func layer(over screens: LayerPresentation, presence: Double) -> LayerPresentation? {
    guard let element = screens.trackedElement(address, onScreen: screen.mark),
      let seen = element.seen.intersection(Rect(size: canvas))
    else { return nil }
    let frame = element.frame
    // What slips under a bar takes its line with it.
    func share(_ seen: Double, of whole: Double) -> Double { min(seen / max(min(whole, 16), 1), 1) }
    let strength =
      presence * min(element.opacity / opacity, 1) * share(seen.width, of: frame.width)
      * share(seen.height, of: frame.height)
    guard strength > 0 else { return nil }
    var all = layer(around: ring(around: seen))
    all.opacity = Fixed(strength)
    return all
  }

  /// What has no room around it gets its line inside, so that it is in sight.
  private func ring(around seen: Rect) -> Rect {
    let (gap, line) = (Highlight.gap, Highlight.line)
    let outer = Rect(
      x: seen.x - gap, y: seen.y - gap, width: seen.width + 2 * gap, height: seen.height + 2 * gap)
    let most = Rect(
      x: line, y: line, width: max(canvas.width - 2 * line, 0), height: max(canvas.height - 2 * line, 0))
    return outer.intersection(most) ?? outer
  }

  private func layer(around ring: Rect) -> LayerPresentation {
    let round = min(max(cornerRadius, 6) + Highlight.gap, min(ring.width, ring.height) / 2)
    var all = LayerPresentation(size: canvas)
    switch style {
    case .outline:
      all.sublayers = [
        LayerPresentation(
          size: ring.size, transform: .translation(x: ring.x, y: ring.y), cornerRadius: round,
          border: LayerPresentation.Border(width: Highlight.line, color: color, alignment: .outside))
      ]
    case .spotlight:
      // All but a rectangle with round corners gets darker.
      var path = Path(Rect(size: canvas))
      path.append(Path.counterclockwise(ring, radius: round))
      let shade = PathContent(path, fill: Color.black.withAlpha(multipliedBy: 0.55))
      all.sublayers = [LayerPresentation(size: canvas, content: .path(shade))]
    }
    if var note {
      let place = place(of: note.size.size, beside: ring)
      note.transform = .translation(x: place.x, y: place.y)
      all.sublayers.append(note)
    }
    return all
  }

  /// Where there is no room beside it, inside at its end.
  private func place(of note: Size, beside ring: Rect) -> Point {
    let distance = 12.0
    let (first, last) = (area.y + distance, area.maxY - distance - note.height)
    let y = isNoteBelow ? ring.maxY + distance : ring.y - distance - note.height
    let (least, most) = (area.x + distance, area.maxX - distance - note.width)
    return Point(
      x: min(max((ring.center.x - note.width / 2).rounded(), least), max(most, least)),
      y: min(max(y, first), max(last, first)))
  }
}

extension Path {
  /// A rectangle with round corners, drawn so that it is a hole in another shape.
  fileprivate static func counterclockwise(_ rect: Rect, radius r: Double) -> Path {
    let k = r * (1 - Path.quarter)
    var path = Path()
    func point(_ x: Double, _ y: Double) -> Point { Point(x: rect.x + x, y: rect.y + y) }
    let (w, h) = (rect.width, rect.height)
    path.move(to: point(r, 0))
    path.cubic(point(k, 0), point(0, k), to: point(0, r))
    path.line(to: point(0, h - r))
    path.cubic(point(0, h - k), point(k, h), to: point(r, h))
    path.line(to: point(w - r, h))
    path.cubic(point(w - k, h), point(w, h - k), to: point(w, h - r))
    path.line(to: point(w, r))
    path.cubic(point(w, k), point(w - k, 0), to: point(w - r, 0))
    path.close()
    return path
  }
}
