/// A rectangle in pixels that may begin and end between them.
struct DeviceRect: Hashable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// The smallest rectangle of whole pixels around it, kept within ±2²⁹.
  var outward: PixelRect {
    func whole(_ value: Double) -> Int { Int(min(max(value, -536_870_912), 536_870_912)) }
    return PixelRect(
      left: whole(left.rounded(.down)), top: whole(top.rounded(.down)), right: whole(right.rounded(.up)),
      bottom: whole(bottom.rounded(.up)))
  }

  /// The largest rectangle of whole pixels inside it.
  var inward: PixelRect {
    func whole(_ value: Double) -> Int { Int(min(max(value, -536_870_912), 536_870_912)) }
    return PixelRect(
      left: whole(left.rounded(.up)), top: whole(top.rounded(.up)), right: whole(right.rounded(.down)),
      bottom: whole(bottom.rounded(.down)))
  }

  var isOnPixels: Bool {
    left == left.rounded() && top == top.rounded() && right == right.rounded() && bottom == bottom.rounded()
  }

  func intersection(_ other: DeviceRect) -> DeviceRect {
    DeviceRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func moved(_ x: Int, _ y: Int) -> DeviceRect {
    DeviceRect(
      left: left + Double(x), top: top + Double(y), right: right + Double(x), bottom: bottom + Double(y))
  }

  func contains(_ rect: PixelRect) -> Bool {
    left <= Double(rect.left) && top <= Double(rect.top) && right >= Double(rect.right)
      && bottom >= Double(rect.bottom)
  }

  func inset(_ x: Double, _ y: Double) -> DeviceRect {
    DeviceRect(left: left + x, top: top + y, right: right - x, bottom: bottom - y)
  }
}

/// A rectangle of whole pixels, half open.
struct PixelRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { max(right - left, 0) }
  var height: Int { max(bottom - top, 0) }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func outset(_ pixels: Int) -> PixelRect {
    PixelRect(left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels)
  }

  func moved(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
