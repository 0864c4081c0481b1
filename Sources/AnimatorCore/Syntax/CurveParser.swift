extension CurveSpecification {
  /// Reads the text of a curve.
  ///
  /// A name; `cubic-bezier(.2 0 0 1)`; `steps(4 jump-none)`; `linear(0 0.25 75% 1)`; or `spring(…)`.
  /// Values stand apart by spaces or commas; within `linear` with commas, CSS's order of a stop's value
  /// and positions is free. Every text CSS Easing 2 allows is read, but for `calc()` and its kin.
  ///
  /// - Parameters:
  ///   - text: One curve; white space around it does not count.
  ///   - named: Further names; they go before the built-in ones.
  /// - Throws: The first `CurveSyntaxError`.
  public static func parse(
    _ text: String, named: [String: CurveSpecification] = [:]
  ) throws(CurveSyntaxError) -> CurveSpecification {
    let tokens = CurveToken.tokens(of: text)
    guard let head = tokens.first else {
      throw CurveSyntaxError("a curve is missing", at: 0..<0, hint: "write a name such as ease-in-out")
    }
    if tokens.count == 1 {
      if let known = named[head.text] ?? CurveSpecification.named(head.text) { return known }
      if let call = CurveCall(rawValue: head.text) {
        throw CurveSyntaxError("`\(head.text)` needs values", at: head.range, hint: "write \(call.example)")
      }
      throw CurveSyntaxError(
        "there is no curve `\(head.text)`", at: head.range,
        misspelling: .init(
          word: head.text,
          candidates: CurveSpecification.named.map(\.name) + named.keys.sorted()
            + CurveCall.allCases.map(\.rawValue)))
    }
    guard tokens[1].text == "(" else {
      throw CurveSyntaxError(
        "`\(tokens[1].text)` after `\(head.text)`: a curve is one name or one name with values in brackets",
        at: tokens[1].range)
    }
    guard let call = CurveCall(rawValue: head.text) else {
      if named[head.text] != nil || CurveSpecification.named(head.text) != nil {
        throw CurveSyntaxError(
          "`\(head.text)` takes no values", at: head.range, hint: "write \(head.text) alone")
      }
      throw CurveSyntaxError(
        "there is no curve `\(head.text)(…)`", at: head.range,
        misspelling: .init(word: head.text, candidates: CurveCall.allCases.map(\.rawValue)))
    }
    return try call.read(try CurveArguments(tokens))
  }
}

/// The curves that take values.
package enum CurveCall: String, CaseIterable {
  case cubicBezier = "cubic-bezier"
  case steps
  case linear
  case spring

  /// How it looks in a script; two ways are joined by "or".
  package var example: String {
    switch self {
    case .cubicBezier: "cubic-bezier(.2 0 0 1)"
    case .steps: "steps(4 jump-none)"
    case .linear: "linear(0 0.25 75% 1)"
    case .spring: "spring(damping=0.8) or spring(duration=0.5 bounce=0.3)"
    }
  }

  func read(_ arguments: CurveArguments) throws(CurveSyntaxError) -> CurveSpecification {
    switch self {
    case .cubicBezier: CurveSpecification(try arguments.cubicBezier())
    case .steps: CurveSpecification(try arguments.steps())
    case .linear: CurveSpecification(try arguments.linear())
    case .spring: try SpringArguments(arguments).specification()
    }
  }
}
