import Screenplay

/// A text of a frame, and where it lies in the picture while nothing is turned or scaled.
struct PlacedText {
  let content: TextContent
  let frame: Rect

  static func all(in layer: LayerPresentation) -> [PlacedText] {
    var result: [PlacedText] = []
    walk(layer, at: .zero) { layer, frame in
      if case .text(let text) = layer.content, layer.opacity > .zero {
        result.append(PlacedText(content: text, frame: frame))
      }
    }
    return result
  }

  /// The frame of the first layer with a name such as `row/title`.
  static func frame(of name: String, in layer: LayerPresentation) -> Rect? {
    var result: Rect?
    walk(layer, at: .zero) { layer, frame in if layer.name == name, result == nil { result = frame } }
    return result
  }

  /// The frame of a screen.
  static func frame(ofScreen name: String, in layer: LayerPresentation) -> Rect? {
    var result: Rect?
    walk(layer, at: .zero) { layer, frame in if layer.screen == name, result == nil { result = frame } }
    return result
  }

  private static func walk(
    _ layer: LayerPresentation, at origin: Point, _ visit: (LayerPresentation, Rect) -> Void
  ) {
    let corner = Point(x: origin.x + layer.transform.tx.double, y: origin.y + layer.transform.ty.double)
    visit(
      layer, Rect(x: corner.x, y: corner.y, width: layer.size.width.double, height: layer.size.height.double))
    if case .snapshot(let content) = layer.content { walk(content.snapshot.layer, at: corner, visit) }
    for sublayer in layer.sublayers { walk(sublayer, at: corner, visit) }
  }
}
