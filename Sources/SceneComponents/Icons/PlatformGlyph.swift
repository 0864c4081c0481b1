import SceneModel

/// A sign of the platform's own that stands at an exact size, without a square around it.
///
/// Sizes: the status bar's signs as on a phone with a 47-point status bar, laid on whole pixels at two pixels
/// a point; chevrons of navigation bars and rows, and the home indicator, by the platform's design kits.
public enum PlatformGlyph: Hashable, Sendable {
  /// Bars of the mobile network, 0…4 of which are lit.
  case cellular(bars: Int)
  /// Waves, 0…3 of which are lit.
  case wifi(bars: Int)
  /// How full the battery is, 0…1: red up to 0.2, green while it is charged.
  case battery(level: Double, isCharging: Bool)
  case homeIndicator
  /// In front of the title that leads back.
  case backChevron
  /// At the end of a row that leads on.
  case disclosureChevron

  /// Points.
  public var size: Size {
    switch self {
    case .cellular: Size(width: 16.5, height: 11)
    case .wifi: Size(width: 15.5, height: 11)
    case .battery: Size(width: 24.5, height: 11.5)
    case .homeIndicator: Size(width: 134, height: 5)
    case .backChevron: Size(width: 12, height: 20)
    case .disclosureChevron: Size(width: 8, height: 14)
    }
  }

  /// Whether right-to-left screens show it mirrored.
  public var mirrors: Bool {
    switch self {
    case .backChevron, .disclosureChevron: true
    case .cellular, .wifi, .battery, .homeIndicator: false
    }
  }

  /// A layer of `size` at the origin that shows the sign.
  ///
  /// - Parameters:
  ///   - color: Of what is lit; what is not is the same at 30 %.
  ///   - isRightToLeft: Whether it is shown on a right-to-left screen.
  public func layer(color: Color, isRightToLeft: Bool = false) -> Layer {
    let path = chevron
    if let path {
      let shown = isRightToLeft ? path.path.mirrored(width: size.width) : path.path
      let stroke = Stroke(color, width: path.lineWidth, cap: .round, join: .round)
      return Layer(frame: Rect(size: size), content: .path(PathContent(shown, stroke: stroke)))
    }
    return Layer(frame: Rect(size: size), sublayers: parts(color))
  }

  /// The line of a chevron; its round ends and corner touch the sides of the box.
  private var chevron: (path: Path, lineWidth: Double)? {
    switch self {
    case .backChevron:
      (Path(points: [Point(x: 10.75, y: 1.25), Point(x: 1.25, y: 10), Point(x: 10.75, y: 18.75)]), 2.5)
    case .disclosureChevron:
      (Path(points: [Point(x: 1, y: 1), Point(x: 7, y: 7), Point(x: 1, y: 13)]), 2)
    case .cellular, .wifi, .battery, .homeIndicator: nil
    }
  }

  private func parts(_ color: Color) -> [Layer] {
    let dim = color.withAlpha(multipliedBy: 0.3)
    switch self {
    case .cellular(let bars):
      return [4, 6, 8.5, 11].enumerated().map { index, height in
        PlatformGlyph.bar(
          Rect(x: Double(index) * 4.5, y: 11 - height, width: 3, height: height), radius: 1,
          index < bars ? color : dim)
      }
    case .wifi(let bars):
      return PlatformGlyph.waves.enumerated().map { index, wave in
        Layer(
          frame: Rect(size: size), content: .path(PathContent(wave, fill: index < bars ? color : dim)))
      }
    case .battery(let level, let isCharging):
      return PlatformGlyph.battery(level > 0 ? min(level, 1) : 0, isCharging: isCharging, color)
    case .homeIndicator:
      return [PlatformGlyph.bar(Rect(size: size), radius: 2.5, color)]
    case .backChevron, .disclosureChevron: return []
    }
  }

  private static func battery(_ level: Double, isCharging: Bool, _ color: Color) -> [Layer] {
    var body = Layer(frame: Rect(x: 0, y: 0, width: 22, height: 11.5))
    body.cornerRadius = 3.5
    body.border = LayerPresentation.Border(width: 1, color: color.withAlpha(multipliedBy: 0.4))
    let contact = Layer(
      frame: Rect(x: 0, y: 0, width: 24.5, height: 11.5),
      content: .path(PathContent(batteryContact, fill: color.withAlpha(multipliedBy: 0.45))))
    let lit = isCharging ? Color(rgb: 0x34C759) : level <= 0.2 ? Color(rgb: 0xFF3B30) : color
    let width = (18 * level * 2).rounded() / 2
    let charge = bar(Rect(x: 2, y: 2, width: max(width, 1), height: 7.5), radius: 1.75, lit)
    guard isCharging else { return [body, contact, charge] }
    let bolt = Layer(
      frame: Rect(x: 0, y: 0, width: 24.5, height: 11.5),
      content: .path(PathContent(PlatformGlyph.bolt, fill: color)))
    return [body, contact, charge, bolt]
  }

  private static func bar(_ frame: Rect, radius: Double, _ color: Color) -> Layer {
    var bar = Layer(frame: frame)
    bar.fill = color
    bar.cornerRadius = min(radius, min(frame.width, frame.height) / 2)
    return bar
  }

  /// From the inside out: rings of a fan of 91° about (7.75, 10.9), their corners rounded by 0.4.
  private static let waves = [
    """
    M7.47 10.62L5.52 8.71Q5.24 8.43 5.52 8.14Q5.53 8.13 5.55 8.11Q5.79 7.93 6.05 7.78Q6.31 7.64 6.59 7.55\
    Q6.87 7.45 7.16 7.4Q7.45 7.35 7.75 7.35Q8.05 7.35 8.34 7.4Q8.63 7.45 8.91 7.55Q9.19 7.64 9.45 7.78\
    Q9.71 7.93 9.95 8.11Q9.97 8.13 9.98 8.14Q10.26 8.43 9.98 8.71L8.03 10.62Q7.75 10.9 7.47 10.62z
    """,
    """
    M2.98 5.63Q3.97 4.75 5.2 4.27Q6.43 3.8 7.75 3.8Q9.07 3.8 10.3 4.27Q11.53 4.75 12.52 5.63\
    Q12.8 5.93 12.52 6.21L11.41 7.3Q11.15 7.56 10.87 7.32Q10.22 6.75 9.42 6.45Q8.61 6.15 7.75 6.15\
    Q6.89 6.15 6.08 6.45Q5.28 6.75 4.63 7.32Q4.35 7.56 4.09 7.3L2.98 6.21Q2.7 5.93 2.98 5.63z
    """,
    """
    M.38 3.07Q1.88 1.67 3.79 .91Q5.7 .15 7.75 .15Q9.8 .15 11.71 .91Q13.62 1.67 15.12 3.07\
    Q15.4 3.37 15.13 3.65L13.98 4.77Q13.71 5.04 13.43 4.78Q12.27 3.71 10.8 3.13Q9.33 2.55 7.75 2.55\
    Q6.17 2.55 4.7 3.13Q3.23 3.71 2.07 4.78Q1.79 5.04 1.52 4.77L.37 3.65Q.1 3.37 .38 3.07z
    """,
  ].map(Path.init(reading:))

  private static let batteryContact = Path(reading: "M23 3.75C24 4.1 24.5 4.9 24.5 5.75S24 7.4 23 7.75z")
  private static let bolt = Path(reading: "M12.2 1.6L7.6 6.5h3L9.8 9.9l4.6-4.9h-3z")
}

extension Path {
  /// Lines from point to point.
  fileprivate init(points: [Point]) {
    self.init()
    if let first = points.first { move(to: first) }
    for point in points.dropFirst() { line(to: point) }
  }

  /// Data of this file, which can be read; a test asks that it draws something.
  fileprivate init(reading data: String) {
    self = (try? Path(svg: data)) ?? Path()
  }
}
