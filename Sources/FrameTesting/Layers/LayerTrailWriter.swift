internal import SceneModel

/// Writes the records of a trail.
///
/// An entry is `LAYER`, `LAYER:DIGESTS`, `LAYER=SUBTREE`, `LAYER:DIGESTS=SUBTREE` or `LAYER-` for a layer that
/// is gone with all inside it. A layer is its number, or where it is met first `PARENT/NAME`. Digests are a
/// letter for the group and four base64url digits, or the letter in upper case for a group that says
/// nothing any more.
struct LayerTrailWriter {
  private(set) var records: [LayerTrail.Record] = []
  private var keys = LayerKeys()
  private var subtrees: [Digest: Int] = [:]
  private var last = LayerState(name: "", digests: LayerTrailWriter.nothing)
  private var entries: [String] = []

  static let nothing = [UInt32](repeating: 0, count: PropertyGroup.allCases.count)

  mutating func add(_ state: LayerState, in frames: Range<Int>) {
    entries = []
    compare(last, state, key: 0)
    last = state
    records.append(.run(frames.lowerBound...frames.upperBound - 1, entries: entries.joined(separator: " ")))
  }

  private mutating func compare(_ old: LayerState, _ new: LayerState, key: Int) {
    if old === new { return }
    let changes = LayerTrailWriter.changes(old.digests, new.digests)
    if !changes.isEmpty { entries.append("\(key):\(changes)") }
    if let snapshot = new.snapshot, snapshot == old.snapshot { return }
    let before = Dictionary(old.sublayers.map { ($0.name, $0) }) { first, _ in first }
    let after = Set(new.sublayers.map(\.name))
    for layer in old.sublayers where !after.contains(layer.name) {
      entries.append("\(keys.number(layer.name, in: key))-")
    }
    for layer in new.sublayers {
      if let old = before[layer.name] {
        compare(old, layer, key: keys.number(layer.name, in: key))
      } else {
        append(layer, in: key)
      }
    }
  }

  private mutating func append(_ layer: LayerState, in parent: Int) {
    var entry = reference(to: layer.name, in: parent)
    let key = keys.number(layer.name, in: parent)
    let changes = LayerTrailWriter.changes(LayerTrailWriter.nothing, layer.digests)
    if !changes.isEmpty { entry += ":" + changes }
    guard let snapshot = layer.snapshot, !layer.sublayers.isEmpty else {
      entries.append(entry)
      for sublayer in layer.sublayers { append(sublayer, in: key) }
      return
    }
    entries.append(entry + "=\(subtree(snapshot, of: layer))")
    keys.register(layer.sublayers, in: key)
  }

  private mutating func subtree(_ snapshot: Digest, of layer: LayerState) -> Int {
    if let known = subtrees[snapshot] { return known }
    // A numbering of its own: the same layers may stand anywhere.
    var writer = LayerTrailWriter()
    for sublayer in layer.sublayers { writer.appendWhole(sublayer, in: 0) }
    let number = subtrees.count + 1
    subtrees[snapshot] = number
    records.append(.subtree(number, entries: writer.entries.joined(separator: " ")))
    return number
  }

  /// With all inside it, snapshots in snapshots too.
  private mutating func appendWhole(_ layer: LayerState, in parent: Int) {
    var entry = reference(to: layer.name, in: parent)
    let changes = LayerTrailWriter.changes(LayerTrailWriter.nothing, layer.digests)
    if !changes.isEmpty { entry += ":" + changes }
    entries.append(entry)
    let key = keys.number(layer.name, in: parent)
    for sublayer in layer.sublayers { appendWhole(sublayer, in: key) }
  }

  private func reference(to name: String, in parent: Int) -> String {
    keys.known(name, in: parent).map(String.init) ?? "\(parent)/\(GoldenText.escaped(name))"
  }

  private static func changes(_ old: LayerState.Digests, _ new: LayerState.Digests) -> String {
    var text = ""
    for (index, group) in PropertyGroup.allCases.enumerated() where old[index] != new[index] {
      text += new[index] == 0 ? group.letter.uppercased() : group.letter + GoldenText.digits(new[index], 4)
    }
    return text
  }
}

extension PropertyGroup {
  /// Stands for the group in a golden file.
  var letter: String {
    switch self {
    case .geometry: "g"
    case .transform: "t"
    case .opacity: "o"
    case .fill: "f"
    case .text: "x"
    case .picture: "p"
    case .effects: "e"
    }
  }

  init?(letter: Character) {
    let lower = letter.lowercased()
    guard let group = PropertyGroup.allCases.first(where: { $0.letter == lower }) else { return nil }
    self = group
  }
}
