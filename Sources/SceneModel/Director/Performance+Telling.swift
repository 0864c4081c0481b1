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
      put(.fixed(drawing.caption(text.value, position)), at: .caption(position), use.stay, now)
    case .highlight(let address, let style, let note):
      guard let address else {
        take(.highlight, at: now)
        return
      }
      guard let element = find(address), let screen = element.instance else { return }
      let seen = element.clip.map { $0.intersection(element.frame) } ?? element.frame
      guard let frame = seen?.intersection(Rect(size: canvas)) else {
        reportOutOfSight(element, address)
        return
      }
      let above = visible.screens.prefix { $0.instance.id != screen.id }
      if let cover = above.last(where: { covers($0.level) }) {
        report(Messages.covered(address, on: element.screen, by: cover.instance.name))
        return
      }
      let area = Rect(size: canvas).inset(by: description.canvas.safeArea)
      let words = note.flatMap { $0.isEmpty ? nil : drawing.note($0) }
      let below = area.maxY - frame.maxY
      let highlight = Highlight(
        screen: screen, address: element.path.isEmpty ? nil : element.address, style: style,
        cornerRadius: element.cornerRadius, opacity: self.opacity(of: element, at: now),
        color: description.theme[.orange], canvas: canvas, area: area, note: words,
        // Below what it is about, or above where there is more room.
        isNoteBelow: below >= (words?.size.size.height ?? 0) + 24 || below >= frame.y - area.y,
        covers: Set(above.map(\.instance.id)))
      put(.following(highlight), at: .highlight, use.stay, now)
    }
  }

  /// Whether a presentation stands over all there is below it.
  private func covers(_ level: Int) -> Bool {
    guard let index = stage.index(of: level), stage.levels[index].standing == nil,
      let style = stage.levels[index].shown.style
    else { return false }
    return style.enteringFrame.size == style.geometry.container
  }

  /// How opaque an element is where nothing changes it; 1 for what is not seen at all.
  private func opacity(of element: FoundElement, at now: Time) -> Double {
    let opacity = stations(to: element, at: now).reduce(1) { $0 * $1.layer.opacity }
    return opacity > 0 ? opacity : 1
  }

  private var overlayContext: LayoutContext {
    LayoutContext(
      scale: description.canvas.scale, isRightToLeft: description.isRightToLeft,
      language: description.language, theme: description.theme, texts: texts)
  }

  /// What hides by itself is waited for; what stays gives way.
  private mutating func put(_ look: Overlay.Look, at place: Overlay.Place, _ stay: Time?, _ now: Time) {
    var start = now
    if let last = overlays.last(where: { $0.place == place }), let end = last.end, end > now {
      start = (try? end + Overlay.fade) ?? end
    }
    take(place, at: start)
    overlays.append(
      Overlay(place: place, start: start, end: stay.flatMap { try? start + $0 }, look: look))
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

/// How captions and the notes of highlights look, in points of the canvas.
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

  /// Words for beside what is pointed out, at the corner of the canvas.
  func note(_ words: String) -> LayerPresentation {
    var box = self.box(words, size: 15, within: Rect(size: canvas.size).inset(by: canvas.safeArea))
    box.frame = Rect(size: box.frame.size)
    return box.presentation()
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
