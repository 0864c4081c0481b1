internal import SceneModel

/// Digests of the layers of a film, run by run: what a golden file keeps to say where a scene first differs.
///
/// Each run says only what differs from the one before it in the trail. The layers of a snapshot are said once,
/// as a subtree, however often and wherever it is shown.
struct LayerTrail: Hashable {
  /// A line of the golden file.
  enum Record: Hashable {
    /// The layers inside a snapshot, by its number, counted from 1.
    case subtree(Int, entries: String)
    /// What differs from the run before it in the trail.
    case run(ClosedRange<Int>, entries: String)
  }

  var records: [Record] = []

  /// Bytes of a scene's digests in a golden file, at most.
  static let byteLimit = 65_536

  /// Makes the trail of a film.
  ///
  /// Where it would become too long, only every second, fourth, eighth … run is kept, holds of six frames and
  /// more as long as that helps, then one group of digests for each layer near the canvas with all inside it.
  ///
  /// - Parameters:
  ///   - presentation: The layers of a frame.
  /// - Complexity: Two passes over the layers of all runs, more for films that have to be thinned out.
  static func make(
    runs: [FrameRun], fonts: [FontFile], presentation: (Int) -> LayerPresentation
  ) -> LayerTrail {
    var maker = LayerStateMaker(fonts: fonts)
    let states = runs.map { (run: $0, state: maker.state(of: presentation($0.frames.lowerBound))) }
    for level in 0..<16 {
      let kept = states.indices.filter { index in
        index % (1 << level) == 0 || (level < 6 && states[index].run.frames.count >= 6)
      }
      let trail = LayerTrail(of: kept.map { (states[$0].run.frames, states[$0].state) })
      if trail.byteCount <= byteLimit { return trail }
    }
    for depth in (0..<8).reversed() {
      let trail = LayerTrail(of: states.prefix(1).map { ($0.run.frames, $0.state.folded(below: depth)) })
      if trail.byteCount <= byteLimit { return trail }
    }
    return LayerTrail()
  }

  private init(of states: [(frames: Range<Int>, state: LayerState)]) {
    var writer = LayerTrailWriter()
    for (frames, state) in states { writer.add(state, in: frames) }
    records = writer.records
  }

  init() {}

  /// Bytes of its lines in the golden file, about.
  var byteCount: Int { records.reduce(0) { $0 + $1.entries.utf8.count + 32 } }
}

extension LayerTrail.Record {
  var entries: String {
    switch self {
    case .subtree(_, let entries), .run(_, let entries): entries
    }
  }
}

extension LayerState {
  /// The same with one digest for all that lies deeper than `depth` layers inside this one.
  func folded(below depth: Int) -> LayerState {
    if sublayers.isEmpty { return self }
    guard depth > 0 else {
      var builder = DigestBuilder()
      combine(into: &builder)
      let digest = max(UInt32(truncatingIfNeeded: builder.digest().low) & 0xFF_FFFF, 1)
      return LayerState(name: name, digests: [digest] + digests.dropFirst())
    }
    return LayerState(name: name, digests: digests, sublayers: sublayers.map { $0.folded(below: depth - 1) })
  }

  private func combine(into builder: inout DigestBuilder) {
    builder.combine(name)
    for digest in digests { builder.combine(UInt64(digest)) }
    for layer in sublayers { layer.combine(into: &builder) }
  }
}
