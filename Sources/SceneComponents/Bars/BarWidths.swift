import SceneModel

/// The widths of a bar's items: their own where there is room, the widest words less where there is not.
struct BarWidths {
  let widths: [Double]

  /// - Parameter room: Points for all items together, without what lies between them.
  init(_ items: [Element], fitting room: Double, height: Double, _ context: LayoutContext) {
    let own = items.map { context.size(of: $0, fitting: Room(height: height)).width }
    // Words can be cut with an ellipsis, an icon cannot.
    let least = items.map(BarItem.leastWidth)
    guard own.reduce(0, +) > room else {
      widths = own
      return
    }
    // The width that all wider ones are cut to, found from the narrowest on.
    var left = max(room, 0)
    var cap = 0.0
    for (index, width) in own.sorted().enumerated() {
      cap = left / Double(own.count - index)
      if width > cap { break }
      left -= width
    }
    let limit = context.snapped(max(cap - context.hairline, 0))
    widths = zip(own, least).map { own, least in min(own, max(limit, least)) }
  }
}
