import AnimatorCore

/// A layer on the way from a screen to one of its elements.
struct Station {
  let layer: Layer
  /// Ids that lead to it, its own at last.
  let path: [String]
  /// Where it is now, in the canvas.
  let frame: Rect
  /// What is seen there, in the canvas; nil where no view cuts anything off.
  let clip: Rect?
  /// Of a view.
  let key: ScrollKey?
}

/// Where elements are while things move.
extension Performance {
  /// An element where its own changes, those around it, and the views it lies in have brought it by a time.
  func moved(_ element: FoundElement, at time: Time) -> FoundElement {
    guard let station = stations(to: element, at: time).last, !element.route.isEmpty else { return element }
    var moved = element
    moved.frame = station.frame
    moved.clip = station.clip
    return moved
  }

  /// The layers from the screen's own to an element's, where they are at a time; none for what is no layer.
  func stations(to element: FoundElement, at time: Time) -> [Station] {
    guard let instance = element.instance else { return [] }
    let scrolls = elementMotions.scrolls(of: instance)
    let main = scrolls.isEmpty ? nil : instance.layer.mainScrollKey.flatMap { scrolls[$0] }?.value(at: time)
    var (keys, path) = (ScrollKeys(), [String]())
    var layer = instance.layer
    var corner = element.origin
    var clip: Rect?
    func station() -> Station {
      var key: ScrollKey?
      if case .scroll? = layer.touch { key = keys.next(path) }
      return Station(
        layer: layer, path: path, frame: Rect(origin: corner, size: layer.frame.size), clip: clip, key: key)
    }
    var stations = [station()]
    for index in element.route {
      let outer = stations[stations.count - 1]
      // The views of what is drawn before count too.
      for sibling in layer.sublayers[..<index] { sibling.countScrolls(&keys, path: path) }
      layer = layer.sublayers[index]
      corner = Point(x: corner.x + layer.frame.x, y: corner.y + layer.frame.y)
      func move(_ delta: Point) { corner = Point(x: corner.x + delta.x, y: corner.y + delta.y) }
      if case .scroll(let area)? = outer.layer.touch {
        let offset = outer.key.flatMap { scrolls[$0] }?.value(at: time) ?? area.offset
        let seen = area.visible(in: outer.frame, at: offset)
        clip = clip.map { seen.intersection($0) ?? Rect(origin: seen.origin, size: .zero) } ?? seen
        if index == 0 { move(area.displacement(at: offset)) }
      }
      if let response = layer.response, let main { move(Point(x: 0, y: response.displacement(at: main))) }
      if let id = layer.id {
        path.append(id)
        move(elementMotions.displacement(of: path, in: instance, at: time))
      }
      stations.append(station())
    }
    return stations
  }

  /// The innermost named element under a point, in the topmost screen that has the point.
  func element(at point: Point) -> FoundElement? {
    guard let entry = visible.screen(at: point) else { return nil }
    return entry.instance.elements.lazy.reversed().map { moved(entry.found($0), at: clock) }.first {
      $0.frame.contains(point) && $0.clip?.contains(point) != false
    }
  }
}

extension ScrollArea {
  /// What is seen of a view between the bars.
  func visible(in view: Rect, at offset: Double) -> Rect {
    let hidden = before(at: offset)
    return switch axis {
    case .vertical:
      Rect(x: view.x, y: view.y + hidden, width: view.width, height: max(length - hidden - after, 0))
    case .horizontal: view
    }
  }
}

extension ScrollResponse {
  /// How far down it has moved.
  func displacement(at offset: Double) -> Double {
    applied(to: LayerPresentation(size: .zero), at: offset).transform.ty.double
  }
}

extension Layer {
  /// All views of a screen.
  var scrollAreas: [ScrollKey: ScrollArea] {
    var (areas, keys) = ([ScrollKey: ScrollArea](), ScrollKeys())
    func collect(_ layer: Layer, _ path: [String]) {
      let own = layer.id.map { path + [$0] } ?? path
      if case .scroll(let area)? = layer.touch { areas[keys.next(own)] = area }
      for sublayer in layer.sublayers { collect(sublayer, own) }
    }
    collect(self, [])
    return areas
  }

  /// Counts the views of a layer and of all inside, in drawing order.
  func countScrolls(_ keys: inout ScrollKeys, path: [String]) {
    let own = id.map { path + [$0] } ?? path
    if case .scroll? = touch { _ = keys.next(own) }
    for sublayer in sublayers { sublayer.countScrolls(&keys, path: own) }
  }
}
