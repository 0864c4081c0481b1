internal import Dispatch
internal import Synchronization

extension Blocking {
  /// Runs `work` on a thread of its own; when the task is cancelled, nobody waits for what comes of it.
  ///
  /// For work that cannot be stopped and leaves nothing behind, such as reading a large file.
  ///
  /// - Throws: What `work` throws, or `cancelled`.
  static func runAbandoning<Value: Sendable>(
    _ work: @escaping @Sendable () throws(ScreenplayError) -> Value
  ) async throws(ScreenplayError) -> Value {
    let answer = Answer<Value>()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        answer.await(continuation)
        DispatchQueue.global().async {
          answer.give(Result { () throws(ScreenplayError) in try work() })
        }
      }
    } onCancel: {
      answer.give(.failure(.cancelled))
    }
    return try result.get()
  }
}

/// The first of several answers, for one who waits.
private final class Answer<Value: Sendable>: Sendable {
  private typealias Given = Result<Value, ScreenplayError>

  private struct State {
    var waiting: CheckedContinuation<Given, Never>?
    var given: Given?
  }

  private let state = Mutex(State())

  /// An answer that was given already is passed on at once.
  func await(_ continuation: CheckedContinuation<Result<Value, ScreenplayError>, Never>) {
    let given = state.withLock { state in
      if state.given == nil { state.waiting = continuation }
      return state.given
    }
    if let given { continuation.resume(returning: given) }
  }

  /// Later answers are of no interest.
  func give(_ answer: Result<Value, ScreenplayError>) {
    let waiting = state.withLock { state -> CheckedContinuation<Given, Never>? in
      guard state.given == nil else { return nil }
      state.given = answer
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: answer)
  }
}
