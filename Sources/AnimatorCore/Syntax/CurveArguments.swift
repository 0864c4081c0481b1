/// What stands between the brackets of a curve.
struct CurveArguments {
  /// Split at the commas; no group is empty, but the only one may be.
  let groups: [[CurveToken]]
  /// From the first to the last value; the place between the brackets when there is none.
  let range: Range<Int>

  /// - Parameter tokens: All of the text: a name, `(`, values, `)`.
  init(_ tokens: [CurveToken]) throws(CurveSyntaxError) {
    let open = tokens[1]
    var groups: [[CurveToken]] = [[]]
    var index = 2
    while index < tokens.count, tokens[index].text != ")" {
      let token = tokens[index]
      if token.text == "(" {
        let word = tokens[index - 1]
        throw CurveSyntaxError(
          "`\(word.text)(…)` cannot be used here", at: word.range.lowerBound..<token.range.upperBound,
          hint: "write its result as a number")
      }
      if token.text == "," {
        if groups[groups.count - 1].isEmpty { throw Self.missingValue(at: token, isBefore: true) }
        groups.append([])
      } else {
        groups[groups.count - 1].append(token)
      }
      index += 1
    }
    guard index < tokens.count else {
      throw CurveSyntaxError("`(` is not closed", at: open.range, hint: "add `)` at the end")
    }
    if groups.count > 1, groups[groups.count - 1].isEmpty {
      throw Self.missingValue(at: tokens[index - 1], isBefore: false)
    }
    if index + 1 < tokens.count {
      throw CurveSyntaxError(
        "`\(tokens[index + 1].text)` after `)`: nothing may follow a curve", at: tokens[index + 1].range)
    }
    self.groups = groups
    let first = groups.first?.first?.range.lowerBound ?? open.range.upperBound
    range = first..<(groups.last?.last?.range.upperBound ?? first)
  }

  private static func missingValue(at comma: CurveToken, isBefore: Bool) -> CurveSyntaxError {
    CurveSyntaxError("a value is missing \(isBefore ? "before" : "after") this comma", at: comma.range)
  }

  /// The values whether commas or spaces part them.
  var values: [CurveToken] { groups.flatMap { $0 } }

  func cubicBezier() throws(CurveSyntaxError) -> TimingFunction {
    let values = values
    guard values.count == 4 else {
      throw CurveSyntaxError(
        "cubic-bezier takes four numbers, x1 y1 x2 y2, not \(values.count)", at: range,
        hint: "write \(CurveCall.cubicBezier.example)")
    }
    var numbers: [Double] = []
    for value in values {
      if value.isPercentage { throw CurveSyntaxError("`\(value.text)` is not a number", at: value.range) }
      numbers.append(try value.number())
    }
    do {
      return try TimingFunction.cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    } catch {
      let index = ["x1", "y1", "x2", "y2"].firstIndex(of: error.parameter) ?? 0
      throw CurveSyntaxError(error.description, at: values[index].range)
    }
  }

  func steps() throws(CurveSyntaxError) -> TimingFunction {
    let values = values
    guard let first = values.first, values.count <= 2 else {
      throw CurveSyntaxError(
        "steps takes a number of steps and where they jump, not \(values.count) values", at: range,
        hint: "write \(CurveCall.steps.example)")
    }
    guard let count = Int(first.text) else {
      throw CurveSyntaxError(
        "the number of steps must be a whole number, not `\(first.text)`", at: first.range)
    }
    var position = StepPosition.jumpEnd
    if values.count == 2, values[1].text != "end" {
      let word = values[1]
      guard let known = StepPosition(rawValue: word.text) else {
        throw CurveSyntaxError(
          "`\(word.text)` is not where steps jump", at: word.range,
          misspelling: .init(
            word: word.text, candidates: StepPosition.allCases.map(\.rawValue) + ["end"]))
      }
      position = known
    }
    do {
      return try TimingFunction.steps(count, position)
    } catch {
      throw CurveSyntaxError(error.description, at: first.range)
    }
  }

  /// With commas each group is a stop as in CSS; without, each number begins a stop and percentages
  /// belong to the number before them.
  func linear() throws(CurveSyntaxError) -> TimingFunction {
    var stops: [LinearStop] = []
    for group in groups.count > 1 ? groups : try Self.split(groups[0]) {
      stops += try Self.stop(group)
    }
    if stops.count < 2 {
      throw CurveSyntaxError(
        "linear takes two stops or more", at: range, hint: "write \(CurveCall.linear.example)")
    }
    do {
      return try TimingFunction.linear(stops)
    } catch {
      throw CurveSyntaxError(error.description, at: range)
    }
  }

  private static func split(_ values: [CurveToken]) throws(CurveSyntaxError) -> [[CurveToken]] {
    var groups: [[CurveToken]] = []
    for value in values {
      if !value.isPercentage {
        groups.append([value])
      } else if groups.isEmpty {
        throw CurveSyntaxError(
          "`\(value.text)` stands before any stop", at: value.range,
          hint: "write a stop's value before its position")
      } else {
        groups[groups.count - 1].append(value)
      }
    }
    return groups
  }

  /// A value with up to two positions; two make it two stops.
  private static func stop(_ group: [CurveToken]) throws(CurveSyntaxError) -> [LinearStop] {
    let range = (group.first?.range.lowerBound ?? 0)..<(group.last?.range.upperBound ?? 0)
    let values = group.filter { !$0.isPercentage }
    let isBetween = group.count == 3 && values.first == group[1]
    guard let value = values.first, values.count == 1, group.count <= 3, !isBetween else {
      throw CurveSyntaxError(
        "a stop is a number and one or two percentages", at: range,
        hint: values.count > 1 ? "put commas between all stops, or none" : nil)
    }
    let number = try limited(value)
    var positions: [Double?] = []
    for position in group where position.isPercentage { positions.append(try limited(position)) }
    return (positions.isEmpty ? [nil] : positions).map { LinearStop(number, at: $0) }
  }

  private static func limited(_ token: CurveToken) throws(CurveSyntaxError) -> Double {
    let number = try token.number()
    guard TimingFunction.progressLimit.contains(number) else {
      throw CurveSyntaxError("`\(token.text)` is too large", at: token.range)
    }
    return number
  }
}
