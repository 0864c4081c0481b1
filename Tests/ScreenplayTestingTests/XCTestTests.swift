import Foundation
import Screenplay
import ScreenplayTesting
import XCTest

/// `expectFrames` where XCTest runs the test: a case within the case, whose failures an observer hears.
final class XCTestTests: XCTestCase {
  func testAFailureIsToldAtTheCallersPlace() throws {
    let folder = TestFolder()
    let golden = folder.golden
    let line = #line + 2
    let failures = try failures { _ in
      { await expectFrames(of: ExpectFramesTests.scene, matches: golden) }
    }
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(failures.map(\.file), [#filePath])
    XCTAssertEqual(failures.first?.words.contains("tour: there is no golden file\n"), true)
  }

  private func failures(_ body: @escaping (XCTestCase) -> () async throws -> Void) throws -> [Failure] {
    let observer = FailureObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    let closure = asyncTest(body)
    XCTestCase(name: "inner") { try closure($0)() }.run()
    return observer.failures
  }
}

private struct Failure {
  let words: String
  let file: String?
  let line: Int
}

private final class FailureObserver: XCTestObservation {
  private(set) var failures: [Failure] = []

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    failures.append(Failure(words: description, file: filePath, line: lineNumber))
  }
}
