extension CurveSpecification: CustomStringConvertible {
  /// The canonical text, which `parse` reads back as an equal value.
  public var description: String { text() }

  /// The canonical text: CSS's serialisation for what CSS knows, `spring(…)` for the rest.
  ///
  /// - Parameter significantDigits: Rounds numbers to that many digits, 6 as CSS prints them; nil keeps
  ///   every digit that matters.
  public func text(significantDigits: Int? = nil) -> String {
    if let name { return name }
    func number(_ value: Double) -> String {
      DecimalText(value).text(significantDigits: significantDigits)
    }
    func spring(_ parts: [String], velocity: Double) -> String {
      let all = velocity == 0 ? parts : parts + ["velocity=\(number(velocity))"]
      return "spring(" + all.joined(separator: " ") + ")"
    }
    switch (motion, form) {
    case (.curve(let function), _): return function.text(significantDigits: significantDigits)
    case (.dampedSpring(let ratio, let velocity), _):
      return spring(["damping=\(number(ratio))"], velocity: velocity)
    case (.spring(let value), .perceptual(let duration, let bounce)):
      return spring(
        ["duration=\(number(duration))", "bounce=\(number(bounce))"], velocity: value.initialVelocity)
    case (.spring(let value), .response(let response, let ratio)):
      return spring(
        ["response=\(number(response))", "ratio=\(number(ratio))"], velocity: value.initialVelocity)
    case (.spring(let value), .physical):
      let parts = [
        "mass=\(number(value.mass))", "stiffness=\(number(value.stiffness))",
        "damping=\(number(value.damping))",
      ]
      return spring(
        parts + (value.allowsOverdamping ? ["allows-overdamping=true"] : []),
        velocity: value.initialVelocity)
    }
  }
}

extension TimingFunction: CustomStringConvertible {
  /// The canonical text as scripts write it.
  public var description: String { text(significantDigits: nil) }

  func text(significantDigits: Int?) -> String {
    func number(_ value: Double, shift: Int = 0) -> String {
      DecimalText(value, shift: shift).text(significantDigits: significantDigits)
    }
    switch form {
    case .linear: return "linear"
    case .easing(let curve): return "ease-\(curve.direction.rawValue)-\(curve.family.rawValue)"
    case .bezier(let segment):
      let numbers = [segment.x1, segment.y1, segment.x2, segment.y2]
      return "cubic-bezier(" + numbers.map { number($0) }.joined(separator: ", ") + ")"
    case .piecewise:
      // Only named curves have this form.
      return CurveSpecification.named.first { $0.specification.motion == .curve(self) }?.name ?? ""
    case .steps(let curve):
      let position = curve.position == .jumpEnd ? "" : ", \(curve.position.rawValue)"
      return "steps(\(curve.count)\(position))"
    case .stops(let curve):
      let stops = curve.stops.map { "\(number($0.value)) \(number($0.position, shift: 2))%" }
      return "linear(" + stops.joined(separator: ", ") + ")"
    }
  }
}
