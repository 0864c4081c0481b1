internal import SourceDiagnostics

/// What came of a verification, in words: for messages, reports and the failures of tests.
///
/// One line each, lower case, without a full stop; names of strangers are made printable.
public struct VerificationText: Sendable, Hashable {
  /// What came of it.
  public let headline: String
  /// What differs, the most telling first; empty when nothing does.
  public let details: [String]
  /// What to do, most helpful first.
  public let hints: [String]

  init(headline: String, details: [String], hints: [String]) {
    self.headline = DisplayText.printable(headline)
    self.details = details.map(DisplayText.printable)
    self.hints = hints.map(DisplayText.printable)
  }

  /// The headline, then each detail and hint in a line of its own, indented by two spaces.
  public var lines: [String] {
    [headline] + details.map { "  " + $0 } + hints.map { "  hint: " + $0 }
  }
}

extension SceneVerification {
  /// What came of it, in words.
  public var text: VerificationText {
    VerificationText(headline: headline, details: details, hints: problem?.hints ?? [])
  }

  private var headline: String {
    let place = problem?.line.map { "\(golden):\($0)" } ?? golden
    let frames = film.map { count($0.frames, "frame") } ?? "the frames"
    switch outcome {
    case .passed:
      switch decidedBy {
      case .perception: return "\(frames) that look as they did"
      case .smallPictures: return "the small pictures of \(golden) are as they were, within the tolerance"
      case .frameHashes, .layerDigests, nil: return "\(frames), all as they were"
      }
    case .failed:
      let what = failures
      return what.isEmpty ? "not as \(golden) says" : what.joined(separator: ", ")
    case .recorded: return recorded(frames)
    case .missingGolden: return problem?.message ?? "there is no golden file \(golden)"
    case .unreadableGolden: return "\(place): \(problem?.message ?? "nothing can be compared with this file")"
    case .otherEnvironment: return problem?.message ?? "\(golden) knows no environment like this one"
    case .broken: return problem?.message ?? count(findings.count, "error") + " in the scene"
    }
  }

  private func recorded(_ frames: String) -> String {
    switch recording {
    case .created, nil: "recorded \(frames) in \(golden)"
    case .replaced: "recorded \(frames) in \(golden), in place of what it said"
    case .environmentAdded: "added this environment to \(golden)"
    case .unchanged: "\(golden) says so already"
    }
  }

  /// One phrase for each kind of difference.
  private var failures: [String] {
    var phrases: [String] = []
    if let frames = differences.frames {
      phrases.append(frames.words + (decidedBy == .perception ? " and do not pass for looking the same" : ""))
    }
    if let change = differences.frameCount {
      phrases.append("\(count(change.actual, "frame")) instead of \(change.golden)")
    }
    if let change = differences.rate {
      phrases.append("\(change.actual) frames a second instead of \(change.golden)")
    }
    if let change = differences.size {
      phrases.append("\(change.actual.words) pixels instead of \(change.golden.words)")
    }
    if !differences.fonts.isEmpty { phrases.append("other font files") }
    let errors = findings.filter { $0.severity == .error }.count
    if errors > 0 { phrases.append("\(count(errors, "expectation")) not met") }
    return phrases
  }

  private var details: [String] {
    var lines: [String] = []
    if let frames = differences.frames {
      lines.append("first differs in \(frames.first.words)")
      if frames.differing > 1 { lines.append("frames \(frames.rangeWords)") }
    }
    if let layer = differences.layer { lines.append(layer.words) }
    if let measured = differences.frames?.pixels { lines.append(measured.words) }
    let strays =
      differences.added.map { "\($0.frameWords) added" }
      + differences.missing.map { "\($0.frameWords) missing" }
    if !strays.isEmpty {
      let others = differences.frames == nil ? ["all others as they were"] : []
      lines.append((strays + others).joined(separator: ", "))
    }
    lines += differences.fonts.map(\.words)
    lines += findings.map { finding in
      (finding.range.map { "\($0.file):\($0.start.line):\($0.start.column): " } ?? "") + finding.message
    }
    lines += environment.map { "another environment: \($0.words)" }
    if decidedBy == .layerDigests, outcome == .failed {
      lines.append(
        "no environment explains that of the layer: the scene is another one, whatever small pictures say")
    }
    return lines
  }
}

extension SceneVerification.Differences.PictureSize {
  var words: String { "\(width) × \(height)" }
}

extension SceneVerification.Differences.FrameSpan {
  /// `7`, or `7–12`.
  var words: String { first == last ? "\(first)" : "\(first)–\(last)" }

  /// `frame 7`, or `frames 7–12`.
  var frameWords: String { (first == last ? "frame " : "frames ") + words }
}

extension SceneVerification.FrameDifferences {
  /// `3 of 120 frames differ`.
  var words: String {
    switch (differing, compared) {
    case (1, 1): "its only frame differs"
    case (compared, _): "all \(compared) frames differ"
    default: "\(differing) of \(compared) frames \(differing == 1 ? "differs" : "differ")"
    }
  }

  /// At most eight ranges, and how many more there are.
  var rangeWords: String {
    let shown = ranges.prefix(8).map(\.words).joined(separator: ", ")
    return ranges.count > 8 ? "\(shown) and \(ranges.count - 8) more ranges" : shown
  }
}

extension SceneVerification.FrameMoment {
  /// `frame 34 (0.567 s), in `push` at tour.yaml:12:5`.
  var words: String {
    let place = step?.range.map { " at \($0.file):\($0.start.line):\($0.start.column)" } ?? ""
    let name = step.map { ", in `\($0.keyword)`\(place)" } ?? ""
    return "frame \(frame) (\(decimal(seconds, 3)) s)\(name)"
  }
}

extension SceneVerification.LayerDifference {
  /// `layer `card/title`: text and fill, in frame 34; 3 layers in all`.
  var words: String {
    let what: String
    switch kind {
    case .added: what = "added"
    case .removed: what = "removed"
    case .changed: what = groups.map(\.rawValue).joined(separator: ", ")
    }
    let more = layers > 1 ? "; \(layers) layers differ there" : ""
    return "layer `\(layer)`: \(what), in frame \(frame)\(more)"
  }
}

extension SceneVerification.MeasuredDifference {
  var words: String {
    if isOfSmallPictures, difference.isNone {
      return "frame \(frame): what differs is too small for its small picture of \(count(pixels, "pixel")); "
        + "`--reference` compares whole frames"
    }
    let small = isOfSmallPictures ? " of its small picture" : ""
    let apart = "by \(difference.greatest) of 255 at most, \(decimal(difference.mean, 3)) on average"
    return "frame \(frame): \(difference.count) of \(count(pixels, "pixel"))\(small) differ, \(apart)"
  }
}

extension PerceptualComparison {
  /// `frame 7: 12 pixels look different, and its worst block has a structural similarity of 0.9231`.
  package func words(ofFrame frame: Int) -> String {
    "frame \(frame): \(count(pixels.count, "pixel")) \(pixels.count == 1 ? "looks" : "look") different, and its "
      + "worst block has a structural similarity of \(decimal(similarity.worst, 4))"
  }
}

extension SceneVerification.EnvironmentDifference {
  /// `Cairo 1.18.0 instead of 1.16.0`.
  var words: String {
    switch (golden, here) {
    case (let golden?, let here?): "\(name) \(here) instead of \(golden)"
    case (nil, let here?): "\(name) \(here), of which the golden file says nothing"
    case (let golden?, nil): "no \(name), the golden file has \(golden)"
    case (nil, nil): name
    }
  }
}

/// `1 frame`, `2 frames`.
func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

/// A number with so many decimals at most, half away from zero; finite numbers below 2⁵³.
func decimal(_ value: Double, _ places: Int) -> String {
  let unit = (0..<places).reduce(1) { unit, _ in unit * 10 }
  let scaled = Int((min(max(value, -1e9), 1e9) * Double(unit)).rounded())
  var digits = String(abs(scaled) % unit)
  digits = String(repeating: "0", count: places - digits.count) + digits
  while digits.last == "0" { digits.removeLast() }
  return (scaled < 0 ? "-" : "") + "\(abs(scaled) / unit)" + (digits.isEmpty ? "" : ".\(digits)")
}
