/// The frames of a scene from left to right: its steps, which frames differ, and where there are pictures.
struct ReportTimeline {
  /// An SVG; names of strangers escaped.
  let html: String

  private static let width = 1000.0

  /// Nil for a scene that could not be played.
  init?(_ verification: SceneVerification, number: Int) {
    guard let film = verification.film, film.frames > 0 else { return nil }
    let differences = verification.differences
    let frames = max(film.frames, differences.frameCount?.golden ?? 0)
    let scale = Self.width / Double(frames)
    func x(_ frame: Int) -> String { decimal(Double(frame) * scale, 2) }
    func bar(_ first: Int, _ last: Int, _ kind: String, y: Int, height: Int, least: Double = 0) -> String {
      let width = max(Double(last - first + 1) * scale, least)
      let left = min(Double(first) * scale, Self.width - width)
      return "<rect class=\"\(kind)\" x=\"\(decimal(left, 2))\" y=\"\(y)\" "
        + "width=\"\(decimal(width, 2))\" height=\"\(height)\""
    }

    var marks = Self.ticks(film, scale: scale)
    for step in verification.steps {
      let words = MarkupText.escaped(step.keyword)
      let title = "\(words), frames \(step.firstFrame)–\(step.lastFrame)"
      let quiet = step.keyword.hasPrefix("wait")
      marks +=
        bar(step.firstFrame, step.lastFrame, quiet ? "step quiet" : "step", y: 26, height: 22, least: 2)
        + "><title>\(title)</title></rect>\n"
      let room = Double(step.lastFrame - step.firstFrame + 1) * scale
      // About 6.5 units a letter at this size.
      if room > Double(step.keyword.count) * 6.5 + 10 {
        let middle = (Double(step.firstFrame) * scale) + room / 2
        marks += "<text class=\"step\" x=\"\(decimal(middle, 2))\" y=\"41\">\(words)</text>\n"
      }
    }
    marks += bar(0, film.frames - 1, "film", y: 54, height: 16) + "/>\n"
    for span in differences.frames?.ranges ?? [] {
      marks += bar(span.first, span.last, "differs", y: 54, height: 16, least: 2)
      marks += "><title>frames \(span.words) differ</title></rect>\n"
    }
    for (span, kind) in Self.strays(differences) {
      marks += bar(span.first, span.last, kind, y: 54, height: 16, least: 3)
      marks += "><title>\(span.count == 1 ? "frame" : "frames") \(span.words) \(kind)</title></rect>\n"
    }
    for (index, pair) in verification.pictures.enumerated() {
      let middle = decimal((Double(pair.moment.frame) + 0.5) * scale, 2)
      let kind = pair.isDifferent ? "mark bad" : "mark"
      marks += "<a class=\"\(kind)\" href=\"#pair-\(number)-\(index + 1)\" data-pair=\"\(index)\">"
      marks += "<title>picture of frame \(pair.moment.frame)</title>"
      marks += "<path d=\"M\(middle) 74l6 10h-12z\"/></a>\n"
    }
    let what = differences.frames.map(\.words) ?? "no frame differs"
    html = """
      <div class="time"><svg class="timeline" viewBox="-8 0 1016 88" role="img" aria-label="Time line: \(what)">
      \(marks)</svg></div>

      """
  }

  /// Frames that one of the two films has alone; at its end where nobody says which.
  private static func strays(
    _ differences: SceneVerification.Differences
  ) -> [(span: SceneVerification.Differences.FrameSpan, kind: String)] {
    let known = differences.added.map { ($0, "added") } + differences.missing.map { ($0, "missing") }
    guard known.isEmpty, let change = differences.frameCount else { return known }
    let (shorter, longer) = (min(change.actual, change.golden), max(change.actual, change.golden))
    let end = SceneVerification.Differences.FrameSpan(first: shorter, last: longer - 1)
    return [(end, change.actual > change.golden ? "added" : "missing")]
  }

  /// At most ten, at 1, 2 or 5 times a power of ten seconds.
  private static func ticks(_ film: SceneVerification.FilmFacts, scale: Double) -> String {
    guard film.seconds > 0 else { return "" }
    let steps = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]
    let step = steps.first { film.seconds / $0 <= 10 } ?? film.seconds
    let perSecond = Double(film.frames) / film.seconds * scale
    var marks = ""
    for index in 0...Int((film.seconds / step).rounded(.down)) {
      let at = Double(index) * step
      let x = decimal(at * perSecond, 2)
      marks += "<path class=\"tick\" d=\"M\(x) 18v66\"/>"
      marks += "<text class=\"tick\" x=\"\(x)\" y=\"13\">\(decimal(at, 2)) s</text>\n"
    }
    return marks
  }
}
