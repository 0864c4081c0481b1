import AnimatorCore

/// The properties of one element that change during a scene, each over all of its time.
package struct ElementMotion: Sendable {
  /// Ids from the outermost to its own.
  let path: [String]
  private(set) var numbers: [AnimatableProperty: AnimatedValue] = [:]
  /// Red, green, blue and alpha, 0…255.
  private(set) var colors: [AnimatableColor: [AnimatedValue]] = [:]

  /// What is told of them, by the property's name.
  private var histories: [String: TrackHistory] = [:]

  init(path: [String]) { self.path = path }

  /// Notes that a property moves.
  mutating func note(_ property: String, from start: Time, to end: Time) {
    histories[property, default: TrackHistory()].move(from: start, to: end)
  }

  /// How far it is from where the layout puts it.
  func displacement(at time: Time) -> Point {
    Point(x: numbers[.x]?.value(at: time) ?? 0, y: numbers[.y]?.value(at: time) ?? 0)
  }

  /// In the order of their names in help; a scale that is the same both ways is one.
  var tracks: [SceneTrack] {
    let name = path.joined(separator: "/")
    func track(_ property: String, _ unit: SceneTrack.Unit, _ source: SceneTrack.Source) -> SceneTrack? {
      histories[property].map {
        SceneTrack(
          name: name, property: property, unit: unit, spans: $0.spans, marks: $0.marks, source: source)
      }
    }
    let isEven = numbers[.scaleX] == numbers[.scaleY] && histories["scale-x"] == histories["scale-y"]
    let moving = AnimatableProperty.allCases.compactMap { property -> SceneTrack? in
      if isEven, property == .scaleY { return nil }
      return numbers[property].flatMap { value in
        let found = track(property.rawValue, property.unit, .number(value))
        return isEven && property == .scaleX ? found?.named("scale") : found
      }
    }
    return moving
      + AnimatableColor.allCases.compactMap { color in
        colors[color].flatMap { track(color.rawValue, .color, .color($0)) }
      }
  }

  /// Changes a property in place; it rests as the layer has it when nothing moved it yet.
  mutating func change<Result, Failure: Error>(
    _ property: AnimatableProperty, of layer: Layer, _ body: (inout AnimatedValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&numbers[property, default: AnimatedValue(layer.value(of: property))])
  }

  /// The same for the channels of a colour.
  mutating func change<Result, Failure: Error>(
    _ color: AnimatableColor, of layer: Layer, _ body: (inout [AnimatedValue]) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&colors[color, default: layer.color(of: color).channels.map { AnimatedValue($0) }])
  }

  /// The layer as it stands in a frame; its own sublayers are left as they are.
  func applied(to layer: Layer, frame: Int, rate: FrameRate) -> LayerPresentation {
    var layer = layer
    for (color, channels) in colors {
      layer.set(color, Color(channels: channels.map { $0.value(inFrame: frame, rate: rate) }))
    }
    func value(_ property: AnimatableProperty) -> Double? {
      numbers[property]?.value(inFrame: frame, rate: rate)
    }
    if let width = value(.width) { layer.frame.width = max(width, 0) }
    if let height = value(.height) { layer.frame.height = max(height, 0) }
    if let opacity = value(.opacity) { layer.opacity = min(max(opacity, 0), 1) }
    if let radius = value(.cornerRadius) {
      layer.cornerRadius = max(radius, 0)
      layer.masksToBounds = true
    }
    if let width = value(.borderWidth), width > 0 {
      layer.border = LayerPresentation.Border(
        width: width, color: layer.border?.color ?? .black, alignment: layer.border?.alignment ?? .inside)
    }
    if let blur = value(.shadowBlur) { layer.shadow = layer.shadowToChange.blurred(by: blur) }
    if let share = value(.shadowOpacity) { layer.shadow = layer.shadowToChange.faded(to: share) }
    var presentation = layer.presentation(sublayers: [])
    presentation.transform = transform(
      of: layer, x: value(.x) ?? 0, y: value(.y) ?? 0, scaleX: value(.scaleX) ?? 1,
      scaleY: value(.scaleY) ?? 1, degrees: value(.rotation) ?? 0)
    return presentation
  }

  /// Scaled and turned about the middle of the bounds, as Core Animation's default anchor point has it.
  private func transform(
    of layer: Layer, x: Double, y: Double, scaleX: Double, scaleY: Double, degrees: Double
  ) -> FixedTransform {
    let (middleX, middleY) = (layer.frame.width / 2, layer.frame.height / 2)
    let (sine, cosine) = Rotation(degrees: degrees).sineAndCosine
    let (a, b, c, d) = (cosine * scaleX, sine * scaleX, -sine * scaleY, cosine * scaleY)
    return FixedTransform(
      a: a, b: b, c: c, d: d, tx: layer.frame.x + x + middleX - a * middleX - c * middleY,
      ty: layer.frame.y + y + middleY - b * middleX - d * middleY)
  }
}

extension Layer {
  /// Its shadow; where it has none, one that is not seen yet, otherwise as `shadow:` declares it.
  fileprivate var shadowToChange: LayerPresentation.Shadow {
    shadow ?? LayerPresentation.Shadow(color: Color(red: 0, green: 0, blue: 0, alpha: 0), blur: 12, y: 4)
  }

  func value(of property: AnimatableProperty) -> Double {
    switch property {
    case .x, .y, .rotation: 0
    case .scaleX, .scaleY: 1
    case .opacity: opacity
    case .width: frame.width
    case .height: frame.height
    case .cornerRadius: cornerRadius
    case .borderWidth: border?.width.double ?? 0
    case .shadowBlur: shadowToChange.blur.double
    case .shadowOpacity: Double(shadow?.color.alpha ?? 0) / 255
    }
  }

  func color(of color: AnimatableColor) -> Color {
    switch color {
    case .background: fill
    case .borderColor: border?.color ?? .clear
    case .color: if case .text(let text) = content { text.color } else { .clear }
    }
  }

  mutating func set(_ color: AnimatableColor, _ value: Color) {
    switch color {
    case .background: fill = value
    case .borderColor: border = LayerPresentation.Border(width: border?.width.double ?? 1, color: value)
    case .color:
      guard case .text(var text) = content else { return }
      text.color = value
      content = .text(text)
    }
  }
}

extension Color {
  var channels: [Double] { [red, green, blue, alpha].map(Double.init) }

  /// Each channel kept within 0…255 and rounded: colours are clamped when they are applied.
  init(channels: [Double]) {
    func byte(_ index: Int) -> UInt8 { UInt8(min(max(channels[index], 0), 255).rounded()) }
    self.init(red: byte(0), green: byte(1), blue: byte(2), alpha: byte(3))
  }
}

extension LayerPresentation.Shadow {
  func blurred(by blur: Double) -> LayerPresentation.Shadow {
    LayerPresentation.Shadow(color: color, blur: blur, x: x.double, y: y.double)
  }

  func faded(to share: Double) -> LayerPresentation.Shadow {
    var faded = color
    faded.alpha = UInt8((min(max(share, 0), 1) * 255).rounded())
    return LayerPresentation.Shadow(color: faded, blur: blur.double, x: x.double, y: y.double)
  }
}

extension AnimatableProperty {
  fileprivate var unit: SceneTrack.Unit {
    switch self {
    case .opacity, .shadowOpacity: .share
    case .scaleX, .scaleY: .factor
    case .rotation: .degrees
    case .x, .y, .width, .height, .cornerRadius, .borderWidth, .shadowBlur: .points
    }
  }
}
