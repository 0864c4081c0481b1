import SceneModel

/// What stands at the end of a row: a badge, a switch, and a sign of what it leads to.
struct RowEnds {
  /// Where they begin, less some room: words end here.
  let start: Double
  private let element: Element
  private let context: LayoutContext
  private let kind: ListRow.Accessory
  /// Where each ends, to the right.
  private let accessoryEnd: Double
  private let toggleEnd: Double
  private let badgeEnd: Double
  private let badge: Element
  private let badgeSize: Size

  /// The platform's: past a chevron, and between neighbours.
  private static let spacing = 10.0
  private static let iconSide = 22.0
  /// Made once: most rows have none.
  private static let noBadge = Badge.element("")

  /// Makes no layers: a row is also measured.
  init(_ element: Element, width: Double, _ context: LayoutContext) {
    let values = element.parameters
    (self.element, self.context) = (element, context)
    var end = width - RowParts.margin
    // A row that holds others shows whether it is open.
    kind =
      values.elements("children") != nil
      ? .chevron : values.choice("accessory").flatMap(ListRow.Accessory.init) ?? .none
    accessoryEnd = end
    if kind != .none { end = end - RowEnds.width(of: kind) - RowEnds.spacing }
    toggleEnd = end
    if values.flag("switch") != nil { end = end - Switch.size.width - RowEnds.spacing }
    badgeEnd = end
    let words = values.text("badge")
    badge = words.map(Badge.element) ?? RowEnds.noBadge
    badgeSize = context.size(of: badge, fitting: .unlimited)
    if words != nil { end = end - badgeSize.width - RowEnds.spacing }
    start = end
  }

  /// Badge, switch and sign, in the middle of the row's height.
  func layers(in size: Size) -> [Layer] {
    let values = element.parameters
    var accessory = RowEnds.sign(kind, element.isDisabled, context)
    if values.elements("children") != nil, values.flag("open") == true {
      accessory.sublayers[0].rotation = context.isRightToLeft ? -90 : 90
    }
    accessory.frame.x = accessoryEnd - accessory.frame.width

    var toggle = RowEnds.toggle(values.flag("switch"), element.isDisabled, context)
    toggle.frame.x = toggleEnd - toggle.frame.width

    let hasBadge = values.text("badge") != nil
    var badge = context.layer(
      of: badge,
      in: Rect(x: badgeEnd - badgeSize.width, y: 0, width: badgeSize.width, height: badgeSize.height))
    badge.id = hasBadge ? "badge" : nil
    badge.opacity = hasBadge ? 1 : 0
    func center(_ layer: inout Layer) {
      let pixel = context.hairline
      layer.frame.y = ((size.height - layer.frame.height) / 2 / pixel).rounded() * pixel
    }
    center(&badge)
    center(&toggle)
    center(&accessory)
    return [badge, toggle, accessory]
  }

  private static func width(of kind: ListRow.Accessory) -> Double {
    switch kind {
    case .chevron: PlatformGlyph.disclosureChevron.size.width
    case .check, .info: iconSide
    case .none: 0
    }
  }

  /// A layer with one sublayer, whatever the sign.
  private static func sign(_ kind: ListRow.Accessory, _ isDisabled: Bool, _ context: LayoutContext) -> Layer {
    let tint = context.theme[isDisabled ? .tertiaryLabel : .tint]
    func icon(_ name: String, _ weight: IconWeight) -> Layer {
      let frame = Rect(x: 0, y: 0, width: iconSide, height: iconSide)
      let sign = context.sign(name, size: iconSide, center: frame.center, color: tint, weight: weight)
      return Layer(id: "accessory", frame: frame, sublayers: [sign])
    }
    switch kind {
    case .chevron:
      let size = PlatformGlyph.disclosureChevron.size
      let sign = context.glyph(
        .disclosureChevron, center: Rect(size: size).center, color: context.theme[.tertiaryLabel])
      return Layer(id: "accessory", frame: Rect(size: size), sublayers: [sign])
    case .check: return icon("check", .semibold)
    case .info: return icon("info", .regular)
    case .none: return Layer(frame: .zero, sublayers: [Layer(frame: .zero)])
    }
  }

  private static func toggle(_ isOn: Bool?, _ isDisabled: Bool, _ context: LayoutContext) -> Layer {
    var layer = Switch.layer(
      isOn: isOn ?? false, isDisabled: isDisabled, at: Rect(size: Switch.size), context: context)
    layer.id = isOn == nil ? nil : "switch"
    layer.opacity *= isOn == nil ? 0 : 1
    return layer
  }
}
