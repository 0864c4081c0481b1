/// Turns a declared screen into layers of a given size.
package struct ScreenLayout: Sendable {
  let canvas: Canvas
  let theme: Theme
  let isRightToLeft: Bool
  let language: String?
  let pictures: [PictureID: Picture]
  let texts: (any TextMeasuring)?

  package init(
    canvas: Canvas, theme: Theme = .light, isRightToLeft: Bool = false, language: String? = nil,
    pictures: [PictureID: Picture] = [:], texts: (any TextMeasuring)? = nil
  ) {
    self.canvas = canvas
    self.theme = theme
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.pictures = pictures
    self.texts = texts
  }

  /// The screen's layers in a room of `size` points.
  ///
  package func layer(for screen: Screen, size: Size) -> Layer { layer(for: screen, size: size, at: nil) }

  /// - Parameter placement: Where it lies; nil for a room as large as the canvas.
  func layer(for screen: Screen, size: Size, at placement: ScreenPlacement?) -> Layer {
    switch screen.body {
    case .content(let elements):
      return content(elements, of: screen, size: size, at: placement)
    case .picture(let picture, let fit, let regions):
      var root = Layer(frame: Rect(size: size))
      root.masksToBounds = true
      root.fill = screen.background ?? canvas.background
      let frame = pictureFrame(picture, fit: fit, size: size, at: placement)
      var content = Layer(frame: Rect(size: size))
      content.content = .picture(PictureContent(picture: picture.id, frame: frame))
      root.sublayers = [content] + regions.map { region($0, of: picture, in: frame) }
      return root
    }
  }

  /// How large a screen is for itself in a part of the canvas: what it holds, and no more.
  func contentSize(of screen: Screen, in room: Rect) -> Size {
    switch screen.body {
    case .picture(let picture, _, _):
      guard picture.width > 0 else { return room.size }
      return Size(
        width: room.width, height: snapped(Double(picture.height) * room.width / Double(picture.width)))
    case .content(let elements):
      let safeArea = safeArea(of: ScreenPlacement(room, in: canvas.size, edge: .bottom))
      let context = context(of: screen, safeArea: safeArea)
      let bars = BarLayout(screen.bars, in: room.size, safeArea: safeArea, context: context)
      let own = ContentLayout.size(of: elements, between: bars.insets, in: room.size, context: context)
      return Size(
        width: screen.bars.isEmpty ? own.width : room.width, height: own.height)
    }
  }

  /// What the device covers of a screen.
  private func safeArea(of placement: ScreenPlacement?) -> Insets {
    placement?.safeArea(canvas.safeArea, in: canvas.size) ?? canvas.safeArea
  }

  private func context(of screen: Screen, safeArea: Insets, isElevated: Bool = false) -> LayoutContext {
    let theme = screen.theme ?? theme
    return LayoutContext(
      scale: canvas.scale, pictureScale: canvas.pictureScale, isRightToLeft: isRightToLeft,
      language: language,
      theme: isElevated ? theme.elevated : theme,
      pictures: pictures, safeArea: safeArea, texts: texts)
  }

  private func content(
    _ elements: [Element], of screen: Screen, size: Size, at placement: ScreenPlacement?
  ) -> Layer {
    let safeArea = safeArea(of: placement)
    let context = context(of: screen, safeArea: safeArea, isElevated: placement != nil)
    var root = Layer(frame: Rect(size: size))
    root.masksToBounds = true
    let standard = elements.lazy.compactMap { $0.component.screenBackground($0) }.first ?? .background
    root.fill = screen.background ?? context.theme[standard]
    let bars = BarLayout(
      screen.bars, in: size, safeArea: safeArea, margin: placement?.barMargin ?? 0,
      hidden: placement?.hidden(in: canvas.size) ?? 0, context: context)
    let body = ContentLayout(
      elements, between: bars.insets,
      hasBar: screen.bars.tab != nil || screen.bars.tools != nil || screen.bars.keyboard?.isUp == true,
      collapse: bars.collapse, in: size, context: context)
    root.sublayers =
      body.layers + bars.layers + context.layersInFrames(of: elements.map { atFoot($0, size) }, in: size)
    return root
  }

  /// An element whose own frame ends where the screen does stands at its foot.
  private func atFoot(_ element: Element, _ size: Size) -> Element {
    guard let frame = element.parameters.rectangle("frame")?.resolved(in: size, scale: canvas.scale),
      frame.maxY >= size.height - 1 / canvas.scale
    else { return element }
    return element.atFoot
  }

  private func pictureFrame(_ picture: Picture, fit: Fit?, size: Size, at placement: ScreenPlacement?)
    -> Rect
  {
    // In a box of its own a picture is as in a canvas of that size.
    let whole = placement != nil && placement?.strip == nil ? size : canvas.size
    let edge = placement?.strip
    let own = Size(width: Double(picture.width), height: Double(picture.height))
    var frame: Rect
    if let fit {
      frame = fit.frame(of: own, in: whole, scale: canvas.scale, density: canvas.pictureScale)
    } else {
      let height = own.height * whole.width / own.width
      frame = Rect(x: 0, y: 0, width: whole.width, height: snapped(height))
    }
    if edge == .left { frame.x += size.width - canvas.size.width }
    if edge == .top { frame.y += size.height - canvas.size.height }
    return frame
  }

  private func region(_ region: Screen.Region, of picture: Picture, in frame: Rect) -> Layer {
    let (across, down) = (frame.width / Double(picture.width), frame.height / Double(picture.height))
    func pixels(_ length: Length, of whole: Int, _ ratio: Double) -> Double {
      length.points(of: Double(whole), scale: 1) * ratio
    }
    let rect = Rect(
      x: frame.x + pixels(region.rect.x, of: picture.width, across),
      y: frame.y + pixels(region.rect.y, of: picture.height, down),
      width: pixels(region.rect.width, of: picture.width, across),
      height: pixels(region.rect.height, of: picture.height, down))
    var layer = Layer(id: region.name, frame: rect)
    layer.naming = .said
    return layer
  }

  private func snapped(_ value: Double) -> Double { (value * canvas.scale).rounded() / canvas.scale }
}
