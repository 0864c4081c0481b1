extension Screen {
  /// The same screen with another value of one of its elements.
  ///
  /// - Parameter path: Ids from the outermost to the element's own; elements without one are passed through.
  /// - Returns: Nil when no element is there, or its component has no such value of its own.
  func changing(_ path: [String], _ change: (Element) -> Element?) -> Screen? {
    guard case .content(let elements) = body else { return nil }
    if let elements = elements.changing(path[...], change) { return with(.content(elements), bars) }
    for key in [\ScreenBars.navigation, \.tab, \.tools, \.status] {
      guard let bar = bars[keyPath: key], let new = [bar].changing(path[...], change)?.first else { continue }
      var bars = bars
      bars[keyPath: key] = new
      return with(body, bars)
    }
    return nil
  }

  private func with(_ body: Body, _ bars: ScreenBars) -> Screen {
    Screen(name: name, body: body, background: background, theme: theme, bars: bars, range: range)
  }
}

extension [Element] {
  /// Nil when nothing in it is what the path leads to.
  fileprivate func changing(_ path: ArraySlice<String>, _ change: (Element) -> Element?) -> [Element]? {
    for (index, element) in enumerated() {
      guard let new = element.changing(path, change) else { continue }
      var copy = self
      copy[index] = new
      return copy
    }
    return nil
  }
}

extension Element {
  fileprivate func changing(_ path: ArraySlice<String>, _ change: (Element) -> Element?) -> Element? {
    var rest = path
    if let id {
      guard id == path.first else { return nil }
      rest = path.dropFirst()
      if rest.isEmpty { return change(self) }
    }
    if let content = content.changing(rest, change) {
      return Element(component, id: id, parameters: parameters, content: content, range: range)
    }
    for (name, value) in parameters.values {
      guard case .elements(let items) = value, let new = items.changing(rest, change) else { continue }
      return setting(name, .elements(new))
    }
    return nil
  }

  /// The same element with another value of a parameter.
  func setting(_ name: String, _ value: ParameterValue) -> Element {
    var parameters = parameters
    parameters.values[name] = value
    return Element(component, id: id, parameters: parameters, content: content, range: range)
  }

  /// What a parameter takes, or the subject under its own name; nil for what the component has not.
  func type(of name: String) -> ParameterType? {
    let declaration = component.declaration
    let own = declaration.parameters + [declaration.subject].compactMap { $0 }
    return own.first { $0.name == name }?.type
  }
}
