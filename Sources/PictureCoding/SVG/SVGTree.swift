/// The elements of an SVG file and what they refer to, to count what drawing them means.
struct SVGTree {
  struct Cost {
    var elements = 0.0
    var layers = 0.0

    mutating func add(_ other: Cost, times: Double = 1) {
      elements = min(elements + other.elements * times, 1e12)
      layers = min(layers + other.layers * times, 1e12)
    }
  }

  private struct Node {
    var children: [Int] = []
    /// Ids of what it draws besides its children, and how often.
    var references: [(id: String, times: Double)] = []
    var isLayer = false
  }

  private var nodes: [Node] = []
  private var ids: [String: Int] = [:]

  /// Adds an element and gives its number.
  mutating func add(_ tag: SVGScanner.Tag, inside parent: Int?) -> Int {
    var node = Node()
    for (name, value) in tag.attributes {
      if name == "href", tag.name != "a", value.hasPrefix("#") {
        node.references.append((String(value.dropFirst()), 1))
      }
      // A marker is drawn at each of a path's points.
      let isMarker = name.hasPrefix("marker") || value.contains("marker")
      let times = isMarker ? Double(max((tag["d"] ?? tag["points"] ?? "").utf8.count / 4, 1)) : 1
      for url in SVGTree.urls(in: value) where url.hasPrefix("#") {
        node.references.append((String(url.dropFirst()), times))
      }
      if SVGTree.makesLayer(name, value) { node.isLayer = true }
    }
    let index = nodes.count
    nodes.append(node)
    if let parent { nodes[parent].children.append(index) }
    if let id = tag["id"], ids[id] == nil { ids[id] = index }
    return index
  }

  private static let layerWords = ["filter", "mask", "opacity", "mix-blend-mode", "isolation", "clip-path"]

  /// Opacity of a fill or line alone needs none, but is counted all the same when it stands in a style. A
  /// class may stand for anything.
  private static func makesLayer(_ name: String, _ value: String) -> Bool {
    switch name {
    case "style": layerWords.contains { value.contains($0) }
    case "class": true
    default: layerWords.contains(name)
    }
  }

  /// Of the whole file.
  func cost() -> Cost {
    guard !nodes.isEmpty else { return Cost() }
    var known: [Cost?] = Array(repeating: nil, count: nodes.count)
    var isOpen = Array(repeating: false, count: nodes.count)
    return cost(of: 0, &known, &isOpen, depth: 0)
  }

  private func cost(of index: Int, _ known: inout [Cost?], _ isOpen: inout [Bool], depth: Int) -> Cost {
    if let cost = known[index] { return cost }
    // What leads back to itself is refused by librsvg; what leads so far is as good as endless.
    if isOpen[index] { return Cost() }
    guard depth < 2000 else { return Cost(elements: 1e12) }
    isOpen[index] = true
    var cost = Cost(elements: 1, layers: nodes[index].isLayer ? 1 : 0)
    for child in nodes[index].children { cost.add(self.cost(of: child, &known, &isOpen, depth: depth + 1)) }
    for reference in nodes[index].references {
      guard let target = ids[reference.id] else { continue }
      cost.add(self.cost(of: target, &known, &isOpen, depth: depth + 1), times: reference.times)
    }
    isOpen[index] = false
    known[index] = cost
    return cost
  }

  /// What stands in each `url(…)`, without quotes.
  static func urls(in text: String) -> [Substring] {
    var found: [Substring] = []
    var rest = Substring(text)
    while let start = rest.firstRange(ofURL: ()) {
      rest = rest[start...]
      let inside = rest.drop { " \t\r\n\"'".contains($0) }
      found.append(inside.prefix { !")\"' ".contains($0) })
      rest = inside
    }
    return found
  }
}

extension Substring {
  /// Where the next `url(` ends.
  fileprivate func firstRange(ofURL: Void) -> Index? {
    guard utf8.count >= 4 else { return nil }
    var index = startIndex
    while index < endIndex {
      if self[index] == "u" || self[index] == "U", self[index...].prefix(4).lowercased() == "url(" {
        return self.index(index, offsetBy: 4)
      }
      index = self.index(after: index)
    }
    return nil
  }
}
