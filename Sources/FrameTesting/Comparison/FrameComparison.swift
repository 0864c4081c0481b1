/// Two lists of frame hashes, side by side: which frames of the one are those of the other.
///
/// Frames are paired from both ends: what the films have in common at their beginning, then what they have in
/// common at their end. Between the two, frames are compared in their order, and those left over in the longer
/// film are the ones that were added or are missing. Films of one length are compared frame by frame.
struct FrameComparison {
  /// Frames of the scene that differ from their partner, in order.
  let differing: [Int]
  /// Pairs that were compared.
  let compared: Int
  /// Frames that one of the two films has alone, where all others are the same: of the longer film.
  let inserted: ClosedRange<Int>?
  /// The partner of each frame of the scene in the golden film; nil for one that has none.
  let partners: [Int?]

  init(golden: [FrameHash], actual: [FrameHash]) {
    let shorter = min(golden.count, actual.count)
    guard golden.count != actual.count else {
      differing = actual.indices.filter { actual[$0] != golden[$0] }
      compared = shorter
      inserted = nil
      partners = Array(actual.indices)
      return
    }
    let head = zip(golden, actual).prefix { $0 == $1 }.count
    let tail = min(zip(golden.reversed(), actual.reversed()).prefix { $0 == $1 }.count, shorter - head)
    // What lies between has pairs as far as the shorter film reaches.
    let middle = shorter - head - tail
    var partners: [Int?] = Array(0..<head + middle)
    partners += Array(repeating: nil, count: actual.count - middle - head - tail)
    partners += (golden.count - tail..<golden.count).map { $0 }
    self.partners = partners
    differing = partners.indices.filter { index in
      partners[index].map { golden[$0] != actual[index] } ?? false
    }
    compared = shorter
    let extra = abs(golden.count - actual.count)
    inserted = middle == 0 ? head...head + extra - 1 : nil
  }

  /// `differing` as neighbouring frames.
  var ranges: [SceneVerification.Differences.FrameSpan] {
    var ranges: [SceneVerification.Differences.FrameSpan] = []
    for frame in differing {
      if let last = ranges.last, last.last == frame - 1 {
        ranges[ranges.count - 1].last = frame
      } else {
        ranges.append(SceneVerification.Differences.FrameSpan(first: frame, last: frame))
      }
    }
    return ranges
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
    inserted = comparison.inserted.map { FrameSpan(first: $0.lowerBound, last: $0.upperBound) }
    guard let first = comparison.differing.first else { return }
    frames = SceneVerification.FrameDifferences(
      compared: comparison.compared, differing: comparison.differing.count, ranges: comparison.ranges,
      first: moment(first))
  }
}
