/// Colours by brightness and two chromas, in which distances are about as large as they look.
///
/// Source: Y. Kotsarenko, F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
/// space in mobile applications", Programación Matemática y Software 2 (2010) no. 2, which pixelmatch uses too.
struct YIQ {
  let y: Double
  let i: Double
  let q: Double

  /// - Parameter pixel: `0x00RRGGBB`.
  init(_ pixel: UInt32) {
    let (r, g, b) = (Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255))
    y = r * 0.29889531 + g * 0.58662247 + b * 0.11448223
    i = r * 0.59597799 - g * 0.27417610 - b * 0.32180189
    q = r * 0.21147017 - g * 0.52261711 + b * 0.31114694
  }

  /// The greatest that `squaredDistance` becomes, between black and white or between opposite colours.
  static let greatestSquaredDistance = 35_215.0

  func squaredDistance(to other: YIQ) -> Double {
    let (dy, di, dq) = (y - other.y, i - other.i, q - other.q)
    return 0.5053 * dy * dy + 0.299 * di * di + 0.1957 * dq * dq
  }
}
