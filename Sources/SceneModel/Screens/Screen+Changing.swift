extension Screen {
  /// The same screen with one of its elements changed; nil when no element is there, or `change` says so.
  ///
  /// - Parameter path: Ids from the outermost to the element's own; elements without one are passed through.
  func changing(_ path: [String], _ change: (Element) -> Element?) -> Screen? {
    editing(path) { list, index in
      guard let new = change(list[index]) else { return false }
      list[index] = new
      return true
    }
  }

  /// The same screen with a list of elements changed: the one in which an element stands, and where.
  ///
  /// - Parameter edit: Returns false to leave all as it is.
  func editing(_ path: [String], _ edit: (inout [Element], Int) -> Bool) -> Screen? {
    guard case .content(var elements) = body else { return nil }
    if elements.edit(path[...], edit) { return with(.content(elements), bars) }
    for key in [\ScreenBars.navigation, \.tab, \.tools, \.status] {
      guard let bar = bars[keyPath: key] else { continue }
      var list = [bar]
      guard list.edit(path[...], edit) else { continue }
      var bars = bars
      bars[keyPath: key] = list.first
      return with(body, bars)
    }
    return nil
  }

  func with(_ body: Body, _ bars: ScreenBars) -> Screen {
    Screen(name: name, body: body, background: background, theme: theme, bars: bars, range: range)
  }
}

extension [Element] {
  fileprivate mutating func edit(_ path: ArraySlice<String>, _ edit: (inout [Element], Int) -> Bool) -> Bool {
    for index in indices {
      let element = self[index]
      var rest = path
      if let id = element.id {
        guard id == path.first else { continue }
        rest = path.dropFirst()
        if rest.isEmpty { return edit(&self, index) }
      }
      guard let new = element.editing(rest, edit) else { continue }
      self[index] = new
      return true
    }
    return false
  }
}

extension Element {
  fileprivate func editing(_ path: ArraySlice<String>, _ edit: (inout [Element], Int) -> Bool) -> Element? {
    var content = content
    if content.edit(path, edit) {
      return with(content: content)
    }
    for (name, value) in parameters.values {
      guard case .elements(var items) = value, items.edit(path, edit) else { continue }
      return setting(name, .elements(items))
    }
    return nil
  }

  /// The same element with another one behind all that it holds; nil where it can hold none of this kind.
  func appending(_ element: Element) -> Element? {
    for parameter in component.declaration.parameters + [component.declaration.subject].compactMap({ $0 }) {
      guard case .items(let kind) = parameter.type,
        kind.component.declaration.name == element.component.declaration.name
      else { continue }
      return setting(parameter.name, .elements((parameters.elements(parameter.name) ?? []) + [element]))
    }
    guard component.declaration.acceptsContent, !element.isItem else { return nil }
    return with(content: content + [element])
  }

  /// Whether it stands only in another's list, as a row does.
  var isItem: Bool { component.declaration.isItem }

  /// The same element with another value of a parameter.
  public func setting(_ name: String, _ value: ParameterValue) -> Element {
    var parameters = parameters
    parameters.values[name] = value
    return Element(
      component, id: id, isIDDerived: isIDDerived, parameters: parameters, content: content, range: range)
  }

  /// What a parameter takes, or the subject under its own name; nil for what the component has not.
  func type(of name: String) -> ParameterType? {
    let declaration = component.declaration
    let own = declaration.parameters + [declaration.subject].compactMap { $0 }
    return own.first { $0.name == name }?.type
  }
}
