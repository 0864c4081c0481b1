import SceneModel

/// What only pixels and set words can tell.
extension ExpectationCheck {
  /// Draws the frame with its whole bounds filled black, then white: where the two differ, it is seen.
  func visibility(_ expected: Bool) throws -> UnmetExpectation? {
    func probe(_ color: Color) throws -> PixelBuffer {
      try screenplay.drawing.picture(
        of: frame.changed(places) { layer in
          layer.sublayers.append(LayerPresentation(size: layer.size.size, fill: color))
        })
    }
    let isSeen = try probe(.black) != probe(.white)
    guard isSeen != expected else { return nil }
    guard expected else { return UnmetExpectation(name, should: "not be visible", but: "some of it is seen") }
    let canvas = Rect(size: screenplay.scene.canvas.size)
    let reason =
      if places.allSatisfy({ $0.opacity <= 0 }) {
        "its opacity is 0%"
      } else if places.allSatisfy({ $0.frame.intersection(canvas) == nil }) {
        "it lies outside the canvas, at \(ExpectationWords.rectangle(place.frame))"
      } else {
        "all of it is covered or cut off"
      }
    return UnmetExpectation(name, should: "be visible", but: reason)
  }

  func words(_ expected: String) -> UnmetExpectation? {
    let texts = place.texts.map(\.content.text)
    let shown = texts.joined(separator: " ")
    guard shown != expected else { return nil }
    return UnmetExpectation(
      name, should: "show \(ExpectationWords.quoted(expected))",
      but: texts.isEmpty ? "shows no text" : "shows \(ExpectationWords.quoted(shown))")
  }

  func truncation(_ expected: Bool) throws -> UnmetExpectation? {
    let texts = place.texts
    guard !texts.isEmpty else {
      return expected ? UnmetExpectation(name, should: "be truncated", but: "shows no text") : nil
    }
    var cut: (text: TextContent, room: Size, needs: TextMetrics)?
    for (place, text) in texts where cut == nil {
      let room = place.layer.size.size
      let metrics = try screenplay.drawing.measure(text, width: room.width)
      if metrics.isCutOff(in: room) { cut = (text, room, metrics) }
    }
    guard (cut != nil) != expected else { return nil }
    guard let cut else {
      return UnmetExpectation(name, should: "be truncated", but: "all of its words are shown")
    }
    let words = ExpectationWords.quoted(cut.text.text)
    let (needs, room) = (cut.needs.size, cut.room)
    return UnmetExpectation(
      name, should: "not be truncated",
      but: cut.needs.isTruncated
        ? "\(words) is cut off with an ellipsis"
        : "\(words) needs \(ExpectationWords.size(needs)) points and has \(ExpectationWords.size(room))",
      hints: ["give it more room, a smaller `size:` or shorter words"])
  }

  func contrast(_ expected: Double) throws -> UnmetExpectation? {
    let should = "have a contrast of at least \(ExpectationWords.number(expected))"
    let texts = place.texts
    guard !texts.isEmpty else { return UnmetExpectation(name, should: should, but: "shows no text") }
    var worst: TextContrast?
    for (place, text) in texts {
      guard let found = try contrast(of: text, at: place) else { continue }
      if found.ratio < worst?.ratio ?? .infinity { worst = found }
    }
    guard let worst else { return UnmetExpectation(name, should: should, but: "none of its letters is seen") }
    guard worst.ratio < expected else { return nil }
    return UnmetExpectation(
      name, should: should,
      but: "has \(ExpectationWords.ratio(worst.ratio)): \(ExpectationWords.color(worst.text)) on "
        + ExpectationWords.color(worst.background))
  }

  /// Nil when no letter is seen.
  private func contrast(of text: TextContent, at place: PlacedLayer) throws -> TextContrast? {
    let metrics = try screenplay.drawing.measure(text, width: place.layer.size.size.width)
    // Letters may reach beyond their box: by their size, and further where lines have no room.
    let size = place.layer.size.size
    let margin =
      text.font.size.double + max(metrics.size.width - size.width, metrics.size.height - size.height, 0)
    let area = Size(width: size.width + 2 * margin, height: size.height + 2 * margin)
    let corner = FixedTransform.translation(x: -margin, y: -margin)
    func draw(_ content: TextContent?, solid: Color? = nil) throws -> PixelBuffer {
      try screenplay.drawing.picture(
        of: frame.changed([place]) { layer in
          layer.content = content.map { .text($0) } ?? .none
          guard let solid else { return }
          layer.sublayers.insert(LayerPresentation(size: area, transform: corner, fill: solid), at: 0)
        })
    }
    func letters(_ color: Color) -> TextContent {
      var letters = text
      letters.color = color
      return letters
    }
    let drawings = TextContrast.Drawings(
      bare: try draw(nil), solid: try draw(nil, solid: text.color), black: try draw(letters(.black)),
      white: try draw(letters(.white)))
    let region = place.map.after(corner).frame(of: area)
    let scale = screenplay.scene.canvas.scale
    return TextContrast(
      drawings,
      in: (pixels(region.x, region.maxX, scale), pixels(region.y, region.maxY, scale)))
  }

  private func pixels(_ from: Double, _ to: Double, _ scale: Double) -> Range<Int> {
    let bounds = [from, to].map { Int(min(max($0 * scale, -1), 100_000)) }
    return bounds[0] - 1..<bounds[1] + 2
  }
}

extension ExpectationWords {
  /// `120 x 22`, rounded up.
  fileprivate static func size(_ size: Size) -> String {
    "\(number(size.width.rounded(.up))) x \(number(size.height.rounded(.up)))"
  }
}
