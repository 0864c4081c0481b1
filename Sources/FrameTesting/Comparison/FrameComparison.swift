/// Two lists of frame hashes, side by side: which frames of the one are those of the other.
///
/// Films of one length are compared frame by frame. Of others, the longest sequence of pictures that both have in
/// common is looked for, however long each picture stands; frames of a picture that stands longer, or between
/// such pictures are left over, were added or are missing. What else lies between them is compared in its order.
struct FrameComparison {
  typealias Span = SceneVerification.Differences.FrameSpan

  /// The partner of each frame of the scene in the golden film; nil for one that has none.
  private(set) var partners: [Int?] = []
  /// Frames of the scene that differ from their partner, in order.
  private(set) var differing: [Int] = []
  /// Frames of the golden film without a partner, in order.
  private(set) var missing: [Int] = []

  /// Beyond so many pictures, films of two lengths are compared from both ends instead: the work grows with the
  /// product of what they have and what differs.
  private static let mostPictures = 4000

  init(golden: [FrameHash], actual: [FrameHash]) {
    if golden.count == actual.count {
      partners = Array(actual.indices)
    } else {
      partners = Array(repeating: nil, count: actual.count)
      let (old, new) = (FrameComparison.pictures(golden), FrameComparison.pictures(actual))
      if old.count + new.count <= FrameComparison.mostPictures {
        pair(old, new, golden, actual)
      } else {
        pairFromBothEnds(golden, actual)
      }
      let taken = Set(partners.compactMap { $0 })
      missing = golden.indices.filter { !taken.contains($0) }
    }
    differing = partners.indices.filter { index in
      partners[index].map { golden[$0] != actual[index] } ?? false
    }
  }

  /// Frames of the scene without a partner, in order.
  var added: [Int] { partners.indices.filter { partners[$0] == nil } }

  /// Pairs that were compared.
  var compared: Int { partners.count { $0 != nil } }

  /// Neighbouring frames as one.
  static func spans(_ frames: [Int]) -> [Span] {
    var spans: [Span] = []
    for frame in frames {
      if let last = spans.last, last.last == frame - 1 {
        spans[spans.count - 1].last = frame
      } else {
        spans.append(Span(first: frame, last: frame))
      }
    }
    return spans
  }

  /// Neighbours that are equal are one picture.
  private static func pictures(_ hashes: [FrameHash]) -> [Range<Int>] {
    var pictures: [Range<Int>] = []
    var first = 0
    for index in hashes.indices where index + 1 == hashes.count || hashes[index + 1] != hashes[index] {
      pictures.append(first..<index + 1)
      first = index + 1
    }
    return pictures
  }

  private mutating func pair(
    _ old: [Range<Int>], _ new: [Range<Int>], _ golden: [FrameHash], _ actual: [FrameHash]
  ) {
    let changes = new.map { actual[$0.lowerBound] }.difference(from: old.map { golden[$0.lowerBound] })
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      // What neither has in common, up to the next picture that both have.
      var (gone, come): ([Int], [Int]) = ([], [])
      while i < old.count, removed.contains(i) {
        gone += old[i]
        i += 1
      }
      while j < new.count, inserted.contains(j) {
        come += new[j]
        j += 1
      }
      pair(gone, come)
      guard i < old.count, j < new.count else { continue }
      pair(Array(old[i]), Array(new[j]))
      i += 1
      j += 1
    }
  }

  private mutating func pairFromBothEnds(_ golden: [FrameHash], _ actual: [FrameHash]) {
    let shorter = min(golden.count, actual.count)
    let head = zip(golden, actual).prefix { $0 == $1 }.count
    let tail = min(zip(golden.reversed(), actual.reversed()).prefix { $0 == $1 }.count, shorter - head)
    pair(Array(0..<golden.count - tail), Array(0..<actual.count - tail))
    pair(Array(golden.indices.suffix(tail)), Array(actual.indices.suffix(tail)))
  }

  /// In their order, as far as both go.
  private mutating func pair(_ golden: [Int], _ actual: [Int]) {
    for (partner, frame) in zip(golden, actual) { partners[frame] = partner }
  }
}

extension SceneVerification.Differences {
  /// What differs between a golden film and the one the scene makes now.
  ///
  /// Frames of another size are not compared, nor those of films of another rate and length: all of them
  /// differ, and nothing is learned from it.
  package init(
    golden: FrameHashList, actual: FrameHashList, moment: (Int) -> SceneVerification.FrameMoment
  ) {
    self.init()
    if golden.rate != actual.rate {
      rate = Change(golden: golden.rate.description, actual: actual.rate.description)
    }
    if golden.hashes.count != actual.hashes.count {
      frameCount = Change(golden: golden.hashes.count, actual: actual.hashes.count)
    }
    guard golden.width == actual.width, golden.height == actual.height else {
      size = Change(
        golden: PictureSize(width: golden.width, height: golden.height),
        actual: PictureSize(width: actual.width, height: actual.height))
      return
    }
    guard rate == nil || frameCount == nil else { return }
    let comparison = FrameComparison(golden: golden.hashes, actual: actual.hashes)
    added = FrameComparison.spans(comparison.added)
    missing = FrameComparison.spans(comparison.missing)
    guard let first = comparison.differing.first else { return }
    frames = SceneVerification.FrameDifferences(
      compared: comparison.compared, differing: comparison.differing.count,
      ranges: FrameComparison.spans(comparison.differing), first: moment(first))
  }
}
