extension LayerPresentation {
  /// The layer's stable digest: equal presentations have equal digests on every run and machine.
  public var digest: Digest {
    var builder = DigestBuilder()
    combine(into: &builder)
    return builder.digest()
  }

  func combine(into builder: inout DigestBuilder) {
    builder.combine(name ?? "\u{0}")
    for group in PropertyGroup.allCases { combine(group, into: &builder) }
    // What lies inside is in no group.
    switch content {
    case .none: builder.combine(0)
    case .text: builder.combine(1)
    case .picture: builder.combine(2)
    case .ellipse: builder.combine(3)
    case .path: builder.combine(5)
    case .snapshot(let content):
      builder.combine(4)
      builder.combine(content.snapshot.digest)
    }
    builder.combine(sublayers.count)
    for layer in sublayers { layer.combine(into: &builder) }
  }

  /// The digest of one group of the layer's own properties; what lies inside, a snapshot's layers among it,
  /// has no part in it.
  package func digest(of group: PropertyGroup) -> Digest {
    var builder = DigestBuilder()
    combine(group, into: &builder)
    return builder.digest()
  }

  /// What a layer does not have is left out, so that digests written to files stay valid when layers learn
  /// something new.
  private func combine(_ group: PropertyGroup, into builder: inout DigestBuilder) {
    switch group {
    case .geometry:
      builder.combine(size)
      builder.combine(masksToBounds)
      corners.combine(into: &builder)
      builder.combine(content == .ellipse)
      if case .path(let content) = content { content.path.combine(into: &builder) }
    case .transform:
      for part in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
        builder.combine(part)
      }
      warp?.combine(into: &builder)
    case .opacity: builder.combine(opacity)
    case .fill:
      builder.combine(fill)
      builder.combine(border != nil)
      if let border {
        builder.combine(border.width)
        builder.combine(border.color)
        if border.alignment != .inside { builder.combine(border.alignment.rawValue) }
      }
      gradient?.combine(into: &builder)
      if case .path(let content) = content { content.combineColors(into: &builder) }
    case .text:
      if case .text(let text) = content { text.combine(into: &builder) } else { builder.combine(0) }
    case .picture:
      if case .picture(let picture) = content {
        builder.combine(picture.picture.digest)
        builder.combine(picture.frame)
        picture.combineStyle(into: &builder)
      } else {
        builder.combine(0)
      }
    case .effects:
      builder.combine(shadow != nil)
      if let shadow {
        builder.combine(shadow.color)
        for part in [shadow.blur, shadow.x, shadow.y] { builder.combine(part) }
      }
      if blur > .zero {
        builder.combine("blur")
        builder.combine(blur)
      }
      if let backdrop {
        builder.combine("backdrop")
        builder.combine(backdrop.blur)
        builder.combine(backdrop.saturation)
      }
      if let mask {
        builder.combine("mask")
        mask.combine(into: &builder)
      }
      if case .snapshot(let content) = content {
        let edges = content.edges
        for part in [edges.top, edges.left, edges.bottom, edges.right] { builder.combine(part) }
      }
    }
  }
}
