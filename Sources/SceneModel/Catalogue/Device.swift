/// A device whose screen a canvas can be as large as.
public struct Device: Hashable, Sendable {
  /// kebab-case, as `device:` names it.
  public let name: String
  /// Points, upright.
  public let size: Size
  /// Pixels a point of the film, unless the script says another: 2 shows every detail of a phone at a
  /// size that players and pages show whole.
  public let scale: Double
  /// What the device covers of its screen, in points.
  public let safeArea: Insets
  /// One sentence for help, without a full stop.
  public let summary: String

  init(
    _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double = 0, bottom: Double = 0,
    _ summary: String
  ) {
    self.name = name
    size = Size(width: width, height: height)
    self.scale = scale
    safeArea = Insets(top: top, bottom: bottom)
    self.summary = summary
  }

  /// All devices, in the order help lists them.
  public static let all: [Device] = [
    Device("phone", 390, 844, scale: 2, top: 47, bottom: 34, "a phone of the usual size"),
    Device("phone-small", 375, 667, scale: 2, top: 20, "a small phone with a home button"),
    Device("phone-large", 430, 932, scale: 2, top: 59, bottom: 34, "a large phone"),
    Device("tablet", 820, 1180, scale: 2, top: 24, bottom: 20, "a tablet, upright"),
    Device("desktop", 1440, 900, scale: 1, "the screen of a notebook"),
    Device("1080p", 1920, 1080, scale: 1, "a full HD screen"),
  ]
}
