import SceneModel
import TestSupport
import Testing

@Suite struct PathTests {
  private func error(_ data: String) -> SVGPathError? {
    do throws(SVGPathError) {
      _ = try Path(svg: data)
      return nil
    } catch { return error }
  }

  @Test func everyCommandIsRead() throws {
    var expected = Path()
    expected.move(to: Point(x: 1, y: 2))
    expected.line(to: Point(x: 3, y: 4))
    expected.line(to: Point(x: 10, y: 4))
    expected.line(to: Point(x: 10, y: -1))
    expected.cubic(Point(x: 11, y: 0), Point(x: 12, y: 1), to: Point(x: 13, y: 2))
    expected.cubic(Point(x: 14, y: 3), Point(x: 15, y: 5), to: Point(x: 16, y: 2))
    expected.close()
    #expect(try Path(svg: "M1 2L3 4H10V-1C11 0 12 1 13 2S15 5 16 2Z") == expected)
    #expect(try Path(svg: "m1,2 l2,2 h7 v-5 c1,1 2,2 3,3 s2,3 3,0 z") == expected)
    // Letters left out, numbers that run together, exponents, white space of all kinds.
    #expect(try Path(svg: " M1 2 3 4\tH10\nV-1C11,0,12,1 13 2S15 5,16 2z ") == expected)
    #expect(try Path(svg: "M.5.5-1-.5") == Path(svg: "M 0.5 0.5 L -1 -0.5"))
    #expect(try Path(svg: "M1e1-2E-1") == Path(svg: "M10 -0.2"))
    #expect(try Path(svg: "").isEmpty)
  }

  @Test func relativeCommandsGoOnFromWhereACloseLedBack() throws {
    #expect(try Path(svg: "M5 5h10v10z l1 1") == Path(svg: "M5 5H15V15Z M5 5 L6 6"))
    #expect(try Path(svg: "m5 5 h10 z m1 1 h2") == Path(svg: "M5 5H15Z M6 6H8"))
  }

  @Test func aQuadraticCurveIsTheSameAsACubicOne() throws {
    let path = try Path(svg: "M0 0Q30 60 60 0T120 0")
    #expect(try path == Path(svg: "M0 0C20 40 40 40 60 0C80 -40 100 -40 120 0"))
  }

  @Test func arcsKeepToTheirCircle() throws {
    // Two half circles of radius 10 round (10, 0), the flags written without spaces.
    let path = try Path(svg: "M0 0a10 10 0 0120 0a10 10 0 01-20 0z")
    #expect(abs(path.length - 20 * .pi) < 0.02)
    let bounds = try #require(path.bounds)
    for (value, expected) in [(bounds.x, 0.0), (bounds.y, -10), (bounds.maxX, 20), (bounds.maxY, 10)] {
      #expect(abs(value - expected) < 0.003)
    }
    // Of the two ways round, and the radius too short to reach: scaled up to a half circle.
    #expect(try abs(Path(svg: "M0 0A10 10 0 0 1 10 10").length - 5 * .pi) < 0.02)
    #expect(try abs(Path(svg: "M0 0A10 10 0 1 1 10 10").length - 15 * .pi) < 0.02)
    #expect(try abs(Path(svg: "M0 0A1 1 0 0 1 20 0").length - 10 * .pi) < 0.02)
    #expect(try Path(svg: "M0 0A0 5 0 0 1 20 0") == Path(svg: "M0 0L20 0"))
    // A turned ellipse: 90 degrees change its axes over.
    #expect(
      try abs(Path(svg: "M0 0A20 10 90 0 1 20 0").length - Path(svg: "M0 0A10 20 0 0 1 20 0").length) < 1e-3)
  }

  @Test(arguments: [
    ("L1 2", 0, "path data begins with M or m"),
    ("M1", 2, "expected a number, but the data ends"),
    ("M1 2 L3 x", 8, "expected a number, not `x`"),
    ("M1 2 3", 6, "expected a number, but the data ends"),
    ("M1 2,", 5, "expected a number, but the data ends"),
    ("M1 2 B", 5, "expected a command such as M, L or C, not `B`"),
    ("M0 0A1 1 0 2 0 3 3", 11, "expected a flag, 0 or 1, not `2`"),
    ("M0 0 L1e9 0", 6, "a number is beyond ±1000000"),
    ("M0 0 Lnan 0", 6, "expected a number, not `n`"),
    ("M0 0 L. 0", 6, "expected a number, not `.`"),
    ("M0 0 Lé", 6, "expected a number, not `é`"),
  ])
  func errorsSayWhere(data: String, offset: Int, message: String) {
    #expect(error(data) == SVGPathError(offset: offset, message))
  }

  @Test func noTextMakesItFail() {
    var random = SeededGenerator(seed: 3)
    let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n#é")
    for _ in 0..<3000 {
      let count = Int.random(in: 0...24, using: &random)
      let text = String((0..<count).map { _ in letters.randomElement(using: &random) ?? "M" })
      if let path = try? Path(svg: text) {
        for element in path.elements { if case .line(let point) = element { #expect(point.x.isFinite) } }
      } else if let error = error(text) {
        #expect(error.offset >= 0 && error.offset <= text.utf8.count)
      }
    }
  }

  @Test func boundsAreThoseOfTheCurve() throws {
    // A cubic with control points at height 40 rises to three quarters of it.
    let bounds = try #require(try Path(svg: "M0 0C0 40 60 40 60 0").bounds)
    #expect(bounds == Rect(x: 0, y: 0, width: 60, height: 30))
    #expect(Path().bounds == nil)
    #expect(try Path(svg: "M3 3 M0 0H4").bounds == Rect(x: 0, y: 0, width: 4, height: 0))
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      func point() -> Point {
        Point(x: Double.random(in: -50...50, using: &random), y: Double.random(in: -50...50, using: &random))
      }
      var path = Path()
      path.move(to: point())
      path.cubic(point(), point(), to: point())
      let box = try #require(path.bounds)
      // Ends of parts of the curve never leave the box, and come near each side.
      var (left, right) = (Double.infinity, -Double.infinity)
      for step in 1...200 {
        let end = path.trimmed(from: 0, to: Double(step) / 200).currentPoint
        left = min(left, end.x)
        right = max(right, end.x)
        #expect(end.x >= box.x - 1e-3 && end.x <= box.maxX + 1e-3)
        #expect(end.y >= box.y - 1e-3 && end.y <= box.maxY + 1e-3)
      }
      if case .move(let start) = path.elements[0] {
        left = min(left, start.x)
        right = max(right, start.x)
      }
      #expect(left - box.x < 0.5 && box.maxX - right < 0.5)
    }
  }

  @Test func trimmingKeepsTheShareOfTheLength() throws {
    let path = try Path(svg: "M0 0H30V40M100 0A50 50 0 0 1 200 0Z")
    let whole = path.length
    #expect(abs(whole - (70 + 50 * .pi + 100)) < 0.1)
    for (start, end) in [(0.0, 0.25), (0.1, 0.9), (0.5, 0.5), (0.33, 1), (0, 1), (0.7, 0.2)] {
      let share = max(end - start, 0)
      #expect(abs(path.trimmed(from: start, to: end).length - share * whole) < 0.05)
    }
    #expect(try Path(svg: "M0 0H100").trimmed(from: 0.25, to: 0.5) == Path(svg: "M25 0H50"))
    // A corner inside stays one subpath, so that it keeps its join.
    #expect(try Path(svg: "M0 0H10V10").trimmed(from: 0.25, to: 0.75) == Path(svg: "M5 0H10V5"))
  }

  @Test func mirroringTwiceChangesNothing() throws {
    let path = try Path(svg: "M9 6l6 6-6 6")
    #expect(try path.mirrored(width: 24) == Path(svg: "M15 6l-6 6 6 6"))
    #expect(path.mirrored(width: 24).mirrored(width: 24) == path)
    #expect(try path.scaled(by: 2) == Path(svg: "M18 12l12 12-12 12"))
    #expect(try path.moved(by: Point(x: 1, y: -1)) == Path(svg: "M10 5l6 6-6 6"))
  }

  @Test func pathsAreOnTheGridOfPresentations() {
    var path = Path()
    path.move(to: Point(x: 1.0 / 3, y: -0.0))
    path.line(to: Point(x: .nan, y: .infinity))
    guard case .move(let start) = path.elements[0], case .line(let end) = path.elements[1] else {
      Issue.record("a move and a line")
      return
    }
    #expect(start.x * 65536 == 21845 && start.y.sign == .plus)
    #expect(end.x == 0 && end.y.isFinite)
  }
}
