/// An `id:` goes before what is called so by its words.
extension Screen {
  /// The same elements; of those that stand side by side under one name, as a list called `rows` and a bar with the
  /// title "Rows", the ones that nobody named lose theirs: what moves and changes is told apart by its ids.
  ///
  /// - Complexity: O(elements of the screen that stand in none with an id).
  static func withoutTakenIDs(_ elements: [Element], _ bars: ScreenBars) -> ([Element], ScreenBars) {
    let keys = [\ScreenBars.navigation, \.tab, \.tools, \.status, \.home]
    let all = elements + keys.compactMap { bars[keyPath: $0] }
    var (said, derived) = (Set<String>(), Set<String>())
    all.collectIDs(&said, &derived)
    let taken = said.intersection(derived)
    guard !taken.isEmpty else { return (elements, bars) }
    var bars = bars
    for key in keys { bars[keyPath: key] = bars[keyPath: key]?.withoutID(in: taken) }
    return (elements.map { $0.withoutID(in: taken) }, bars)
  }
}

extension [Element] {
  fileprivate func collectIDs(_ said: inout Set<String>, _ derived: inout Set<String>) {
    for index in indices {
      guard let id = self[index].id else {
        self[index].content.collectIDs(&said, &derived)
        continue
      }
      if self[index].isIDDerived { derived.insert(id) } else { said.insert(id) }
    }
  }
}

extension Element {
  fileprivate func withoutID(in taken: Set<String>) -> Element {
    guard let id else { return with(content: content.map { $0.withoutID(in: taken) }) }
    guard isIDDerived, taken.contains(id) else { return self }
    return Element(component, parameters: parameters, content: content, range: range)
  }
}
