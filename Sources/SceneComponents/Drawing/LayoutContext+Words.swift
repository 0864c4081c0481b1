import SceneModel

extension LayoutContext {
  /// Words in the middle of a frame's height; without words a layer that shows nothing.
  func words(_ text: TextContent, in frame: Rect, id: String? = nil) -> Layer {
    var text = text
    text.verticalAlignment = .center
    return Layer(id: id, frame: frame, content: text.text.isEmpty ? .none : .text(text))
  }

  /// The width of words on one line, on whole pixels.
  func width(of text: TextContent) -> Double {
    text.text.isEmpty ? 0 : snappedUp(measure(text).size.width)
  }

  /// An icon with its square's middle at a point, on whole pixels; empty when there is no such icon.
  func sign(
    _ name: String, size: Double, center: Point, color: Color, weight: IconWeight = .regular
  ) -> Layer {
    let frame = Rect(
      x: snapped(center.x - size / 2), y: snapped(center.y - size / 2), width: size, height: size)
    guard let icon = Icon.named(name) else { return Layer(frame: frame) }
    var layer = icon.layer(size: size, color: color, weight: weight, isRightToLeft: isRightToLeft)
    layer.frame = frame
    return layer
  }

  /// A glyph of the platform with its box's middle at a point, on whole pixels.
  func glyph(_ glyph: PlatformGlyph, center: Point, color: Color) -> Layer {
    var layer = glyph.layer(color: color, isRightToLeft: isRightToLeft)
    layer.frame.x = snapped(center.x - glyph.size.width / 2)
    layer.frame.y = snapped(center.y - glyph.size.height / 2)
    return layer
  }

  /// A line of one pixel along the top of a rectangle.
  func hairline(in frame: Rect) -> Layer {
    var line = Layer(frame: Rect(x: frame.x, y: frame.y, width: frame.width, height: hairline))
    line.fill = theme[.separator]
    return line
  }
}
