import PictureCoding
import SceneModel
import Synchronization
import TestSupport
import Testing

@testable import CairoRendering

@Suite struct RendererTests {
  /// Frames of something that moves, with everything that can be cached.
  private func frames(_ picture: Picture) -> [LayerPresentation] {
    let screen = Snapshot(
      LayerPresentation(
        size: Size(width: 90, height: 60), fill: .white,
        sublayers: [
          .text("Screen 😀 直", size: 12, width: 80),
          LayerPresentation(
            size: Size(width: 30, height: 20), cornerRadius: 6, fill: Color(rgb: 0x34C759),
            shadow: .init(color: .black, blur: 8, y: 2)
          ).at(10, 25),
        ]))
    return (0..<24).map { index in
      let progress = Double(index) / 24
      var zoomed = LayerPresentation(
        size: Size(width: 90, height: 60), masksToBounds: true, cornerRadius: 9,
        content: .snapshot(SnapshotContent(screen)))
      zoomed.transform = FixedTransform(a: 0.2 + progress, d: 0.2 + progress, tx: 3.3, ty: 4.7)
      return Drawn.root(
        90, 60,
        [
          LayerPresentation(
            size: Size(width: 90, height: 60),
            content: .picture(
              PictureContent(picture: picture.id, frame: Rect(x: 0, y: -5, width: 90, height: 70)))
          ).at(-progress * 40, 0),
          zoomed, .text("Live \(index)", size: 14, width: 80).at(progress * 30, 30),
        ])
    }
  }

  @Test func manyThreadsDrawWhatOneDoes() async throws {
    let picture = try Pictures.noise(120, 100)
    let frames = frames(picture)
    let serial = try Drawn.renderer(90, 60, pictures: [picture])
    let expected = try frames.map { try serial.picture(of: $0) }
    let shared = try Drawn.renderer(90, 60, pictures: [picture])
    for _ in 0..<3 {
      let drawn = try await withThrowingTaskGroup(of: (Int, PixelBuffer).self) { group in
        for (index, frame) in frames.enumerated() {
          group.addTask { (index, try shared.picture(of: frame)) }
        }
        return try await group.reduce(into: [Int: PixelBuffer]()) { $0[$1.0] = $1.1 }
      }
      for index in frames.indices { #expect(drawn[index] == expected[index]) }
    }
  }

  @Test(arguments: [0, 2_000, 30_000, 1 << 30])
  func theSizeOfTheCacheChangesNoByte(limit: Int) throws {
    let picture = try Pictures.noise(120, 100)
    let frames = frames(picture)
    let reference = try Drawn.renderer(90, 60, pictures: [picture])
    let limited = try Drawn.renderer(90, 60, pictures: [picture], cacheLimit: limit)
    // Backwards, so that whatever is remembered was made for another frame.
    let expected = try frames.map { try reference.picture(of: $0) }
    for index in frames.indices.reversed() {
      #expect(try limited.picture(of: frames[index]) == expected[index])
    }
  }

  @Test func theTargetMustHoldTheFrame() throws {
    let renderer = try Drawn.renderer(10, 10)
    var bytes = [UInt8](repeating: 0, count: 396)
    #expect(throws: DrawingError.wrongBufferSize(expected: 400, actual: 396)) {
      try bytes.withUnsafeMutableBytes { try renderer.draw(Drawn.root(10, 10, []), into: $0) }
    }
  }

  @Test func whatTheTargetHeldBeforeIsGone() throws {
    let renderer = try Drawn.renderer(10, 10, background: Color(red: 0, green: 0, blue: 255, alpha: 128))
    var bytes = [UInt8](repeating: 77, count: 400)
    try bytes.withUnsafeMutableBytes { try renderer.draw(Drawn.root(10, 10, []), into: $0) }
    #expect(bytes == (0..<100).flatMap { _ in [128, 0, 0, 128] as [UInt8] })
  }
}

@Suite struct RasterCacheTests {
  private final class Counter: Sendable {
    let value = Mutex(0)
  }

  private func key(_ number: Int) -> RasterKey { .glyph(file: "", face: 0, glyph: UInt32(number)) }

  @Test func theLeastRecentlyUsedGoFirst() throws {
    let cache = RasterCache(limit: 3 * 400)
    var made: [Int] = []
    func use(_ number: Int) throws {
      _ = try cache.raster(key(number)) { () throws(DrawingError) in
        made.append(number)
        return try Raster(.color, width: 10, height: 10)
      }
    }
    for number in [1, 2, 3, 1, 4, 1, 2, 3] { try use(number) }
    // 4 drives out 2, then 2 drives out 3, then 3 drives out 4.
    #expect(made == [1, 2, 3, 4, 2, 3])
  }

  @Test func aRasterIsMadeOnceForAllThreads() async throws {
    let cache = RasterCache(limit: 1 << 20)
    let made = Counter()
    let key = key(1)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<16 {
        group.addTask {
          _ = try cache.raster(key) { () throws(DrawingError) in
            made.value.withLock { $0 += 1 }
            return try Raster(.color, width: 50, height: 50)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(made.value.withLock { $0 } == 1)
  }

  @Test func whatFailedIsTriedAgain() throws {
    let cache = RasterCache(limit: 1 << 20)
    #expect(throws: DrawingError.outOfMemory(bytes: 1)) {
      _ = try cache.raster(key(1)) { () throws(DrawingError) in throw .outOfMemory(bytes: 1) }
    }
    #expect(
      try cache.raster(key(1)) { () throws(DrawingError) in try Raster(.mask, width: 5, height: 1) }.width
        == 5)
  }
}

@Suite struct CoverageTests {
  @Test func partsAddUpToTheArea() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let (left, top) = (random.double(0...20), random.double(0...20))
      let rect = DeviceRect(
        left: left, top: top, right: left + random.double(0...12), bottom: top + random.double(0...12))
      let parts = Coverage.parts(rect, PixelRect(left: 0, top: 0, right: 40, bottom: 40))
      let area = parts.reduce(0) { $0 + Double($1.area.width * $1.area.height) * $1.coverage }
      #expect(abs(area - (rect.right - rect.left) * (rect.bottom - rect.top)) < 1e-9)
      #expect(parts.allSatisfy { $0.coverage > 0 && $0.coverage <= 1 })
      let pixels = parts.flatMap { part in
        (part.area.top..<part.area.bottom).flatMap { y in (part.area.left..<part.area.right).map { [$0, y] } }
      }
      #expect(Set(pixels).count == pixels.count)
    }
  }

  @Test func theClipCutsPixelsNotShares() {
    let clip = PixelRect(left: 2, top: 2, right: 5, bottom: 5)
    let parts = Coverage.parts(DeviceRect(left: 0.5, top: 0.5, right: 9.5, bottom: 4.25), clip)
    #expect(
      parts == [
        .init(area: PixelRect(left: 2, top: 2, right: 5, bottom: 4), coverage: 1),
        .init(area: PixelRect(left: 2, top: 4, right: 5, bottom: 5), coverage: 0.25),
      ])
  }
}
