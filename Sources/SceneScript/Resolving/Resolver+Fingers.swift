import AnimatorCore
import SceneModel
import SourceDiagnostics

/// `drag`, `swipe`, `scroll` and `pinch`.
extension Resolver {
  func fingerUse(_ place: Spanned<Place>, _ item: ReadItem, _ options: OptionValues) -> FingerUse? {
    guard let kind = FingerUse.Kind(rawValue: item.raw.keyword.name),
      let options = exclusive(["by", "to"], item, options),
      let release = release(options.choice("release"), item, options)
    else { return nil }
    // What stands there and is wrong has been told.
    let ways = ["by", "to", "scale", "rotation"]
    let isWrong = item.raw.options.contains {
      ways.contains($0.key.name) && options.values[$0.key.name] == nil
    }
    guard !isWrong else { return nil }
    return FingerUse(
      kind, at: place, way: way(kind, options), direction: options.side("direction"),
      duration: options.time("duration")?.value, curve: options.timingFunction("curve"),
      release: release.rule,
      showsFinger: options.flag("finger") ?? true)
  }

  private func way(_ kind: FingerUse.Kind, _ options: OptionValues) -> Spanned<FingerUse.Way>? {
    if kind == .pinch {
      guard let said = options.values["scale"] ?? options.values["rotation"] else { return nil }
      return Spanned(
        .pinch(scale: options.number("scale") ?? 1, rotation: options.number("rotation") ?? 0),
        at: said.range)
    }
    if let by = options.parameter("by"), case .length(let length) = by.value {
      return Spanned(.by(length), at: by.range)
    }
    if let to = options.values["to"], case .place(let place) = to.value {
      return Spanned(.to(place), at: to.range)
    }
    return nil
  }

  /// The options with one of some that exclude each other: what a step says takes the place of defaults.
  /// Nil after saying that it says two.
  func exclusive(_ names: [String], _ item: ReadItem, _ options: OptionValues) -> OptionValues? {
    let said = item.raw.options.filter { names.contains($0.key.name) }
    if said.count > 1 {
      sink.report(.eitherOr(said[0].key, said[1].key))
      return nil
    }
    guard let one = said.first?.key.name else { return options }
    var options = options
    for name in names where name != one { options.values[name] = nil }
    return options
  }
}

extension Diagnostic {
  static func eitherOr(_ first: Node.Key, _ second: Node.Key) -> Diagnostic {
    Diagnostic(
      id: "either-or", at: second.range, "`\(first.name)` and `\(second.name)` exclude each other",
      notes: [.init("`\(first.name)` is said here", at: first.range)], hints: ["delete one of them"])
  }
}
