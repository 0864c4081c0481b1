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
  /// - Parameter edge: The side a panel lies at; a picture then keeps its own scale and shows the part
  ///   at the panel's inner corner (design §3). Nil for a room as large as the canvas.
  package func layer(for screen: Screen, size: Size, edge: Side? = nil) -> Layer {
    switch screen.body {
    case .content(let elements):
      return content(elements, of: screen, size: size, edge: edge)
    case .picture(let picture, let fit, let regions):
      var root = Layer(frame: Rect(size: size))
      root.masksToBounds = true
      root.fill = screen.background ?? canvas.background
      let frame = pictureFrame(picture, fit: fit, size: size, edge: edge)
      var content = Layer(frame: Rect(size: size))
      content.content = .picture(PictureContent(picture: picture.id, frame: frame))
      root.sublayers = [content] + regions.map { region($0, of: picture, in: frame) }
      return root
    }
  }

  private func content(_ elements: [Element], of screen: Screen, size: Size, edge: Side?) -> Layer {
    let context = LayoutContext(
      scale: canvas.scale, isRightToLeft: isRightToLeft, language: language, theme: screen.theme ?? theme,
      pictures: pictures, texts: texts)
    var root = Layer(frame: Rect(size: size))
    root.masksToBounds = true
    let standard = elements.lazy.compactMap { $0.component.screenBackground($0) }.first ?? .background
    root.fill = screen.background ?? context.theme[standard]
    let bars = BarLayout(screen.bars, in: size, safeArea: safeArea(edge), context: context)
    let body = ContentLayout(
      elements, between: bars.insets,
      hasBar: screen.bars.tab != nil || screen.bars.tools != nil || screen.bars.keyboard?.isUp == true,
      collapse: bars.collapse, in: size, context: context)
    root.sublayers = body.layers + bars.layers + context.layersInFrames(of: elements, in: size)
    return root
  }

  /// What the device covers of a screen: all of it for a screen as large as the canvas, only the side a
  /// panel lies at for one in a panel.
  private func safeArea(_ edge: Side?) -> Insets {
    let area = canvas.safeArea
    return switch edge {
    case nil: area
    case .bottom: Insets(bottom: area.bottom)
    case .top: Insets(top: area.top)
    default: Insets(top: area.top, bottom: area.bottom)
    }
  }

  private func pictureFrame(_ picture: Picture, fit: Fit?, size: Size, edge: Side?) -> Rect {
    let own = Size(width: Double(picture.width), height: Double(picture.height))
    var frame: Rect
    if let fit {
      frame = fit.frame(of: own, in: canvas.size, scale: canvas.scale)
    } else {
      let height = own.height * canvas.size.width / own.width
      frame = Rect(x: 0, y: 0, width: canvas.size.width, height: snapped(height))
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
    return Layer(id: region.name, frame: rect)
  }

  private func snapped(_ value: Double) -> Double { (value * canvas.scale).rounded() / canvas.scale }
}
