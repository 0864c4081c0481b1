internal import Glibc
import SceneModel

/// The contrast of words to what is behind them, measured in the pixels of a frame: WCAG 2.2's contrast ratio
/// (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), the lowest of all pixels that the letters cover.
///
/// The frame is drawn four times: without the words; with a plain rectangle of the words' colour in their place; and
/// with the words in black and in white. Where the last two differ by at least half of what they do anywhere, a
/// letter covers the pixel; there the first two are the colours compared. So pictures and gradients behind, opacity
/// and what lies above count as they are seen, and the smooth edges of letters do not.
struct TextContrast {
  /// 1…21.
  let ratio: Double
  let text: Color
  let background: Color

  /// What the four drawings hold; all of one size.
  struct Drawings {
    let bare: PixelBuffer
    let solid: PixelBuffer
    let black: PixelBuffer
    let white: PixelBuffer
  }

  /// - Parameter area: The pixels to look at: columns and rows.
  /// - Returns: Nil when no letter is seen.
  init?(_ drawings: Drawings, in area: (columns: Range<Int>, rows: Range<Int>)) {
    let (width, height) = (drawings.bare.width, drawings.bare.height)
    let columns = area.columns.clamped(to: 0..<width)
    let rows = area.rows.clamped(to: 0..<height)
    let (black, white) = (drawings.black.bytes, drawings.white.bytes)
    func difference(_ index: Int) -> Int {
      (0..<3).reduce(0) { max($0, abs(Int(white[index + $1]) - Int(black[index + $1]))) }
    }
    var greatest = 0
    for row in rows {
      for column in columns { greatest = max(greatest, difference((row * width + column) * 4)) }
    }
    guard greatest > 0 else { return nil }
    var worst: (ratio: Double, index: Int)?
    for row in rows {
      for column in columns {
        let index = (row * width + column) * 4
        guard difference(index) * 2 >= greatest else { continue }
        let ratio = Color(drawings.solid, at: index).contrast(to: Color(drawings.bare, at: index))
        if ratio < worst?.ratio ?? .infinity { worst = (ratio, index) }
      }
    }
    guard let worst else { return nil }
    ratio = worst.ratio
    text = Color(drawings.solid, at: worst.index)
    background = Color(drawings.bare, at: worst.index)
  }
}

extension Color {
  /// As a film has it: what is transparent is black.
  fileprivate init(_ pixels: PixelBuffer, at index: Int) {
    self.init(red: pixels.bytes[index + 2], green: pixels.bytes[index + 1], blue: pixels.bytes[index])
  }

  /// WCAG 2.2's contrast ratio of two opaque colours: (L₁ + 0.05) / (L₂ + 0.05), the lighter one first; 1…21.
  package func contrast(to other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// WCAG 2.2's relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance), 0…1.
  package var relativeLuminance: Double {
    func share(_ channel: UInt8) -> Double { Color.linear[Int(channel)] }
    return 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue)
  }

  /// sRGB's values made linear (IEC 61966-2-1, as in WCAG 2.2).
  private static let linear: [Double] = (0...255).map { value in
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
