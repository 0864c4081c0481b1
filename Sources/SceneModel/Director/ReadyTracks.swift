import AnimatorCore

/// The tracks that can act, the earliest first, of several at one time the one that stands first in the script.
///
/// A binary heap: thousands of steps may stand beside each other in a `parallel`.
struct ReadyTracks {
  private struct Entry {
    let clock: Time
    let index: Int

    func comes(before other: Entry) -> Bool {
      clock == other.clock ? index < other.index : clock < other.clock
    }
  }

  private var entries: [Entry] = []

  /// - Complexity: O(log tracks).
  mutating func insert(_ index: Int, at clock: Time) {
    entries.append(Entry(clock: clock, index: index))
    var child = entries.count - 1
    while child > 0, entries[child].comes(before: entries[(child - 1) / 2]) {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the track that acts next; nil when none can.
  ///
  /// - Complexity: O(log tracks).
  mutating func removeFirst() -> Int? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    if !entries.isEmpty {
      entries[0] = last
      sink()
    }
    return first.index
  }

  private mutating func sink() {
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < entries.count }
      guard let least = children.min(by: { entries[$0].comes(before: entries[$1]) }),
        entries[least].comes(before: entries[parent])
      else { return }
      entries.swapAt(parent, least)
      parent = least
    }
  }
}
