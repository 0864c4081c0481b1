extension SceneStep {
  /// What the step is about, as the script names it: an element, a screen, a file, a moment; nil for those that
  /// are about time alone.
  public var subject: String? {
    switch action {
    case .show(let screen, _), .push(let screen, _), .replace(let screen, _), .present(let screen, _),
      .tab(let screen, _):
      screen.name
    case .pop(let name, _), .dismiss(let name, _): name?.value
    case .popTo(let name, _): name.value
    case .tap(let place, _, _, _): place.value.name
    case .finger(let use): use.place.value.name
    case .type(let use): use.field?.value
    case .set(let address, _): address.value
    case .rearrange(let use):
      switch use.action {
      case .insert(let element, _): element.id
      case .remove(let address), .move(let address, _): address.value
      }
    case .chapter(let title): title.value
    case .telling(let use):
      switch use.kind {
      case .caption(let text, _): text?.value
      case .highlight(let address, _, _): address?.value
      }
    case .still(let file): file.value
    case .use(let action, _): action.value
    case .wait, .waitUntil, .expect, .parallel, .sequence, .repeat: nil
    }
  }
}

extension Place {
  /// The element's address; nil for a bare point.
  fileprivate var name: String? {
    if case .element(let address) = self { address } else { nil }
  }
}
