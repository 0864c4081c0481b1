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

  /// Looks an address up in the topmost screen, then below, then as a screen's name, then among keys (language.md,
  /// ELEMENT).
  func lookup(_ address: String) -> Lookup {
    let wanted = address.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var keys: Lookup?
    for entry in screens {
      let matches = entry.instance.elements(endingIn: wanted[wanted.count - 1])
        .filter { wanted.isAbbreviation(of: $0.path) }
      guard let naming = matches.map(\.naming).max() else { continue }
      // What has no size, as an action of a closed row, does not stand in the way of what has.
      var best = matches.filter { $0.naming == naming }
      let sized = best.filter { $0.frame.width > 0 && $0.frame.height > 0 }
      if !sized.isEmpty { best = sized }
      let exact = best.filter { $0.path == wanted }
      let one = exact.count == 1 ? exact[0] : best.count == 1 ? best[0] : nil
      let answer = one.map { .found(entry.found($0)) } ?? Lookup.several(best.map(entry.found))
      guard naming == .key else { return answer }
      keys = keys ?? answer
    }
    for entry in screens where entry.instance.name == address {
      return .found(
        FoundElement(
          path: [], screen: address, frame: entry.frame, cornerRadius: 0, instance: entry.instance,
          origin: entry.frame.origin)
      )
    }
    return keys ?? .none
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
  func isAbbreviation(of path: [String]) -> Bool {
    guard last == path.last else { return false }
    var rest = self[...]
    for id in path where id == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
