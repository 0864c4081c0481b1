/// How long the elements of a stack get in the room there is, each within its bounds.
enum StackLengths {
  /// What grows, and by how much.
  struct Growing {
    /// Points, within its bounds.
    var own: Double
    /// Points that its share is added to.
    var base: Double
    /// 0 keeps its own length.
    var weight: Double
  }

  /// Lengths that together fill a room, where bounds and shares allow: CSS Flexible Box Layout 1, §9.7, "Resolving
  /// Flexible Lengths", for items that grow. Those that would leave their bounds stop there, and the rest is handed out
  /// again among the others.
  ///
  /// - Parameter bounded: A length of the item of an index within its bounds.
  static func grown(
    _ items: [Growing], into room: Double, bounded: (Int, Double) -> Double
  ) -> [Double] {
    var lengths = items.map(\.own)
    var open = items.indices.filter { items[$0].weight > 0 && items[$0].base <= items[$0].own }
    while !open.isEmpty {
      let sum = open.reduce(0) { $0 + items[$1].weight }
      let taken = items.indices.reduce(0) { $0 + (open.contains($1) ? items[$1].base : lengths[$1]) }
      let left = max(room - taken, 0)
      let wanted = open.map { items[$0].base + left * items[$0].weight / sum }
      let held = zip(open, wanted).map(bounded)
      for (index, length) in zip(open, held) { lengths[index] = length }
      let violation = zip(held, wanted).reduce(0) { $0 + $1.0 - $1.1 }
      let stays = zip(held, wanted).map { violation > 0 ? $0 <= $1 : violation < 0 ? $0 >= $1 : false }
      let next = zip(open, stays).filter(\.1).map(\.0)
      // Whatever rounding does, fewer each time.
      guard next.count < open.count else { break }
      open = next
    }
    return lengths
  }

  /// Lengths from which those that shrink have given up what is lacking, as far as their bounds allow.
  static func shrunk(
    _ own: [Double], lacking: Double, which shrinks: (Int) -> Bool, bounded: (Int, Double) -> Double
  ) -> [Double] {
    var lengths = own
    var lacking = lacking
    var open = own.indices.filter(shrinks)
    while !open.isEmpty {
      let most = bound(of: open.map { own[$0] }, lacking: lacking)
      for index in open { lengths[index] = bounded(index, min(own[index], most)) }
      let stopped = open.filter { lengths[$0] > most && own[$0] > most }
      if stopped.isEmpty { break }
      for index in stopped { lacking -= own[index] - lengths[index] }
      open.removeAll { stopped.contains($0) }
    }
    return lengths
  }

  /// How long each may be at most, so that all of them give up what is lacking: the longest first, so that a
  /// short word keeps its room beside a long one.
  private static func bound(of lengths: [Double], lacking: Double) -> Double {
    let sorted = lengths.sorted(by: >)
    var above = 0.0
    for (index, length) in sorted.enumerated() {
      above += length
      let bound = (above - lacking) / Double(index + 1)
      if index + 1 == sorted.count || bound >= sorted[index + 1] { return max(bound, 0) }
    }
    return 0
  }
}
