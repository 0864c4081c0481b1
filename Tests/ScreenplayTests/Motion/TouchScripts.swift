import Screenplay
import Testing

/// Scenes on a phone whose screen is higher than the phone, and where named things are in a frame.
enum TouchScripts {
  /// Thirty rows below a bar with a large title; at the end a moment in which all rests.
  static func load(_ steps: String, content: String? = nil, top: String = "") throws -> Screenplay {
    let folder = try Folder()
    let rows = (1...30).map { "{title: Row \($0), id: r\($0)}" }.joined(separator: ", ")
    try folder.write(
      """
      screenplay: 1
      canvas: {device: phone, scale: 1}
      \(top)
      screens:
        home:
          navigation-bar: {title: Rows, id: bar, large: true}
          content: \(content ?? "[{list: [\(rows)], id: rows, style: plain}]")
      script:
        - show: home

      """ + (steps + "\n- wait: 100ms").split(separator: "\n").map { "  \($0)\n" }.joined(), to: "scene.yaml")
    return try Screenplay.load(folder.path + "/scene.yaml")
  }

  /// A layer of that name with its frame in the canvas, the first found.
  static func find(_ name: String, _ screenplay: Screenplay, _ frame: Int) -> (
    layer: LayerPresentation, frame: Rect
  )? {
    func find(_ layer: LayerPresentation, _ origin: Point) -> (LayerPresentation, Rect)? {
      let corner = Point(
        x: origin.x + layer.transform.tx.double, y: origin.y + layer.transform.ty.double)
      if layer.name == name { return (layer, Rect(origin: corner, size: layer.size.size)) }
      if case .snapshot(let content) = layer.content, let found = find(content.snapshot.layer, corner) {
        return found
      }
      return layer.sublayers.lazy.compactMap { find($0, corner) }.first
    }
    return find(screenplay.animator.presentation(at: frame), .zero)
  }

  static func frame(_ name: String, _ screenplay: Screenplay, _ frame: Int) throws -> Rect {
    try #require(find(name, screenplay, frame)?.frame)
  }
}
