import SceneModel

/// Letters all as wide as half their size, lines of 1.2 of it: sizes that a test can reckon by hand.
struct EvenLetters: TextMeasuring {
  func measure(_ text: TextContent, width: Double?) -> TextMetrics {
    let size = text.font.size.double
    let whole = Double(text.text.count) * size / 2
    var lines = 1.0
    if let width, width > 0 { lines = max((whole / width).rounded(.up), 1) }
    let isCut = text.maximumLines.map { Double($0) < lines } ?? false
    lines = min(lines, Double(text.maximumLines ?? .max))
    return TextMetrics(
      size: Size(width: min(whole, width ?? whole), height: lines * size * 1.2), firstBaseline: size,
      lineCount: Int(lines), isTruncated: isCut)
  }
}

/// A component in a frame, and its parts by name.
struct LaidOut {
  let layer: Layer
  let size: Size

  init(
    _ component: any Component, _ values: [String: ParameterValue] = [:], width: Double = 390,
    height: Double? = nil, content: [Element] = [], theme: Theme = .light, isRightToLeft: Bool = false,
    language: String? = nil, pictures: [PictureID: Picture] = [:]
  ) {
    let context = LayoutContext(
      scale: 2, isRightToLeft: isRightToLeft, language: language, theme: theme, pictures: pictures,
      texts: EvenLetters())
    let element = Element(component, parameters: ParameterValues(values), content: content)
    var size = context.size(of: element, fitting: Room(width: width))
    self.size = size
    if let height { size.height = height }
    layer = context.layer(of: element, in: Rect(size: size))
  }

  /// Where a part lies in the component's own points; nil when there is none of this name.
  ///
  /// - Parameter path: Names of layers from the outside in, such as `wi-fi/switch`.
  subscript(_ path: String) -> Rect? { part(path)?.frame }

  func part(_ path: String) -> (layer: Layer, frame: Rect)? {
    var found: (layer: Layer, frame: Rect) = (layer, Rect(size: layer.frame.size))
    for name in path.split(separator: "/") {
      guard let inner = LaidOut.find(String(name), in: found.layer, at: found.frame.origin) else {
        return nil
      }
      found = inner
    }
    return found
  }

  private static func find(_ id: String, in layer: Layer, at origin: Point) -> (layer: Layer, frame: Rect)? {
    for sublayer in layer.sublayers {
      let frame = sublayer.frame.offset(by: origin)
      if sublayer.id == id { return (sublayer, frame) }
      if let inner = find(id, in: sublayer, at: frame.origin) { return inner }
    }
    return nil
  }

  /// All layers, outer before inner, with their frames in the component's own points.
  var all: [(layer: Layer, frame: Rect)] {
    func walk(_ layer: Layer, _ origin: Point) -> [(layer: Layer, frame: Rect)] {
      layer.sublayers.flatMap { sublayer in
        let frame = sublayer.frame.offset(by: origin)
        return [(sublayer, frame)] + walk(sublayer, frame.origin)
      }
    }
    return walk(layer, .zero)
  }

  /// The words of all layers that show any.
  var words: [String] {
    all.compactMap { if case .text(let text) = $0.layer.content { text.text } else { nil } }
  }
}

extension Layer {
  /// The number of layers inside it at every depth: what a change of state must not change.
  var shape: String { "[" + sublayers.map(\.shape).joined() + "]" }

  var text: TextContent? { if case .text(let text) = content { text } else { nil } }
}

extension Element {
  /// An item of a list's parameter; named as a script names it by its words.
  static func item(_ component: any Component, _ values: [String: ParameterValue], id: String? = nil)
    -> Element
  {
    Element(component, id: id, parameters: ParameterValues(values))
  }
}
