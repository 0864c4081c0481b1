/// Turns a declared screen into layers of a given size.
package struct ScreenLayout: Sendable {
  let canvas: Canvas
  let isRightToLeft: Bool
  let language: String?
  let pictures: [PictureID: Picture]

  package init(
    canvas: Canvas, isRightToLeft: Bool = false, language: String? = nil, pictures: [PictureID: Picture] = [:]
  ) {
    self.canvas = canvas
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.pictures = pictures
  }

  /// The screen's layers in a room of `size` points.
  ///
  /// - Parameter edge: The side a panel lies at; a picture then keeps its own scale and shows the part
  ///   at the panel's inner corner (design §3). Nil for a room as large as the canvas.
  package func layer(for screen: Screen, size: Size, edge: Side? = nil) -> Layer {
    var root = Layer(frame: Rect(size: size))
    root.masksToBounds = true
    switch screen.body {
    case .content(let elements):
      root.fill = screen.background ?? .white
      root.sublayers = elements.map { element($0, in: size) }
    case .picture(let picture, let fit, let regions):
      root.fill = screen.background ?? canvas.background
      let frame = pictureFrame(picture, fit: fit, size: size, edge: edge)
      var content = Layer(frame: Rect(size: size))
      content.content = .picture(PictureContent(picture: picture.id, frame: frame))
      root.sublayers = [content] + regions.map { region($0, of: picture, in: frame) }
    }
    return root
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

  private func element(_ element: Element, in container: Size) -> Layer {
    let whole = LengthRect(x: .points(0), y: .points(0), width: .fraction(1), height: .fraction(1))
    let frame = (element.parameters.rectangle("frame") ?? whole)
      .resolved(in: container, scale: canvas.scale)
    let context = LayoutContext(
      scale: canvas.scale, isRightToLeft: isRightToLeft, language: language, pictures: pictures)
    var layer = element.component.layer(element, frame: frame, context: context)
    layer.id = element.id
    layer.applyStyle(element.parameters, scale: canvas.scale)
    layer.sublayers += element.content.map { self.element($0, in: frame.size) }
    return layer
  }

  private func snapped(_ value: Double) -> Double { (value * canvas.scale).rounded() / canvas.scale }
}

extension Layer {
  /// Puts on what every element takes, as `ElementStyle` declares it.
  fileprivate mutating func applyStyle(_ values: ParameterValues, scale: Double) {
    let shorter = min(frame.width, frame.height)
    if let background = values.color("background") { fill = background }
    if let share = values.share("opacity") { opacity = share }
    if let radius = values.length("corner-radius") {
      cornerRadius = radius.points(of: shorter, scale: scale)
      masksToBounds = true
    }
    if let line = values.object("border") {
      border = LayerPresentation.Border(
        width: (line.length("width") ?? .points(1)).points(of: shorter, scale: scale),
        color: line.color("color") ?? .black)
    }
    if let soft = values.object("shadow") {
      func length(_ name: String) -> Double {
        soft.length(name)?.points(of: shorter, scale: scale) ?? 0
      }
      shadow = LayerPresentation.Shadow(
        color: (soft.color("color") ?? .black).withAlpha(multipliedBy: soft.share("opacity") ?? 0.15),
        blur: length("blur"), x: length("x"), y: length("y"))
    }
  }
}
