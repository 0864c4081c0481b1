/// The room an element may take: points, or nil along a side that does not limit it.
public struct Room: Hashable, Sendable {
  public var width: Double?
  public var height: Double?
  /// What percent of a side are of: the room itself, unless what holds the element gives it another length than its
  /// own.
  let wholeWidth: Double?
  let wholeHeight: Double?

  public init(width: Double? = nil, height: Double? = nil) {
    self.init(width: width, height: height, wholeWidth: width, wholeHeight: height)
  }

  init(width: Double?, height: Double?, wholeWidth: Double?, wholeHeight: Double?) {
    self.width = width
    self.height = height
    self.wholeWidth = wholeWidth
    self.wholeHeight = wholeHeight
  }

  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  public static let unlimited = Room()

  /// What is left of it inside insets.
  public func inset(by insets: Insets) -> Room {
    Room(width: width.map { max($0 - insets.width, 0) }, height: height.map { max($0 - insets.height, 0) })
  }
}
