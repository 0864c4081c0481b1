internal import SceneModel

/// What an SVG file says about itself, judged before it is drawn.
///
/// A file may come from a stranger, so what it would cost to draw is counted first: `use` elements inside each
/// other multiply, and filters, masks and groups each take memory of the picture's size.
struct SVGDocument {
  /// CSS pixels, at least one a side once rounded.
  let width: Double
  let height: Double

  /// 4 MiB: a detailed map.
  static let byteLimit = 4 << 20
  /// Elements, those that `use` draws again counted each time.
  static let elementLimit = 200_000.0
  /// Filters, masks, faded groups and the like, counted in the same way.
  static let layerLimit = 2_000.0
  private static let depthLimit = 200

  init(_ data: [UInt8]) throws(PictureError) {
    guard data.count <= SVGDocument.byteLimit else {
      throw SVGDocument.refused("\(data.count) bytes; at most \(SVGDocument.byteLimit) are allowed")
    }
    var scanner = SVGScanner(data)
    var tree = SVGTree()
    var root: SVGScanner.Tag?
    var open: [Int] = []
    var isStyle = false
    while let (text, tag) = scanner.next() {
      if isStyle { try SVGDocument.checkReferences(String(decoding: text, as: UTF8.self), tag.line) }
      isStyle = !tag.isEnd && !tag.isEmpty && tag.name == "style"
      if tag.isEnd {
        _ = open.popLast()
        continue
      }
      try SVGDocument.check(tag)
      if root == nil { root = tag }
      let node = tree.add(tag, inside: open.last)
      if !tag.isEmpty { open.append(node) }
      guard open.count <= SVGDocument.depthLimit else {
        throw SVGDocument.refused(
          "line \(tag.line): more than \(SVGDocument.depthLimit) elements inside each other")
      }
    }
    guard let root, root.name == "svg" else { throw SVGDocument.damaged("it does not begin with `svg`") }
    let cost = tree.cost()
    guard cost.elements <= SVGDocument.elementLimit else {
      throw SVGDocument.refused(
        "it draws more than \(Int(SVGDocument.elementLimit)) elements, counting each `use`")
    }
    guard cost.layers <= SVGDocument.layerLimit else {
      throw SVGDocument.refused(
        "it has more than \(Int(SVGDocument.layerLimit)) filters, masks and faded groups, counting each `use`"
      )
    }
    (width, height) = try SVGDocument.size(of: root)
  }

  static func refused(_ reason: String) -> PictureError { .refused(format: .svg, reason: reason) }

  static func damaged(_ reason: String) -> PictureError { .damaged(format: .svg, reason: reason) }

  /// Elements that would be drawn otherwise on every machine, or that read other files, or that take time
  /// without limit.
  private static func check(_ tag: SVGScanner.Tag) throws(PictureError) {
    switch tag.name {
    case "text", "tspan", "textPath", "tref":
      throw refused(
        "line \(tag.line): it has text, which would look different on every machine; convert it to paths")
    case "image", "feImage":
      throw refused(
        "line \(tag.line): it has a picture of its own, `\(tag.name)`; use that as a picture file")
    case "feMorphology", "feTurbulence", "feConvolveMatrix", "feDiffuseLighting", "feSpecularLighting":
      throw refused("line \(tag.line): the filter `\(tag.name)` is not supported")
    default: break
    }
    for (name, value) in tag.attributes {
      if name == "href", tag.name != "a", let first = value.first, first != "#" {
        throw refused("line \(tag.line): it refers to another file, `\(value.prefix(60))`")
      }
      try checkReferences(value, tag.line)
    }
  }

  /// `url(…)` may only name something inside the file.
  private static func checkReferences(_ text: String, _ line: Int) throws(PictureError) {
    if text.contains("@import") { throw refused("line \(line): it refers to another file by `@import`") }
    for part in SVGTree.urls(in: text) where !part.hasPrefix("#") {
      throw refused("line \(line): it refers to another file, `\(part.prefix(60))`")
    }
  }

  /// Source: CSS Images 3, "default sizing algorithm", without a container.
  private static func size(of root: SVGScanner.Tag) throws(PictureError) -> (Double, Double) {
    let box = (root["viewBox"] ?? "").split { " ,\t\r\n".contains($0) }.compactMap { Double($0) }
    let ratio = box.count == 4 && box[2] > 0 && box[3] > 0 ? box[2] / box[3] : nil
    let size: (Double, Double)
    switch (length(root["width"]), length(root["height"]), ratio) {
    case (let width?, let height?, _): size = (width, height)
    case (let width?, nil, let ratio?): size = (width, width / ratio)
    case (nil, let height?, let ratio?): size = (height * ratio, height)
    case (nil, nil, _?): size = (box[2], box[3])
    default: throw refused("line \(root.line): it has no size: `svg` needs width and height, or a viewBox")
    }
    guard size.0.isFinite, size.1.isFinite, size.0 > 0, size.1 > 0, size.0 < 1e6, size.1 < 1e6 else {
      throw refused("line \(root.line): its size is \(size.0) × \(size.1)")
    }
    return size
  }

  /// CSS pixels, 96 an inch; nil for a share of a container there is none of.
  private static func length(_ text: String?) -> Double? {
    guard let text else { return nil }
    let number = text.prefix { "+-.0123456789".contains($0) }
    let unit = text.dropFirst(number.count).filter { $0 != " " }
    let pixels: [String: Double] = [
      "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "mm": 96 / 25.4, "cm": 96 / 2.54, "em": 16,
      "ex": 8,
    ]
    guard let value = Double(number), let pixel = pixels[unit] else { return nil }
    return value * pixel
  }
}
