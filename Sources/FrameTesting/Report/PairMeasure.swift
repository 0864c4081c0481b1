import SceneModel

/// What is measured between the pictures of a pair.
struct PairMeasure {
  private(set) var difference: PixelBuffer?
  private(set) var words: String?
  /// About the expected picture.
  private(set) var note: String?

  init(_ pair: SceneVerification.PicturePair) {
    guard let expected = pair.expected, var actual = pair.actual else { return }
    var small = ""
    if actual.width != expected.width || actual.height != expected.height {
      actual = SmallPicture(frame: pair.moment.frame, of: actual).pixels
      small = " of the small picture"
    }
    guard let exact = PixelDifference(expected, actual) else { return }
    if !small.isEmpty { note = "small picture, \(expected.width) × \(expected.height)" }
    difference = DifferencePicture(expected, actual)?.pixels
    if exact.isNone, !small.isEmpty {
      words =
        "what differs, if anything, is too small for the small picture; `--reference` compares whole frames"
      return
    }
    guard !exact.isNone, let seen = PerceptualComparison(expected, actual) else {
      words = "no pixel differs"
      return
    }
    let place = exact.bounds.map { ", within \($0.description)" } ?? ""
    words =
      "\(exact.count) of \(count(expected.width * expected.height, "pixel"))\(small) differ, "
      + "by \(exact.greatest) of 255 at most, \(decimal(exact.mean, 3)) on average\(place) · "
      + "\(seen.pixels.count) look different · structural similarity of the worst block "
      + "\(decimal(seen.similarity.worst, 4)), at \(seen.similarity.block.x), \(seen.similarity.block.y)"
  }
}
