import AnimatorCore
import SourceDiagnostics

/// Rows that are drawn aside: one at a time, as the platform's.
extension Performance {
  /// How long a row takes to close.
  private static let closing = Timing.curve(.easeOut, duration: .milliseconds(300))

  /// Closes the rows of a screen that are open.
  ///
  /// - Parameter kept: Ids that lead to the one that stays as it is.
  mutating func closeRows(of shown: ScreenInstance, but kept: [String]? = nil, at now: Time) {
    let instance = states.current(shown)
    let open = instance.layer.openRows().filter { $0.path != kept }
    guard !open.isEmpty, var screen = instance.source?.screen else { return }
    for row in open {
      screen =
        screen.changing(row.path) { $0.setting(row.actions.parameter, .length(.points(0))) } ?? screen
    }
    change(
      instance, to: screen, of: open.count == 1 ? open[0].path : [], by: .timing(Performance.closing), at: now
    )
    let end = (try? now + Performance.closing.duration) ?? now
    for row in open {
      tell(.changeBegan, row.path.joined(separator: "/"), at: now)
      tell(.changeEnded, row.path.joined(separator: "/"), at: end)
    }
  }

  /// A tap beside the actions of an open row closes it, unless it is on a bar.
  mutating func closeRows(tappedAt point: Point, _ element: FoundElement, at now: Time) {
    guard let entry = visible.screen(at: point) else { return }
    let open = entry.instance.layer.openRows()
    guard !open.isEmpty else { return }
    if let first = element.route.first, !open.contains(where: { $0.route.first == first }) { return }
    let row = open.first { element.route.starts(with: $0.route) }
    guard let row,
      let station = stations(to: element, at: now).dropLast(element.route.count - row.route.count).last
    else { return closeRows(of: entry.instance, at: now) }
    let across = point.x - station.frame.x
    let fromBeginning = row.actions.isMirrored ? row.actions.width - across : across
    let isOnActions =
      row.actions.value > 0
      ? fromBeginning > row.actions.width - row.actions.value : fromBeginning < -row.actions.value
    closeRows(of: entry.instance, but: isOnActions ? row.path : nil, at: now)
  }

  /// The closed row whose actions an element is one of; nil where it lies in sight.
  func closedRow(around element: FoundElement, at now: Time) -> (address: String, isLeading: Bool)? {
    let stations = stations(to: element, at: now)
    for (index, station) in stations.enumerated() where index < element.route.count {
      // The first sublayer of a row holds what is at its end, the second what is at its beginning.
      guard case .actions(let actions)? = station.layer.touch, element.route[index] < 2 else { continue }
      let isLeading = element.route[index] == 1
      guard isLeading ? actions.value >= 0 : actions.value <= 0 else { return nil }
      return (station.path.joined(separator: "/"), isLeading)
    }
    return nil
  }

  /// The row that a finger would draw aside if it had actions there; nil where something follows it.
  ///
  /// - Parameter way: Where it goes, if anybody says so.
  func rowWithoutActions(
    _ element: FoundElement, _ way: Point?, at now: Time
  ) -> String? {
    if let way, abs(way.y) > abs(way.x) { return nil }
    guard let row = stations(to: element, at: now).last(where: \.layer.isCell), !row.path.isEmpty else {
      return nil
    }
    if case .actions(let actions)? = row.layer.touch, way.map(actions.canOpen) ?? true { return nil }
    return row.path.joined(separator: "/")
  }

  /// Says why no finger reaches an element, and nobody sees it.
  mutating func reportOutOfSight(
    _ element: FoundElement, _ address: Spanned<String>, for use: Messages.ElementUse = .finger
  ) {
    if let row = closedRow(around: element, at: clock) {
      let direction = row.isLeading ? description.isRightToLeft ? "left" : "right" : nil
      report(Messages.rowIsClosed(address, row: row.address, direction: direction))
      return
    }
    let isInView = element.clip.map { $0.intersection(element.frame) != nil } ?? true
    report(
      isInView
        ? Messages.elementOutsideCanvas(address.value, use, at: address.range)
        : Messages.scrolledAway(address.value, use, at: address.range))
  }
}

extension Layer {
  fileprivate struct OpenRow {
    /// Ids that lead to it.
    let path: [String]
    let route: [Int]
    let actions: SwipeActions
  }

  /// The rows that are drawn aside, in drawing order.
  fileprivate func openRows() -> [OpenRow] {
    var rows: [OpenRow] = []
    var route: [Int] = []
    collectOpenRows(&rows, path: [], &route)
    return rows
  }

  private func collectOpenRows(_ rows: inout [OpenRow], path: [String], _ route: inout [Int]) {
    for index in sublayers.indices {
      var inner = path
      route.append(index)
      if let id = sublayers[index].id { inner.append(id) }
      if case .actions(let actions)? = sublayers[index].touch, actions.value != 0 {
        rows.append(OpenRow(path: inner, route: route, actions: actions))
      }
      sublayers[index].collectOpenRows(&rows, path: inner, &route)
      route.removeLast()
    }
  }
}

extension SwipeActions {
  /// Whether a finger that goes that way moves the row: it has actions there, or is open.
  func canOpen(by way: Point) -> Bool { value != 0 || (opening(way) > 0 ? trailing : leading) > 0 }
}

extension FingerUse {
  /// Whether it goes so far, not as far as something needs to be seen.
  var saysHowFar: Bool {
    switch way?.value {
    case .to(.element), nil: false
    default: true
    }
  }
}
