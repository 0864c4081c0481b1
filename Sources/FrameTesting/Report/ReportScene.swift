import SceneModel

/// One scene's part of a report.
struct ReportScene {
  private let verification: SceneVerification
  /// From 1; makes names in the page unique.
  private let number: Int

  init(_ verification: SceneVerification, number: Int) {
    self.verification = verification
    self.number = number
  }

  func html() throws(ReportError) -> String {
    let kind = verification.isSuccess ? "good" : "bad"
    let text = verification.text
    return """
      <details class="scene \(kind)" id="scene-\(number)"\(verification.isSuccess ? "" : " open")>
      <summary><span class="badge">\(verification.outcome.words)</span>\
      <h2><bdi>\(MarkupText.escaped(verification.scene))</bdi></h2>\
      <span class="headline">\(Self.words(text.headline))</span></summary>
      <div class="body">
      \(film)\(list("what", text.details))\(list("hints", text.hints))\
      \(layer)\(ReportTimeline(verification, number: number)?.html ?? "")
      \(try ReportPictures(verification, number: number).html())</div>
      </details>

      """
  }

  /// What is between grave accents is code.
  static func words(_ text: String) -> String {
    let parts = MarkupText.escaped(text).split(separator: "`", omittingEmptySubsequences: false)
    // An accent without its partner stands for itself.
    guard parts.count % 2 == 1 else { return parts.joined(separator: "`") }
    return parts.enumerated().map { $0 % 2 == 1 ? "<code>\($1)</code>" : String($1) }.joined()
  }

  private func list(_ kind: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "<ul class=\"\(kind)\">\(lines.map { "<li>\(Self.words($0))</li>" }.joined())</ul>\n"
  }

  private var film: String {
    var facts: [(String, String)] = []
    if let film = verification.film {
      facts.append(("frames", "\(film.frames)"))
      facts.append(("length", "\(decimal(film.seconds, 3)) s"))
      facts.append(("rate", "\(film.fps.hasSuffix("/1") ? String(film.fps.dropLast(2)) : film.fps) fps"))
      facts.append(("size", "\(film.width) × \(film.height)"))
    }
    if let script = verification.script { facts.append(("script", script)) }
    facts.append(("golden", verification.golden))
    let items = facts.map { "<div><dt>\($0)</dt><dd><bdi>\(MarkupText.escaped($1))</bdi></dd></div>" }
    return "<dl class=\"facts\">\(items.joined())</dl>\n"
  }

  /// Which layer, and which of its groups; all groups are shown, those that differ stand out.
  private var layer: String {
    guard let layer = verification.differences.layer else { return "" }
    let groups = PropertyGroup.allCases.map { group in
      let differs = layer.groups.contains(group)
      return
        "<li\(differs ? " class=\"differs\"" : "")>\(group.rawValue)\(differs ? "<i> differs</i>" : "")</li>"
    }
    return "<div class=\"layer\"><span>\(layer.kind.rawValue) layer</span> "
      + "<code><bdi>\(MarkupText.escaped(layer.layer))</bdi></code><ul>\(groups.joined())</ul></div>\n"
  }
}
