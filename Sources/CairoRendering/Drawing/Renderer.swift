package import SceneModel
internal import Synchronization

/// Draws presentations into pixels.
///
/// A pure function of the presentation, the resources and the size: the same bytes on every run, from
/// any number of threads, with a cache of any size. The root layer's bounds are the canvas in points.
///
/// Any number of threads may draw at once. Each call takes scratch memory out of a pool for its duration;
/// rasters and set texts are shared. Cairo's own objects never leave the call that made them.
package final class Renderer: Sendable {
  let environment: RenderEnvironment
  private let idle = Mutex<[ScratchPool]>([])

  /// - Parameters:
  ///   - resources: Pictures and fonts by digest.
  ///   - text: What sets texts in `resources.fonts`, when somebody measured with it already; nil makes it.
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - scale: Pixels a point.
  ///   - background: What the canvas shows where nothing is drawn.
  ///   - cacheLimit: Bytes of rasters that may be kept between frames.
  ///   - usesSnapshotCache: False draws each snapshot's layer tree anew every time: the reference the
  ///     cache must equal.
  /// - Throws: What is wrong with the fonts.
  package init(
    resources: Resources, text: TextShaper? = nil, width: Int, height: Int, scale: Double,
    background: Color, cacheLimit: Int = 512 << 20, usesSnapshotCache: Bool = true
  ) throws(FontError) {
    let shaper: TextShaper
    if let text {
      shaper = text
    } else {
      shaper = TextShaper(library: try FontLibrary(sceneFonts: resources.fonts))
    }
    environment = RenderEnvironment(
      resources: resources, text: shaper, width: width, height: height, scale: scale,
      background: background, cache: RasterCache(limit: cacheLimit), usesSnapshotCache: usesSnapshotCache)
  }

  /// Draws one frame over whatever `target` holds.
  ///
  /// - Parameter target: `width × height × 4` bytes, rows without padding, BGRA, premultiplied.
  package func draw(
    _ layer: LayerPresentation, into target: UnsafeMutableRawBufferPointer
  ) throws(DrawingError) {
    try draw(layer, over: nil, into: target)
  }

  /// Draws one frame where another stands, and only what differs: the same bytes in less time.
  ///
  /// - Parameters:
  ///   - old: What `target` shows, drawn by this renderer; nil for anything.
  ///   - target: `width × height × 4` bytes, rows without padding, BGRA, premultiplied.
  package func draw(
    _ layer: LayerPresentation, over old: LayerPresentation?, into target: UnsafeMutableRawBufferPointer
  ) throws(DrawingError) {
    let expected = environment.width * environment.height * 4
    guard target.count == expected, let base = target.baseAddress else {
      throw .wrongBufferSize(expected: expected, actual: target.count)
    }
    let pool = idle.withLock { $0.popLast() } ?? ScratchPool()
    defer { idle.withLock { $0.append(pool) } }
    let canvas = try CairoCanvas(
      base.assumingMemoryBound(to: UInt8.self), .color, width: environment.width, height: environment.height,
      bytesPerRow: environment.width * 4)
    var painter = Painter(environment, pool, canvas)
    if let old, let damage = Damage(from: old, to: layer, painter) {
      try painter.drawFrame(layer, in: damage)
    } else {
      try painter.drawFrame(layer)
    }
    try canvas.finish()
  }

  /// The font files of every glyph drawn so far, without the scene's own fonts; sorted.
  package var standardFontFiles: [String] {
    environment.text.fontFiles.filter { !$0.hasPrefix("/proc/") }.sorted()
  }

  /// How much room a text takes that is wrapped at a width in points, set as it is drawn.
  package func measure(_ text: TextContent, width: Double) -> TextMetrics {
    environment.text.measure(text, width: width)
  }

  /// One frame in memory of its own.
  package func picture(of layer: LayerPresentation) throws(DrawingError) -> PixelBuffer {
    var buffer = PixelBuffer(width: environment.width, height: environment.height)
    var failure: DrawingError?
    buffer.bytes.withUnsafeMutableBytes { bytes in
      do throws(DrawingError) { try draw(layer, into: bytes) } catch { failure = error }
    }
    if let failure { throw failure }
    return buffer
  }
}

/// What all threads that draw share.
struct RenderEnvironment: Sendable {
  let resources: Resources
  let text: TextShaper
  /// Pixels.
  let width: Int
  /// Pixels.
  let height: Int
  /// Pixels a point.
  let scale: Double
  let background: Color
  let cache: RasterCache
  let usesSnapshotCache: Bool
}
