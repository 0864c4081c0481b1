internal import Dispatch
internal import Foundation
internal import Synchronization

/// Says to many threads that the work is not wanted any more.
final class CancellationFlag: Sendable {
  private let flag = Atomic(false)
  var isSet: Bool { flag.load(ordering: .relaxed) }
  func set() { flag.store(true, ordering: .relaxed) }
}

/// Work that takes seconds, kept away from the threads of Swift's tasks.
enum Blocking {
  /// How many threads work at once unless somebody says otherwise.
  static var processors: Int { min(ProcessInfo.processInfo.activeProcessorCount, 8) }

  /// Runs `work` on a thread that may wait as long as it takes, and sets the flag when the task is cancelled.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable (CancellationFlag) throws(ScreenplayError) -> Value
  ) async throws(ScreenplayError) -> Value {
    let isCancelled = CancellationFlag()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(
            returning: Result { () throws(ScreenplayError) in try work(isCancelled) })
        }
      }
    } onCancel: {
      isCancelled.set()
    }
    return try result.get()
  }

  /// Calls `body` for 0 ..< `count`, on as many threads as `jobs` says and the machine has, each index once.
  ///
  /// Returns when all calls have ended.
  ///
  /// - Parameter worker: Makes what each thread has for itself.
  static func forEach<Worker>(
    _ count: Int, jobs: Int, worker: @escaping @Sendable () -> Worker,
    body: @escaping @Sendable (Int, Worker) -> Void
  ) {
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(max(jobs, 1), max(count, 1))) { _ in
      let worker = worker()
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        body(index, worker)
      }
    }
  }
}
