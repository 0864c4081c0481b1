import AnimatorCore
import SceneModel

/// The steps of a script as bars under the axis, in as many lanes as keep them apart.
struct PlotSteps {
  private struct Bar {
    let words: String
    let keyword: String
    let start: Double
    let end: Double
    let lane: Int
  }

  private let bars: [Bar]
  private let laneCount: Int

  var height: Double { Double(laneCount) * PlotStyle.laneHeight }

  init(_ records: [StepRecord], _ time: PlotScale) {
    var bars: [Bar] = []
    var ends: [Double] = []
    for record in PlotSteps.shown(records) {
      let start = time.position(of: record.action.seconds)
      let end = max(time.position(of: record.end.seconds), start + 3)
      let outcome = record.outcome.map { ", \($0.rawValue)" } ?? ""
      let subject = record.subject.map { " " + PlotStyle.shortened($0) } ?? ""
      let words = record.keyword + subject + outcome
      let needed = max(end, start + PlotStyle.width(of: words, size: 11) + 12)
      let lane = ends.firstIndex { $0 <= start } ?? ends.count
      if lane == ends.count { ends.append(needed) } else { ends[lane] = needed }
      bars.append(Bar(words: words, keyword: record.keyword, start: start, end: end, lane: lane))
    }
    self.bars = bars
    laneCount = max(ends.count, 1)
  }

  /// What happens: steps without others inside, and without those that only wait or name something.
  private static func shown(_ records: [StepRecord]) -> [StepRecord] {
    let quiet: Set = ["wait", "wait-until", "chapter", "still"]
    return records.flatMap { record -> [StepRecord] in
      if !record.steps.isEmpty { return shown(record.steps) }
      let groups: Set = ["parallel", "sequence", "repeat"]
      return quiet.contains(record.keyword) || groups.contains(record.keyword) ? [] : [record]
    }.sorted { $0.action < $1.action }
  }

  /// - Parameter top: Of the first lane.
  func shapes(at top: Double) -> [VectorDrawing.Shape] {
    bars.flatMap { bar -> [VectorDrawing.Shape] in
      let y = top + Double(bar.lane) * PlotStyle.laneHeight
      let rect = Rect(x: bar.start, y: y, width: bar.end - bar.start, height: PlotStyle.laneHeight - 4)
      return [
        .rectangle(rect, fill: PlotStyle.color(ofStep: bar.keyword), cornerRadius: 3),
        .line(
          [Point(x: bar.start, y: top - 8), Point(x: bar.start, y: rect.maxY)], color: PlotStyle.chapter,
          width: 1, dash: []),
        .text(
          bar.words, at: Point(x: bar.start + 5, y: y + 13), size: 11, weight: 500, color: PlotStyle.ink,
          anchor: .start),
      ]
    }
  }
}
