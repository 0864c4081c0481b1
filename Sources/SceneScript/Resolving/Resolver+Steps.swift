import AnimatorCore
import SceneModel
import SourceDiagnostics

extension Resolver {
  /// Bytes of a chapter's title that MP4's list of chapters has room for: their number is a byte itself.
  private static let longestChapter = 255

  /// The steps of a list, without those that are wrong.
  func steps(_ node: Node, of key: Node.Key) -> [SceneStep] {
    rawItems(node, .script, of: key).compactMap(step)
  }

  private func step(_ raw: RawItem) -> SceneStep? {
    let keyword = raw.keyword.name
    guard let read = read(raw, .script) else { return lost() }
    let options = read.options.completed(by: defaults.ofStep(keyword))
    var standard: String?
    if keyword == "present", case .screen(let screen)? = read.object?.value {
      standard = screen.standardTransition
    }
    let use = raw.entry.transition == nil ? nil : transitionUse(read, standard: standard)
    guard let action = action(read, options, use) else { return lost() }
    return SceneStep(action, delay: options.time("delay")?.value ?? .zero, range: raw.range)
  }

  private func action(
    _ read: ReadItem, _ options: OptionValues, _ use: TransitionUse?
  ) -> SceneStep.Action? {
    let (keyword, object) = (read.raw.keyword.name, read.object)
    let name = object.flatMap {
      if case .word(let word) = $0.value { Spanned(word, at: $0.range) } else { nil }
    }
    switch (keyword, object?.value) {
    case ("show", .screen(let screen)): return .show(screen, use)
    case ("push", .screen(let screen)): return .push(screen, use)
    case ("replace", .screen(let screen)): return .replace(screen, use)
    case ("present", .screen(let screen)): return .present(screen, use)
    case ("tab", .screen(let screen)): return .tab(screen, use)
    case ("pop", _): return .pop(name, use)
    case ("dismiss", _): return .dismiss(name, use)
    case ("pop-to", _): return name.map { .popTo($0, use) }
    case ("tap", .place(let place)):
      guard let range = object?.range else { return nil }
      return .tap(
        Spanned(place, at: range), times: options.integer("times") ?? 1, hold: options.time("hold")?.value,
        showsFinger: options.flag("finger") ?? true)
    case (_, .place(let place)):
      return object.flatMap { fingerUse(Spanned(place, at: $0.range), read, options) }.map { .finger($0) }
    case ("type", .parameter(.text(let text))):
      return object.map {
        .type(
          TypingUse(
            Spanned(text, at: $0.range), into: options.word("into"), perKey: options.time("per-key")?.value,
            clears: options.flag("clear") ?? false, showsKeyboard: options.flag("keyboard")))
      }
    case ("set", .word(let address)):
      return object.flatMap { object in
        change(read, options).map { .set(Spanned(address, at: object.range), $0) }
      }
    case ("insert", _), ("remove", _), ("move", _):
      return rearrangement(name, read, options).map { .rearrange($0) }
    case ("wait", .time(let time)): return .wait(time)
    case ("wait-until", .moment(let moment)): return object.map { .waitUntil(Spanned(moment, at: $0.range)) }
    case ("chapter", .parameter(.text(let text))):
      guard let range = object?.range else { return nil }
      if text.utf8.count > Resolver.longestChapter {
        sink.report(.chapterTooLong(text.utf8.count, limit: Resolver.longestChapter, at: range))
      }
      return .chapter(Spanned(text, at: range))
    case ("caption", _), ("highlight", _): return .telling(telling(name, read, options))
    case ("still", _): return name.map { .still($0) }
    case ("expect", _): return expectation(name, read, options).map { .expect($0) }
    case ("parallel", .steps(let steps)):
      return .parallel(steps, stagger: options.time("stagger")?.value ?? .zero)
    case ("sequence", .steps(let steps)): return .sequence(steps)
    case ("repeat", .parameter(.integer(let count))):
      return options.steps("steps").map { .repeat(count: count, $0) }
    case ("use", _): return name.flatMap { self.use($0, read, options) }
    default: return nil
    }
  }
}

extension Resolver {
  private func telling(_ name: Spanned<String>?, _ read: ReadItem, _ options: OptionValues) -> Telling {
    let kind: Telling.Kind
    if read.raw.keyword.name == "caption" {
      var words: Spanned<String>?
      if let object = read.object, case .parameter(.text(let text)) = object.value {
        words = Spanned(text, at: object.range)
      }
      kind = .caption(words, options.choice("position").flatMap(CaptionPosition.init) ?? .bottom)
    } else {
      var note: String?
      if case .text(let text)? = options.parameter("note")?.value { note = text }
      kind = .highlight(
        name, options.choice("style").flatMap(HighlightStyle.init) ?? .outline, note: note)
    }
    return Telling(kind, for: options.time("for")?.value)
  }
}

extension Diagnostic {
  fileprivate static func chapterTooLong(_ count: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "chapter-too-long", at: range,
      "the chapter's title takes \(count) bytes; a film has room for \(limit)", hints: ["shorten it"])
  }
}

extension [SceneStep] {
  /// The picture of the first screen made of one, in the order of the steps.
  var firstPicture: Picture? {
    for step in self {
      switch step.action {
      case .show(let screen, _), .push(let screen, _), .replace(let screen, _), .present(let screen, _),
        .tab(let screen, _):
        if case .picture(let picture, _, _) = screen.body { return picture }
      case .parallel(let steps, _), .sequence(let steps), .repeat(_, let steps), .use(_, let steps):
        if let picture = steps.firstPicture { return picture }
      case .pop, .popTo, .dismiss, .tap, .finger, .type, .set, .rearrange, .wait, .waitUntil, .chapter,
        .telling, .still,
        .expect:
        continue
      }
    }
    return nil
  }
}
