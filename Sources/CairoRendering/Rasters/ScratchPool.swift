/// Memory for groups, used again and again by one call that draws: fresh pages of a full frame cost more than
/// clearing old ones.
// Unchecked: the renderer hands each pool to one call at a time, out of a list under a lock and back into it.
final class ScratchPool: @unchecked Sendable {
  private var idle: [Raster] = []
  private let most = 6

  /// A raster of at least one pixel, the caller's until it is given back.
  ///
  /// - Parameter isClear: Its pixels are transparent; otherwise they are anything, to be overwritten.
  func take(width: Int, height: Int, isClear: Bool) throws(DrawingError) -> Raster {
    if let index = idle.firstIndex(where: { $0.width == width && $0.height == height }) {
      let raster = idle.remove(at: index)
      if isClear { raster.pixels.update(repeating: 0, count: raster.byteCount) }
      return raster
    }
    return try Raster(.color, width: width, height: height)
  }

  func give(_ raster: Raster) {
    // Small ones are had for nothing, and would drive the large ones out.
    guard raster.byteCount > 1 << 18 else { return }
    idle.append(raster)
    if idle.count > most { idle.removeFirst() }
  }
}
