import AnimatorCore
import Testing

/// What docs/library.md shows.
@Suite struct DocumentedUseTests {
  @Test func theTypesAreUsableAlone() throws {
    let spring = try Spring(dampingRatio: 0.8, duration: 0.5)
    #expect(spring.value(at: 0.12) > 0.5 && spring.value(at: 0.12) < 1)

    var animator = PropertyAnimator(timing: .curve(.easeInOut, duration: .milliseconds(300)))
    try animator.start(at: .zero)
    try animator.pause(at: .milliseconds(120))
    try animator.setReversed(true, at: .milliseconds(500))
    try animator.continueAnimation(at: .milliseconds(500))
    let shown = animator.track.value(at: 0.56)
    #expect(abs(shown - TimingFunction.easeInOut.value(at: 0.2)) < 1e-12, "60 ms on its way back from 120")

    var transition = InteractiveTransition(timing: .curve(.easeOut, duration: .milliseconds(300)))
    try transition.begin(at: .zero)
    let up = try transition.update(along: .drag(duration: .milliseconds(400)), by: 0.25, at: .zero)
    #expect(up == .milliseconds(400))
    #expect(try transition.release(.threshold, at: up) == .cancel)
  }
}
