// What digests are made of, type by type.

extension TextContent {
  func combine(into builder: inout DigestBuilder) {
    builder.combine(text)
    builder.combine(font.families.count)
    for family in font.families { builder.combine(family) }
    builder.combine(font.size)
    builder.combine(font.weight)
    builder.combine(font.isItalic)
    builder.combine(color)
    builder.combine(alignment.rawValue)
    builder.combine(verticalAlignment.rawValue)
    builder.combine(lineHeight ?? .zero)
    builder.combine(letterSpacing)
    builder.combine(maximumLines ?? 0)
    builder.combine(language ?? "")
    builder.combine(isRightToLeft)
    // What most texts do not have adds nothing, so that golden files from before stay true.
    if minimumScale != Fixed(1) { builder.combine(minimumScale) }
    for span in spans {
      builder.combine(span.bytes.lowerBound)
      builder.combine(span.bytes.upperBound)
      builder.combine(span.isBold)
      builder.combine(span.isItalic)
      builder.combine(span.color != nil)
      if let color = span.color { builder.combine(color) }
    }
  }
}

extension PathContent {
  /// Everything but the path itself, which belongs to the geometry.
  func combineColors(into builder: inout DigestBuilder) {
    builder.combine(fill)
    builder.combine(fillRule.rawValue)
    gradient?.combine(into: &builder)
    builder.combine(stroke != nil)
    guard let stroke else { return }
    builder.combine(stroke.color)
    builder.combine(stroke.width)
    builder.combine(stroke.cap.rawValue)
    builder.combine(stroke.join.rawValue)
    builder.combine(stroke.dash.count)
    for length in stroke.dash { builder.combine(length) }
    for part in [stroke.dashPhase, stroke.trimStart, stroke.trimEnd] { builder.combine(part) }
  }
}

extension Path {
  func combine(into builder: inout DigestBuilder) {
    builder.combine(elements.count)
    func combine(_ kind: Int, _ points: Point...) {
      builder.combine(kind)
      for point in points {
        builder.combine(Fixed(point.x))
        builder.combine(Fixed(point.y))
      }
    }
    for element in elements {
      switch element {
      case .move(let point): combine(0, point)
      case .line(let point): combine(1, point)
      case .cubic(let control1, let control2, let point): combine(2, control1, control2, point)
      case .close: combine(3)
      }
    }
  }
}

extension Gradient {
  func combine(into builder: inout DigestBuilder) {
    switch shape {
    case .linear(let from, let to):
      builder.combine(1)
      for part in [from.x, from.y, to.x, to.y] { builder.combine(part) }
    case .angle(let degrees):
      builder.combine(2)
      builder.combine(degrees)
    case .radial(let center, let radiusX, let radiusY):
      builder.combine(3)
      for part in [center.x, center.y, radiusX, radiusY] { builder.combine(part) }
    case .circle(let center, let radius):
      builder.combine(4)
      for part in [center.x, center.y, radius] { builder.combine(part) }
    }
    builder.combine(stops.count)
    for stop in stops {
      builder.combine(stop.color)
      builder.combine(stop.position)
    }
  }
}

extension Corners {
  func combine(into builder: inout DigestBuilder) {
    builder.combine(topLeft)
    if !isUniform { for radius in [topRight, bottomRight, bottomLeft] { builder.combine(radius) } }
    if curve != .circular { builder.combine(curve.rawValue) }
  }
}

extension PictureContent {
  func combineStyle(into builder: inout DigestBuilder) {
    if let tint {
      builder.combine("tint")
      builder.combine(tint)
    }
    guard let caps else { return }
    builder.combine("caps")
    for side in [caps.top, caps.left, caps.bottom, caps.right] { builder.combine(side) }
    builder.combine(caps.density)
  }
}

extension DigestBuilder {
  mutating func combine(_ size: FixedSize) {
    combine(size.width)
    combine(size.height)
  }

  mutating func combine(_ rect: FixedRect) {
    for part in [rect.x, rect.y, rect.width, rect.height] { combine(part) }
  }

  mutating func combine(_ color: Color) {
    let word = UInt64(color.red) << 24 | UInt64(color.green) << 16 | UInt64(color.blue) << 8
    combine(word | UInt64(color.alpha))
  }
}
