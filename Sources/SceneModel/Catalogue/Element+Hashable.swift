extension Element: Hashable {
  /// Equal when they look alike: where in the script they stand does not count.
  public static func == (a: Element, b: Element) -> Bool {
    a.component.declaration.name == b.component.declaration.name && a.id == b.id
      && a.parameters == b.parameters && a.content == b.content
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(component.declaration.name)
    hasher.combine(id)
    hasher.combine(parameters)
    hasher.combine(content)
  }
}
