/// The lines of a range with a run of carets under each, as a terminal shows them.
struct SourceSnippet {
  /// Source lines shown of one range; of longer ones the first lines and the last.
  static let maximumLines = 6

  let range: SourceRange
  let source: SourceText
  /// Cells that a source line may take; longer ones are cut around the range.
  let width: Int

  /// A line of output without colour: the gutter, what stands beside it, and whether it is a caret run.
  struct Row {
    let gutter: String
    let text: String
    let isMarker: Bool
  }

  /// Numbers of the lines to show; nil stands for lines left out.
  var shownLines: [Int?] {
    let first = range.start.line
    // A range that ends before the first scalar of a line does not include that line.
    let last = max(first, range.end.column == 1 ? range.end.line - 1 : range.end.line)
    let lines = (first...last).prefix(source.lines.count + 1).filter { source.line($0) != nil }
    guard lines.count > SourceSnippet.maximumLines, let end = lines.last else { return lines }
    return lines.prefix(SourceSnippet.maximumLines - 2).map(Optional.some) + [nil, end]
  }

  /// Digits of the greatest line number shown.
  var gutterWidth: Int { shownLines.compactMap { $0 }.map { String($0).count }.max() ?? 1 }

  func rows(gutterWidth: Int) -> [Row] {
    func gutter(_ text: String) -> String {
      String(repeating: " ", count: max(0, gutterWidth - text.count)) + text
    }
    let shown = shownLines
    guard !shown.isEmpty else { return [] }
    var rows = [Row(gutter: gutter(""), text: "", isMarker: false)]
    for number in shown {
      guard let number, let line = source.line(number) else {
        rows.append(Row(gutter: gutter("…"), text: "", isMarker: false))
        continue
      }
      let clipped = ClippedLine(line, marking: markedScalars(of: line, number: number), width: width)
      rows.append(Row(gutter: gutter(String(number)), text: clipped.text, isMarker: false))
      if !clipped.markers.isEmpty {
        rows.append(Row(gutter: gutter(""), text: clipped.markers, isMarker: true))
      }
    }
    return rows
  }

  /// The scalars of a line that the range covers: for the lines after the first from their first scalar
  /// that is not white space, for all but the last to their end. Nil for an empty line inside.
  private func markedScalars(of line: String, number: Int) -> Range<Int>? {
    let scalars = line.unicodeScalars
    let count = scalars.count
    let indent = scalars.prefix { $0 == " " || $0 == "\t" }.count
    let isFirst = number == range.start.line
    let isLast = number == range.end.line
    let start = isFirst ? range.start.column - 1 : indent
    let end = isLast ? range.end.column - 1 : count
    if !isFirst, end <= start { return nil }
    return start..<max(start, end)
  }
}

/// A line cut to a number of cells around what is marked in it.
private struct ClippedLine {
  private(set) var text = ""
  private(set) var markers = ""

  init(_ line: String, marking scalars: Range<Int>?, width: Int) {
    let display = DisplayText(line)
    let marked = scalars.map(display.cells(ofScalars:))
    let window = ClippedLine.window(of: display.width, showing: marked ?? 0..<0, width: width)
    let cutsStart = window.lowerBound > 0
    let cutsEnd = window.upperBound < display.width
    if cutsStart { text += "…" }
    var cells = cutsStart ? 1 : 0
    // From where cells of the line are shifted to on the screen.
    let shift = cells - window.lowerBound
    for cluster in display.clusters
    where cluster.cell >= window.lowerBound && cluster.cell + cluster.width <= window.upperBound {
      let gap = max(0, cluster.cell + shift - cells)
      text += String(repeating: " ", count: gap) + cluster.text
      cells += gap + cluster.width
    }
    if cutsEnd { text += "…" }
    while text.last == " " { text.removeLast() }
    guard let marked else { return }
    let first = max(marked.lowerBound, window.lowerBound) + shift
    let last =
      min(max(marked.upperBound, marked.lowerBound + 1), max(window.upperBound, marked.lowerBound + 1))
      + shift
    markers = String(repeating: " ", count: first) + String(repeating: "^", count: max(1, last - first))
  }

  /// The cells to show: all when they fit, else a stretch that holds the beginning of what is marked,
  /// with a third of the room before it.
  private static func window(of total: Int, showing marked: Range<Int>, width: Int) -> Range<Int> {
    guard total > width else { return 0..<total }
    let room = width - 2
    if marked.upperBound <= width - 1 { return 0..<(width - 1) }
    let start = max(0, min(marked.lowerBound - room / 3, total - room))
    return start..<min(total, start + room)
  }
}
