/// Looking for elements in a presentation, through snapshots.
extension LayerPresentation {
  /// Where an element is, in this layer's own coordinates; nil when it is not inside.
  ///
  /// - Parameters:
  ///   - name: Ids joined by `/`, as `name` has it.
  ///   - screen: As the outermost layer of the element's screen is called.
  /// - Complexity: O(layers).
  func frame(ofElement name: String, onScreen screen: String) -> Rect? {
    frame(ofElement: name, onScreen: screen, isInside: self.screen == screen, Affine())
  }

  private func frame(ofElement wanted: String, onScreen screen: String, isInside: Bool, _ map: Affine)
    -> Rect?
  {
    if isInside, name == wanted { return map.frame(of: size.size) }
    if case .snapshot(let content) = content {
      let inner = content.snapshot.layer
      if let found = inner.inner(wanted, screen, isInside || inner.screen == screen, map) { return found }
    }
    return inner(wanted, screen, isInside, map)
  }

  private func inner(_ wanted: String, _ screen: String, _ isInside: Bool, _ map: Affine) -> Rect? {
    for layer in sublayers {
      if let found = layer.frame(
        ofElement: wanted, onScreen: screen, isInside: isInside || layer.screen == screen,
        map.after(layer.transform))
      {
        return found
      }
    }
    return nil
  }
}
