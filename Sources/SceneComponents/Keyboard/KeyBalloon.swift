import SceneModel

/// The outline of what rises from a pressed key: a box above it that narrows down to the key.
enum KeyBalloon {
  /// How far it reaches above its key.
  static let rise = 58.0

  static func path(_ key: Rect, inside width: Double) -> Path {
    let (reach, radius, keyRadius) = (13.0, 10.0, 5.0)
    let left = max(key.x - reach, 2)
    let right = min(key.maxX + reach, width - 2)
    let (top, bottom) = (key.y - rise, key.y - 10)
    let neck = key.y + 8
    let k = 0.55228475
    var path = Path()
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    path.move(to: point(left + radius, top))
    path.line(to: point(right - radius, top))
    path.cubic(
      point(right - radius * (1 - k), top), point(right, top + radius * (1 - k)),
      to: point(right, top + radius))
    path.line(to: point(right, bottom - 6))
    path.cubic(point(right, bottom + 4), point(key.maxX, bottom + 4), to: point(key.maxX, neck))
    path.line(to: point(key.maxX, key.maxY - keyRadius))
    path.cubic(
      point(key.maxX, key.maxY - keyRadius * (1 - k)), point(key.maxX - keyRadius * (1 - k), key.maxY),
      to: point(key.maxX - keyRadius, key.maxY))
    path.line(to: point(key.x + keyRadius, key.maxY))
    path.cubic(
      point(key.x + keyRadius * (1 - k), key.maxY), point(key.x, key.maxY - keyRadius * (1 - k)),
      to: point(key.x, key.maxY - keyRadius))
    path.line(to: point(key.x, neck))
    path.cubic(point(key.x, bottom + 4), point(left, bottom + 4), to: point(left, bottom - 6))
    path.line(to: point(left, top + radius))
    path.cubic(
      point(left, top + radius * (1 - k)), point(left + radius * (1 - k), top),
      to: point(left + radius, top))
    path.close()
    return path
  }

  /// Where its letter stands.
  static func letterFrame(_ key: Rect, inside width: Double) -> Rect {
    let left = max(key.x - 13, 2)
    let right = min(key.maxX + 13, width - 2)
    return Rect(x: left, y: key.y - rise, width: right - left, height: 50)
  }
}
