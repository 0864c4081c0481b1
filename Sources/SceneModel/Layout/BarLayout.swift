/// The bars of a screen, and what they leave of it for its content.
struct BarLayout {
  let layers: [Layer]
  /// What bars and the device cover.
  let insets: Insets
  /// Points by which the bar at the top gives way to content that is scrolled.
  let collapse: Double

  /// - Parameters:
  ///   - safeArea: What the device covers: bars reach below it, and keep what they show out of it.
  ///   - margin: Points that a bar at the top keeps free above what it shows.
  ///   - hidden: Points of the lower end of the safe area that lie below the canvas.
  init(
    _ bars: ScreenBars, in size: Size, safeArea: Insets, margin: Double = 0, hidden: Double = 0,
    context: LayoutContext
  ) {
    var (layers, insets) = ([Layer](), safeArea)
    func height(_ element: Element) -> Double {
      context.size(of: element, fitting: Room(width: size.width)).height
    }
    /// A bar reaches to the screen's edge, and what it shows stands in the safe part of it.
    func bar(_ element: Element, top: Double, height: Double, behind: Insets) -> Layer {
      var layer = context.layer(of: element, in: Rect(x: 0, y: top, width: size.width, height: height))
      layer.frame.y -= behind.top
      layer.frame.height += behind.height
      for index in layer.sublayers.indices {
        // What the bar is made of reaches as far as the bar.
        if layer.sublayers[index].backdrop == nil {
          layer.sublayers[index].frame.y += behind.top
        } else {
          layer.sublayers[index].frame.height += behind.height
        }
      }
      return layer
    }
    if let element = bars.navigation {
      let own = height(element)
      insets.top += margin
      layers.append(bar(element, top: insets.top, height: own, behind: Insets(top: insets.top)))
      insets.top += own
    }
    if let element = bars.tab ?? bars.tools {
      let own = height(element)
      let top = size.height - insets.bottom - own
      layers.append(bar(element, top: top, height: own, behind: Insets(bottom: insets.bottom)))
      insets.bottom += own
    }
    if let element = bars.status, safeArea.top > 0 {
      var layer = context.layer(
        of: element, in: Rect(x: 0, y: 0, width: size.width, height: safeArea.top))
      layer.isOfWindow = true
      layers.append(layer)
    }
    if let element = bars.home, safeArea.bottom > hidden {
      let top = size.height - safeArea.bottom
      var layer = context.layer(
        of: element, in: Rect(x: 0, y: top, width: size.width, height: safeArea.bottom - hidden))
      layer.isOfWindow = true
      layers.append(layer)
    }
    if let keyboard = bars.keyboard {
      let element = keyboard.element.atFoot
      let own = height(element)
      let top = size.height - hidden - (keyboard.isUp ? own : 0)
      layers.append(
        context.layer(of: element, in: Rect(x: 0, y: top, width: size.width, height: own)))
      if keyboard.isUp { insets.bottom = max(insets.bottom, own + hidden) }
    }
    collapse = -(layers.first?.response?.height.last?.value ?? 0)
    self.layers = layers
    self.insets = insets
  }
}
