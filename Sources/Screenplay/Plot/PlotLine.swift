import AnimatorCore
import SceneModel

/// A track as points of a chart.
struct PlotLine {
  let track: SceneTrack
  /// What its values are multiplied by to be shown: shares as percent.
  private let factor: Double
  private let least: Double
  private let most: Double

  init(_ track: SceneTrack) {
    self.track = track
    factor = track.unit == .share ? 100 : 1
    let bounds = PlotLine.bounds(of: track.property)
    (least, most) = (bounds.lowerBound, bounds.upperBound)
  }

  /// As it is applied: opacities within 0…100, lengths that cannot be less than nothing, not less.
  func value(at seconds: Double) -> Double { min(max(track.value(at: seconds), least), most) * factor }

  /// Clamped where they are applied, never by their curve (timing rules).
  private static func bounds(of property: String) -> ClosedRange<Double> {
    switch AnimatableProperty(rawValue: property) {
    case .opacity, .shadowOpacity: 0...1
    case .width, .height, .cornerRadius, .borderWidth, .shadowBlur: 0...Double.greatestFiniteMagnitude
    case .x, .y, .scaleX, .scaleY, .rotation, nil:
      -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    }
  }

  /// A span's points in seconds and values, fine enough for the eye; where it jumps, two at one time.
  func samples(of span: SceneTrack.Span) -> [Point] {
    let (start, end) = (span.start.seconds, span.end.seconds)
    let count = min(max(Int(((end - start) * 240).rounded(.up)), 1), 20_000)
    let hair = 1e-7
    // A transition that sets off anew is another one: nothing leads from the end of the last to its start.
    let isNew = track.property == "progress"
    let before = isNew ? [] : [Point(x: start, y: value(at: start - hair))]
    let inner = (0..<count).map { index in
      let time = start + (end - start) * Double(index) / Double(count)
      return Point(x: time, y: value(at: time))
    }
    // What repeats or jumps at its end is seen to arrive first.
    let arriving = end > start ? [Point(x: end, y: value(at: end - hair))] : []
    return before + inner + arriving + [Point(x: end, y: value(at: end))]
  }

  var range: ClosedRange<Double> {
    let values = track.spans.flatMap { samples(of: $0).map(\.y) }
    return (values.min() ?? 0)...(values.max() ?? 1)
  }
}

extension [Point] {
  /// Without points that lie within `tolerance` of the line between their neighbours (Douglas and Peucker).
  func simplified(tolerance: Double) -> [Point] {
    guard count > 2 else { return self }
    var keeps = [Bool](repeating: false, count: count)
    keeps[0] = true
    keeps[count - 1] = true
    var open = [(0, count - 1)]
    while let (first, last) = open.popLast() {
      var (farthest, most) = (first, tolerance)
      for index in (first + 1)..<Swift.max(last, first + 1) {
        let distance = self[index].distance(toLineFrom: self[first], to: self[last])
        if distance > most { (farthest, most) = (index, distance) }
      }
      guard farthest != first else { continue }
      keeps[farthest] = true
      open += [(first, farthest), (farthest, last)]
    }
    return zip(self, keeps).filter(\.1).map(\.0)
  }
}

extension Point {
  fileprivate func distance(toLineFrom a: Point, to b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return ((x - a.x) * (x - a.x) + (y - a.y) * (y - a.y)).squareRoot() }
    return abs(dx * (y - a.y) - dy * (x - a.x)) / length
  }
}
