import SceneModel
import SourceDiagnostics

extension Screenplay {
  /// What the scene's `expect` steps say and its frames do not keep: errors of the id `unmet-expectation`, in the
  /// order of the text.
  ///
  /// Rendering does not ask for it; `screenplay check` and `verify` do. Evaluates each step alone, on the frame
  /// that the film has there, without fingers. Costs nothing for geometry, two drawings of a frame for `visible`,
  /// four for each text of a `contrast`.
  ///
  /// - Throws: `failed` when a frame cannot be drawn.
  public func unmetExpectations() throws(ScreenplayError) -> [Diagnostic] {
    try unmetExpectations(isCancelled: CancellationFlag())
  }

  /// - Throws: `cancelled` as well.
  func unmetExpectations(isCancelled: CancellationFlag) throws(ScreenplayError) -> [Diagnostic] {
    var found: [(unmet: UnmetExpectation, check: Expectation.Check, frames: [Int])] = []
    // A step that is repeated is one place in the script.
    var known: [Place: Int] = [:]
    for expectation in scene.expectations {
      guard !isCancelled.isSet else { throw .cancelled }
      do {
        for (unmet, check) in try unmet(expectation) {
          let place = Place(condition: check.condition, range: check.range)
          if check.range != nil, let index = known[place] {
            if found[index].frames.last != expectation.frame { found[index].frames.append(expectation.frame) }
          } else {
            known[place] = found.count
            found.append((unmet, check, [expectation.frame]))
          }
        }
      } catch {
        throw ScreenplayError(error, pictures: pictureNames)
      }
    }
    return found.map { found in
      found.unmet.diagnostic(
        at: found.check.range, in: found.frames[0], others: Array(found.frames.dropFirst()), of: scene)
    }.inTextOrder()
  }

  private struct Place: Hashable {
    let condition: ExpectedCondition
    let range: SourceRange?
  }

  private func unmet(_ expectation: Expectation) throws -> [(UnmetExpectation, Expectation.Check)] {
    let frame = FilmedFrame(animator, at: expectation.frame)
    guard let subject = expectation.subject else {
      return expectation.checks.compactMap { check in
        guard case .moves(let expected) = check.condition else { return nil }
        return unmetMotion(expected, frame).map { ($0, check) }
      }
    }
    guard let element = ExpectationCheck(self, frame, subject) else {
      // It is not there: nothing can be said of it but that.
      let check = expectation.checks.first {
        if case .visible(false) = $0.condition { false } else { true }
      }
      return check.map { [(absence(of: subject, $0.condition), $0)] } ?? []
    }
    return try expectation.checks.compactMap { check in try element.unmet(check).map { ($0, check) } }
  }

  private func absence(of subject: Expectation.Subject, _ condition: ExpectedCondition) -> UnmetExpectation {
    let what = subject.path.isEmpty ? "the screen" : "its screen `\(subject.screen)`"
    return UnmetExpectation(
      subject.address, should: condition.words(scene.canvas), but: "\(what) is not in sight",
      hints: subject.instance == nil
        ? []
        : [
          "steps at the same time that take no time have taken effect in this frame: put a `wait` before them"
        ])
  }

  /// Whether anything on screen is another one in the next frame.
  private func unmetMotion(_ expected: Bool, _ frame: FilmedFrame) -> UnmetExpectation? {
    let isLast = frame.index + 1 >= scene.frameCount
    let moves =
      !isLast && FilmedFrame(animator, at: frame.index + 1).root.unfolded != frame.root.unfolded
    guard moves != expected else { return nil }
    if expected {
      return UnmetExpectation(
        "something should move, but "
          + (isLast ? "the film ends with this frame" : "the next frame shows everything as it is"))
    }
    let rate = scene.canvas.rate
    let moving = scene.tracks.filter { track in
      track.spans.contains { rate.frame(at: $0.start) <= frame.index && frame.index < rate.frame(at: $0.end) }
    }.map { "`\($0.property)` of `\($0.name)`" }
    let found =
      moving.prefix(4).joined(separator: ", ") + (moving.count > 4 ? " and \(moving.count - 4) more" : "")
    return UnmetExpectation(
      "nothing should move, but " + (moving.isEmpty ? "the next frame shows another screen" : "\(found) does")
    )
  }
}

extension ExpectedCondition {
  /// What the element should do or be, in words.
  fileprivate func words(_ canvas: Canvas) -> String {
    switch self {
    case .visible(let flag): flag ? "be visible" : "not be visible"
    case .inside(let name): "lie inside `\(name)`"
    case .clearOf(let name): "be clear of `\(name)`"
    case .frame(let rect): "lie at \(ExpectationWords.rectangle(rect.points(on: canvas)))"
    case .opacity(let share): "have an opacity of \(ExpectationWords.percent(share))"
    case .text(let text): "show \(ExpectationWords.quoted(text))"
    case .truncated(let flag): flag ? "be truncated" : "not be truncated"
    case .contrast(let ratio): "have a contrast of at least \(ExpectationWords.number(ratio))"
    case .moves(let flag): flag ? "move" : "not move"
    }
  }
}
