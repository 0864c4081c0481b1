/// An element that is on screen.
struct FoundElement: Hashable {
  /// Ids from the outermost to its own.
  let path: [String]
  /// The screen it is on.
  let screen: String
  /// In the canvas.
  let frame: Rect
  let cornerRadius: Double

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
  let screens: [(instance: ScreenInstance, frame: Rect)]

  /// Looks an address up in the topmost screen, then below, then as a screen's name (language.md, ELEMENT).
  func lookup(_ address: String) -> Lookup {
    let wanted = address.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for (instance, frame) in screens {
      let named = instance.layer.namedElements(at: frame.origin, screen: instance.name)
      let exact = named.filter { $0.path == wanted }
      if exact.count == 1 { return .found(exact[0]) }
      let matches = named.filter { wanted.isAbbreviation(of: $0.path) }
      if matches.count == 1 { return .found(matches[0]) }
      if matches.count > 1 { return .several(matches) }
    }
    for (instance, frame) in screens where instance.name == address {
      return .found(FoundElement(path: [address], screen: address, frame: frame, cornerRadius: 0))
    }
    return .none
  }

  /// The innermost named element under a point, in the topmost screen that has the point.
  func element(at point: Point) -> FoundElement? {
    guard let (instance, frame) = screens.first(where: { $0.frame.contains(point) }) else { return nil }
    return instance.layer.namedElements(at: frame.origin, screen: instance.name)
      .last { $0.frame.contains(point) }
  }

  var names: [String] {
    screens.flatMap { instance, frame in
      instance.layer.namedElements(at: frame.origin, screen: instance.name).map(\.address) + [instance.name]
    }
  }
}

extension Layer {
  /// Everything with an id, parents before children, in drawing order.
  fileprivate func namedElements(at origin: Point, screen: String, path: [String] = []) -> [FoundElement] {
    sublayers.flatMap { layer -> [FoundElement] in
      let frame = layer.frame.offset(by: origin)
      let inner = path + [layer.id].compactMap { $0 }
      let own = layer.id.map { _ in
        FoundElement(path: inner, screen: screen, frame: frame, cornerRadius: layer.cornerRadius)
      }
      return [own].compactMap { $0 }
        + layer.namedElements(at: frame.origin, screen: screen, path: inner)
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
