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
    /// Pictures were compared, and all of them, made small, are within the tolerance of small pictures.
    package var isWithinTolerance = false
    package var worst: SceneVerification.MeasuredDifference?
    /// The first differing frame, then those with something to compare them with.
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
    var (looksSame, isWithin, compared) = (true, true, 0)
    for (index, pair) in pairs.enumerated() {
      let expected =
        try reference.map { try checked($0, pair.partner) } ?? small[golden[pair.partner]]?.pixels
      guard expected != nil || index == 0 else {
        judgement.unseen += 1
        continue
      }
      let actual = try draw(pair.frame)
      let compares = expected.flatMap { measured(pair.frame, $0, actual, isSmall: reference == nil) }
      if index == 0 || judgement.pairs.count < FrameJudge.mostPairs {
        judgement.pairs.append(
          SceneVerification.PicturePair(
            moment: moment(pair.frame), expected: expected, actual: actual,
            isDifferent: compares.map { !$0.measured.difference.isNone } ?? true))
      }
      guard let compares, let expected else {
        judgement.unseen += 1
        continue
      }
      compared += 1
      if compares.measured.difference.mean > judgement.worst?.difference.mean ?? -1 {
        judgement.worst = compares.measured
      }
      isWithin = isWithin && isWithinTolerance(expected, compares.picture)
      looksSame = looksSame && seemsSame(expected, compares.picture)
    }
    judgement.looksSame = looksSame && compared == pairs.count && compared > 0
    judgement.isWithinTolerance = isWithin && compared > 0
    return judgement
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

  private func seemsSame(_ expected: PixelBuffer, _ actual: PixelBuffer) -> Bool {
    guard let perception else { return false }
    return PerceptualComparison(expected, actual, tolerance: perception)?.isAccepted ?? false
  }
}
