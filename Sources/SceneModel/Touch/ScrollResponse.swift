/// How a layer follows the content of its screen while that is scrolled, as a bar with a large title does.
public struct ScrollResponse: Hashable, Sendable {
  /// What holds at an offset; between two it is a straight line, before the first and after the last it stays.
  public struct Stop: Hashable, Sendable {
    public let offset: Double
    public let value: Double

    public init(_ offset: Double, _ value: Double) {
      self.offset = offset
      self.value = value
    }
  }

  /// Points down from where it was laid out.
  public var y: [Stop] = []
  /// Points more than it was laid out with.
  public var height: [Stop] = []
  /// Instead of its own.
  public var opacity: [Stop] = []
  /// About its leading edge in the middle of its height.
  public var scale: [Stop] = []
  /// Whether its beginning is at the right.
  public var isMirrored = false

  public init() {}

  /// The layer once the content is scrolled by `offset`.
  func applied(to layer: LayerPresentation, at offset: Double) -> LayerPresentation {
    var layer = layer
    func value(_ stops: [Stop]) -> Double? { ScrollResponse.value(of: stops, at: offset) }
    if let more = value(height) {
      var size = layer.size.size
      size.height = max(size.height + more, 0)
      layer.size = FixedSize(size)
    }
    if let y = value(y) { layer.transform = layer.transform.moved(by: Point(x: 0, y: y)) }
    if let opacity = value(opacity) { layer.opacity = Fixed(opacity) }
    if let factor = value(scale), factor != 1 {
      let (old, size) = (layer.transform, layer.size.size)
      let edge = isMirrored ? size.width : 0
      layer.transform = FixedTransform(
        a: old.a.double * factor, b: old.b.double, c: old.c.double, d: old.d.double * factor,
        tx: old.tx.double + edge * (1 - factor), ty: old.ty.double + size.height / 2 * (1 - factor))
    }
    return layer
  }

  private static func value(of stops: [Stop], at offset: Double) -> Double? {
    guard let first = stops.first, let last = stops.last else { return nil }
    if offset <= first.offset { return first.value }
    for (a, b) in zip(stops, stops.dropFirst()) where offset < b.offset {
      return a.value + (b.value - a.value) * (offset - a.offset) / (b.offset - a.offset)
    }
    return last.value
  }
}
