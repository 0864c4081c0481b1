/// The `key=value` pairs of `spring(…)`.
struct SpringArguments {
  enum Key: String, CaseIterable {
    case mass, stiffness, damping, velocity
    case allowsOverdamping = "allows-overdamping"
    case duration, bounce, response, ratio
  }

  private var names: [Key: CurveToken] = [:]
  private var values: [Key: CurveToken] = [:]
  private let range: Range<Int>

  init(_ arguments: CurveArguments) throws(CurveSyntaxError) {
    range = arguments.range
    let tokens = arguments.values
    var index = 0
    while index < tokens.count {
      let word = tokens[index]
      guard let key = Key(rawValue: word.text) else {
        let isValue = index + 1 >= tokens.count || tokens[index + 1].text != "="
        throw CurveSyntaxError(
          isValue
            ? "`\(word.text)` has no name: a spring takes name=value" : "a spring has no `\(word.text)`",
          at: word.range, hint: isValue ? "write \(CurveCall.spring.example)" : nil,
          misspelling: isValue
            ? nil : .init(word: word.text, candidates: Key.allCases.map(\.rawValue)))
      }
      guard index + 2 < tokens.count, tokens[index + 1].text == "=", tokens[index + 2].text != "=" else {
        throw CurveSyntaxError(
          "`\(word.text)` has no value", at: word.range, hint: "write \(word.text)=…")
      }
      if values[key] != nil {
        throw CurveSyntaxError("`\(word.text)` is given twice", at: word.range)
      }
      names[key] = word
      values[key] = tokens[index + 2]
      index += 3
    }
  }

  func specification() throws(CurveSyntaxError) -> CurveSpecification {
    // `damping` alone is UIKit's damping ratio; beside a mass or a stiffness it is a physical damping.
    let isPhysical = values[.mass] != nil || values[.stiffness] != nil || values[.allowsOverdamping] != nil
    if values[.duration] != nil || values[.bounce] != nil {
      try refuse(besides: [.duration, .bounce, .velocity])
      return try perceptual()
    }
    if values[.response] != nil || values[.ratio] != nil {
      try refuse(besides: [.response, .ratio, .velocity])
      return try response()
    }
    if isPhysical { return try physical() }
    guard values[.damping] != nil else {
      throw CurveSyntaxError(
        "a spring needs values", at: range, hint: "write \(CurveCall.spring.example)")
    }
    return try damped()
  }

  /// Refuses what belongs to another form of spring.
  private func refuse(besides allowed: [Key]) throws(CurveSyntaxError) {
    let form = allowed.dropLast().map { "`\($0.rawValue)`" }.joined(separator: " and ")
    for key in Key.allCases where !allowed.contains(key) {
      guard let name = names[key], let value = values[key] else { continue }
      throw CurveSyntaxError(
        "`\(key.rawValue)` belongs to another kind of spring than \(form)",
        at: name.range.lowerBound..<value.range.upperBound,
        hint: "keep one kind: \(CurveCall.spring.example)")
    }
  }

  private func number(_ key: Key, default fallback: Double) throws(CurveSyntaxError) -> Double {
    guard let token = values[key] else { return fallback }
    if token.isPercentage { throw CurveSyntaxError("`\(token.text)` is not a number", at: token.range) }
    return try token.number()
  }

  private func perceptual() throws(CurveSyntaxError) -> CurveSpecification {
    let duration = try number(.duration, default: 0.5)
    let bounce = try number(.bounce, default: 0)
    let velocity = try number(.velocity, default: 0)
    do {
      return CurveSpecification(
        .spring(try Spring(duration: duration, bounce: bounce, initialVelocity: velocity)),
        form: .perceptual(duration: duration, bounce: bounce))
    } catch {
      throw located(error)
    }
  }

  private func response() throws(CurveSyntaxError) -> CurveSpecification {
    let response = try number(.response, default: 0.5)
    let ratio = try number(.ratio, default: 1)
    let velocity = try number(.velocity, default: 0)
    do {
      return CurveSpecification(
        .spring(try Spring(response: response, dampingRatio: ratio, initialVelocity: velocity)),
        form: .response(response, ratio: ratio))
    } catch {
      throw located(error)
    }
  }

  private func physical() throws(CurveSyntaxError) -> CurveSpecification {
    let mass = try number(.mass, default: 1)
    let stiffness = try number(.stiffness, default: 100)
    let damping = try number(.damping, default: 10)
    let velocity = try number(.velocity, default: 0)
    let overdamping = try flag(.allowsOverdamping)
    do {
      return CurveSpecification(
        .spring(
          try Spring(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
            allowsOverdamping: overdamping)))
    } catch {
      throw located(error)
    }
  }

  private func damped() throws(CurveSyntaxError) -> CurveSpecification {
    let ratio = try number(.damping, default: 1)
    let velocity = try number(.velocity, default: 0)
    do {
      try Spring.checkUIKit(dampingRatio: ratio, initialVelocity: velocity)
    } catch {
      throw located(
        error, hint: ratio > 1 ? "for a physical damping write stiffness= beside it" : nil)
    }
    return CurveSpecification(.dampedSpring(dampingRatio: ratio, initialVelocity: velocity))
  }

  private func flag(_ key: Key) throws(CurveSyntaxError) -> Bool {
    guard let token = values[key] else { return false }
    guard let flag = Bool(token.text) else {
      throw CurveSyntaxError("`\(key.rawValue)` is true or false, not `\(token.text)`", at: token.range)
    }
    return flag
  }

  /// Puts a parameter error at the value it is about.
  private func located(_ error: TimingParameterError, hint: String? = nil) -> CurveSyntaxError {
    let token = Key(rawValue: error.parameter).flatMap { values[$0] }
    return CurveSyntaxError(error.description, at: token?.range ?? range, hint: hint)
  }
}
