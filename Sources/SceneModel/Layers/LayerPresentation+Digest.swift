extension LayerPresentation {
  /// The layer's stable digest: equal presentations have equal digests on every run and machine.
  public var digest: Digest {
    var builder = DigestBuilder()
    combine(into: &builder)
    return builder.digest()
  }

  func combine(into builder: inout DigestBuilder) {
    builder.combine(name ?? "\u{0}")
    builder.combine(size)
    for part in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      builder.combine(part)
    }
    builder.combine(opacity)
    builder.combine(masksToBounds)
    builder.combine(cornerRadius)
    builder.combine(fill)
    builder.combine(border != nil)
    if let border {
      builder.combine(border.width)
      builder.combine(border.color)
    }
    builder.combine(shadow != nil)
    if let shadow {
      builder.combine(shadow.color)
      for part in [shadow.blur, shadow.x, shadow.y] { builder.combine(part) }
    }
    content.combine(into: &builder)
    builder.combine(sublayers.count)
    for layer in sublayers { layer.combine(into: &builder) }
  }
}

extension LayerPresentation.Content {
  fileprivate func combine(into builder: inout DigestBuilder) {
    switch self {
    case .none: builder.combine(0)
    case .text(let text):
      builder.combine(1)
      text.combine(into: &builder)
    case .picture(let picture):
      builder.combine(2)
      builder.combine(picture.picture.digest)
      for part in [picture.frame.x, picture.frame.y, picture.frame.width, picture.frame.height] {
        builder.combine(part)
      }
    case .ellipse: builder.combine(3)
    case .snapshot(let content):
      builder.combine(4)
      builder.combine(content.snapshot.digest)
      for part in [content.edges.top, content.edges.left, content.edges.bottom, content.edges.right] {
        builder.combine(part)
      }
    }
  }
}

extension TextContent {
  fileprivate func combine(into builder: inout DigestBuilder) {
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
  }
}

extension DigestBuilder {
  fileprivate mutating func combine(_ size: FixedSize) {
    combine(size.width)
    combine(size.height)
  }

  fileprivate mutating func combine(_ color: Color) {
    let word = UInt64(color.red) << 24 | UInt64(color.green) << 16 | UInt64(color.blue) << 8
    combine(word | UInt64(color.alpha))
  }
}
