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

  var address: String { path.joined(separator: "/") }
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
      let named = entry.namedElements
      let exact = named.filter { $0.path == wanted }
      if exact.count == 1 { return .found(exact[0]) }
      let matches = named.filter { wanted.isAbbreviation(of: $0.path) }
      if matches.count == 1 { return .found(matches[0]) }
      if matches.count > 1 { return .several(matches) }
    }
    for entry in screens where entry.instance.name == address {
      return .found(
        FoundElement(path: [], screen: address, frame: entry.frame, cornerRadius: 0, instance: entry.instance)
      )
    }
    return .none
  }

  /// The innermost named element under a point, in the topmost screen that has the point.
  func element(at point: Point) -> FoundElement? {
    screen(at: point)?.namedElements.last { $0.frame.contains(point) }
  }

  /// The topmost screen that has a point.
  func screen(at point: Point) -> Entry? { screens.first { $0.frame.contains(point) } }

  var names: [String] { screens.flatMap { $0.namedElements.map(\.address) + [$0.instance.name] } }
}

extension VisibleScreens.Entry {
  fileprivate var namedElements: [FoundElement] {
    instance.layer.namedElements(at: frame.origin, on: instance)
  }
}

extension Layer {
  /// Everything with an id, parents before children, in drawing order.
  fileprivate func namedElements(at origin: Point, on instance: ScreenInstance, path: [String] = [])
    -> [FoundElement]
  {
    sublayers.flatMap { layer -> [FoundElement] in
      let frame = layer.frame.offset(by: origin)
      let inner = path + [layer.id].compactMap { $0 }
      let own = layer.id.map { _ in
        FoundElement(
          path: inner, screen: instance.name, frame: frame, cornerRadius: layer.cornerRadius,
          instance: instance, children: layer.sublayers.compactMap(\.id))
      }
      return [own].compactMap { $0 } + layer.namedElements(at: frame.origin, on: instance, path: inner)
    }
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
