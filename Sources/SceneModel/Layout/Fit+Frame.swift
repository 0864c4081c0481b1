extension Fit {
  /// Where a picture of `own` pixels lies in a frame of `size` points, centred.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point.
  ///   - density: Pixels of the picture a point, `scale` unless said; only `none` needs it.
  public func frame(of own: Size, in size: Size, scale: Double, density: Double? = nil) -> Rect {
    let (across, down) = (size.width / own.width, size.height / own.height)
    let ratio: (x: Double, y: Double) =
      switch self {
      case .stretch: (across, down)
      case .cover: (max(across, down), max(across, down))
      case .contain: (min(across, down), min(across, down))
      case .none: (1 / (density ?? scale), 1 / (density ?? scale))
      }
    let fitted = Size(width: own.width * ratio.x, height: own.height * ratio.y)
    func centred(_ whole: Double, _ part: Double) -> Double {
      // On a whole pixel, so that an unscaled picture stays as sharp as it is.
      ((whole - part) / 2 * scale).rounded() / scale
    }
    return Rect(
      x: centred(size.width, fitted.width), y: centred(size.height, fitted.height),
      width: fitted.width, height: fitted.height)
  }
}
