/// What a component may ask while it lays itself out, and how it lays out the elements inside it.
public struct LayoutContext: Sendable {
  /// Pixels a point.
  public let scale: Double
  /// Pixels of a picture a point, where it is as large as it is for itself; `scale` unless the canvas says otherwise.
  public let pictureScale: Double
  public let isRightToLeft: Bool
  public let language: String?
  public let theme: Theme
  /// Pictures by id, for their sizes.
  public let pictures: [PictureID: Picture]
  /// What the device covers of the screen at its edges, in points: nothing where there is no device.
  public let safeArea: Insets
  private let texts: (any TextMeasuring)?
  let sizes = SizeMemory()

  public init(
    scale: Double, pictureScale: Double? = nil, isRightToLeft: Bool = false, language: String? = nil,
    theme: Theme = .light,
    pictures: [PictureID: Picture] = [:], safeArea: Insets = .zero, texts: (any TextMeasuring)? = nil
  ) {
    self.scale = scale
    self.pictureScale = pictureScale ?? scale
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.theme = theme
    self.pictures = pictures
    self.safeArea = safeArea
    self.texts = texts
  }

  /// How much room a text takes; nothing where there is nobody to measure.
  ///
  /// - Parameter width: Points at which lines wrap; nil means never.
  public func measure(_ text: TextContent, width: Double? = nil) -> TextMetrics {
    texts?.measure(text, width: width)
      ?? TextMetrics(size: .zero, firstBaseline: 0, lineCount: 0, isTruncated: false)
  }

  /// Words in the style and the language of the screen.
  public func text(
    _ words: String, style: TextStyle = .body, weight: Int? = nil, color: Color? = nil,
    alignment: TextContent.Alignment = .leading, lines: Int? = 1
  ) -> TextContent {
    text(
      words, size: theme.size(of: style), weight: weight ?? style.weight, color: color, alignment: alignment,
      lines: lines)
  }

  /// Words of a size in the language of the screen, their lines as far apart as the platform's in every script.
  public func text(
    _ words: String, size: Double, weight: Int = 400, color: Color? = nil,
    alignment: TextContent.Alignment = .leading, lines: Int? = 1
  ) -> TextContent {
    TextContent(
      words, font: FontDescription(size: size, weight: weight), color: color ?? theme[.label],
      alignment: alignment, lineHeight: TextStyle.lineHeight(ofSize: size), maximumLines: lines,
      language: language, isRightToLeft: isRightToLeft)
  }

  /// The nearest whole pixel, in points.
  public func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// The next whole pixel, in points; what is whole but for a last bit stays.
  public func snappedUp(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }

  /// One pixel, in points: the thinnest line.
  public var hairline: Double { 1 / scale }

  /// A rectangle written from left to right, as it lies in a container of the screen's direction of writing.
  public func placed(_ rect: Rect, in container: Size) -> Rect {
    guard isRightToLeft else { return rect }
    var mirrored = rect
    mirrored.x = container.width - rect.maxX
    return mirrored
  }

  /// A layer whose sublayers were placed from left to right, in the screen's direction of writing.
  ///
  /// Only its direct sublayers move: those inside them have been placed by whoever made them.
  public func arranged(_ layer: Layer) -> Layer {
    guard isRightToLeft else { return layer }
    var layer = layer
    for index in layer.sublayers.indices {
      layer.sublayers[index].frame = placed(layer.sublayers[index].frame, in: layer.frame.size)
    }
    return layer
  }
}
