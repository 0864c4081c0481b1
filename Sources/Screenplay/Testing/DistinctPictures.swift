import SceneModel

/// The pictures of a film that differ from each other, and where each of them stands.
struct DistinctPictures: Sendable {
  /// For each picture the first frame that shows it, in ascending order.
  private(set) var frames: [Int] = []
  /// For each picture how many frames show it.
  private(set) var counts: [Int] = []
  /// For each frame, from the first that was asked for, the picture it shows.
  private(set) var indices: [Int] = []

  /// Finds them without drawing: presentations of equal digests are one picture.
  ///
  /// - Complexity: O(frames).
  init(_ animator: Animator, in frames: Range<Int>) {
    var known: [Digest: Int] = [:]
    indices.reserveCapacity(frames.count)
    for run in animator.runs().cut(to: frames) {
      let first = run.frames.lowerBound
      let index = known[animator.presentation(at: first).digest] ?? self.frames.count
      if index == self.frames.count {
        known[animator.presentation(at: first).digest] = index
        self.frames.append(first)
        counts.append(0)
      }
      counts[index] += run.frames.count
      indices += repeatElement(index, count: run.frames.count)
    }
  }
}
