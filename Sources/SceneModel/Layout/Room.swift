/// The room an element may take: points, or nil along a side that does not limit it.
public struct Room: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  public static let unlimited = Room()

  /// What is left of it inside insets.
  public func inset(by insets: Insets) -> Room {
    Room(width: width.map { max($0 - insets.width, 0) }, height: height.map { max($0 - insets.height, 0) })
  }
}
