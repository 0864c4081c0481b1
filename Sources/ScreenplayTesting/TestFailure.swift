internal import Testing
internal import XCTest

/// Fails the test that runs, whichever library runs it.
enum TestFailure {
  static func record(_ failure: FrameExpectation.Failure, at place: TestPlace) {
    guard isSwiftTesting else {
      XCTFail(failure.message, file: place.filePath, line: place.line)
      return
    }
    let location = SourceLocation(
      fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
      column: Int(place.column))
    for artifact in failure.attachments {
      Attachment.record(artifact.bytes, named: artifact.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
  }

  /// True in a test of Swift Testing, and in what it started in the process that runs such tests: a detached
  /// task knows of no test, and a failure in it must be heard all the same.
  private static var isSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }
}
