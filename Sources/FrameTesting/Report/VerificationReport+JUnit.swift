extension VerificationReport {
  /// JUnit's XML, as Jenkins, GitLab and GitHub's test reporters read it: one suite, a case for each scene.
  ///
  /// A scene that is not as it was is a failure; one that could not be compared is an error. What passed in
  /// another environment says so in its output. Tells of no time, so that the same result is the same file.
  ///
  /// Source: junit-10.xsd of Jenkins's xUnit plug-in.
  public func junit() -> String {
    let failed = verifications.filter { $0.outcome == .failed }.count
    let counts = "tests=\"\(verifications.count)\" failures=\"\(failed)\" errors=\"\(failures - failed)\""
    let cases = verifications.map(Self.testCase)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="screenplay verify" \(counts)>
        <testsuite name="screenplay verify" \(counts) skipped="0">
      \(cases.joined())  </testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ verification: SceneVerification) -> String {
    let text = verification.text
    let folder = verification.script?.split(separator: "/").dropLast().joined(separator: ".") ?? ""
    let name = MarkupText.escaped(verification.scene)
    let head =
      "    <testcase classname=\"\(MarkupText.escaped(folder.isEmpty ? "scenes" : folder))\" name=\"\(name)\""
    let lines = text.lines.map(MarkupText.escaped).joined(separator: "\n")
    if verification.isSuccess {
      // What is always so needs no words.
      guard !verification.environment.isEmpty || verification.outcome == .recorded else {
        return head + "/>\n"
      }
      return head + ">\n      <system-out>\(lines)</system-out>\n    </testcase>\n"
    }
    let element = verification.outcome == .failed ? "failure" : "error"
    return head + ">\n      <\(element) message=\"\(MarkupText.escaped(text.headline))\" "
      + "type=\"\(verification.outcome.rawValue)\">\(lines)</\(element)>\n    </testcase>\n"
  }
}
