import CPixelKernels
import SceneModel
import TestSupport
import Testing

@testable import CairoRendering

/// A picture with its halves, as the kernels take it.
struct WarpedPicture {
  let levels: [Raster?]
  let last: (x: Int, y: Int)
  let isOpaque: Bool

  /// - Parameter value: Blue, green, red and alpha of a pixel, premultiplied.
  init(_ width: Int, _ height: Int, levels count: Int = 4, _ value: (Int, Int) -> [UInt8]) throws {
    let base = try Raster(.color, width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        for (channel, byte) in value(x, y).enumerated() {
          base.pixels[y * base.bytesPerRow + x * 4 + channel] = byte
        }
      }
    }
    base.finish()
    let side = Int(PK_WARP_LEVELS)
    var levels = [Raster?](repeating: nil, count: side * side)
    for y in 0..<count {
      for x in 0..<count {
        let larger = levels[max(y - 1, 0) * side + max(x - 1, 0)]
        levels[y * side + x] = try larger.map { try Halving.halved($0, x: x > 0, y: y > 0) } ?? base
      }
    }
    self.levels = levels
    last = (count - 1, count - 1)
    isOpaque = base.isOpaque
  }

  func draw(
    _ width: Int, _ height: Int, over background: UInt8 = 0,
    _ body: (UnsafePointer<pk_warp_source>, UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    var target = [UInt8](repeating: background, count: width * height * 4)
    let kernel = levels.map {
      pk_warp_level(
        pixels: $0.map { UnsafePointer($0.pixels) }, stride: $0?.bytesPerRow ?? 0,
        width: Int32($0?.width ?? 0),
        height: Int32($0?.height ?? 0))
    }
    kernel.withUnsafeBufferPointer { kernel in
      var source = pk_warp_source(
        levels: kernel.baseAddress, last_across: Int32(last.x), last_down: Int32(last.y),
        is_opaque: isOpaque ? 1 : 0)
      target.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { body(&source, base) } }
    }
    return target
  }

  /// Seen with its corners at these places, clockwise from the top left; nil where it shows its back.
  func seen(
    _ corners: [Point], _ width: Int, _ height: Int, light: Double = 1, over background: UInt8 = 0,
    _ instructions: pk_instructions = PK_INSTRUCTIONS_C
  ) -> [UInt8]? {
    guard let base = levels[0] else { return nil }
    let moved = corners.map { Point(x: $0.x - 0.5, y: $0.y - 0.5) }
    let map = ProjectiveMap(onto: Size(width: Double(base.width), height: Double(base.height)), from: moved)
    guard var perspective = map?.kernel(moved, light: Fixed(light)) else { return nil }
    return draw(width, height, over: background) { source, target in
      pk_draw_perspective(source, target, width * 4, Int32(width), Int32(height), &perspective, instructions)
    }
  }
}

@Suite struct PerspectiveKernelTests {
  private func random(_ random: inout SeededGenerator, within size: Double) -> [Point] {
    let third = size / 3
    return [(0.0, 0.0), (2, 0), (2, 2), (0, 2)].map {
      Point(
        x: $0.0 * third + random.double(0...third), y: $0.1 * third + random.double(0...third))
    }
  }

  @Test func everyProcessorWritesTheSameBytes() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let (width, height) = (
        Int.random(in: 1...70, using: &generator), Int.random(in: 1...50, using: &generator)
      )
      let opaque = Bool.random(using: &generator)
      let picture = try WarpedPicture(width, height) { _, _ in
        let alpha = opaque ? 255 : UInt8.random(in: 0...255, using: &generator)
        return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &generator) } + [alpha]
      }
      let corners = random(&generator, within: generator.double(5...120))
      let light = generator.double(0...1)
      let plain = picture.seen(corners, 97, 61, light: light, over: 90)
      #expect(plain == picture.seen(corners, 97, 61, light: light, over: 90, pk_best_instructions()))
    }
  }

  @Test func lyingFlatItIsACopy() throws {
    var generator = SeededGenerator(seed: 12)
    let picture = try WarpedPicture(40, 30) { _, _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) } + [255]
    }
    let flat = [(3.0, 5.0), (43, 5), (43, 35), (3, 35)].map { Point(x: $0.0, y: $0.1) }
    let seen = try #require(picture.seen(flat, 50, 40, over: 7))
    let base = try #require(picture.levels[0])
    for y in 0..<40 {
      for x in 0..<50 {
        let isInside = (3..<43).contains(x) && (5..<35).contains(y)
        for channel in 0..<4 {
          let wanted = isInside ? base.pixels[(y - 5) * base.bytesPerRow + (x - 3) * 4 + channel] : 7
          #expect(seen[(y * 50 + x) * 4 + channel] == wanted)
        }
      }
    }
  }

  /// Against the map itself: a smooth picture whose colours tell the place.
  @Test func placesAreThoseOfTheMap() throws {
    let picture = try WarpedPicture(250, 250) { x, y in [UInt8(x), UInt8(y), 128, 255] }
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<12 {
      let corners = random(&generator, within: 240)
      let seen = try #require(picture.seen(corners, 240, 240))
      let map = try #require(ProjectiveMap(onto: Size(width: 250, height: 250), from: corners))
      var worst = 0.0
      for y in 0..<240 {
        for x in 0..<240 {
          let place = map(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
          let pixel = Array(seen[((y * 240 + x) * 4)..<((y * 240 + x) * 4 + 4)])
          guard pixel[3] == 255, (4..<246).contains(place.x), (4..<246).contains(place.y) else { continue }
          // Rounding aside, in pixels of the target.
          let step = map.steps(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
          let (across, down) = (Double(pixel[0]) - (place.x - 0.5), Double(pixel[1]) - (place.y - 0.5))
          worst = max(worst, (abs(across) - 0.6) / max(step.x, 1), (abs(down) - 0.6) / max(step.y, 1))
        }
      }
      #expect(worst < 0.35, "\(corners)")
    }
  }

  @Test func edgesLeaveAsMuchOfAPixelAsTheyCut() throws {
    let white = try WarpedPicture(64, 64) { _, _ in [255, 255, 255, 255] }
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<20 {
      let p = random(&generator, within: 100)
      let seen = try #require(white.seen(p, 101, 101))
      let covered = stride(from: 3, to: seen.count, by: 4).reduce(0.0) { $0 + Double(seen[$1]) / 255 }
      let area = ((p[2].x - p[0].x) * (p[3].y - p[1].y) - (p[3].x - p[1].x) * (p[2].y - p[0].y)) / 2
      #expect(abs(covered - area) < 1 + area * 0.004, "\(covered) of \(area)")
    }
  }

  /// A picture of the finest lines, ever smaller: no line survives, whatever its place, so nothing can shimmer.
  @Test(arguments: [3.0, 4.4, 6])
  func whatIsMadeSmallDoesNotShimmer(times: Double) throws {
    let lines = try WarpedPicture(240, 240) { x, _ in Array(repeating: x % 2 == 0 ? 0 : 255, count: 3) + [255]
    }
    for offset in stride(from: 0.0, to: 1, by: 0.13) {
      let width = 240 / times
      let corners = [
        (10 + offset, 5.0), (10 + offset + width, 12), (10 + offset + width, 88), (10 + offset, 95),
      ]
      let seen = try #require(lines.seen(corners.map { Point(x: $0.0, y: $0.1) }, 110, 100))
      for x in 13..<Int(width + 7) {
        #expect(abs(Int(seen[(50 * 110 + x) * 4]) - 128) <= 4)
      }
    }
  }

  @Test func itsBackAndItsEdgeAreNotSeen() throws {
    let white = try WarpedPicture(8, 8) { _, _ in [255, 255, 255, 255] }
    let corners = [Point(x: 1, y: 1), Point(x: 9, y: 2), Point(x: 9, y: 9), Point(x: 1, y: 8)]
    #expect(white.seen(corners, 10, 10) != nil)
    #expect(white.seen([corners[1], corners[0], corners[3], corners[2]], 10, 10) == nil)
    #expect(white.seen([corners[0], corners[0], corners[3], corners[3]], 10, 10) == nil)
  }

  @Test func coloursStayBelowAlphaAndLightDarkensThem() throws {
    var generator = SeededGenerator(seed: 15)
    let picture = try WarpedPicture(30, 30) { _, _ in
      let alpha = UInt8.random(in: 0...255, using: &generator)
      return [alpha, 0, UInt8.random(in: 0...alpha, using: &generator), alpha]
    }
    let corners = random(&generator, within: 60)
    let seen = try #require(picture.seen(corners, 64, 64))
    for pixel in stride(from: 0, to: seen.count, by: 4) {
      #expect((0..<3).allSatisfy { seen[pixel + $0] <= seen[pixel + 3] })
    }
    let dark = try #require(picture.seen(corners, 64, 64, light: 0))
    for pixel in stride(from: 0, to: seen.count, by: 4) {
      #expect(dark[pixel] == 0 && dark[pixel + 2] == 0 && dark[pixel + 3] == seen[pixel + 3])
    }
  }
}

@Suite struct PageCurlKernelTests {
  private func page(
    _ picture: WarpedPicture, _ width: Int, _ height: Int, line: Double, radius: Double, degrees: Double = 0,
    shadow: Int32 = 0, translucency: Int32 = 0, over background: UInt8 = 0,
    _ instructions: pk_instructions = PK_INSTRUCTIONS_C
  ) -> [UInt8] {
    let turn = Turn.sineAndCosine(degrees)
    var page = pk_page_curl(
      u: (1, 0, 0.5), v: (0, 1, 0.5), x: turn.cosine, y: turn.sine, line: line, radius: radius,
      width: Double(picture.levels[0]?.width ?? 0), height: Double(picture.levels[0]?.height ?? 0),
      reach: radius, back: (20, 40, 60, 255), translucency: translucency, shadow: shadow)
    return picture.draw(width, height, over: background) { source, target in
      #expect(
        pk_draw_page_curl(source, target, width * 4, Int32(width), Int32(height), &page, instructions) == 0)
    }
  }

  @Test func everyProcessorWritesTheSameBytes() throws {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<30 {
      let opaque = Bool.random(using: &generator)
      let picture = try WarpedPicture(
        .random(in: 1...90, using: &generator), .random(in: 1...60, using: &generator)
      ) { _, _ in
        let alpha = opaque ? 255 : UInt8.random(in: 0...255, using: &generator)
        return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &generator) } + [alpha]
      }
      let (line, radius) = (generator.double(-40...90), generator.double(0...25))
      let degrees = generator.double(-180...180)
      func draw(_ instructions: pk_instructions) -> [UInt8] {
        page(
          picture, 83, 59, line: line, radius: radius, degrees: degrees, shadow: 80, translucency: 60,
          over: 90,
          instructions)
      }
      #expect(draw(PK_INSTRUCTIONS_C) == draw(pk_best_instructions()))
    }
  }

  /// Along the curl: flat, then the roll, then nothing; over it the back, as far from the fold as the page is long.
  @Test func itLiesWhereAPageWouldLie() throws {
    let picture = try WarpedPicture(200, 20) { x, _ in [UInt8(x), UInt8(x), UInt8(x), 255] }
    let (line, radius) = (100.0, 10.0)
    let seen = page(picture, 220, 20, line: line, radius: radius, over: 3)
    func blue(_ x: Int) -> Int { Int(seen[(10 * 220 + x) * 4]) }
    // 100 points are lifted; 10π of them go round the roll, the rest lies back from the line.
    let back = Int(line - (100 - 10 * Double.pi))
    for x in 0..<(back - 2) { #expect(blue(x) == x) }
    for x in (back + 2)..<99 { #expect(blue(x) == 20, "the back at \(x)") }
    for x in 111..<220 { #expect(blue(x) == 3, "bare at \(x)") }
    #expect(blue(104) < 20 && blue(108) < blue(104), "darker as it goes round")
  }

  @Test func theFrontShinesThroughTheBackMirrored() throws {
    let picture = try WarpedPicture(200, 12) { x, _ in [x == 170 ? 255 : 0, 0, 0, 255] }
    let seen = page(picture, 200, 12, line: 100, radius: 10, translucency: 128)
    // Column 170's middle is 70.5 from the line: π · 10 of it round the roll, the rest back.
    let place = Int(100 - (70.5 - 10 * Double.pi))
    let brightest = (40..<98).max { seen[(6 * 200 + $0) * 4] < seen[(6 * 200 + $1) * 4] }
    #expect(brightest == place)
  }

  @Test func aFlatPageIsACopyAndAPageThatIsGoneIsNotThere() throws {
    var generator = SeededGenerator(seed: 22)
    let picture = try WarpedPicture(50, 40) { _, _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) } + [255]
    }
    let base = try #require(picture.levels[0])
    let flat = page(picture, 50, 40, line: 50, radius: 8, shadow: 100)
    #expect(flat == Array(UnsafeBufferPointer(start: base.pixels, count: base.byteCount)))
    let gone = page(picture, 50, 40, line: -16.1, radius: 8, shadow: 100, over: 33)
    #expect(gone == [UInt8](repeating: 33, count: gone.count))
  }

  @Test func shadowsFallOnThePageAndBesideIt() throws {
    let white = try WarpedPicture(100, 10) { _, _ in [200, 200, 200, 255] }
    let seen = page(white, 120, 10, line: 60, radius: 10, shadow: 128, over: 240)
    func blue(_ x: Int) -> Int { Int(seen[(5 * 120 + x) * 4]) }
    let edge = Int(60 - (40 - 10 * Double.pi))
    #expect(blue(edge - 2) < 140 && blue(edge - 12) == 200, "on the front, before the back's edge")
    // 240 darkened by half of (1 − 1.5 / 10)² where the middle of a pixel lies 1.5 beside the roll.
    #expect(abs(blue(71) - 153) <= 2 && blue(76) > blue(72) && blue(81) == 240, "on what lies beneath")
  }
}
