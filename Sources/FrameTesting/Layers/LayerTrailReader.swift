internal import SceneModel

/// Replays a trail: which layers stand in a run, with their digests.
struct LayerTrailReader {
  /// Why an entry is none.
  struct Problem: Error {
    let message: String
  }

  private struct Entry {
    var layer: Substring
    var changes: Substring = ""
    var subtree: Int?
    var isGone = false
  }

  /// A layer of a subtree: its superlayer's position in the subtree, from 1, or 0 for the snapshot's own.
  private struct Member {
    let parent: Int
    let name: String
    let digests: LayerState.Digests
  }

  private var keys = LayerKeys()
  private var subtrees: [[Member]] = []
  /// The last frame of the run read last.
  private var last = -1
  private var layers: [Int: LayerState.Digests] = [0: LayerTrailWriter.nothing]

  /// The canvas with the layers that stand on it; siblings in the order in which they first came.
  var state: LayerState { state(of: 0) }

  private func state(of key: Int) -> LayerState {
    LayerState(
      name: keys.name(of: key), digests: layers[key] ?? LayerTrailWriter.nothing,
      sublayers: keys.inside(key).filter { layers[$0] != nil }.map(state))
  }

  mutating func read(_ record: LayerTrail.Record) throws(Problem) {
    switch record {
    case .subtree(let number, let entries):
      guard number == subtrees.count + 1 else {
        throw Problem(message: "subtree \(number) where \(subtrees.count + 1) is next")
      }
      subtrees.append(try members(entries))
    case .run(let frames, let entries):
      guard frames.lowerBound > last else {
        throw Problem(message: "the layers of frame \(frames.lowerBound) stand after those of frame \(last)")
      }
      last = frames.upperBound
      for word in entries.split(separator: " ") { try apply(try LayerTrailReader.entry(word)) }
    }
  }

  private mutating func apply(_ entry: Entry) throws(Problem) {
    let key = try number(of: entry.layer)
    if entry.isGone {
      for layer in keys.family(of: key) { layers[layer] = nil }
      return
    }
    layers[key] = try LayerTrailReader.changed(layers[key] ?? LayerTrailWriter.nothing, entry.changes)
    guard let subtree = entry.subtree else { return }
    guard subtrees.indices.contains(subtree - 1) else {
      throw Problem(message: "there is no subtree \(subtree)")
    }
    var numbers = [key]
    for member in subtrees[subtree - 1] {
      let number = keys.number(member.name, in: numbers[member.parent])
      numbers.append(number)
      layers[number] = member.digests
    }
  }

  private mutating func number(of layer: Substring) throws(Problem) -> Int {
    if let number = Int(layer), (0..<keys.count).contains(number) { return number }
    let parts = layer.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let parent = Int(parts[0]), (0..<keys.count).contains(parent),
      let name = GoldenText.unescaped(parts[1])
    else { throw Problem(message: "`\(layer)` is no layer") }
    return keys.number(name, in: parent)
  }

  private func members(_ entries: String) throws(Problem) -> [Member] {
    var members: [Member] = []
    for word in entries.split(separator: " ") {
      let entry = try LayerTrailReader.entry(word)
      let parts = entry.layer.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let parent = Int(parts[0]), (0...members.count).contains(parent),
        let name = GoldenText.unescaped(parts[1]), entry.subtree == nil, !entry.isGone
      else { throw Problem(message: "`\(word)` is no layer of a subtree") }
      let digests = try LayerTrailReader.changed(LayerTrailWriter.nothing, entry.changes)
      members.append(Member(parent: parent, name: name, digests: digests))
    }
    return members
  }

  private static func entry(_ word: Substring) throws(Problem) -> Entry {
    if word.last == "-", word.dropLast().allSatisfy(\.isNumber) {
      return Entry(layer: word.dropLast(), isGone: true)
    }
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    var entry = Entry(layer: parts[0], changes: parts.count == 2 ? parts[1] : "")
    guard halves.count == 2 else { return entry }
    guard let subtree = Int(halves[1]) else { throw Problem(message: "`\(word)` names no subtree") }
    entry.subtree = subtree
    return entry
  }

  private static func changed(
    _ digests: LayerState.Digests, _ changes: Substring
  ) throws(Problem) -> LayerState.Digests {
    var digests = digests
    var rest = changes
    while let letter = rest.popFirst() {
      guard let group = PropertyGroup(letter: letter),
        let index = PropertyGroup.allCases.firstIndex(of: group)
      else { throw Problem(message: "`\(letter)` is no group of properties") }
      if letter.isUppercase {
        digests[index] = 0
        continue
      }
      guard rest.count >= 4, let value = GoldenText.value(rest.prefix(4)) else {
        throw Problem(message: "`\(rest.prefix(4))` is no digest")
      }
      digests[index] = value
      rest = rest.dropFirst(4)
    }
    return digests
  }
}
