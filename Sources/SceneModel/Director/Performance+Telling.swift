import AnimatorCore
import SourceDiagnostics

/// `caption` and `highlight`: beside the script, over everything but fingers.
extension Performance {
  mutating func tell(_ use: Telling, at now: Time) {
    let canvas = description.canvas.size
    let drawing = OverlayDrawing(canvas: description.canvas, context: overlayContext)
    switch use.kind {
    case .caption(let text, let position):
      guard let text else {
        for place in CaptionPosition.allCases { take(.caption(place), at: now) }
        return
      }
      put(drawing.caption(text.value, position), at: .caption(position), use.stay, now)
    case .highlight(let address, let style, let note):
      guard let address else {
        take(.highlight, at: now)
        return
      }
      guard let element = find(address) else { return }
      let seen = element.clip.map { $0.intersection(element.frame) } ?? element.frame
      guard let frame = seen?.intersection(Rect(size: canvas)) else {
        let isInView = element.clip.map { $0.intersection(element.frame) != nil } ?? true
        report(
          isInView
            ? Messages.elementOutsideCanvas(address.value, at: address.range)
            : Messages.scrolledAway(address.value, at: address.range))
        return
      }
      put(
        drawing.highlight(frame, radius: element.cornerRadius, style, note: note), at: .highlight, use.stay,
        now)
    }
  }

  private var overlayContext: LayoutContext {
    LayoutContext(
      scale: description.canvas.scale, isRightToLeft: description.isRightToLeft,
      language: description.language, theme: description.theme, texts: texts)
  }

  /// What hides by itself is waited for; what stays gives way.
  private mutating func put(_ layer: LayerPresentation, at place: Overlay.Place, _ stay: Time?, _ now: Time) {
    var start = now
    if let last = overlays.last(where: { $0.place == place }), let end = last.end, end > now {
      start = (try? end + Overlay.fade) ?? end
    }
    take(place, at: start)
    overlays.append(
      Overlay(place: place, start: start, end: stay.flatMap { try? start + $0 }, layer: layer))
  }

  private mutating func take(_ place: Overlay.Place, at now: Time) {
    for index in overlays.indices where overlays[index].place == place {
      if overlays[index].end.map({ $0 > now }) ?? true { overlays[index].end = now }
    }
  }

  /// When nothing that hides by itself is up any more.
  func idle(after now: Time) -> Time {
    overlays.compactMap(\.end).compactMap { try? $0 + Overlay.fade }.reduce(now, max)
  }
}

/// How captions and highlights look, in points of the canvas.
struct OverlayDrawing {
  let canvas: Canvas
  let context: LayoutContext

  private static let dark = Color(red: 28, green: 28, blue: 30, alpha: 235)
  private static let margin = 20.0

  /// Words in a dark box.
  func caption(_ words: String, _ position: CaptionPosition) -> LayerPresentation {
    let area = Rect(size: canvas.size).inset(by: canvas.safeArea)
    var box = self.box(words, size: 17, within: area)
    switch position {
    case .top: box.frame.y = area.y + OverlayDrawing.margin
    case .center: box.frame.y = context.snapped(area.center.y - box.frame.height / 2)
    case .bottom: box.frame.y = area.maxY - OverlayDrawing.margin - box.frame.height
    }
    return box.presentation()
  }

  func highlight(_ frame: Rect, radius: Double, _ style: HighlightStyle, note: String?) -> LayerPresentation {
    let gap = 4.0
    let ring = Rect(
      x: frame.x - gap, y: frame.y - gap, width: frame.width + 2 * gap, height: frame.height + 2 * gap)
    let round = min(max(radius, 6) + gap, min(ring.width, ring.height) / 2)
    var all = Layer(frame: Rect(size: canvas.size))
    switch style {
    case .outline:
      var line = Layer(frame: ring)
      line.cornerRadius = round
      line.border = LayerPresentation.Border(width: 3, color: context.theme[.orange], alignment: .outside)
      all.sublayers = [line]
    case .spotlight: all.sublayers = shade(around: ring, radius: round)
    }
    if let note, !note.isEmpty { all.sublayers.append(self.note(note, at: ring)) }
    return all.presentation()
  }

  /// All but a rectangle with round corners gets darker.
  private func shade(around hole: Rect, radius: Double) -> [Layer] {
    var layer = Layer(frame: Rect(size: canvas.size))
    var path = Path(Rect(size: canvas.size))
    path.append(Path.counterclockwise(hole, radius: radius))
    layer.content = .path(PathContent(path, fill: Color.black.withAlpha(multipliedBy: 0.55)))
    return [layer]
  }

  /// Below what it is about, or above where there is more room.
  private func note(_ words: String, at ring: Rect) -> Layer {
    let area = Rect(size: canvas.size).inset(by: canvas.safeArea)
    var box = self.box(words, size: 15, within: area)
    let below = area.maxY - ring.maxY
    box.frame.y =
      below >= box.frame.height + 20 || below >= ring.y - area.y
      ? ring.maxY + 12 : ring.y - 12 - box.frame.height
    let least = area.x + 12
    let most = max(area.maxX - 12 - box.frame.width, least)
    box.frame.x = context.snapped(min(max(ring.center.x - box.frame.width / 2, least), most))
    return box
  }

  /// In the middle of the width.
  private func box(_ words: String, size: Double, within area: Rect) -> Layer {
    let text = context.text(
      words, size: size, weight: 600, color: .white, alignment: .center, lines: nil)
    let most = max(area.width - 2 * (OverlayDrawing.margin + 16), 40)
    let measured = context.measure(text, width: most).size
    let (width, height) = (context.snappedUp(measured.width) + 1, context.snappedUp(measured.height))
    var box = Layer(
      frame: Rect(
        x: context.snapped(area.center.x - width / 2 - 16), y: 0, width: width + 32, height: height + 20))
    box.fill = OverlayDrawing.dark
    box.corners = Corners(12, curve: .continuous)
    box.sublayers = [Layer(frame: Rect(x: 16, y: 10, width: width, height: height), content: .text(text))]
    return box
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
