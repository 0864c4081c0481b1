import TestSupport
import Testing

@testable import AnimatorCore

@Suite struct CurveSyntaxTests {
  @Test func spacesAndCommasAreOne() throws {
    for (text, canonical) in [
      ("cubic-bezier(.2 0 0 1)", "cubic-bezier(0.2, 0, 0, 1)"),
      ("cubic-bezier(.2,0,0,1)", "cubic-bezier(0.2, 0, 0, 1)"),
      ("  cubic-bezier( +2e-1, 0 -0 , 1 )\n", "cubic-bezier(0.2, 0, 0, 1)"),
      ("steps(4 jump-none)", "steps(4, jump-none)"),
      ("steps(4 end)", "steps(4)"),
      ("steps(4)", "steps(4)"),
      ("linear(0 0.25 75% 1)", "linear(0 0%, 0.25 75%, 1 100%)"),
      ("linear(0 0.25 25% 75% 1)", "linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)"),
      ("linear(0, 25% 75% 0.25, 1)", "linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)"),
      ("linear(0 1)", "linear(0 0%, 1 100%)"),
      ("spring(damping=0.8 velocity=0)", "spring(damping=0.8)"),
      ("spring(velocity=-2, damping=0.8)", "spring(damping=0.8 velocity=-2)"),
      ("spring(duration=0.5 bounce=0.3)", "spring(duration=0.5 bounce=0.3)"),
      ("spring(bounce=0.3)", "spring(duration=0.5 bounce=0.3)"),
      ("spring(response=0.8 ratio=0.6)", "spring(response=0.8 ratio=0.6)"),
      (
        "spring(mass=1 stiffness=100 damping=10 velocity=0 allows-overdamping=false)",
        "spring(mass=1 stiffness=100 damping=10)"
      ),
      ("spring(stiffness = 200)", "spring(mass=1 stiffness=200 damping=10)"),
      (
        "spring(allows-overdamping=true damping=50)",
        "spring(mass=1 stiffness=100 damping=50 allows-overdamping=true)"
      ),
      (" ease-out ", "ease-out"),
    ] {
      let specification = try CurveSpecification.parse(text)
      #expect(specification.description == canonical)
      #expect(try CurveSpecification.parse(canonical) == specification)
    }
  }

  @Test func springsAreWhatTheySay() throws {
    func motion(_ text: String) throws -> CurveSpecification.Motion {
      try CurveSpecification.parse(text).motion
    }
    #expect(
      try motion("spring(damping=0.8 velocity=3)") == .dampedSpring(dampingRatio: 0.8, initialVelocity: 3))
    #expect(
      try motion("spring(duration=0.4 bounce=-0.2 velocity=1)")
        == .spring(Spring(duration: 0.4, bounce: -0.2, initialVelocity: 1)))
    #expect(
      try motion("spring(response=0.4 ratio=2)") == .spring(Spring(response: 0.4, dampingRatio: 2)))
    #expect(
      try motion("spring(mass=2 stiffness=300 damping=12 velocity=-1 allows-overdamping=true)")
        == .spring(
          Spring(mass: 2, stiffness: 300, damping: 12, initialVelocity: -1, allowsOverdamping: true)))
  }

  @Test func namesOfAScript() throws {
    let own = try CurveSpecification.parse("cubic-bezier(.1 .2 .3 .4)")
    #expect(try CurveSpecification.parse("house", named: ["house": own]) == own)
    #expect(try CurveSpecification.parse("ease-out", named: ["ease-out": own]) == own)
    let error = #expect(throws: CurveSyntaxError.self) {
      try CurveSpecification.parse("hous", named: ["house": own])
    }
    #expect(error?.misspelling?.word == "hous")
    #expect(error?.misspelling?.candidates.contains("house") == true)
    #expect(error?.misspelling?.candidates.contains("ease-in-out") == true)
    #expect(error?.misspelling?.candidates.contains("cubic-bezier") == true)
  }

  /// Every message with the place it points to, written as the part of the text it covers.
  @Test func messages() {
    for (text, place, message, hint) in Self.mistakes {
      let error = #expect(throws: CurveSyntaxError.self, "\(text)") { try CurveSpecification.parse(text) }
      guard let error else { continue }
      let scalars = Array(text.unicodeScalars)
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[error.range])
      #expect(String(part) == place, "\(text)")
      #expect(error.message == message, "\(text)")
      #expect(error.hint == hint, "\(text)")
    }
  }

  private static let springHint = "write spring(damping=0.8) or spring(duration=0.5 bounce=0.3)"
  private static let mistakes: [(String, String, String, String?)] = [
    ("", "", "a curve is missing", "write a name such as ease-in-out"),
    ("ease-uot", "ease-uot", "there is no curve `ease-uot`", nil),
    ("steps", "steps", "`steps` needs values", "write steps(4 jump-none)"),
    ("spring", "spring", "`spring` needs values", springHint),
    (
      "ease in", "in", "`in` after `ease`: a curve is one name or one name with values in brackets", nil
    ),
    ("ease-in(2)", "ease-in", "`ease-in` takes no values", "write ease-in alone"),
    ("cubic(0 0 1 1)", "cubic", "there is no curve `cubic(…)`", nil),
    ("steps(4", "(", "`(` is not closed", "add `)` at the end"),
    ("steps(4) now", "now", "`now` after `)`: nothing may follow a curve", nil),
    ("steps(4,)", ",", "a value is missing after this comma", nil),
    ("steps(,4)", ",", "a value is missing before this comma", nil),
    (
      "cubic-bezier(1, 2, 3)", "1, 2, 3", "cubic-bezier takes four numbers, x1 y1 x2 y2, not 3",
      "write cubic-bezier(.2 0 0 1)"
    ),
    (
      "cubic-bezier()", "", "cubic-bezier takes four numbers, x1 y1 x2 y2, not 0",
      "write cubic-bezier(.2 0 0 1)"
    ),
    ("cubic-bezier(1, 2, 3, infinite)", "infinite", "`infinite` is not a number", nil),
    ("cubic-bezier(0 1. 1 1)", "1.", "`1.` is not a number", nil),
    ("cubic-bezier(0 50% 1 1)", "50%", "`50%` is not a number", nil),
    ("cubic-bezier(0 1e400 1 1)", "1e400", "`1e400` is too large", nil),
    ("cubic-bezier(ünï 0 1.1 1)", "ünï", "`ünï` is not a number", nil),
    ("cubic-bezier(0.5, 0.1, 1.1, 0.9)", "1.1", "x2 is 1.1; it must be within 0 to 1", nil),
    ("steps(2.5)", "2.5", "the number of steps must be a whole number, not `2.5`", nil),
    ("steps(0)", "0", "the number of steps is 0; it must be 1 or more", nil),
    ("steps(4 jump-nnoe)", "jump-nnoe", "`jump-nnoe` is not where steps jump", nil),
    (
      "steps(4 5 6)", "4 5 6", "steps takes a number of steps and where they jump, not 3 values",
      "write steps(4 jump-none)"
    ),
    ("linear(0)", "0", "linear takes two stops or more", "write linear(0 0.25 75% 1)"),
    ("linear(50% 0 1)", "50%", "`50%` stands before any stop", "write a stop's value before its position"),
    (
      "linear(0, 0.5 0.7, 1)", "0.5 0.7", "a stop is a number and one or two percentages",
      "put commas between all stops, or none"
    ),
    ("linear(0, 20% 0.5 30%, 1)", "20% 0.5 30%", "a stop is a number and one or two percentages", nil),
    ("linear(0 calc(1 + 1) 1)", "calc(", "`calc(…)` cannot be used here", "write its result as a number"),
    ("spring()", "", "a spring needs values", springHint),
    ("spring(velocity=1)", "velocity=1", "a spring needs values", springHint),
    ("spring(0.8)", "0.8", "`0.8` has no name: a spring takes name=value", springHint),
    ("spring(dampning=0.8)", "dampning", "a spring has no `dampning`", nil),
    ("spring(damping=)", "damping", "`damping` has no value", "write damping=…"),
    ("spring(damping=1 damping=0.8)", "damping", "`damping` is given twice", nil),
    (
      "spring(duration=500ms)", "500ms", "`500ms` is not a number",
      "times inside a curve are in seconds, without a unit: 0.5"
    ),
    (
      "spring(duration=0.5 stiffness = 9)", "stiffness = 9",
      "`stiffness` belongs to another kind of spring than `duration` and `bounce`",
      "keep one kind: spring(damping=0.8) or spring(duration=0.5 bounce=0.3)"
    ),
    (
      "spring(ratio=0.5 bounce=9)", "ratio=0.5",
      "`ratio` belongs to another kind of spring than `duration` and `bounce`",
      "keep one kind: spring(damping=0.8) or spring(duration=0.5 bounce=0.3)"
    ),
    (
      "spring(damping=20)", "20", "damping is 20; it must be more than 0.001, at most 1",
      "for a physical damping write stiffness= beside it"
    ),
    ("spring(damping=0)", "0", "damping is 0; it must be more than 0.001, at most 1", nil),
    (
      "spring(mass=0 stiffness=1)", "0", "mass is 0; it must be more than 0, at most 1000000000", nil
    ),
    (
      "spring(stiffness=1 damping=-1)", "-1", "damping is -1; it must be 0 or more, at most 1000000000", nil
    ),
    (
      "spring(mass=1 allows-overdamping=yes)", "yes", "`allows-overdamping` is true or false, not `yes`", nil
    ),
  ]

  /// Whatever can be made can be printed and read back to the bit.
  @Test func printingAndReadingAgree() throws {
    var random = SeededGenerator(seed: 13)
    for index in 0..<3000 {
      let velocity = index % 2 == 0 ? 0 : random.double(-5...5)
      let specification: CurveSpecification
      switch index % 7 {
      case 0:
        specification = CurveSpecification(
          try .cubicBezier(
            random.double(0...1), random.double(-9...9), random.scale(1e-12, 1), random.double(0...1)))
      case 1:
        let positions = StepPosition.allCases
        specification = CurveSpecification(
          try .steps(.random(in: 2...99, using: &random), positions[index / 7 % positions.count]))
      case 2:
        specification = CurveSpecification(
          try .linear(
            (0...Int.random(in: 1...8, using: &random)).map { _ in
              LinearStop(
                random.double(-2...2), at: Bool.random(using: &random) ? random.scale(1e-9, 2) : nil)
            }))
      case 3:
        specification = CurveSpecification(
          .dampedSpring(dampingRatio: random.double(0.01...1), initialVelocity: velocity))
      case 4:
        let (duration, bounce) = (random.scale(0.01, 10), random.double(-0.9...1))
        specification = CurveSpecification(
          .spring(try Spring(duration: duration, bounce: bounce, initialVelocity: velocity)),
          form: .perceptual(duration: duration, bounce: bounce))
      case 5:
        let (response, ratio) = (random.scale(0.01, 10), random.double(0...3))
        specification = CurveSpecification(
          .spring(try Spring(response: response, dampingRatio: ratio, initialVelocity: velocity)),
          form: .response(response, ratio: ratio))
      default:
        specification = CurveSpecification(try SpringTests.randomSpring(&random))
      }
      #expect(try CurveSpecification.parse(specification.description) == specification)
    }
  }

  /// Broken texts end in an error whose range lies within the text.
  @Test func mutationsNeverTrap() {
    var random = SeededGenerator(seed: 14)
    let seeds =
      Self.mistakes.map(\.0) + [
        "cubic-bezier(.2, 0, 0, 1)", "linear(0, 0.5 25% 75%, 1 100% 100%)", "steps(4, jump-both)",
        "spring(mass=1 stiffness=100 damping=10 velocity=0 allows-overdamping=false)", "ease-in-out",
      ]
    let alphabet = Array("(),=% .-+eE019abé日\u{0}\n\u{301}".unicodeScalars)
    for index in 0..<20_000 {
      var scalars = Array(seeds[index % seeds.count].unicodeScalars)
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let scalar = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        let place = Int.random(in: 0...scalars.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: scalars.insert(scalar, at: place)
        case 1 where place < scalars.count: scalars.remove(at: place)
        default: if place < scalars.count { scalars[place] = scalar }
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      do {
        let specification = try CurveSpecification.parse(String(text))
        let readBack = try? CurveSpecification.parse(specification.description)
        #expect(readBack == specification, "\(String(text))")
      } catch {
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= scalars.count, "\(String(text))")
        #expect(!error.message.isEmpty)
      }
    }
  }
}
