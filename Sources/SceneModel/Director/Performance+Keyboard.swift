import AnimatorCore
import SourceDiagnostics

/// Keyboards for fields in boxes, such as an alert's: they stand at the bottom of the canvas, not of the box, which makes
/// room for them.
extension Performance {
  /// The screen that holds the keyboard for a field's: that screen, or one of the keyboard's own above a box.
  mutating func keyboardHolder(for shown: ScreenInstance, at now: Time) -> ScreenInstance {
    guard let placement = shown.source?.placement,
      placement.strip == nil || placement.frame.maxY > description.canvas.size.height,
      let index = stage.levels.firstIndex(where: { $0.entries.last?.instance.id == shown.id })
    else { return shown }
    let owner = stage.levels[index].id
    if let keyboard = stage.keyboard(of: owner) { return keyboard.shown.pages.top }
    let canvas = Rect(size: description.canvas.size)
    let cover = TransitionUse(transition: catalogue.standardTransition(named: Verb.present.defaultTransition))
    guard let style = resolve(cover, .present, of: nil, in: canvas, at: nil, now) else { return shown }
    let screen = Screen(
      name: "keyboard", body: .content([]), background: .clear, theme: shown.source?.screen.theme)
    let instance = instance(of: screen, size: canvas.size)
    stage.raiseKeyboard(instance, by: style, of: owner, at: now)
    return instance
  }

  /// Moves a box up to the middle of what a keyboard that comes leaves of the canvas.
  mutating func makeRoom(for keyboard: ScreenInstance, above shown: ScreenInstance, at now: Time) {
    guard let index = stage.levels.firstIndex(where: { $0.entries.last?.instance.id == shown.id }),
      shown.source?.placement?.strip == nil, stage.levels[index].standing == nil,
      stage.levels[index].detent == nil,
      let style = stage.levels[index].shown.style,
      let board = states.current(keyboard).layer.sublayers.last
    else { return }
    let frame = style.enteringFrame
    let room = Rect(
      x: 0, y: description.canvas.safeArea.top, width: description.canvas.size.width,
      height: board.frame.y - description.canvas.safeArea.top)
    let goal = max(style.geometry.snapped(room.center.y - frame.height / 2), room.y)
    guard goal < frame.y else { return }
    var transition = InteractiveTransition(timing: Performance.keyboardMotion)
    do throws(AnimatorError) {
      try transition.start(at: now)
    } catch {
      return
    }
    stage.move(index, by: goal - frame.y, transition, at: now, until: transition.endOfRun ?? now)
  }

  /// The keyboard goes down as its box goes.
  mutating func lowerKeyboard(of level: Int, at now: Time) {
    guard let keyboard = stage.keyboard(of: level)?.shown.pages.top else { return }
    edit(keyboard, by: StateLead.timing(Performance.keyboardMotion), at: now) {
      $0.withKeyboard(nil, isUp: false)
    }
    let gone = (try? now + Performance.keyboardMotion.duration) ?? now
    later.append((gone, { performance in performance.stage.removeKeyboard(of: level, at: gone) }))
  }
}
