import Testing

@testable import AnimatorCore

@Suite struct AnimatedColorTests {
  private let red = SIMD4<Double>(1, 0, 0, 1)
  private let clear = SIMD4<Double>(0, 0.5, 1, 0)

  @Test func componentsGoOneByOne() throws {
    var color = AnimatedColor(red)
    #expect(color.end == nil && color.isResting(inFrames: 0...99, rate: .sixty))
    let end = try color.change(
      to: clear, timing: CurveSpecification(.linear), duration: .milliseconds(400), orElse: .zero,
      at: .milliseconds(100))
    #expect(end == .milliseconds(500) && color.end == end && color.target == clear)
    #expect(color.components(at: .milliseconds(200)) == SIMD4(0.75, 0.125, 0.25, 0.75))
    #expect(color.components(inFrame: 18, rate: .sixty) == SIMD4(0.5, 0.25, 0.5, 0.5))
    #expect(color.components(at: end) == clear && !color.isResting(inFrames: 0...10, rate: .sixty))
  }

  @Test func whatOvershootsIsClampedWhereItIsRead() throws {
    var color = AnimatedColor(red)
    try color.change(
      to: clear, timing: CurveSpecification(.easing(.back, .out)), duration: nil, orElse: .milliseconds(500),
      at: .zero)
    let shown = (0...40).map { color.components(inFrame: $0, rate: .sixty) }
    #expect(shown.allSatisfy { $0.min() >= 0 && $0.max() <= 1 })
    // Green alone has room for it.
    #expect(shown.contains { $0.y > 0.54 } && shown.contains { $0.x == 0 && $0.y > 0.54 })
  }

  @Test func aSpringIsThereWithItsLastComponent() throws {
    var color = AnimatedColor(SIMD4(0, 0, 0, 1))
    try color.change(
      to: SIMD4(1, 0, 0, 1), timing: CurveSpecification(.easeIn), duration: nil, orElse: .milliseconds(500),
      at: .zero)
    let end = try color.change(
      to: SIMD4(0.5, 1, 0, 1), timing: CurveSpecification(.bouncy), duration: nil, orElse: .zero,
      at: .milliseconds(250))
    #expect(color.end == end && color.components(at: end) == SIMD4(0.5, 1, 0, 1))
    #expect(color.components(at: try end - .milliseconds(20)) != color.target)
  }

  @Test func keyframesAndErrorsConcernAllOrNone() throws {
    var color = AnimatedColor(red)
    try color.change(
      along: [.init(offset: 0.5, components: clear), .init(offset: 1, components: red)],
      timing: CurveSpecification(.linear), duration: .milliseconds(800), orElse: .zero,
      at: .zero)
    #expect(color.components(at: .milliseconds(400)) == clear && color.target == red)
    let before = color
    #expect(throws: AnimatorError.self) {
      try color.change(
        to: SIMD4(0, 0, 0, .nan), timing: CurveSpecification(.linear), duration: nil,
        orElse: .milliseconds(1), at: .milliseconds(900))
    }
    #expect(color == before)
  }
}
