/// Following an element through a presentation, with what is left of it to be seen.
extension LayerPresentation {
  struct TrackedElement {
    /// In the coordinates of the presentation that was asked.
    let frame: Rect
    /// What views and bars leave of it; of no size where they leave nothing.
    let seen: Rect
    /// With all that holds it.
    let opacity: Double
  }

  private struct Way {
    var map = Affine()
    var clip: Rect
    var opacity = 1.0
    var isInside = false
    /// A screen's own layer, whose later sublayers may be bars.
    var isScreen = false
  }

  /// - Parameters:
  ///   - name: Ids joined by `/`; nil for the whole screen.
  ///   - screen: As the outermost layer of the element's screen is called.
  /// - Complexity: O(layers).
  func trackedElement(_ name: String?, onScreen screen: String) -> TrackedElement? {
    tracked(name, screen, Way(clip: Rect(size: size.size)))
  }

  private func tracked(_ name: String?, _ screen: String, _ outer: Way) -> TrackedElement? {
    var way = outer
    way.map = outer.map.after(transform)
    way.opacity *= opacity.double
    let frame = way.map.frame(of: size.size)
    if self.screen == screen {
      way.isInside = true
      way.isScreen = true
    }
    if way.isInside, name.map({ $0 == self.name }) ?? (self.screen == screen) {
      let seen = way.clip.intersection(frame) ?? Rect(origin: frame.origin, size: .zero)
      return TrackedElement(frame: frame, seen: seen, opacity: way.opacity)
    }
    if masksToBounds { way.clip = way.clip.intersection(frame) ?? Rect(origin: way.clip.origin, size: .zero) }
    if case .snapshot(let content) = content {
      if let found = content.snapshot.layer.tracked(name, screen, way) { return found }
    }
    let isScreen = way.isScreen
    way.isScreen = false
    for index in sublayers.indices {
      var inner = way
      if isScreen {
        let clear = clear(ofBarsAfter: index)
        let place = way.map.after(.translation(clear.x, clear.y)).frame(of: clear.size)
        inner.clip = way.clip.intersection(place) ?? Rect(origin: way.clip.origin, size: .zero)
      }
      if let found = sublayers[index].tracked(name, screen, inner) { return found }
    }
    return nil
  }

  /// What bars and keyboards in front of a sublayer leave of a screen.
  private func clear(ofBarsAfter index: Int) -> Rect {
    let size = size.size
    var (top, bottom) = (0.0, size.height)
    for bar in sublayers[(index + 1)...] where bar.coversSideToSide(size.width) {
      let frame = Affine().after(bar.transform).frame(of: bar.size.size)
      if frame.y <= 0.5 {
        top = max(top, frame.maxY)
      } else if frame.maxY >= size.height - 0.5 {
        bottom = min(bottom, frame.y)
      }
    }
    return Rect(x: 0, y: top, width: size.width, height: max(bottom - top, 0))
  }

  private func coversSideToSide(_ width: Double) -> Bool {
    guard size.width.double >= width - 0.5, opacity > .zero else { return false }
    return backdrop != nil || fill.alpha > 0
      || sublayers.contains { $0.backdrop != nil && $0.size.width.double >= width - 0.5 }
  }
}
