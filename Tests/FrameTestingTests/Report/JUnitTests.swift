import FrameTesting
import Foundation
import FoundationXML
import Testing

@Suite struct JUnitTests {
  @Test func wholeText() {
    let report = VerificationReport([
      ReportSamples.verification("other"), ReportSamples.failed(), ReportSamples.missing(),
      ReportSamples.recorded(),
    ])
    #expect(
      report.junit() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="screenplay verify" tests="4" failures="1" errors="1">
          <testsuite name="screenplay verify" tests="4" failures="1" errors="1" skipped="0">
            <testcase classname="scenes" name="other"/>
            <testcase classname="scenes" name="tour">
              <failure message="13 of 120 frames differ" type="failed">13 of 120 frames differ
          first differs in frame 34 (0.567 s), in `push` at scenes/tour.yaml:12:5
          frames 34–45, 50
          layer `detail/card/title`: transform, text, in frame 34; 3 layers differ there
          frame 34: 560 of 9000 pixels differ, by 235 of 255 at most, 6.149 on average</failure>
            </testcase>
            <testcase classname="scenes" name="missing">
              <error message="there is no golden file scenes/missing.framehash" type="missingGolden">there is no golden file scenes/missing.framehash
          hint: record it: screenplay verify --record scenes/missing.yaml</error>
            </testcase>
            <testcase classname="scenes" name="fresh">
              <system-out>recorded 120 frames in scenes/fresh.framehash</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func nothing() {
    #expect(VerificationReport([]).junit().contains("tests=\"0\" failures=\"0\" errors=\"0\" skipped=\"0\""))
  }

  /// What a parser of XML reads back is what was meant, whatever the name.
  @Test(arguments: strangeNames)
  func strangeNamesAreWellFormed(name: (given: String, shown: String)) throws {
    var verification = ReportSamples.failed()
    verification.scene = name.given
    verification.script = name.given
    let document = try XMLDocument(xmlString: VerificationReport([verification]).junit())
    let cases = try document.nodes(forXPath: "/testsuites/testsuite/testcase/@name")
    #expect(cases.map(\.stringValue) == [name.shown])
    #expect(try document.nodes(forXPath: "//failure").count == 1)
  }
}

/// Names as somebody might call a file, and as they may be shown.
let strangeNames: [(given: String, shown: String)] = [
  ("</failure><x>", "</failure><x>"),
  ("\"' onload='alert(1)' & \"", "\"' onload='alert(1)' & \""),
  ("]]>&amp;<!--", "]]>&amp;<!--"),
  ("a\u{0}b\u{7}c\nd", "a␀b␇c␊d"),
  ("\u{202e}gnp.exe\u{2066}", "\u{FFFD}gnp.exe\u{FFFD}"),
  ("مشهد — שָׁלוֹם 👩‍🚀", "مشهد — שָׁלוֹם 👩‍🚀"),
  ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
  ("", ""),
]
