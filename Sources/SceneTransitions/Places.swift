import SceneModel

/// Where something smaller than the container can stay: the nine positions of the originals' popup library (5).
enum Place: String, CaseIterable {
  case topLeading = "top-leading"
  case top
  case topTrailing = "top-trailing"
  case leading
  case center
  case trailing
  case bottomLeading = "bottom-leading"
  case bottom
  case bottomTrailing = "bottom-trailing"

  static func parameter(_ standard: Place) -> ParameterDeclaration {
    ParameterDeclaration(
      "position", .choice(allCases.map(\.rawValue)), default: .choice(standard.rawValue), "where it stays")
  }

  /// - Parameter values: Completed, or as said.
  init?(_ values: ParameterValues) {
    guard let word = values.choice("position") else { return nil }
    self.init(rawValue: word)
  }

  /// The side nearest to it; nil for the middle.
  var edge: Side? {
    switch self {
    case .topLeading, .top, .topTrailing: .top
    case .bottomLeading, .bottom, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .center: nil
    }
  }

  /// The frame of something of a size inside a part of the container, on whole pixels.
  func frame(of size: Size, in room: Rect, _ geometry: TransitionGeometry) -> Rect {
    let (left, right) = geometry.isRightToLeft ? (1.0, 0.0) : (0.0, 1.0)
    let across: Double =
      switch self {
      case .topLeading, .leading, .bottomLeading: left
      case .topTrailing, .trailing, .bottomTrailing: right
      case .top, .center, .bottom: 0.5
      }
    let down: Double = edge == .top ? 0 : edge == .bottom ? 1 : 0.5
    return Rect(
      x: geometry.snapped(room.x + (room.width - size.width) * across),
      y: geometry.snapped(room.y + (room.height - size.height) * down), width: size.width,
      height: size.height)
  }
}

extension TransitionGeometry {
  /// The container without what the device covers and a margin.
  func room(margin: Double) -> Rect {
    let area = safeArea
    return Rect(size: container).inset(
      by: Insets(
        top: area.top > 0 ? area.top + margin / 2 : margin, leading: area.leading + margin,
        bottom: area.bottom > 0 ? area.bottom + margin / 2 : margin, trailing: area.trailing + margin))
  }

  /// How large what arrives is: as its options say, otherwise as large as it is for itself.
  func boxSize(in room: Rect) -> Size {
    let width = length("width", of: container.width).map { min(snapped($0), room.width) }
    let height = length("height", of: container.height).map { min(snapped($0), room.height) }
    if let width, let height { return Size(width: width, height: height) }
    let own = contentSize(
      in: Rect(x: room.x, y: room.y, width: width ?? room.width, height: height ?? room.height))
    return Size(width: width ?? snapped(own.width), height: height ?? snapped(own.height))
  }
}
