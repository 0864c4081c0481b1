extension Layer {
  /// Puts on what every element takes, as `ElementStyle` declares it.
  mutating func applyStyle(_ values: ParameterValues, in context: LayoutContext) {
    let style = StyleReader(values: values, size: frame.size, context: context)
    if let background = values.color("background") { fill = background }
    if let share = values.share("opacity") { opacity *= share }
    if let corners = style.corners(self.corners.curve) {
      self.corners = corners
      masksToBounds = true
    }
    if let curve = style.curve { corners.curve = curve }
    if let border = style.border { self.border = border }
    if let shadow = style.shadow { self.shadow = shadow }
    if let gradient = style.gradient { self.gradient = gradient }
    if let blur = style.length("blur", of: values) { self.blur = blur }
    if let backdrop = style.backdrop { self.backdrop = backdrop }
    if let mask = style.mask { self.mask = mask }
  }
}

/// What an element's style says, in terms of layers.
private struct StyleReader {
  let values: ParameterValues
  let size: Size
  let context: LayoutContext

  private var shorter: Double { min(size.width, size.height) }

  /// Points; percent are of the shorter side.
  func length(_ name: String, of values: ParameterValues) -> Double? {
    values.length(name)?.points(of: shorter, scale: context.scale)
  }

  var curve: Corners.Curve? { values.choice("corner-curve").flatMap(Corners.Curve.init) }

  func corners(_ curve: Corners.Curve) -> Corners? {
    let said = values.object("corners")
    let radius = length("corner-radius", of: values)
    guard said != nil || radius != nil else { return nil }
    func corner(_ row: String, _ end: String) -> Double {
      said.flatMap { length("\(row)-\(end)", of: $0) } ?? radius ?? 0
    }
    let (left, right) = context.isRightToLeft ? ("trailing", "leading") : ("leading", "trailing")
    return Corners(
      topLeft: corner("top", left), topRight: corner("top", right), bottomRight: corner("bottom", right),
      bottomLeft: corner("bottom", left),
      curve: curve)
  }

  var border: LayerPresentation.Border? {
    values.object("border").map { line in
      LayerPresentation.Border(
        width: length("width", of: line) ?? 1, color: line.color("color") ?? .black,
        alignment: line.choice("alignment").flatMap(LayerPresentation.Border.Alignment.init) ?? .inside)
    }
  }

  var shadow: LayerPresentation.Shadow? {
    values.object("shadow").map { soft in
      LayerPresentation.Shadow(
        color: (soft.color("color") ?? .black).withAlpha(multipliedBy: soft.share("opacity") ?? 0.15),
        blur: length("blur", of: soft) ?? 0, x: length("x", of: soft) ?? 0, y: length("y", of: soft) ?? 0)
    }
  }

  var gradient: Gradient? {
    values.object("gradient").map { said in
      var stops = [Gradient.Stop(said.color("from") ?? .clear, at: said.share("from-at") ?? 0)]
      if let via = said.color("via") { stops.append(Gradient.Stop(via, at: said.share("via-at") ?? 0.5)) }
      stops.append(Gradient.Stop(said.color("to") ?? .clear, at: said.share("to-at") ?? 1))
      let half = Fixed(0.5)
      return Gradient(
        said.choice("shape") == "radial"
          ? .radial(center: .center, radiusX: half, radiusY: half)
          : .angle(degrees: Fixed(said.number("angle") ?? 180)), stops)
    }
  }

  var backdrop: Backdrop? {
    guard let blur = length("backdrop-blur", of: values) else { return nil }
    return Backdrop(blur: blur, saturation: values.number("backdrop-saturation") ?? 1)
  }

  /// A shape or a picture, faded towards the sides: one layer, masked by another where it fades both ways.
  var mask: Layer? {
    guard let said = values.object("mask") else { return nil }
    var layer = Layer(frame: Rect(size: size))
    if let id = said.picture("image") {
      layer.content = .picture(PictureContent(picture: id, frame: Rect(size: size)))
      layer.masksToBounds = true
    } else {
      layer.fill = .black
    }
    if said.choice("shape") == "ellipse" {
      var shape = Layer(frame: Rect(size: size), content: .ellipse)
      shape.fill = .black
      layer.mask = shape
    }
    let down = fade(said, from: "top", to: "bottom", along: size.height, degrees: 180)
    let ends = context.isRightToLeft ? ("trailing", "leading") : ("leading", "trailing")
    let across = fade(said, from: ends.0, to: ends.1, along: size.width, degrees: 90)
    for fade in [down, across] {
      guard var outer = fade else { continue }
      // The next one lies inside it and is cut by it.
      outer.mask = layer
      layer = outer
    }
    return layer
  }

  private func fade(
    _ said: ParameterValues, from first: String, to last: String, along side: Double, degrees: Double
  ) -> Layer? {
    func share(_ name: String) -> Double {
      let length = said.length(name)?.points(of: side, scale: context.scale) ?? 0
      return side > 0 ? min(max(length / side, 0), 1) : 0
    }
    let (start, end) = (share(first), share(last))
    guard start > 0 || end > 0 else { return nil }
    var layer = Layer(frame: Rect(size: size))
    layer.gradient = Gradient(
      .angle(degrees: Fixed(degrees)),
      [
        .init(start > 0 ? .clear : .black, at: 0), .init(.black, at: start),
        .init(.black, at: max(1 - end, start)), .init(end > 0 ? .clear : .black, at: 1),
      ])
    return layer
  }
}
