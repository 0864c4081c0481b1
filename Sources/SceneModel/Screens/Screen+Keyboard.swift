/// The keyboard of a screen: one that came up, or one that stands in its content.
extension Screen {
  /// Whether one is seen.
  var hasKeyboard: Bool {
    if bars.keyboard?.isUp == true { return true }
    guard case .content(let elements) = body else { return false }
    return elements.contains(where: \.holdsKeyboard)
  }

  /// The same screen with another keyboard, or with its own up or down.
  func withKeyboard(_ element: Element?, isUp: Bool) -> Screen {
    guard let element = element ?? bars.keyboard?.element else { return self }
    var bars = bars
    bars.keyboard = ScreenBars.Keyboard(element: element, isUp: isUp)
    return with(body, bars)
  }

  /// The same screen without one that has gone down; nil where none has.
  var withoutLoweredKeyboard: Screen? {
    guard bars.keyboard?.isUp == false else { return nil }
    var bars = bars
    bars.keyboard = nil
    return with(body, bars)
  }

  /// The same screen with other values of its keyboard; nil where there is none.
  func changingKeyboard(_ change: (Element) -> Element) -> Screen? {
    if let keyboard = bars.keyboard { return withKeyboard(change(keyboard.element), isUp: keyboard.isUp) }
    guard case .content(var elements) = body, elements.changeKeyboard(change) else { return nil }
    return with(.content(elements), bars)
  }
}

extension Element {
  fileprivate var isKeyboard: Bool { component.declaration.name == "keyboard" }
  fileprivate var holdsKeyboard: Bool { isKeyboard || content.contains(where: \.holdsKeyboard) }
}

extension [Element] {
  fileprivate mutating func changeKeyboard(_ change: (Element) -> Element) -> Bool {
    for index in indices {
      let element = self[index]
      if element.isKeyboard {
        self[index] = change(element)
        return true
      }
      var content = element.content
      guard content.changeKeyboard(change) else { continue }
      self[index] = element.with(content: content)
      return true
    }
    return false
  }
}
