/// An element that is on screen.
struct FoundElement {
  /// Ids from the outermost to its own.
  let path: [String]
  /// The screen it is on.
  let screen: String
  /// In the canvas.
  var frame: Rect
  let cornerRadius: Double
  /// The screen's instance; nil for a bare point.
  var instance: ScreenInstance?
  /// Ids of the elements right inside, in drawing order.
  var children: [String] = []
  /// The corner of its screen, in the canvas.
  var origin = Point.zero
  /// Which sublayer leads to it, from the screen's own layer on.
  var route: [Int] = []
  /// What is seen of the screen where it lies, in the canvas: views cut off what is scrolled away.
  var clip: Rect?

  var address: String { path.joined(separator: "/") }
  /// What is told of when it is touched: the screen where it lies bare.
  var subject: String { path.isEmpty ? screen : address }
}

/// What an address answers.
enum Lookup {
  case found(FoundElement)
  case none
  /// All of one screen.
  case several([FoundElement])
}

/// The screens in sight, topmost first, each with its place in the canvas.
struct VisibleScreens {
  struct Entry {
    /// The id of its level.
    let level: Int
    let instance: ScreenInstance
    /// In the canvas.
    let frame: Rect
  }

  let screens: [Entry]

  /// Looks an address up in the topmost screen, then below, then as a screen's name (language.md, ELEMENT).
  func lookup(_ address: String) -> Lookup {
    let wanted = address.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for entry in screens {
      let named = entry.instance.elements(endingIn: wanted[wanted.count - 1])
      let exact = named.filter { $0.path == wanted }
      if exact.count == 1 { return .found(entry.found(exact[0])) }
      let matches = named.filter { wanted.isAbbreviation(of: $0.path) }
      if matches.count == 1 { return .found(entry.found(matches[0])) }
      if matches.count > 1 { return .several(matches.map(entry.found)) }
    }
    for entry in screens where entry.instance.name == address {
      return .found(
        FoundElement(
          path: [], screen: address, frame: entry.frame, cornerRadius: 0, instance: entry.instance,
          origin: entry.frame.origin)
      )
    }
    return .none
  }

  /// The topmost screen that has a point.
  func screen(at point: Point) -> Entry? { screens.first { $0.frame.contains(point) } }

  var names: [String] { screens.flatMap { $0.instance.elements.map(\.address) + [$0.instance.name] } }
}

extension VisibleScreens.Entry {
  func found(_ element: NamedElement) -> FoundElement {
    FoundElement(
      path: element.path, screen: instance.name, frame: element.frame.offset(by: frame.origin),
      cornerRadius: element.cornerRadius, instance: instance, children: element.children,
      origin: frame.origin, route: element.route)
  }
}

extension [String] {
  /// True when leaving out ids of `path`, but not its last one, gives this address.
  fileprivate func isAbbreviation(of path: [String]) -> Bool {
    guard last == path.last else { return false }
    var rest = self[...]
    for id in path where id == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
