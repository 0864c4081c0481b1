import AnimatorCore
import SceneModel
import SourceDiagnostics

/// `play:`.
extension Resolver {
  /// The moves of a list; nil after saying that there are none.
  func moves(_ node: Node, of key: Node.Key) -> [Spanned<PlayMove>]? {
    if node.items?.isEmpty == true {
      sink.report(.emptyPlay(at: node.range))
      return nil
    }
    let items = rawItems(node, .play, of: key)
    let moves = items.compactMap { item in
      read(item, .play).flatMap(move).map { Spanned($0, at: item.range) }
    }
    // Without one of them nobody knows where it stops.
    return moves.count == items.count && !moves.isEmpty ? moves : lost()
  }

  /// `60%`: a run, said without its keyword.
  static func bareRun(_ text: String, _ node: Node) -> RawItem? {
    guard let first = text.first, first.isNumber || "-+.$".contains(first),
      let entry = Table.moves.first(where: { $0.keyword == "run" })
    else { return nil }
    return RawItem(
      entry: entry, keyword: Node.Key(name: "run", range: node.range), object: node, options: [],
      range: node.range)
  }

  private func move(_ item: ReadItem) -> PlayMove? {
    let (options, object) = (item.options, item.object?.value)
    let (duration, curve) = (options.time("duration")?.value, options.timingFunction("curve"))
    switch (item.raw.keyword.name, object) {
    case ("run", .parameter(.share(let share))): return .run(to: share, duration: duration, curve: curve)
    case ("drag", .parameter(.share(let share))): return .drag(to: share, duration: duration, curve: curve)
    case ("hold", .time(let time)): return .hold(time)
    case ("release", .parameter(.choice(let word))):
      return release(word, item, options).map { .release($0.rule ?? .threshold) }
    case ("release", _): return release(nil, item, options).map { .release($0.rule ?? .threshold) }
    default: return nil
    }
  }

  /// What decides when a finger lets go, as far as it is said; nil after saying what is wrong.
  func release(_ word: String?, _ item: ReadItem, _ options: OptionValues) -> (rule: ReleaseRule?, Void)? {
    let share = options.share("threshold")
    if let word, word != "threshold", let said = item.options.values["threshold"] {
      sink.report(.thresholdOfAnother(word, at: said.range))
      return nil
    }
    switch word {
    case "threshold": return (share.map(ReleaseRule.threshold) ?? .threshold, ())
    case "projected": return (.projected, ())
    case "finish": return (.finish, ())
    case "cancel": return (.cancel, ())
    default: return (share.map(ReleaseRule.threshold), ())
    }
  }
}

extension Diagnostic {
  fileprivate static func emptyPlay(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "empty-play", at: range, "`play` says nothing that happens",
      hints: ["write moves such as `[60%, {hold: 300ms}, 0%]`, or leave `play` out"])
  }

  fileprivate static func thresholdOfAnother(_ rule: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "either-or", at: range, "`release: \(rule)` takes no `threshold`",
      hints: ["say `release: threshold`, or leave `threshold` out"])
  }
}
