import SceneModel

/// How keys look: the platform's colours in light and dark.
struct KeyDrawing {
  let context: LayoutContext
  /// A key's name.
  let pressed: String?
  /// `off`, `on` or `locked`.
  let shift: String
  /// The last key does something, and says so in the tint.
  let isProminent: Bool
  let isDisabled: Bool
  /// Points.
  let letterSize: Double
  /// In the balloon, where that is not the letter of the key.
  let written: String?

  private var isDark: Bool { context.theme.isDark }
  var background: Color { Color(rgb: isDark ? 0x2B2B2D : 0xD1D4DA) }
  private var letterFill: Color { Color(rgb: isDark ? 0x6A6A6D : 0xFFFFFF) }
  private var otherFill: Color { Color(rgb: isDark ? 0x464649 : 0xABB0BC) }
  /// The signs below the keys.
  var dim: Color { Color(rgb: isDark ? 0xC8C8CC : 0x50555C) }
  private var label: Color { context.theme[.label] }

  func layer(_ key: Key) -> Layer {
    let isPressed = pressed == key.name || pressed.map { $0.lowercased() == key.name.lowercased() } ?? false
    let isOn = key.kind == .shift && shift != "off"
    let isBright = key.kind == .letter || key.kind == .space
    var fill = isBright ? letterFill : otherFill
    var front = label
    if isPressed, key.kind != .letter { fill = isBright ? otherFill : letterFill }
    if isOn {
      fill = isDark ? Color(rgb: 0xD8D8DA) : .white
      front = .black
    }
    if key.kind == .returns {
      if isDisabled {
        front = context.theme[.tertiaryLabel]
      } else if isProminent, !isPressed {
        fill = context.theme[.tint]
        front = .white
      }
    }
    var layer = Layer(id: key.name, key.frame, fill: fill, radius: 5)
    layer.naming = .key
    // The edge of the key below it: one line without a blur.
    layer.shadow = LayerPresentation.Shadow(
      color: isDark ? Color(rgb: 0x161617) : Color(rgb: 0x898A8D), blur: 0, x: 0, y: 1)
    layer.sublayers = [face(key, front, in: key.frame.size)]
    return layer
  }

  private func face(_ key: Key, _ color: Color, in size: Size) -> Layer {
    let whole = Rect(size: size)
    switch key.kind {
    case .letter:
      // Small letters look centred a little higher than capitals.
      let isSmall = key.label != key.label.uppercased()
      // A sign on its circle, or several, need more room than a letter.
      let letterSize = key.label == key.name ? letterSize : (letterSize * 0.75).rounded()
      return Layer(
        context.text(key.label, size: letterSize, color: color, alignment: .center),
        in: Rect(x: -3, y: isSmall ? -1.5 : 0, width: size.width + 6, height: size.height))
    case .other, .space, .returns:
      return Layer(
        context.text(key.label, size: 16, color: color, alignment: .center),
        in: Rect(x: 2, y: 0, width: max(whole.width - 4, 0), height: whole.height))
    case .shift: return Layer(frame: whole, content: .path(arrow(color, in: size)))
    case .delete: return Layer(frame: whole, content: .path(deletion(color, in: size)))
    case .emoji, .dictation:
      let icon = key.kind == .emoji ? "face-smile" : "microphone"
      return context.sign(icon, size: 25, center: whole.center, color: color)
    }
  }

  /// An arrow upwards, filled where it holds, with a bar beneath where it is locked.
  private func arrow(_ color: Color, in size: Size) -> PathContent {
    let (x, y) = (size.width / 2, size.height / 2)
    let isLocked = shift == "locked"
    let lift = isLocked ? -2.0 : 0
    var path = Path()
    let points = [
      (0, -8.5), (9, 0.5), (4.3, 0.5), (4.3, 7.5), (-4.3, 7.5), (-4.3, 0.5), (-9, 0.5),
    ]
    path.move(to: Point(x: x + points[0].0, y: y + points[0].1 + lift))
    for point in points.dropFirst() { path.line(to: Point(x: x + point.0, y: y + point.1 + lift)) }
    path.close()
    if isLocked { path.append(Path(Rect(x: x - 4.3, y: y + 8, width: 8.6, height: 1))) }
    return PathContent(
      path, fill: shift == "off" ? .clear : color, stroke: Stroke(color, width: 1.5, join: .round))
  }

  /// A box with a point at its left and a cross in it.
  private func deletion(_ color: Color, in size: Size) -> PathContent {
    let (x, y) = (size.width / 2, size.height / 2)
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    var path = Path()
    path.move(to: point(-4.5, -7.5))
    path.line(to: point(9, -7.5))
    path.cubic(point(10.4, -7.5), point(11.2, -6.7), to: point(11.2, -5.3))
    path.line(to: point(11.2, 5.3))
    path.cubic(point(11.2, 6.7), point(10.4, 7.5), to: point(9, 7.5))
    path.line(to: point(-4.5, 7.5))
    path.line(to: point(-11.2, 0))
    path.close()
    for sign in [-1.0, 1] {
      path.move(to: point(-0.6, -3.2 * sign))
      path.line(to: point(5.8, 3.2 * sign))
    }
    return PathContent(path, stroke: Stroke(color, width: 1.5, cap: .round, join: .round))
  }

  /// What rises from the letter a finger holds; there but unseen while none does.
  func balloon(over keys: [Key], width: Double) -> Layer {
    let held = keys.first { key in
      key.kind == .letter && pressed.map { $0.lowercased() == key.name.lowercased() } ?? false
    }
    let key = held ?? keys.first { $0.kind == .letter }
    let frame = key?.frame ?? .zero
    var layer = Layer(
      frame: Rect(x: 0, y: 0, width: width, height: frame.maxY))
    layer.opacity = held == nil ? 0 : 1
    let path = KeyBalloon.path(frame, inside: width)
    // Seen over white too: a soft copy and a thin edge.
    var shadow = Layer(
      frame: Rect(x: 0, y: 1, width: width, height: frame.maxY),
      content: .path(PathContent(path, fill: Color.black.withAlpha(multipliedBy: 0.3))))
    shadow.blur = 3
    let edge = Stroke(Color.black.withAlpha(multipliedBy: isDark ? 0.4 : 0.12), width: 1)
    layer.sublayers = [
      shadow,
      Layer(
        frame: Rect(x: 0, y: 0, width: width, height: frame.maxY),
        content: .path(PathContent(path, stroke: edge))),
      Layer(
        frame: Rect(x: 0, y: 0, width: width, height: frame.maxY),
        content: .path(PathContent(path, fill: letterFill))),
      Layer(
        context.text(held.map { written ?? $0.label } ?? "", size: 36, color: label, alignment: .center),
        in: KeyBalloon.letterFrame(frame, inside: width)),
    ]
    return layer
  }
}
