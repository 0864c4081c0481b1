import SceneComponents
import SceneModel
import Testing

@Suite struct TextFieldTests {
  /// The line of text in a field, and what is in it: placeholder, words, dots, caret.
  private func line(_ values: [String: ParameterValue], rightToLeft: Bool = false) -> (Layer, [Layer]) {
    let layer = Sample(TextField(), values, rightToLeft: rightToLeft).layer()
    return (layer.sublayers[0], layer.sublayers[0].sublayers)
  }

  @Test func isAsHighAsItsStyle() {
    let heights = ["rounded", "filled", "plain"].map {
      Sample(TextField(), ["style": .choice($0)]).size()
    }
    #expect(heights == [34, 44, 44].map { Size(width: 390, height: $0) })
    #expect(Sample(TextField()).layer().cornerRadius == 8)
  }

  @Test func theCaretStandsAfterWhatIsTyped() {
    let (_, parts) = line(["text": .text("Ada"), "focused": .flag(true)])
    // Three characters of ten points, half a point between.
    #expect(parts[3].frame == Rect(x: 30.5, y: 6.5, width: 2, height: 21))
    #expect(parts[3].loop == .blinking(on: .milliseconds(500), off: .milliseconds(500)))
    #expect(parts[3].fill == Color(rgb: 0x007AFF))
    let (frame, mirrored) = line(["text": .text("Ada"), "focused": .flag(true)], rightToLeft: true)
    #expect(frame.frame.width - mirrored[3].frame.maxX == 30.5)
    let (_, empty) = line(["focused": .flag(true)])
    #expect(empty[3].frame.x == 0.5)
    let (_, resting) = line(["text": .text("Ada")])
    #expect(resting[3].opacity == 0 && resting[3].loop == nil)
  }

  @Test func theEndOfLongTextIsSeenWhileItIsTyped() {
    let long = String(repeating: "x", count: 60)
    let (frame, focused) = line(["text": .text(long), "focused": .flag(true)])
    #expect(focused[3].frame.maxX <= frame.frame.width && focused[1].frame.x < 0)
    let (room, resting) = line(["text": .text(long)])
    #expect(resting[1].frame == Rect(x: 0, y: 0, width: room.frame.width, height: 34))
  }

  @Test func dotsStandForSecretLetters() {
    let (_, parts) = line(["text": .text("Ada"), "secure": .flag(true)])
    guard case .path(let dots) = parts[2].content else {
      Issue.record("no dots")
      return
    }
    #expect(dots.path.elements.filter { if case .move = $0 { true } else { false } }.count == 3)
    #expect(parts[1].opacity == 0 && parts[1].words == [])
  }

  @Test func thePlaceholderGoesWithTheFirstLetter() {
    let hint: [String: ParameterValue] = ["placeholder": .text("Name")]
    #expect(line(hint).1[0].words == ["Name"])
    #expect(line(hint.merging(["text": .text("A")]) { a, _ in a }).1[0].words == [])
  }

  @Test func theClearButtonIsThereWhenThereIsSomethingToClear() {
    func opacity(_ values: [String: ParameterValue]) -> Double {
      Sample(TextField(), values).layer().sublayers[1].opacity
    }
    #expect(opacity(["focused": .flag(true)]) == 0)
    #expect(opacity(["text": .text("A")]) == 0)
    #expect(opacity(["text": .text("A"), "focused": .flag(true)]) == 1)
    #expect(opacity(["text": .text("A"), "focused": .flag(true), "clear-button": .flag(false)]) == 0)
  }

  @Test func allStatesHaveTheSameLayers() {
    let states: [[String: ParameterValue]] = [
      [:], ["text": .text("Ada")], ["text": .text("Ada"), "focused": .flag(true)], ["secure": .flag(true)],
      ["disabled": .flag(true)], ["pressed": .flag(true), "clear-button": .flag(true)],
    ]
    #expect(Set(states.map { Sample(TextField(), $0).layer().treeShape }).count == 1)
  }
}
