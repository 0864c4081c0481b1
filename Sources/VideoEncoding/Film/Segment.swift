import SceneModel

/// A part of a film that is encoded by itself, beginning with a key frame.
struct Segment: Hashable {
  let runs: ArraySlice<FrameRun>

  /// Cuts a film where motion begins after a hold, once enough pictures have come together, or in the midst
  /// of motion when there are too many.
  ///
  /// Depends on nothing but the runs, so that a film is the same however many threads make it. Never cuts
  /// inside a run: a key frame looks different from the frames before it, which a hold would show.
  static func cut(_ runs: [FrameRun], tuning: FilmTuning) -> [Segment] {
    var segments: [Segment] = []
    var start = 0
    for index in runs.indices.dropFirst() {
      let pictures = index - start
      let followsHold = runs[index - 1].frames.count > tuning.settlingFrames
      if (pictures >= tuning.fewestPictures && followsHold) || pictures >= tuning.mostPictures {
        segments.append(Segment(runs: runs[start..<index]))
        start = index
      }
    }
    segments.append(Segment(runs: runs[start...]))
    return segments
  }
}
