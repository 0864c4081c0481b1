import SceneModel

/// A drawing on a square of 24, of one colour: lines with round ends, or the filled shape of a tab bar.
///
/// A value that is cheap to copy; its path is read when it is first asked for, and kept.
public struct Icon: Hashable, Sendable {
  /// kebab-case; of a filled variant with `-fill` at the end, such as `house-fill`.
  public let name: String
  /// Other names it answers to, those of SF Symbols and Material among them.
  public let aliases: [String]
  /// The heading help lists it under, in the plural and in small letters.
  public let category: String
  /// Whether the path is filled; otherwise it is stroked.
  public let isFilled: Bool
  /// Whether it points along the line of writing, so that right-to-left screens show it mirrored.
  public let mirrors: Bool
  /// SVG path data on a square of `Icon.boxSide`.
  let data: String

  /// The side of the square that icons are drawn on, in the units of their paths.
  public static let boxSide = 24.0

  /// The path on the square of `boxSide`; empty only where the data cannot be read, which a test rules out.
  ///
  /// - Complexity: Some microseconds the first time, a look into a dictionary after that.
  public var path: Path { IconSet.shared.path(of: self) }

  /// The icon as it is drawn at a size.
  ///
  /// - Parameters:
  ///   - size: The side of its square in points. Beside text 1.25 times the text's size looks right.
  ///   - color: Of its lines or its shape.
  ///   - weight: Thickness of its lines; a filled icon has none.
  ///   - isRightToLeft: Whether it is shown on a right-to-left screen.
  public func content(
    size: Double, color: Color, weight: IconWeight = .regular, isRightToLeft: Bool = false
  ) -> PathContent {
    let scale = size / Icon.boxSide
    let upright = isRightToLeft && mirrors ? path.mirrored(width: Icon.boxSide) : path
    let scaled = upright.scaled(by: scale)
    guard !isFilled else { return PathContent(scaled, fill: color) }
    let stroke = Stroke(color, width: weight.lineWidth * scale, cap: .round, join: .round)
    return PathContent(scaled, stroke: stroke)
  }

  /// A layer of `size` × `size` points at the origin that shows the icon; see `content`.
  public func layer(
    size: Double, color: Color, weight: IconWeight = .regular, isRightToLeft: Bool = false
  ) -> Layer {
    Layer(
      frame: Rect(x: 0, y: 0, width: size, height: size),
      content: .path(content(size: size, color: color, weight: weight, isRightToLeft: isRightToLeft)))
  }
}

extension Icon {
  /// All icons, outlines before their filled variants, in the order help lists them.
  public static var all: [Icon] { IconSet.shared.icons }

  /// Their names without the other names they answer to, in the same order.
  public static var names: [String] { IconSet.shared.list.names }

  /// The icon of a name or of another name it answers to.
  ///
  /// Read as people write: capital letters, dots, spaces and underscores mean what hyphens and small letters
  /// do, and `-filled` what `-fill` does, so that `house.fill` and `Home_Filled` are `house-fill`.
  public static func named(_ name: String) -> Icon? { IconSet.shared.icon(named: name) }

  /// What a parameter that takes an icon is declared with.
  public static var nameList: NameList { IconSet.shared.list }
}
