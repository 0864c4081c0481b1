internal import SceneModel
internal import Synchronization

/// What a cached raster shows; equal keys show equal pixels.
enum RasterKey: Hashable, Sendable {
  /// A snapshot at the canvas scale.
  case snapshot(Digest)
  /// A picture in its own pixels.
  case picture(PictureID)
  /// A picture resampled to a size in pixels.
  case resampled(PictureID, width: Int, height: Int)
  /// A picture's nine parts brought to a size in pixels.
  case ninePart(PictureID, PictureCaps, density: Double, width: Int, height: Int)
  /// Another raster whose colours all became one.
  indirect case tinted(RasterKey, Color)
  /// A blurred outline.
  case shadow(ShadowShape)
  /// A colour glyph in its font's own size.
  case glyph(file: String, face: Int, glyph: UInt32)
  /// Another raster halved so many times across and down.
  indirect case halved(RasterKey, x: Int, y: Int)
}

/// Rasters shared by all threads, least recently used ones dropped first.
///
/// Dropping costs time, never bits: every raster is a pure function of its key. Two threads that need
/// the same raster at once make it once; the second waits.
final class RasterCache: Sendable {
  /// Bytes that may be kept.
  let limit: Int
  private let state = Mutex(State())

  private final class Slot: Sendable {
    let raster = Mutex<Raster?>(nil)
  }

  private struct State: Sendable {
    var slots: [RasterKey: (slot: Slot, bytes: Int, lastUse: Int)] = [:]
    var bytes = 0
    var clock = 0

    mutating func slot(_ key: RasterKey) -> Slot {
      clock += 1
      let known = slots[key]?.slot ?? Slot()
      slots[key] = (known, slots[key]?.bytes ?? 0, clock)
      return known
    }

    /// Counts a new raster in and drops others until all fit.
    mutating func admit(_ key: RasterKey, _ slot: Slot, _ count: Int, limit: Int) {
      guard let entry = slots[key], entry.slot === slot, entry.bytes == 0 else { return }
      slots[key] = (slot, count, entry.lastUse)
      bytes += count
      while bytes > limit, let oldest = oldest() {
        bytes -= slots.removeValue(forKey: oldest)?.bytes ?? 0
      }
    }

    /// The entry used longest ago; those still being made have no bytes and stay.
    private func oldest() -> RasterKey? {
      slots.lazy.filter { $0.value.bytes > 0 }.min { $0.value.lastUse < $1.value.lastUse }?.key
    }
  }

  init(limit: Int) { self.limit = max(limit, 0) }

  /// The raster of `key`, made by `make` when it is not here.
  ///
  /// `make` may ask for other rasters, which are parts of this one, so waiting never goes in a circle.
  func raster(
    _ key: RasterKey, make: () throws(DrawingError) -> Raster
  ) throws(DrawingError) -> Raster {
    let slot = state.withLock { $0.slot(key) }
    var isNew = false
    let raster = try slot.raster.withLock { (value) throws(DrawingError) -> Raster in
      if let value { return value }
      let made = try make()
      value = made
      isNew = true
      return made
    }
    if isNew { state.withLock { $0.admit(key, slot, raster.byteCount, limit: limit) } }
    return raster
  }

  /// Whether a raster was made and is still here.
  func holds(_ key: RasterKey) -> Bool { state.withLock { ($0.slots[key]?.bytes ?? 0) > 0 } }

  /// What is known of a raster without making it; decides only how much is drawn, never what is seen.
  func isKnownOpaque(_ key: RasterKey) -> Bool {
    let slot = state.withLock { $0.slots[key].flatMap { $0.bytes > 0 ? $0.slot : nil } }
    return slot?.raster.withLock { $0?.isOpaque ?? false } ?? false
  }
}
