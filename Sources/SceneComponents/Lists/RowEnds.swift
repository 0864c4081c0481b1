import SceneModel

/// What stands at the end of a row: a badge, a switch, and a sign of what it leads to.
struct RowEnds {
  /// Where they begin, less some room: words end here.
  let start: Double
  private let badge: Layer
  private let toggle: Layer
  private let accessory: Layer
  private let height: Double

  /// The platform's: past a chevron, and between neighbours.
  private static let spacing = 10.0
  /// Made once: most rows have none.
  private static let noBadge = Badge.element("")

  init(_ element: Element, width: Double, _ context: LayoutContext) {
    let values = element.parameters
    var end = width - RowParts.margin
    // A row that holds others shows whether it is open.
    let holdsRows = values.elements("children") != nil
    let kind = holdsRows ? .chevron : values.choice("accessory").flatMap(ListRow.Accessory.init) ?? .none
    var accessory = RowEnds.sign(kind, element.isDisabled, context)
    if holdsRows, values.flag("open") == true {
      accessory.sublayers[0].rotation = context.isRightToLeft ? -90 : 90
    }
    accessory.frame.x = end - accessory.frame.width
    if kind != .none { end = accessory.frame.x - RowEnds.spacing }

    let isOn = values.flag("switch")
    var toggle = RowEnds.toggle(isOn, element.isDisabled, context)
    toggle.frame.x = end - toggle.frame.width
    if isOn != nil { end = toggle.frame.x - RowEnds.spacing }

    let words = values.text("badge")
    let badge = words.map(Badge.element) ?? RowEnds.noBadge
    let size = context.size(of: badge, fitting: .unlimited)
    var layer = context.layer(
      of: badge, in: Rect(x: end - size.width, y: 0, width: size.width, height: size.height))
    layer.id = words == nil ? nil : "badge"
    layer.opacity = words == nil ? 0 : 1
    if words != nil { end = layer.frame.x - RowEnds.spacing }
    self.accessory = accessory
    self.toggle = toggle
    self.badge = layer
    height = context.hairline
    start = end
  }

  /// In the middle of the row's height.
  func layers(in size: Size) -> [Layer] {
    [badge, toggle, accessory].map { layer in
      var layer = layer
      let pixel = height
      layer.frame.y = ((size.height - layer.frame.height) / 2 / pixel).rounded() * pixel
      return layer
    }
  }

  /// A layer with one sublayer, whatever the sign.
  private static func sign(_ kind: ListRow.Accessory, _ isDisabled: Bool, _ context: LayoutContext) -> Layer {
    let tint = context.theme[isDisabled ? .tertiaryLabel : .tint]
    func icon(_ name: String, _ weight: IconWeight) -> Layer {
      let middle = Point(x: 11, y: 11)
      let sign = context.sign(name, size: 22, center: middle, color: tint, weight: weight)
      return Layer(id: "accessory", frame: Rect(x: 0, y: 0, width: 22, height: 22), sublayers: [sign])
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
