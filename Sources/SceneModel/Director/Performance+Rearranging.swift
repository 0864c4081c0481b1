import AnimatorCore
import SourceDiagnostics

/// `insert`, `remove` and `move`: the screen is laid out anew, and what stays moves to where it stands then.
extension Performance {
  mutating func rearrange(_ use: Rearrangement, _ step: SceneStep, at now: Time) -> Time {
    var found: (FoundElement, ScreenInstance, Screen)?
    var subject: [String]?
    switch use.action {
    case .remove(let address):
      guard let (element, instance, screen) = changeable(address) else { return now }
      found = screen.editing(element.path) { list, index in
        list.remove(at: index)
        return true
      }.map { (element, instance, $0) }
      if found != nil { removals.note(element.path, of: instance, at: address.range) }
    case .insert(let new, let position):
      guard let (element, instance, screen) = changeable(position.address) else {
        if let id = new.id { missing.elements.insert(id) }
        return now
      }
      found = screen.inserting(new, position, element.path).map { (element, instance, $0) }
      // What is brought, not what it is put beside; without a name it is one of its own.
      let own = new.id ?? "\u{0}\(states.versions(of: instance.id).count)"
      subject = element.path + [own]
      if case .into = position {} else { subject?.remove(at: element.path.count - 1) }
      if found == nil, let id = new.id { missing.elements.insert(id) }
      if found == nil { report(Messages.wrongPlace(use.keyword, at: position.address)) }
    case .move(let address, let position):
      guard let (element, instance, screen) = changeable(address),
        let (goal, other, _) = changeable(position.address)
      else { return now }
      guard other.id != instance.id || !goal.path.starts(with: element.path) else {
        report(Messages.besideItself(position.address))
        return now
      }
      var moved: Element?
      let rest = screen.editing(element.path) { list, index in
        moved = list.remove(at: index)
        return true
      }
      if let moved, let rest, other.id == instance.id {
        found = rest.inserting(moved, position, goal.path).map { (element, instance, $0) }
      }
      if found == nil { report(Messages.wrongPlace(use.keyword, at: position.address)) }
    }
    guard let (element, instance, screen) = found else { return now }
    return lead(
      instance, to: screen, of: subject ?? element.path, told: element.address,
      duration: use.duration, curve: use.curve, at: now, range: step.range) ?? now
  }

  /// An element on a screen made of components; nil after saying what is wrong.
  private mutating func changeable(_ address: Spanned<String>) -> (FoundElement, ScreenInstance, Screen)? {
    guard let element = find(address) else { return nil }
    guard let instance = element.instance, let screen = instance.source?.screen, !element.path.isEmpty else {
      report(Messages.nothingToSet(address))
      return nil
    }
    guard screen.editing(element.path, { _, _ in true }) != nil else {
      report(Messages.partOfAnother(address))
      return nil
    }
    return (element, instance, screen)
  }

  /// Lays a screen out anew and leads over to that; when it is there, or nil after saying what is wrong.
  mutating func lead(
    _ instance: ScreenInstance, to screen: Screen, of subject: [String], told address: String,
    duration: Spanned<Time>?, curve: Spanned<CurveSpecification>?, at now: Time, range: SourceRange?
  ) -> Time? {
    if let curve, let duration, curve.value.hasOwnDuration {
      report(Messages.durationBesideSpring(duration.range, curve: curve.range))
      return nil
    }
    let timing: Timing
    do {
      timing = try (curve?.value ?? CurveSpecification(.easeInOut)).timing(
        duration: duration?.value, orElse: .milliseconds(300))
    } catch {
      report(Messages.badCurve(error, at: curve?.range ?? range))
      return nil
    }
    change(instance, to: screen, of: subject, by: .timing(timing), at: now)
    guard let end = try? now + timing.duration else { return nil }
    tell(.changeBegan, address, at: now)
    tell(.changeEnded, address, at: end)
    return end
  }
}

extension Screen {
  /// Nil where nothing of this kind can stand.
  fileprivate func inserting(_ new: Element, _ position: Rearrangement.Position, _ path: [String]) -> Screen?
  {
    editing(path) { list, index in
      switch position {
      case .into:
        guard let holder = list[index].appending(new) else { return false }
        list[index] = holder
      case .before, .after:
        // Rows among rows, components among components.
        let sibling = list[index]
        guard
          sibling.isItem ? sibling.component.declaration.name == new.component.declaration.name : !new.isItem
        else { return false }
        if case .before = position { list.insert(new, at: index) } else { list.insert(new, at: index + 1) }
      }
      return true
    }
  }
}
