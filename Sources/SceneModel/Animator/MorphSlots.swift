/// The sublayers of a layer through its states: which of them are the same, and what becomes of those that come and go.
struct MorphSlots {
  private struct Slot {
    let key: String
    /// The state that first has it.
    let first: Int
    /// In every state from then on; where it is gone, as it was before.
    var layers: [LayerPresentation]
    /// In which states it is there.
    var isThere: [Bool]
  }

  private let steps: [MorphStep]
  private var slots: [Slot] = []
  /// Those that the last state has, in its order.
  private var last: [Int] = []

  init(_ states: [[LayerPresentation]], _ steps: [MorphStep]) {
    self.steps = steps
    for (index, state) in states.enumerated() { add(state, at: index) }
  }

  private mutating func add(_ state: [LayerPresentation], at index: Int) {
    // Those of the state before come first, then what has gone and comes again.
    var before = Dictionary(grouping: last, by: { slots[$0].key }).mapValues { $0[...] }
    var gone: [String: Int] = [:]
    for slot in slots.indices where !(slots[slot].isThere.last ?? false) { gone[slots[slot].key] = slot }
    for slot in slots.indices {
      slots[slot].layers.append(slots[slot].layers[slots[slot].layers.count - 1])
      slots[slot].isThere.append(false)
    }
    last = []
    for layer in state {
      let key = layer.morphKey
      let known = before[key]?.popFirst() ?? (layer.name == nil ? nil : gone.removeValue(forKey: key))
      if let known {
        slots[known].layers[slots[known].layers.count - 1] = layer
        slots[known].isThere[index] = true
        last.append(known)
      } else {
        last.append(slots.count)
        slots.append(
          Slot(
            key: key, first: index, layers: [layer], isThere: Array(repeating: false, count: index) + [true]))
      }
    }
  }

  /// What has gone lies beneath what stays, which moves over where it stood.
  func layers(on ground: Color?) -> [LayerPresentation] {
    let staying = Set(last)
    let gone = slots.indices.filter { !staying.contains($0) && presence(of: slots[$0]) > 0 }
    return (gone + last).flatMap { index in
      let slot = slots[index]
      let presence = presence(of: slot)
      let faces = MorphWay(slot.layers, Array(steps[slot.first...])).faces(on: ground)
      return presence == 1 ? faces : faces.map { $0.faded(by: presence) }
    }
  }

  /// How much is seen of it, 0…1.
  private func presence(of slot: Slot) -> Double {
    var presence = slot.isThere[0] ? 1.0 : 0
    for (index, step) in steps.enumerated() where slot.isThere[index] != slot.isThere[index + 1] {
      let progress = min(max(step.progress, 0), 1)
      presence += ((slot.isThere[index + 1] ? 1 : 0) - presence) * progress
    }
    return presence
  }
}

extension LayerPresentation {
  /// What a layer is told from its siblings by: its name, that of the one it is there for, or its kind.
  fileprivate var morphKey: String {
    if let name { return name }
    if sublayers.count == 1, content == .none, let inner = sublayers[0].name { return "\u{0}" + inner }
    return "\u{0}\u{0}" + content.kind
  }
}
