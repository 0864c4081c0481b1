import Dispatch
import Testing

@testable import Screenplay

@Suite struct AbandoningTests {
  @Test func whatComesOfIt() async throws {
    #expect(try await Blocking.runAbandoning { 3 } == 3)
    let error = await #expect(throws: ScreenplayError.self) {
      try await Blocking.runAbandoning { () throws(ScreenplayError) -> Int in throw .failed("so", hint: nil) }
    }
    guard case .failed("so", nil) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// Were the work waited for, the test would never end: it goes on until the task has ended.
  @Test func nobodyWaitsForWorkThatIsCancelled() async {
    let end = DispatchSemaphore(value: 0)
    let task = Task {
      do throws(ScreenplayError) {
        return try await Blocking.runAbandoning { () throws(ScreenplayError) -> Bool in
          end.wait()
          return false
        }
      } catch .cancelled {
        return true
      } catch {
        return false
      }
    }
    task.cancel()
    #expect(await task.value)
    end.signal()
  }
}
