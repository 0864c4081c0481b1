import AnimatorCore

/// Which fingers are to be seen in which frames, found without looking at all of them: a long film has
/// thousands.
package struct TouchFrames: Sendable {
  private struct Entry {
    let frames: Range<Int>
    /// Where the touch stands among the scene's, which is the order they are drawn in.
    let index: Int
    /// The end of this and all entries before.
    let latestEnd: Int
  }

  /// In the order of their first frames.
  private let entries: [Entry]

  /// - Parameter frames: Of each touch, in the scene's order.
  package init(_ frames: [Range<Int>]) {
    var latest = 0
    entries = frames.enumerated()
      .sorted { ($0.element.lowerBound, $0.offset) < ($1.element.lowerBound, $1.offset) }
      .map { index, frames in
        latest = max(latest, frames.upperBound)
        return Entry(frames: frames, index: index, latestEnd: latest)
      }
  }

  /// The touches that are to be seen in some of these frames, in the scene's order.
  ///
  /// - Complexity: O(log touches + touches that lie between the first found and the last).
  package func touches(in frames: Range<Int>) -> [Int] {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].frames.lowerBound < frames.upperBound { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    while low > 0, entries[low - 1].latestEnd > frames.lowerBound {
      low -= 1
      if entries[low].frames.overlaps(frames) { found.append(entries[low].index) }
    }
    return found.sorted()
  }
}
