extension Path {
  /// The part of the path between two shares of its length, 0…1; all subpaths together are one length.
  ///
  /// Lengths of curves are sums over 32 chords each: within 0.1 % for the arcs that icons and rings are
  /// made of.
  public func trimmed(from start: Double, to end: Double) -> Path {
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    let pieces = self.pieces
    let whole = pieces.reduce(0) { $0 + $1.length }
    let (first, last) = (max(start, 0) * whole, min(end, 1) * whole)
    var result = Path()
    var passed = 0.0
    var pen: Point?
    for piece in pieces {
      let (low, high) = (max(first - passed, 0), min(last - passed, piece.length))
      passed += piece.length
      guard low < high else { continue }
      let part = piece.part(from: piece.parameter(at: low), to: piece.parameter(at: high))
      if pen != part.points.0 || low > 0 { result.move(to: part.points.0) }
      if piece.isCurve {
        result.cubic(part.points.1, part.points.2, to: part.points.3)
      } else {
        result.line(to: part.points.3)
      }
      pen = part.points.3
    }
    return result
  }

  /// Points along lines and curves, in points.
  public var length: Double { pieces.reduce(0) { $0 + $1.length } }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var (from, start) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point): (from, start) = (point, point)
      case .line(let point):
        pieces.append(Piece(line: from, point))
        from = point
      case .cubic(let control1, let control2, let point):
        pieces.append(Piece(isCurve: true, (from, control1, control2, point)))
        from = point
      case .close:
        if from != start { pieces.append(Piece(line: from, start)) }
        from = start
      }
    }
    return pieces
  }

  /// One line or curve with the lengths of its beginnings.
  private struct Piece {
    let isCurve: Bool
    let points: (Point, Point, Point, Point)
    /// From the start to each 32nd of the parameter.
    let lengths: [Double]

    init(line a: Point, _ b: Point) { self.init(isCurve: false, (a, a, b, b)) }

    init(isCurve: Bool, _ points: (Point, Point, Point, Point)) {
      self.isCurve = isCurve
      self.points = points
      var lengths = [0.0]
      var last = points.0
      let count = isCurve ? 32 : 1
      for step in 1...count {
        let next =
          isCurve
          ? Path.point(points.0, points.1, points.2, points.3, at: Double(step) / Double(count)) : points.3
        let (x, y) = (next.x - last.x, next.y - last.y)
        lengths.append(lengths[step - 1] + (x * x + y * y).squareRoot())
        last = next
      }
      self.lengths = lengths
    }

    var length: Double { lengths[lengths.count - 1] }

    func parameter(at distance: Double) -> Double {
      let count = Double(lengths.count - 1)
      guard let next = lengths.firstIndex(where: { $0 >= distance }), next > 0 else {
        return distance <= 0 ? 0 : 1
      }
      let (low, high) = (lengths[next - 1], lengths[next])
      return (Double(next - 1) + (high > low ? (distance - low) / (high - low) : 0)) / count
    }

    /// The piece between two parameters, by de Casteljau's construction.
    func part(from a: Double, to b: Double) -> Piece {
      guard isCurve else {
        func at(_ t: Double) -> Point { Piece.mix(points.0, points.3, t) }
        return Piece(line: at(a), at(b))
      }
      func blossom(_ r: Double, _ s: Double, _ t: Double) -> Point {
        let first = Piece.mix(points.0, points.1, r)
        let second = Piece.mix(points.1, points.2, r)
        let third = Piece.mix(points.2, points.3, r)
        return Piece.mix(Piece.mix(first, second, s), Piece.mix(second, third, s), t)
      }
      return Piece(isCurve: true, (blossom(a, a, a), blossom(a, a, b), blossom(a, b, b), blossom(b, b, b)))
    }

    private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
      Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
  }
}
