extension Path {
  /// How many elements path data may make; a text of some megabytes stays below.
  public static let svgElementLimit = 1_000_000

  /// Reads SVG path data: all of its commands, absolute and relative; arcs become cubic curves.
  ///
  /// Source: SVG 2, chapter 9 (grammar 9.3.9) and appendix B.2 (arcs). Unlike a browser, which draws what
  /// comes before an error, it refuses the whole.
  public init(svg data: String) throws(SVGPathError) {
    var parser = SVGPathParser(data)
    self = try parser.parsed()
  }
}

private struct SVGPathParser {
  private let bytes: [UInt8]
  private var index = 0
  private var path = Path()
  private var start = Point.zero
  private var current = Point.zero
  /// The last curve's second control point, for the smooth commands that go on from it.
  private var cubicControl: Point?
  private var quadraticControl: Point?

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func parsed() throws(SVGPathError) -> Path {
    skipSpace()
    while index < bytes.count {
      let offset = index
      let letter = bytes[index]
      let command = letter | 0x20
      guard "mlhvcsqtaz".utf8.contains(command) else {
        throw SVGPathError(offset: offset, "expected a command such as M, L or C\(found)")
      }
      guard !path.isEmpty || command == UInt8(ascii: "m") else {
        throw SVGPathError(offset: offset, "path data begins with M or m")
      }
      index += 1
      try segments(command, isRelative: letter == command)
      skipSpace()
    }
    return path
  }

  /// All segments of one command: its letter may be left out from the second on.
  private mutating func segments(_ letter: UInt8, isRelative: Bool) throws(SVGPathError) {
    if letter == UInt8(ascii: "z") {
      path.close()
      current = start
      (cubicControl, quadraticControl) = (nil, nil)
      return
    }
    var command = letter
    repeat {
      try segment(command, isRelative: isRelative)
      guard path.elements.count <= Path.svgElementLimit else {
        throw SVGPathError(offset: index, "more than \(Path.svgElementLimit) elements")
      }
      // Further pairs after a move are lines.
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    } while beginsNumber()
  }

  private mutating func segment(_ command: UInt8, isRelative: Bool) throws(SVGPathError) {
    let base = isRelative ? current : .zero
    var nextCubic: Point?
    var nextQuadratic: Point?
    switch command {
    case UInt8(ascii: "m"):
      current = try point(base)
      start = current
      path.move(to: current)
    case UInt8(ascii: "l"):
      current = try point(base)
      path.line(to: current)
    case UInt8(ascii: "h"):
      current.x = try number() + base.x
      path.line(to: current)
    case UInt8(ascii: "v"):
      current.y = try number() + base.y
      path.line(to: current)
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let first = command == UInt8(ascii: "c") ? try point(base) : mirrored(cubicControl)
      let second = try point(base)
      let end = try point(base)
      path.cubic(first, second, to: end)
      (current, nextCubic) = (end, second)
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let control = command == UInt8(ascii: "q") ? try point(base) : mirrored(quadraticControl)
      let end = try point(base)
      // Source: a quadratic curve raised to the third degree.
      path.cubic(current.mixed(control, 2.0 / 3), end.mixed(control, 2.0 / 3), to: end)
      (current, nextQuadratic) = (end, control)
    default:
      let (radiusX, radiusY) = (try number(), try number())
      let (degrees, isLarge, isPositive) = (try number(), try flag(), try flag())
      let end = try point(base)
      path.arc(
        from: current, to: end, radiusX: radiusX, radiusY: radiusY, degrees: degrees, isLarge: isLarge,
        isPositive: isPositive)
      current = end
    }
    (cubicControl, quadraticControl) = (nextCubic, nextQuadratic)
  }

  private func mirrored(_ control: Point?) -> Point {
    control.map { Point(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }

  // MARK: tokens

  private mutating func point(_ base: Point) throws(SVGPathError) -> Point {
    let x = try number()
    return Point(x: base.x + x, y: base.y + (try number()))
  }

  private mutating func flag() throws(SVGPathError) -> Bool {
    skipComma()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
      throw SVGPathError(offset: index, "expected a flag, 0 or 1\(found)")
    }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  private mutating func number() throws(SVGPathError) -> Double {
    skipComma()
    let offset = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    let whole = skipDigits()
    var share = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      share = skipDigits()
    }
    guard whole + share > 0 else {
      index = offset
      throw SVGPathError(offset: offset, "expected a number\(found)")
    }
    skipExponent()
    guard let value = Double(String(decoding: bytes[offset..<index], as: UTF8.self)), abs(value) <= 1e6 else {
      throw SVGPathError(offset: offset, "a number is beyond ±1000000")
    }
    return value
  }

  /// An exponent, unless an `e` stands there without digits.
  private mutating func skipExponent() {
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    let before = index
    index += 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    if skipDigits() == 0 { index = before }
  }

  private mutating func skipDigits() -> Int {
    let before = index
    while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
    return index - before
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func skipComma() {
    skipSpace()
    if index < bytes.count, bytes[index] == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
  }

  /// Another segment of the same command follows.
  private mutating func beginsNumber() -> Bool {
    let before = index
    skipComma()
    let isComma = bytes[before..<index].contains(UInt8(ascii: ","))
    // A comma promises a number, so that what follows it is looked at, and told of, as one.
    guard index < bytes.count else {
      if isComma { index = before }
      return isComma
    }
    let byte = bytes[index]
    return isComma || (byte >= 0x30 && byte <= 0x39) || "+-.".utf8.contains(byte)
  }

  /// What stands at the current place, for a message.
  private var found: String {
    guard index < bytes.count else { return ", but the data ends" }
    let rest = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    return rest.first.map { ", not `\($0)`" } ?? ""
  }
}

extension Point {
  fileprivate func mixed(_ other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
