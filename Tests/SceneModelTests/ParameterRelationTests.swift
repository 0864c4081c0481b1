import SceneModel
import Testing

/// What values of a declaration have to do with each other.
@Suite struct ParameterRelationTests {
  private func message(_ relation: ParameterRelation, _ values: [String: ParameterValue]) -> String? {
    relation.problem(in: ParameterValues(values), said: Set(values.keys))?.message
  }

  @Test(arguments: [(3, 3, false), (2, 3, false), (4, 3, true), (-1, -2, true)])
  func ordered(low: Int, high: Int, isWrong: Bool) {
    let said = message(.ordered("low", "high"), ["low": .integer(low), "high": .integer(high)])
    #expect((said != nil) == isWrong)
  }

  @Test func lengthsAreComparedInOneUnitAlone() {
    let relation = ParameterRelation.ordered("min", "max")
    #expect(message(relation, ["min": .length(.points(20)), "max": .length(.points(10))]) != nil)
    #expect(message(relation, ["min": .length(.points(20)), "max": .length(.fraction(0.1))]) == nil)
    #expect(message(relation, ["min": .length(.points(20))]) == nil)
  }

  @Test func problemsAreToldAtWhatWasSaid() {
    let values = ParameterValues(["low": .integer(4), "high": .integer(3)])
    let relation = ParameterRelation.ordered("low", "high")
    #expect(relation.problem(in: values, said: ["high"])?.parameter == "high")
    #expect(relation.problem(in: values, said: ["low", "high"])?.parameter == "low")
  }

  @Test func visibleLengths() {
    func isWrong(_ length: Length) -> Bool { message(.visible("height"), ["height": .length(length)]) != nil }
    #expect(isWrong(.points(0)) && isWrong(.fraction(0)) && isWrong(.fraction(1.01)))
    #expect(!isWrong(.points(5000)) && !isWrong(.fraction(1)) && !isWrong(.fraction(0.01)))
    #expect(message(.visible("detents"), ["detents": .lengths([.fraction(0.5), .fraction(5)])]) != nil)
  }

  @Test func whatNeedsAnother() {
    let relation = ParameterRelation.needs("aside", ["leading", "trailing"])
    let rest = "`aside` does nothing without `leading` or `trailing`"
    #expect(message(relation, ["aside": .length(.fraction(1))]) == rest)
    #expect(message(relation, ["aside": .length(.points(0))]) == nil)
    #expect(message(relation, ["aside": .length(.fraction(1)), "trailing": .text("a")]) == nil)
    #expect(message(relation, ["aside": .length(.fraction(1)), "trailing": .elements([])]) == rest)
  }
}
