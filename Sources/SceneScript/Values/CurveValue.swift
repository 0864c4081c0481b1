import AnimatorCore

/// CURVE: read by AnimatorCore; here only its errors are put into a diagnostic's form.
enum CurveValue {
  /// What is wrong, and which scalars of the text it concerns.
  struct Problem: Error {
    let problem: ValueProblem
    let part: Range<Int>
  }

  static func parse(_ text: String, named: [String: CurveSpecification]) throws(Problem) -> CurveSpecification
  {
    do {
      return try CurveSpecification.parse(text, named: named)
    } catch {
      throw Problem(problem: .invalidCurve(error), part: error.range)
    }
  }
}

extension ValueProblem {
  fileprivate static func invalidCurve(_ error: CurveSyntaxError) -> ValueProblem {
    var hints: [String] = []
    if let wrong = error.misspelling, let near = suggestion(for: wrong.word, among: wrong.candidates) {
      hints.append("did you mean `\(near)`?")
    } else if error.misspelling != nil {
      hints.append("`screenplay list curves` names them all")
    }
    return ValueProblem(id: "invalid-curve", error.message, hints: hints + [error.hint].compactMap { $0 })
  }
}
