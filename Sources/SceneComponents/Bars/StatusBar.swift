import SceneModel

/// Time, network and battery at the very top of a screen.
///
/// Three arrangements, by the room the device leaves: beside a notch or an island (40 high and more), on a small
/// phone's single line, and on a tablet's, whose time stands at the side.
public struct StatusBar: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "status-bar",
    subject: ParameterDeclaration("time", .text, default: .text("9:41"), "the time of day"),
    parameters: [
      ParameterDeclaration("cellular", .integer(0...4), default: .integer(4), "bars of the mobile network"),
      ParameterDeclaration("wifi", .integer(0...3), default: .integer(3), "waves of the wireless network"),
      ParameterDeclaration("battery", .share, default: .share(1), "how full the battery is"),
      ParameterDeclaration("charging", .flag, default: .flag(false), "whether the battery is being charged"),
      ParameterDeclaration("color", .color, "colour of all signs, the theme's label unless said"),
    ], sizing: .wide, isFullWidth: true, takesObject: true, "time and signs at the very top")

  /// Without a device as high as a phone's with a notch.
  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Size(width: room.width ?? 0, height: 47)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let values = element.parameters
    let color = values.color("color") ?? context.theme[.label]
    let places = Places(frame.size)
    let text = context.text(
      values.text("time") ?? "", size: places.textSize, weight: 600, color: color,
      alignment: places.timeAlignment)
    var layer = Layer(frame: frame)
    layer.sublayers = [context.words(text, in: places.time, id: "time")]
    let signs: [PlatformGlyph] = [
      .cellular(bars: values.integer("cellular") ?? 4), .wifi(bars: values.integer("wifi") ?? 3),
      .battery(level: values.share("battery") ?? 1, isCharging: values.flag("charging") ?? false),
    ]
    var end = frame.width - places.margin
    for (sign, id) in zip(signs, ["cellular", "wifi", "battery"]).reversed() {
      let x = places.isSplit && id != "battery" ? places.networkStart(id) : end - sign.size.width
      var part = context.glyph(
        sign, center: Point(x: x + sign.size.width / 2, y: places.middle), color: color)
      part.id = id
      layer.sublayers.insert(part, at: 1)
      end = x - places.spacing
    }
    return context.arranged(layer)
  }

  /// Where the parts stand, in points; measured on pictures of the devices.
  private struct Places {
    let time: Rect
    let textSize: Double
    let timeAlignment: TextContent.Alignment
    /// From the battery to the side.
    let margin: Double
    let middle: Double
    /// The network's signs stand at the leading side, the battery at the trailing one.
    let isSplit: Bool
    let spacing = 5.0

    init(_ size: Size) {
      switch size.height {
      case 54...:
        (margin, middle, textSize) = (35, size.height / 2 + 3, 17)
        time = Rect(x: 20, y: middle - 11, width: 100, height: 22)
      case 40...:
        (margin, middle, textSize) = (26, size.height / 2 + 1, 17)
        time = Rect(x: 0, y: middle - 11, width: 100, height: 22)
      default:
        let isTablet = size.width >= 600
        (margin, middle, textSize) = (isTablet ? 20 : 6, size.height / 2, 12)
        time = Rect(x: isTablet ? 20 : 0, y: 0, width: size.width - (isTablet ? 40 : 0), height: size.height)
      }
      isSplit = size.height < 40 && size.width < 600
      timeAlignment = size.height < 40 && size.width >= 600 ? .leading : .center
    }

    func networkStart(_ id: String) -> Double {
      id == "cellular" ? margin : margin + PlatformGlyph.cellular(bars: 4).size.width + spacing
    }
  }
}
