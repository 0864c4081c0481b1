import AnimatorCore
import SourceDiagnostics

/// `type`: a field is typed into, key by key.
extension Performance {
  /// Something that takes words: the screen and the ids that lead there.
  private struct Field {
    let instance: ScreenInstance
    let path: [String]
    /// The parameter its words stand in.
    let parameter: String
    let typed: String
    let isFocused: Bool
    /// The screen that holds the keyboard: the field's own, unless that is a box.
    var holder: ScreenInstance

    var address: String { path.joined(separator: "/") }
  }

  /// How long a keyboard takes to come and to go, as the platform's.
  static let keyboardMotion = Timing.curve(.easeOut, duration: .milliseconds(250))
  /// Each letter lays its screen out twice; more than anybody watches.
  private static let letterLimit = 500
  /// The widest canvas that gets a keyboard unasked, in points: a phone's.
  private static let phoneWidth = 500.0

  private static func isLineBreak(_ letter: String) -> Bool {
    letter.allSatisfy(\.isNewline) && !letter.isEmpty
  }

  mutating func type(_ use: TypingUse, _ step: SceneStep, at now: Time) throws(TimeOverflow) -> Time {
    guard var field = field(for: use, step, at: now) else { return now }
    var letters = use.text.value.map(String.init)
    guard letters.count <= Performance.letterLimit else {
      report(Messages.tooMuchToType(letters.count, limit: Performance.letterLimit, at: use.text.range))
      return now
    }
    let ends = letters.last.map(Performance.isLineBreak) ?? false
    if ends { letters.removeLast() }
    guard !letters.contains(where: Performance.isLineBreak) else {
      report(Messages.severalLines(field.address, at: use.text.range))
      return now
    }
    let wantsKeyboard = use.showsKeyboard ?? (description.canvas.size.width <= Performance.phoneWidth)
    let board = wantsKeyboard ? catalogue.component(named: "keyboard") : nil
    if board != nil { field.holder = keyboardHolder(for: field.instance, at: now) }
    guard let screen = states.current(field.holder).source?.screen else { return now }
    let rises = board != nil && !screen.hasKeyboard
    let motion = StateLead.timing(Performance.keyboardMotion)
    let wasTyped = use.clears ? "" : field.typed
    if rises || !field.isFocused || use.clears {
      let returnKey = field.path.last == "search" || field.parameter == "typed" ? "search" : "return"
      if rises, let board {
        // It comes from below the screen, so it is there before it moves.
        let values = ParameterValues(["return-key": .choice(returnKey)])
        edit(field.holder, by: .timing(.curve(.linear, duration: .zero)), at: now) {
          $0.withKeyboard(Element(board, parameters: values), isUp: false)
        }
      }
      loseFocus(beside: field, at: now)
      edit(
        field, by: motion, at: now,
        { $0.setting("focused", .flag(true)).setting(field.parameter, .text(wasTyped)) },
        keyboard: { rises ? $0.withKeyboard(nil, isUp: true) : $0 })
      if rises {
        if field.holder.id == field.instance.id {
          try reveal(field.path, of: field.instance, at: now)
        } else {
          makeRoom(for: field.holder, above: field.instance, at: now)
        }
      }
      tell(.editingBegan, field.address, at: now)
    }
    var start = rises ? try now + motion.duration : now
    let perKey = use.perKey ?? .milliseconds(80)
    var typed = wasTyped
    for letter in letters {
      typed += letter
      try press(letter, of: field, typed, for: perKey, showsKey: wantsKeyboard, at: start)
      start = try start + perKey
    }
    guard ends else { return start }
    try press("\n", of: field, typed, for: perKey, showsKey: wantsKeyboard, at: start)
    let up = try start + perKey
    later.append(
      (
        up,
        { performance in
          performance.edit(
            field, by: motion, at: up, { $0.setting("focused", .flag(false)) },
            keyboard: { $0.withKeyboard(nil, isUp: false) })
          performance.tell(.editingEnded, field.address, at: up)
          performance.putAwayKeyboard(of: field.holder, at: (try? up + motion.duration) ?? up)
        }
      ))
    return wantsKeyboard ? try up + motion.duration : up
  }

  /// A key lights up, and its letter stands in the field as the finger leaves it.
  private mutating func press(
    _ letter: String, of field: Field, _ typed: String, for duration: Time, showsKey: Bool, at start: Time
  ) throws(TimeOverflow) {
    let atOnce = StateLead.timing(.curve(.linear, duration: .zero))
    let name = letter == "\n" ? "return" : letter == " " ? "space" : letter
    if showsKey, duration > .zero {
      later.append(
        (
          start,
          { performance in
            performance.edit(field.holder, by: atOnce, at: start) {
              $0.changingKeyboard { $0.setting("key", .text(name)).setting("held", .flag(true)) }
            }
          }
        ))
    }
    let up = try start + Time(roundingToNanosecond: duration.seconds * 0.6)
    later.append(
      (
        up,
        { performance in
          performance.edit(
            field, by: atOnce, at: up, { $0.setting(field.parameter, .text(typed)) },
            keyboard: { screen in
              screen.changingKeyboard { $0.setting("key", .text(name)).setting("held", .flag(false)) }
                ?? screen
            })
        }
      ))
  }

  /// Words go into one field alone.
  private mutating func loseFocus(beside field: Field, at now: Time) {
    let others = field.instance.elements.compactMap {
      self.field(at: $0.path, of: states.current(field.instance))
    }
    .filter { $0.isFocused && $0.path != field.path }
    for other in others {
      edit(other.instance, by: StateLead.timing(.curve(.linear, duration: .zero)), at: now) {
        $0.changing(other.path) { $0.setting("focused", .flag(false)) }
      }
    }
  }

  /// Changes a field and the keyboard: in one go where one screen holds both.
  private mutating func edit(
    _ field: Field, by lead: StateLead, at time: Time, _ change: (Element) -> Element,
    keyboard: (Screen) -> Screen
  ) {
    let isOne = field.holder.id == field.instance.id
    edit(field.instance, by: lead, at: time) { screen in
      let changed = screen.changing(field.path, change)
      return isOne ? keyboard(changed ?? screen) : changed
    }
    if !isOne { edit(field.holder, by: lead, at: time) { keyboard($0) } }
  }

  /// Scrolls a field out from under the keyboard that has just been laid out.
  private mutating func reveal(_ path: [String], of shown: ScreenInstance, at now: Time) throws(TimeOverflow)
  {
    let entry = visible.screens.first { $0.instance.id == shown.id }
    guard let entry, let laidOut = entry.instance.elements.first(where: { $0.path == path }) else { return }
    let found = moved(entry.found(laidOut), at: now)
    guard let view = views(around: found, at: now).first else { return }
    let from = offset(of: view, at: now)
    let goal = resting(offset(showing: found, in: view, at: now), in: view)
    guard goal != from else { return }
    let timing = Performance.keyboardMotion
    _ = try scroll(view, .timed(timing, from: from, to: goal), for: timing.duration, at: now)
  }

  /// Once it has gone down, nobody finds its keys any more.
  mutating func putAwayKeyboard(of shown: ScreenInstance, at time: Time) {
    later.append(
      (
        time,
        { performance in
          let atOnce = StateLead.timing(.curve(.linear, duration: .zero))
          performance.edit(shown, by: atOnce, at: time) { $0.withoutLoweredKeyboard }
        }
      ))
  }

  /// Changes a screen as it stands by then.
  mutating func edit(
    _ shown: ScreenInstance, by lead: StateLead, at time: Time, _ change: (Screen) -> Screen?
  ) {
    let current = states.current(shown)
    guard let screen = current.source?.screen, let next = change(screen) else { return }
    self.change(current, to: next, by: lead, at: time)
  }

  /// What is typed into; nil after saying that there is nothing.
  private mutating func field(for use: TypingUse, _ step: SceneStep, at now: Time) -> Field? {
    if let said = use.field {
      guard let element = find(said) else { return nil }
      if let field = field(around: element) { return field }
      report(Messages.nothingToTypeInto(said.value, at: said.range))
      return nil
    }
    let entry = visible.screens.first
    let top = entry?.instance
    if let touched = lastTouched, touched.instance?.id == top?.id, let field = field(around: touched) {
      return field
    }
    let fields = (top?.elements ?? []).compactMap { element in
      top.flatMap { field(at: element.path, of: $0) }
    }
    // Of a box such as an alert the first one, of a whole screen the only one.
    let isOnly = fields.count == 1 || entry?.frame.size != description.canvas.size
    if let field = fields.first(where: \.isFocused) ?? (isOnly ? fields.first : nil) { return field }
    if missing.isTouchLost || missing.isVerbLeftOut { return nil }
    report(Messages.nothingToTypeInto(nil, at: step.range))
    return nil
  }

  private func field(around element: FoundElement) -> Field? {
    guard let shown = element.instance else { return nil }
    let instance = states.current(shown)
    return element.path.indices.reversed().lazy.compactMap {
      field(at: Array(element.path[...$0]), of: instance)
    }.first
  }

  private func field(at path: [String], of instance: ScreenInstance) -> Field? {
    var found: Field?
    _ = instance.source?.screen.changing(path) { element in
      guard element.type(of: "focused") == .flag, element.parameters.flag("disabled") != true,
        let parameter = ["text", "typed"].first(where: { element.type(of: $0) == .text })
      else { return nil }
      found = Field(
        instance: instance, path: path, parameter: parameter,
        typed: element.parameters.text(parameter) ?? "",
        isFocused: element.parameters.flag("focused") ?? false, holder: instance)
      return nil
    }
    return found
  }
}
