import SceneModel

/// Looks at the pictures of frames whose hashes differ: how far they are apart, and whether that matters.
package struct FrameJudge {
  /// What was found.
  package struct Judgement {
    /// Pictures that differ, each counted once however many frames show it.
    package var pictures = 0
    /// Those of which nothing is kept to compare them with.
    package var unseen = 0
    /// All were compared and look the same, within the tolerance of perception.
    package var looksSame = false
    /// How far those that look different are apart, of the one with the least alike block; nil when none does, or
    /// nobody asked.
    package var seen: (frame: Int, comparison: PerceptualComparison)?
    /// Pictures were compared, and all of them, made small, are within the tolerance of small pictures.
    package var isWithinTolerance = false
    package var worst: SceneVerification.MeasuredDifference?
    /// The first differing frame, the worst, the last, and some of those between, in order.
    package var pairs: [SceneVerification.PicturePair] = []
  }

  /// Another film was given as the reference.
  package struct WrongReference: Error, CustomStringConvertible {
    package let frame: Int

    package var description: String {
      "frame \(frame) of the reference film is not the one of the golden file"
    }
  }

  /// Pictures that a report can hold: each is a frame as large as the film.
  private static let mostPairs = 9

  private let golden: [FrameHash]
  private let pairs: [(frame: Int, partner: Int)]
  private let ranges: [SceneVerification.Differences.FrameSpan]
  private let small: [FrameHash: SmallPicture]
  private let perception: PerceptualTolerance?
  private let moment: (Int) -> SceneVerification.FrameMoment

  /// - Parameters:
  ///   - moment: Of a frame of the scene.
  package init(
    approval: GoldenFile.Approval, actual: FrameHashList, perception: PerceptualTolerance?,
    moment: @escaping (Int) -> SceneVerification.FrameMoment
  ) {
    golden = approval.hashes.hashes
    self.perception = perception
    self.moment = moment
    let comparison = FrameComparison(golden: golden, actual: actual.hashes)
    ranges = FrameComparison.spans(comparison.differing)
    var seen: Set<[FrameHash]> = []
    pairs = comparison.differing.compactMap { [golden] frame in
      comparison.partners[frame].flatMap { partner in
        seen.insert([golden[partner], actual.hashes[frame]]).inserted ? (frame, partner) : nil
      }
    }
    small = Dictionary(approval.pictures.map { [golden] in (golden[$0.frame], $0) }) { first, _ in first }
  }

  /// Draws and compares.
  ///
  /// - Parameters:
  ///   - draw: A frame of the scene.
  ///   - reference: A frame of the golden film, as large as it was; nil compares the small pictures.
  /// - Throws: What the two throw, `WrongReference` or `HashingError`.
  package func judgement(
    draw: (Int) throws -> PixelBuffer, reference: ((Int) throws -> PixelBuffer)?
  ) throws -> Judgement {
    var judgement = Judgement()
    judgement.pictures = pairs.count
    // The first is shown even if nothing is kept to compare it with.
    let candidates = pairs.indices.filter { index in
      index == 0 || reference != nil || small[golden[pairs[index].partner]] != nil
    }
    let shown = shown(of: candidates)
    var worst: SceneVerification.PicturePair?
    var (looksSame, isWithin, compared) = (true, true, 0)
    for index in candidates {
      let pair = pairs[index]
      let expected =
        try reference.map { try checked($0, pair.partner) } ?? small[golden[pair.partner]]?.pixels
      let actual = try draw(pair.frame)
      let compares = expected.flatMap { measured(pair.frame, $0, actual, isSmall: reference == nil) }
      let pictures = SceneVerification.PicturePair(
        moment: moment(pair.frame), expected: expected, actual: actual,
        isDifferent: compares.map { !$0.measured.difference.isNone } ?? true)
      if shown.contains(index) { judgement.pairs.append(pictures) }
      guard let compares, let expected else { continue }
      compared += 1
      if compares.measured.difference.mean > judgement.worst?.difference.mean ?? -1 {
        judgement.worst = compares.measured
        worst = shown.contains(index) ? nil : pictures
      }
      isWithin = isWithin && isWithinTolerance(expected, compares.picture)
      guard let perception else { continue }
      let seen = PerceptualComparison(expected, compares.picture, tolerance: perception)
      looksSame = looksSame && seen?.isAccepted == true
      if let seen, !seen.isAccepted,
        seen.similarity.worst < judgement.seen?.comparison.similarity.worst ?? .infinity
      {
        judgement.seen = (pair.frame, seen)
      }
    }
    if let worst {
      let place = judgement.pairs.firstIndex { $0.moment.frame > worst.moment.frame }
      judgement.pairs.insert(worst, at: place ?? judgement.pairs.count)
    }
    judgement.unseen = pairs.count - compared
    judgement.looksSame = perception != nil && looksSame && compared == pairs.count && compared > 0
    judgement.isWithinTolerance = isWithin && compared > 0
    return judgement
  }

  /// Which pairs a report shows besides the worst, which is known only afterwards: the first and the last, one
  /// of each range of differing frames as far as there is room, and then some at even distances.
  private func shown(of candidates: [Int]) -> Set<Int> {
    let room = FrameJudge.mostPairs - 1
    guard candidates.count > room else { return Set(candidates) }
    var shown: Set<Int> = [candidates[0], candidates[candidates.count - 1]]
    // Ranges are in order, and so are pairs.
    var middles: [Int] = []
    var next = 0
    for range in ranges {
      let first = next
      while next < candidates.count, pairs[candidates[next]].frame <= range.last { next += 1 }
      // Pictures that were seen in an earlier range are not seen again.
      if next > first { middles.append(candidates[(first + next) / 2]) }
    }
    for list in [middles, candidates] {
      let others = list.filter { !shown.contains($0) }
      let free = min(room - shown.count, others.count)
      for index in 0..<max(free, 0) { shown.insert(others[(2 * index + 1) * others.count / (2 * free)]) }
    }
    return shown
  }

  private func checked(_ reference: (Int) throws -> PixelBuffer, _ frame: Int) throws -> PixelBuffer {
    let picture = try reference(frame)
    guard try FrameHash(of: picture) == golden[frame] else { throw WrongReference(frame: frame) }
    return picture
  }

  /// Frames as large as the film are made small first.
  private func isWithinTolerance(_ expected: PixelBuffer, _ actual: PixelBuffer) -> Bool {
    let (golden, here) = (SmallPicture(frame: 0, of: expected), SmallPicture(frame: 0, of: actual))
    return SmallPictureTolerance().accepts(golden.pixels, here.pixels)
  }

  private func measured(
    _ frame: Int, _ expected: PixelBuffer, _ actual: PixelBuffer, isSmall: Bool
  ) -> (measured: SceneVerification.MeasuredDifference, picture: PixelBuffer)? {
    let picture = isSmall ? SmallPicture(frame: frame, of: actual).pixels : actual
    return PixelDifference(expected, picture).map { difference in
      let measured = SceneVerification.MeasuredDifference(
        frame: frame, pixels: picture.width * picture.height, difference: difference,
        isOfSmallPictures: isSmall)
      return (measured, picture)
    }
  }
}
