import SceneModel

/// Holds what is expected of one frame against what the frame is.
struct ExpectationCheck {
  let screenplay: Screenplay
  let frame: FilmedFrame
  let subject: Expectation.Subject
  /// Where it is drawn, back to front, never empty.
  let places: [PlacedLayer]

  /// Nil when the frame has no such element.
  init?(_ screenplay: Screenplay, _ frame: FilmedFrame, _ subject: Expectation.Subject) {
    let places = frame.places(of: subject)
    guard !places.isEmpty else { return nil }
    self.screenplay = screenplay
    self.frame = frame
    self.places = places
    self.subject = subject
  }

  /// As messages call it.
  var name: String { subject.address }

  /// Its place when it is drawn twice: the one at the back, in its own screen.
  var place: PlacedLayer { places[0] }

  /// Half a pixel of the film in points: what rounding to pixels takes away.
  private var tolerance: Double { 0.5 / screenplay.scene.canvas.scale }

  /// What is not as expected; nil when it is.
  ///
  /// - Throws: What keeps the frame from being drawn.
  func unmet(_ check: Expectation.Check) throws -> UnmetExpectation? {
    switch check.condition {
    case .visible(let expected): try visibility(expected)
    case .inside, .clearOf: position(check)
    case .frame(let expected): position(expected)
    case .opacity(let expected): opacity(expected)
    case .text(let expected): words(expected)
    case .truncated(let expected): try truncation(expected)
    case .contrast(let expected): try contrast(expected)
    case .moves(let expected): motion(expected)
    }
  }

  private func opacity(_ expected: Double) -> UnmetExpectation? {
    guard abs(place.opacity - expected) > 0.005 + 1e-9 else { return nil }
    return UnmetExpectation(
      name, should: "have an opacity of \(ExpectationWords.percent(expected))",
      but: "has \(ExpectationWords.percent(place.opacity))")
  }

  private func position(_ expected: LengthRect) -> UnmetExpectation? {
    let wanted = expected.points(on: screenplay.scene.canvas)
    let actual = place.frame
    let apart = [
      wanted.x - actual.x, wanted.y - actual.y, wanted.width - actual.width, wanted.height - actual.height,
    ]
    guard apart.contains(where: { abs($0) > tolerance }) else { return nil }
    return UnmetExpectation(
      name, should: "lie at \(ExpectationWords.rectangle(wanted))",
      but: "lies at \(ExpectationWords.rectangle(actual))")
  }

  private func position(_ check: Expectation.Check) -> UnmetExpectation? {
    guard let other = check.other else { return nil }
    let isInside = if case .inside = check.condition { true } else { false }
    let relation = isInside ? "lie inside" : "be clear of"
    guard let around = frame.places(of: other).first?.frame else {
      // Nothing overlaps what is not there.
      return isInside
        ? UnmetExpectation(
          name, should: "\(relation) `\(other.address)`", but: "`\(other.address)` is not in sight")
        : nil
    }
    let own = place.frame
    let found =
      isInside
      ? own.reach(beyond: around, tolerance).map { "reaches \($0)" }
      : own.overlap(with: around, tolerance).map { "they share \($0)" }
    return found.map { found in
      UnmetExpectation(
        name, should: "\(relation) `\(other.address)`", but: found,
        hints: [
          "`\(name)` lies at \(ExpectationWords.rectangle(own)), `\(other.address)` at "
            + ExpectationWords.rectangle(around)
        ])
    }
  }

  private func motion(_ expected: Bool) -> UnmetExpectation? {
    let canvas = screenplay.scene.canvas
    guard frame.index + 1 < screenplay.scene.frameCount else {
      return expected
        ? UnmetExpectation(name, should: "move", but: "the film ends with this frame") : nil
    }
    let next = FilmedFrame(screenplay.animator, at: frame.index + 1)
    let now = Look(place)
    let after = next.places(of: subject).first
    let moves = after.map { Look($0) != now } ?? true
    guard moves != expected else { return nil }
    if expected { return UnmetExpectation(name, should: "move", but: "the next frame shows it as it is") }
    let found =
      after.map { after in
        after.frame == place.frame
          ? "the next frame shows it otherwise"
          : "goes from \(ExpectationWords.rectangle(place.frame)) to \(ExpectationWords.rectangle(after.frame))"
      } ?? "the next frame, \(ExpectationWords.frame(next.index, rate: canvas.rate)), has it not"
    return UnmetExpectation(name, should: "not move", but: found)
  }
}

extension LengthRect {
  /// In points of the canvas, not moved to whole pixels.
  func points(on canvas: Canvas) -> Rect {
    Rect(
      x: x.points(of: canvas.size.width, scale: canvas.scale),
      y: y.points(of: canvas.size.height, scale: canvas.scale),
      width: width.points(of: canvas.size.width, scale: canvas.scale),
      height: height.points(of: canvas.size.height, scale: canvas.scale))
  }
}

extension Rect {
  /// How far it reaches beyond another one, side by side; nil when it does not.
  fileprivate func reach(beyond other: Rect, _ tolerance: Double) -> String? {
    let sides = [
      ("above", other.y - y), ("below", maxY - other.maxY), ("left of", other.x - x),
      ("right of", maxX - other.maxX),
    ].filter { $0.1 > tolerance + 1e-9 }
    guard !sides.isEmpty else { return nil }
    return sides.map { "\(ExpectationWords.points($0.1)) \($0.0)" }.joined(separator: " and ") + " it"
  }

  /// The area it has in common with another one, beyond what rounding to pixels makes; nil for none.
  fileprivate func overlap(with other: Rect, _ tolerance: Double) -> String? {
    guard let shared = intersection(other), shared.width > tolerance, shared.height > tolerance else {
      return nil
    }
    return ExpectationWords.rectangle(shared)
  }
}
