import Foundation
import FoundationXML
import Screenplay
import Testing

@Suite struct PlotTests {
  private let steps = """
    - chapter: A <first> & "last" part
    - set: card
      to: {y: 10, background: gold, scale: 1.2}
    - present: detail
      as: panel
    - drag: detail
      by: 20%
    """

  private func elements(_ svg: [UInt8]) throws -> [String: Int] {
    final class Counter: NSObject, XMLParserDelegate {
      var counts: [String: Int] = [:]
      var words: Set<String> = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) { counts[name, default: 0] += 1 }
      func parser(_ parser: XMLParser, foundCharacters string: String) { words.insert(string) }
    }
    let parser = XMLParser(data: Data(svg))
    let counter = Counter()
    parser.delegate = counter
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return counter.counts
  }

  @Test func svgIsWellFormedAndNamesEverything() throws {
    let svg = try MotionScripts.load(steps).plot(as: .svg)
    let counts = try elements(svg)
    #expect(counts["svg"] == 1 && (counts["polyline"] ?? 0) > 10 && (counts["circle"] ?? 0) == 3)
    let text = String(decoding: svg, as: UTF8.self)
    for words in [
      "A &lt;first&gt; &amp; \"last\" part", ">progress<", ">background<", ">scale<", ">y<", ">card<",
      ">detail<",
      ">drag detail, cancelled<", ">present detail<", ">set card<",
    ] { #expect(text.contains(words), "\(words)") }
    #expect(!text.contains(">scale-x<"), "a scale that is the same both ways is one line")
    #expect(try MotionScripts.load(steps).plot(as: .svg) == svg, "the same on every run")
  }

  @Test func pngIsAsLargeAsTheSVG() throws {
    let screenplay = try MotionScripts.load(steps)
    let (svg, png) = (
      String(decoding: try screenplay.plot(as: .svg), as: UTF8.self), try screenplay.plot(as: .png)
    )
    func side(_ name: String) throws -> Int {
      let match = try #require(svg.firstMatch(of: try Regex("\(name)=\"([0-9.]+)\"")))
      return Int((Double(String(match.output[1].substring ?? "")) ?? 0) * 2)
    }
    func number(_ offset: Int) -> Int { png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect([number(16), number(20)] == [try side("width"), try side("height")])
    #expect(png.count > 10_000, "something is drawn")
  }

  @Test func aSceneWithoutMotionSaysSo() throws {
    let svg = try MotionScripts.load("- wait: 100ms").plot(as: .svg)
    _ = try elements(svg)
    #expect(String(decoding: svg, as: UTF8.self).contains("Nothing moves."))
  }

  @Test func aLineGoesWhereItsTrackGoes() throws {
    // An even way of 30 points in 300 ms has two corners: in a chart 760 wide from 72 on, for 800 ms, and a
    // panel from 100 to 250 with 6 points of room above and below.
    let svg = try MotionScripts.load("- set: dot\n  to: {x: 30}\n  curve: linear").plot(as: .svg)
    let text = String(decoding: svg, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains("stroke-width=\"2\"") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("points=\"547,244 832,106\"") == true, "\(lines)")
  }

  /// The chart in the documentation is the one that is made today; `scripts/pictures` makes it anew.
  @Test func theDocumentedChartIsTrue() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let committed = try Data(contentsOf: root.appending(path: "docs/images/motion-plot.svg"))
    let made = try Screenplay.load(root.appending(path: "scenes/motion.yaml").path).plot(as: .svg)
    #expect(committed == Data(made))
  }

  /// Two presentations of one screen are two lines, and an opacity ends where it is clamped.
  @Test func linesShowWhatIsSeen() throws {
    let again = try MotionScripts.load("- present: detail\n- dismiss\n- wait: 200ms\n- present: detail").plot(
      as: .svg)
    let text = String(decoding: again, as: UTF8.self)
    for match in text.matches(
      of: try Regex("<polyline points=\"([^\"]*)\" fill=\"none\" stroke=\"[^\"]*\" stroke-width=\"2\""))
    {
      let places = String(match.output[1].substring ?? "").split(separator: " ").map {
        $0.split(separator: ",")
      }
      for (a, b) in zip(places, places.dropFirst()) where a[0] == b[0] {
        let fall = abs((Double(String(a[1])) ?? 0) - (Double(String(b[1])) ?? 0))
        #expect(fall < 100, "no line falls straight down: \(a) \(b)")
      }
    }
    let swinging = try MotionScripts.load(
      "- set: card\n  to: {opacity: 0}\n  curve: spring(damping=0.2)\n  duration: 1s\n- wait: 100ms")
    #expect(swinging.track("card", "opacity")?.value(at: 0.6) ?? 0 < 0, "the spring itself goes on below")
    let chart = String(decoding: try swinging.plot(as: .svg), as: UTF8.self)
    #expect(chart.contains(">0<") && !chart.contains(">-"), "the axis ends at nothing")
  }
}
