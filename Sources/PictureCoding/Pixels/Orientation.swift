internal import SceneModel

/// How the rows of a file have to be turned to stand upright: the EXIF tag 0x0112.
///
/// Source: CIPA DC-008 (Exif 2.32), 4.6.4.A: the value says where the file's row 0 and column 0 belong.
enum Orientation: Int {
  case upright = 1
  case mirrored
  case upsideDown
  case upsideDownMirrored
  case transposed
  case turnedRight
  case transversed
  case turnedLeft

  /// True when width and height change places.
  var swapsSides: Bool { rawValue >= Orientation.transposed.rawValue }

  func upright(_ size: PixelSize) -> PixelSize {
    swapsSides ? PixelSize(width: size.height, height: size.width) : size
  }

  /// The turned picture; takes one more picture of memory unless nothing has to be done.
  func applied(to source: PixelBuffer) -> PixelBuffer {
    guard self != .upright else { return source }
    let size = upright(PixelSize(width: source.width, height: source.height))
    var target = PixelBuffer(width: size.width, height: size.height)
    source.bytes.withUnsafeBytes { from in
      target.bytes.withUnsafeMutableBytes { to in
        let input = from.bindMemory(to: UInt32.self)
        let output = to.bindMemory(to: UInt32.self)
        for y in 0..<size.height {
          for x in 0..<size.width {
            let (column, row) = place(x, y, source.width - 1, source.height - 1)
            output[y * size.width + x] = input[row * source.width + column]
          }
        }
      }
    }
    return target
  }

  /// Where in the file the upright pixel (x, y) stands; `right` and `bottom` are the file's last column
  /// and row.
  private func place(_ x: Int, _ y: Int, _ right: Int, _ bottom: Int) -> (column: Int, row: Int) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (right - x, y)
    case .upsideDown: (right - x, bottom - y)
    case .upsideDownMirrored: (x, bottom - y)
    case .transposed: (y, x)
    case .turnedRight: (y, bottom - x)
    case .transversed: (right - y, bottom - x)
    case .turnedLeft: (right - y, x)
    }
  }
}
