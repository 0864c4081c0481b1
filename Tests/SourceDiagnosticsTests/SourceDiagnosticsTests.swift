import TestSupport
import Testing

@testable import SourceDiagnostics

func range(_ line: Int, _ column: Int, to endLine: Int? = nil, _ endColumn: Int) -> SourceRange {
  SourceRange(
    file: "demo.yaml", start: SourceLocation(line: line, column: column),
    end: SourceLocation(line: endLine ?? line, column: endColumn))
}

@Suite struct HumanTests {
  let source = SourceText(
    name: "demo.yaml",
    text: """
      screenplay: 1
      screens:
        home: home.png
      script:
        - show: home
        - push: detial
          as: zom
        - present: home
          as: panel
          height: 50%

      """)

  @Test func oneRangeWithHints() {
    let diagnostic = Diagnostic(
      id: "unknown-screen", at: range(6, 11, 17), "unknown screen `detial`",
      hints: ["did you mean `detail`?", "declare it under `screens:`"])
    #expect(
      DiagnosticFormatter().string(for: [diagnostic], in: [source]) == """
        error[unknown-screen]: unknown screen `detial`
         --> demo.yaml:6:11
          |
        6 |   - push: detial
          |           ^^^^^^
          = hint: did you mean `detail`?
          = hint: declare it under `screens:`

        """)
  }

  @Test func notesPointToOtherPlacesAndGuttersAlign() {
    let diagnostic = Diagnostic(
      .warning, id: "unused-screen", at: range(3, 3, 7), "screen `home` is never used",
      notes: [
        Diagnostic.Note("last step", at: range(10, 5, 16)), Diagnostic.Note("nothing shows it"),
      ])
    #expect(
      DiagnosticFormatter().string(for: [diagnostic], in: [source]) == """
        warning[unused-screen]: screen `home` is never used
          --> demo.yaml:3:3
           |
         3 |   home: home.png
           |   ^^^^
           = note: last step
          --> demo.yaml:10:5
           |
        10 |     height: 50%
           |     ^^^^^^^^^^^
           = note: nothing shows it

        """)
  }

  @Test func rangeOverLinesMarksEachFromItsFirstSign() {
    let diagnostic = Diagnostic(id: "two", at: range(6, 5, to: 7, 12), "two lines")
    #expect(
      DiagnosticFormatter().string(for: [diagnostic], in: [source]) == """
        error[two]: two lines
         --> demo.yaml:6:5
          |
        6 |   - push: detial
          |     ^^^^^^^^^^^^
        7 |     as: zom
          |     ^^^^^^^

        """)
  }

  @Test func longRangeLeavesOutTheMiddle() {
    let text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    let diagnostic = Diagnostic(id: "long", at: range(2, 1, to: 20, 8), "long")
    let output = DiagnosticFormatter().string(
      for: [diagnostic], in: [SourceText(name: "demo.yaml", text: text)])
    #expect(
      output == """
        error[long]: long
          --> demo.yaml:2:1
           |
         2 | line 2
           | ^^^^^^
         3 | line 3
           | ^^^^^^
         4 | line 4
           | ^^^^^^
         5 | line 5
           | ^^^^^^
         … |
        20 | line 20
           | ^^^^^^^

        """)
  }

  @Test func withoutTextOrPlace() {
    let placed = Diagnostic(id: "a", at: range(3, 4, 9), "no text")
    let bare = Diagnostic(.note, id: "b", at: nil, "no place", hints: ["do this"])
    #expect(
      DiagnosticFormatter().string(for: [placed, bare]) == """
        error[a]: no text
         --> demo.yaml:3:4

        note[b]: no place
          = hint: do this

        """)
  }

  @Test func placeAfterTheLastSign() {
    let source = SourceText(name: "demo.yaml", text: "a: [1,\n")
    let diagnostic = Diagnostic(id: "eof", at: range(2, 1, 1), "the list is not closed")
    #expect(
      DiagnosticFormatter().string(for: [diagnostic], in: [source]) == """
        error[eof]: the list is not closed
         --> demo.yaml:2:1
          |
        2 |
          | ^

        """)
  }

  @Test func coloursStandAroundTheSameText() {
    let diagnostic = Diagnostic(id: "x", at: range(1, 1, 11), "m", hints: ["h"])
    let colored = DiagnosticFormatter(usesColor: true).string(for: [diagnostic], in: [source])
    #expect(
      colored == """
        \u{1B}[1;31merror[x]\u{1B}[0m\u{1B}[1m: m\u{1B}[0m
         \u{1B}[34m-->\u{1B}[0m demo.yaml:1:1
        \u{1B}[34m  |\u{1B}[0m
        \u{1B}[34m1 |\u{1B}[0m screenplay: 1
        \u{1B}[34m  |\u{1B}[0m \u{1B}[1;31m^^^^^^^^^^\u{1B}[0m
          \u{1B}[34m=\u{1B}[0m \u{1B}[1mhint:\u{1B}[0m h

        """)
  }

  @Test func twentyAreShownErrorsBeforeWarnings() {
    let warnings = (1...25).map { Diagnostic(.warning, id: "w", at: nil, "warning \($0)") }
    let output = DiagnosticFormatter().string(for: warnings + [Diagnostic(id: "e", at: nil, "the error")])
    #expect(output.contains("error[e]: the error\n"))
    #expect(output.contains("warning 19\n") && !output.contains("warning 20\n"))
    #expect(output.hasSuffix("\n… and 6 more; `--format short` shows all\n"))
    let exact = DiagnosticFormatter().string(for: Array(warnings.prefix(20)))
    #expect(exact.hasSuffix("warning[w]: warning 20\n"))
  }
}

@Suite struct DisplayTests {
  private func carets(_ line: String, _ columns: Range<Int>, width: Int = 100) -> [String] {
    let source = SourceText(name: "demo.yaml", text: line)
    let diagnostic = Diagnostic(id: "x", at: range(1, columns.lowerBound, columns.upperBound), "m")
    let text = DiagnosticFormatter(width: width).string(for: [diagnostic], in: [source])
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).prefix(2)
      .map { String($0.dropFirst(4)) }
  }

  @Test(arguments: [
    ("日本: 東京", 5..<7, "日本: 東京", "      ^^^^"),
    ("👍🏽 ok", 4..<6, "👍🏽 ok", "   ^^"),
    ("👨‍👩‍👧: a", 8..<9, "👨‍👩‍👧: a", "    ^"),
    ("🇩🇪x", 3..<4, "🇩🇪x", "  ^"),
    ("❤️ y", 4..<5, "❤️ y", "   ^"),
    ("e\u{301}e\u{301}: z", 7..<8, "e\u{301}e\u{301}: z", "    ^"),
    ("한글 한", 4..<5, "한글 한", "     ^^"),
    ("हिन्दी: क", 9..<10, "हिन्दी: क", "       ^"),
    ("a\tb: 1", 3..<4, "a   b: 1", "    ^"),
    ("\t\tx", 3..<4, "        x", "        ^"),
    ("日本", 1..<1, "日本", "^"),
    ("abc", 4..<4, "abc", "   ^"),
    ("abc", 2..<99, "abc", " ^^"),
    ("a\u{1B}[31mb", 3..<6, "a␛[31mb", "  ^^^"),
    ("a\u{202E}b", 3..<4, "a\u{FFFD}b", "  ^"),
  ])
  func carets(line: String, columns: Range<Int>, shown: String, markers: String) {
    #expect(carets(line, columns) == [shown, markers])
  }

  @Test func longLinesAreCutAroundTheirRange() {
    let line = String(repeating: "a", count: 300) + "XYZ" + String(repeating: "b", count: 300)
    let shown = carets(line, 301..<304, width: 40)
    #expect(
      shown == [
        "…" + String(repeating: "a", count: 12) + "XYZ" + String(repeating: "b", count: 23) + "…",
        String(repeating: " ", count: 13) + "^^^",
      ])
    #expect(carets(line, 1..<3, width: 40) == [String(repeating: "a", count: 39) + "…", "^^"])
    #expect(
      carets(line, 599..<604, width: 40) == [
        "…" + String(repeating: "b", count: 38), String(repeating: " ", count: 34) + "^^^^^",
      ])
  }

  @Test func noLineIsWiderThanAllowed() {
    var random = SeededGenerator(seed: 7)
    let alphabet: [Character] = ["a", "日", "👍🏽", "e\u{301}", "\t", " "]
    for _ in 0..<200 {
      let line = String(
        (0..<Int.random(in: 1...120, using: &random)).map { _ in
          alphabet[Int.random(in: 0..<6, using: &random)]
        })
      let count = line.unicodeScalars.count
      let start = Int.random(in: 1...count, using: &random)
      for row in carets(line, start..<Int.random(in: start...count + 1, using: &random), width: 30) {
        #expect(DisplayText(row).width <= 31, "\(line.debugDescription)")
      }
    }
  }
}

@Suite struct MachineStyleTests {
  let diagnostics = [
    Diagnostic(
      id: "unknown-screen", at: range(6, 11, 17), "unknown screen `detial`",
      notes: [.init("declared here", at: range(3, 3, 7))], hints: ["did you mean `detail`?"]),
    Diagnostic(.warning, id: "w", at: nil, "two\nlines"),
  ]

  @Test func short() {
    #expect(
      DiagnosticFormatter(style: .short).string(for: diagnostics) == """
        demo.yaml:6:11: error: unknown screen `detial` [unknown-screen]
        warning: two␊lines [w]

        """)
  }

  @Test func json() {
    #expect(
      DiagnosticFormatter(style: .json).string(for: diagnostics) == """
        {
          "diagnostics" : [
            {
              "hints" : [
                "did you mean `detail`?"
              ],
              "id" : "unknown-screen",
              "message" : "unknown screen `detial`",
              "notes" : [
                {
                  "message" : "declared here",
                  "range" : {
                    "end" : {
                      "column" : 7,
                      "line" : 3
                    },
                    "file" : "demo.yaml",
                    "start" : {
                      "column" : 3,
                      "line" : 3
                    }
                  }
                }
              ],
              "range" : {
                "end" : {
                  "column" : 17,
                  "line" : 6
                },
                "file" : "demo.yaml",
                "start" : {
                  "column" : 11,
                  "line" : 6
                }
              },
              "severity" : "error"
            },
            {
              "hints" : [

              ],
              "id" : "w",
              "message" : "two\\nlines",
              "notes" : [

              ],
              "severity" : "warning"
            }
          ],
          "errors" : 1,
          "warnings" : 1
        }

        """)
    #expect(
      DiagnosticFormatter(style: .json).string(for: []) == """
        {
          "diagnostics" : [

          ],
          "errors" : 0,
          "warnings" : 0
        }

        """)
  }

  @Test func nothingToSay() {
    #expect(DiagnosticFormatter().string(for: []) == "")
    #expect(DiagnosticFormatter(style: .short).string(for: []) == "")
  }
}

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("", [""]),
    ("a", ["a"]),
    ("a\n", ["a", ""]),
    ("a\r\nb\rc\nd", ["a", "b", "c", "d"]),
    ("a\u{85}b\u{2028}c\u{2029}d", ["a", "b", "c", "d"]),
    ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    ("\n\r\n\n", ["", "", "", ""]),
    ("e\u{301}\r\n", ["e\u{301}", ""]),
  ])
  func lines(text: String, lines: [String]) {
    let source = SourceText(name: "x", text: text)
    #expect(source.lines == lines)
    #expect(source.line(1) == lines[0])
    #expect(source.line(0) == nil && source.line(lines.count + 1) == nil)
  }
}

@Suite struct NearestNameTests {
  let names = ["slide", "zoom", "panel", "cover", "cross-dissolve"]

  @Test(arguments: [
    ("zom", "zoom"), ("Zoom", "zoom"), ("panle", "panel"), ("crossdissolve", "cross-dissolve"),
    ("cross_dissolve", "cross-dissolve"), ("slied", "slide"), ("hero", nil), ("", nil), ("x", nil),
  ])
  func nearest(name: String, expected: String?) {
    #expect(nearestName(to: name, among: names) == expected)
  }

  @Test func nothingIsNearAnEndlessName() {
    #expect(nearestName(to: String(repeating: "z", count: 1_000_000), among: names) == nil)
  }

  @Test func distances() {
    func distance(_ a: String, _ b: String) -> Int {
      alignmentDistance(Array(a.unicodeScalars), Array(b.unicodeScalars))
    }
    #expect(distance("", "abc") == 3)
    #expect(distance("abc", "") == 3)
    #expect(distance("kitten", "sitting") == 3)
    #expect(distance("ab", "ba") == 1)
    #expect(distance("ca", "abc") == 3)  // restricted: 3, not the 2 of the unrestricted distance
    #expect(distance("same", "same") == 0)
  }
}
