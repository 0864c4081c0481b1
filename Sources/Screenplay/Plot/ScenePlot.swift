import AnimatorCore
import SceneModel

/// A chart of everything that moves: value over time, a panel for each property, a line for each element and
/// for each screen that comes or goes; chapters above, steps along the axis.
struct ScenePlot {
  private struct Panel {
    let property: String
    let lines: [PlotLine]
    var isColor: Bool { lines.first?.track.unit == .color }
    var height: Double {
      isColor ? Double(lines.count) * PlotStyle.bandHeight : PlotStyle.panelHeight
    }
  }

  private let scene: Scene
  private let panels: [Panel]
  private let names: [String]
  private let steps: PlotSteps
  private let time: PlotScale
  private(set) var drawing: VectorDrawing

  init(_ scene: Scene) {
    self.scene = scene
    var panels: [Panel] = []
    for track in scene.tracks where !panels.contains(where: { $0.property == track.property }) {
      let lines = scene.tracks.filter { $0.property == track.property }.map(PlotLine.init)
      panels.append(Panel(property: track.property, lines: lines))
    }
    self.panels = panels
    names = scene.tracks.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let seconds = max(scene.end.seconds, 1e-3)
    let widths = PlotStyle.widths
    let width = min(max(seconds * PlotStyle.pointsPerSecond, widths.lowerBound), widths.upperBound)
    time = PlotScale(
      0...seconds, from: PlotStyle.left, to: PlotStyle.left + width, count: width / 110, isFitted: false)
    steps = PlotSteps(scene.steps, time)
    let heights = panels.map { $0.height + PlotStyle.panelGap }.reduce(0, +)
    let height = PlotStyle.header + max(heights, PlotStyle.panelGap) + steps.height + 30
    drawing = VectorDrawing(
      size: Size(width: PlotStyle.left + width + PlotStyle.right, height: height.rounded(.up)),
      background: PlotStyle.paper)
    draw()
  }

  private mutating func draw() {
    drawHeader()
    var top = PlotStyle.header + 26
    let bottom = drawing.size.height - steps.height - 30
    drawTimes(from: PlotStyle.header, to: bottom)
    for panel in panels {
      draw(panel, at: top)
      top += panel.height + PlotStyle.panelGap
    }
    if panels.isEmpty {
      text("Nothing moves.", PlotStyle.left, top + 4, size: 13, color: PlotStyle.quiet)
    }
    drawing.shapes += steps.shapes(at: bottom)
  }

  private mutating func drawHeader() {
    let right = drawing.size.width - PlotStyle.right
    let rate = scene.canvas.rate
    let fps = rate.denominator == 1 ? "\(rate.numerator)" : rate.description
    let length = "\(PlotScale.label(scene.end.seconds)) s at \(fps) frames a second"
    let room = right - 184 - PlotStyle.left - 16 - PlotStyle.width(of: length, size: 12)
    let title = PlotStyle.shortened(scene.title ?? "Motion", to: room, size: 19)
    text(title, PlotStyle.left, 34, size: 19, weight: 600)
    let x = PlotStyle.left + PlotStyle.width(of: title, size: 19) + 16
    text(length, x, 34, size: 12, color: PlotStyle.quiet)
    circle(right - 168, 30, isFilled: false, PlotStyle.quiet)
    text("interrupted", right - 158, 34, size: 12, color: PlotStyle.quiet)
    circle(right - 74, 30, isFilled: true, PlotStyle.quiet)
    text("finger let go", right - 64, 34, size: 12, color: PlotStyle.quiet)
  }

  /// Seconds as a grid over all panels, and the chapters.
  private mutating func drawTimes(from top: Double, to bottom: Double) {
    for tick in time.ticks {
      let x = time.position(of: tick)
      line([Point(x: x, y: top + 8), Point(x: x, y: bottom)], PlotStyle.grid, 1)
      text(
        "\(PlotScale.label(tick)) s", x, drawing.size.height - 14, size: 11, color: PlotStyle.quiet, .middle)
    }
    var end = -Double.infinity
    for chapter in scene.chapters {
      let x = time.position(of: (try? scene.canvas.rate.time(of: chapter.frame).seconds) ?? 0)
      line([Point(x: x, y: top - 16), Point(x: x, y: bottom)], PlotStyle.chapter, 1, dash: [3, 3])
      guard x >= end else { continue }
      let title = PlotStyle.shortened(chapter.title)
      text(title, x + 5, top - 6, size: 12, weight: 600, color: PlotStyle.quiet)
      end = x + 5 + PlotStyle.width(of: title, size: 12)
    }
  }

  private mutating func draw(_ panel: Panel, at top: Double) {
    let unit = panel.lines.first?.track.unit
    text(panel.property, PlotStyle.left + 5, top - 8, size: 12, weight: 600)
    if let words = unit?.words {
      let x = PlotStyle.left + PlotStyle.width(of: panel.property, size: 12) + 15
      text(words, x, top - 8, size: 11, color: PlotStyle.quiet)
    }
    if panel.isColor { drawColors(panel, at: top) } else { drawValues(panel, at: top) }
  }

  private mutating func drawColors(_ panel: Panel, at top: Double) {
    for (index, plotted) in panel.lines.enumerated() {
      let y = top + Double(index) * PlotStyle.bandHeight
      let count = Int(time.end - time.start)
      var first = 0
      for column in 1...count {
        let color = plotted.color(at: first, of: count, time)
        guard column == count || plotted.color(at: column, of: count, time) != color else { continue }
        let x = time.start + Double(first)
        drawing.shapes.append(
          .rectangle(
            Rect(x: x, y: y + 2, width: Double(column - first), height: PlotStyle.bandHeight - 6),
            fill: color,
            cornerRadius: 0))
        first = column
      }
      // White on white would not be seen.
      let band = Rect(x: time.start, y: y + 2, width: Double(count), height: PlotStyle.bandHeight - 6)
      line(
        [
          Point(x: band.x, y: band.y), Point(x: band.maxX, y: band.y), Point(x: band.maxX, y: band.maxY),
          Point(x: band.x, y: band.maxY), Point(x: band.x, y: band.y),
        ], PlotStyle.grid, 1)
      let name = PlotStyle.shortened(plotted.track.name)
      text(name, time.end + 12, y + 14, size: 12, color: color(of: plotted))
    }
  }

  private mutating func drawValues(_ panel: Panel, at top: Double) {
    let ranges = panel.lines.map(\.range)
    var (low, high) = (ranges.map(\.lowerBound).min() ?? 0, ranges.map(\.upperBound).max() ?? 1)
    if panel.lines.first?.track.unit == .share { (low, high) = (min(low, 0), max(high, 100)) }
    let bottom = top + panel.height
    let scale = PlotScale(low...high, from: bottom - 6, to: top + 6, count: 4)
    drawing.shapes.append(
      .rectangle(
        Rect(x: time.start, y: top, width: time.end - time.start, height: panel.height),
        fill: Color(
          red: PlotStyle.panel.red, green: PlotStyle.panel.green, blue: PlotStyle.panel.blue, alpha: 140),
        cornerRadius: 4))
    for tick in scale.ticks {
      let y = scale.position(of: tick)
      line([Point(x: time.start, y: y), Point(x: time.end, y: y)], PlotStyle.grid, 1)
      text(PlotScale.label(tick), time.start - 8, y + 4, size: 11, color: PlotStyle.quiet, .end)
    }
    for plotted in panel.lines { draw(plotted, scale) }
    drawNames(panel.lines, scale, from: top, to: bottom)
  }

  private mutating func draw(_ plotted: PlotLine, _ scale: PlotScale) {
    let color = color(of: plotted)
    func place(_ point: Point) -> Point {
      Point(x: time.position(of: point.x), y: scale.position(of: point.y))
    }
    var rest: Point?
    for span in plotted.track.spans {
      let points = plotted.samples(of: span).map(place)
      if let rest, let next = points.first, next.x > rest.x {
        // To where the next begins, unless that begins elsewhere.
        line([rest, Point(x: next.x, y: rest.y)], color.faded(to: 90), 1.25)
      }
      line(points.simplified(tolerance: 0.05), color, 2, dash: dash(of: plotted))
      rest = points.last
    }
    for mark in plotted.track.marks {
      let seconds = mark.time.seconds
      let middle = place(Point(x: seconds, y: plotted.value(at: seconds)))
      circle(middle.x, middle.y, isFilled: mark.kind == .released, color)
    }
  }

  /// The names of lines beside their ends, apart from each other, each joined to its line.
  private mutating func drawNames(
    _ lines: [PlotLine], _ scale: PlotScale, from top: Double, to bottom: Double
  ) {
    let height = 15.0
    var places = lines.map { plotted -> (line: PlotLine, end: Point, y: Double) in
      let end = plotted.track.spans.last?.end.seconds ?? 0
      let point = Point(x: time.position(of: end), y: scale.position(of: plotted.value(at: end)))
      return (plotted, point, point.y)
    }.sorted { $0.y < $1.y }
    for index in places.indices.dropFirst() {
      places[index].y = max(places[index].y, places[index - 1].y + height)
    }
    if let last = places.indices.last, places[last].y > bottom {
      places[last].y = bottom
      for index in places.indices.dropLast().reversed() {
        places[index].y = min(places[index].y, places[index + 1].y - height)
      }
    }
    for place in places {
      let color = color(of: place.line)
      line(
        [place.end, Point(x: time.end + 2, y: place.end.y), Point(x: time.end + 10, y: place.y)],
        color.faded(to: 110), 1, dash: [1.5, 2.5])
      text(
        PlotStyle.shortened(place.line.track.name), time.end + 13, place.y + 4, size: 12, weight: 500,
        color: color)
    }
  }

  /// Names beyond the colours have dashes, each round others.
  private func dash(of plotted: PlotLine) -> [Double] {
    PlotStyle.dash(names.firstIndex(of: plotted.track.name) ?? 0)
  }

  private func color(of plotted: PlotLine) -> Color {
    PlotStyle.color(names.firstIndex(of: plotted.track.name) ?? 0)
  }

  private mutating func text(
    _ words: String, _ x: Double, _ y: Double, size: Double, weight: Int = 400, color: Color = PlotStyle.ink,
    _ anchor: VectorDrawing.Anchor = .start
  ) {
    drawing.shapes.append(
      .text(words, at: Point(x: x, y: y), size: size, weight: weight, color: color, anchor: anchor))
  }

  private mutating func line(_ points: [Point], _ color: Color, _ width: Double, dash: [Double] = []) {
    drawing.shapes.append(.line(points, color: color, width: width, dash: dash))
  }

  private mutating func circle(_ x: Double, _ y: Double, isFilled: Bool, _ color: Color) {
    drawing.shapes.append(
      .circle(
        Point(x: x, y: y), radius: isFilled ? 3 : 3.75, fill: isFilled ? color : PlotStyle.paper,
        stroke: color,
        width: 1.75))
  }
}

extension PlotLine {
  fileprivate func color(at column: Int, of count: Int, _ time: PlotScale) -> Color {
    let seconds = time.lower + (Double(column) + 0.5) / Double(count) * (time.upper - time.lower)
    return track.color(at: seconds) ?? .clear
  }
}

extension SceneTrack.Unit {
  fileprivate var words: String? {
    switch self {
    case .share: "percent"
    case .points: "points"
    case .factor: "times its own size"
    case .degrees: "degrees"
    case .color: nil
    }
  }
}

extension Color {
  fileprivate func faded(to alpha: UInt8) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
