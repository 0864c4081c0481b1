import PictureCoding
import SceneModel
import TestSupport
import Testing

@testable import CairoRendering

@Suite struct SnapshotTests {
  /// A screen with everything on it, 60 × 80 points.
  private func screen(_ fill: Color = .white, picture: Picture? = nil) -> LayerPresentation {
    var parts: [LayerPresentation] = [
      .text("Title 😀", size: 11, weight: 600, width: 58, height: 14).at(2, 3),
      LayerPresentation(
        size: Size(width: 40, height: 18), cornerRadius: 5, fill: Color(rgb: 0xFF9500),
        shadow: .init(color: .black, blur: 6, x: 1, y: 2)
      ).at(8.3, 22.7),
      LayerPresentation(
        size: Size(width: 20, height: 20), opacity: 0.6, masksToBounds: true, cornerRadius: 7,
        fill: Color(rgb: 0x34C759), border: .init(width: 1, color: .black),
        sublayers: [LayerPresentation(size: Size(width: 15, height: 15), fill: .black).at(9, 9)]
      ).at(20, 48),
      LayerPresentation(size: Size(width: 9, height: 13), fill: Color(rgb: 0x007AFF), content: .ellipse)
        .at(44, 60),
    ]
    if let picture {
      parts.append(
        LayerPresentation(
          size: Size(width: 14, height: 12),
          content: .picture(
            PictureContent(picture: picture.id, frame: Rect(x: -2, y: -1, width: 18, height: 15)))
        ).at(3, 64))
    }
    return LayerPresentation(
      size: Size(width: 60, height: 80), masksToBounds: true, fill: fill, sublayers: parts)
  }

  private func shown(_ layer: LayerPresentation, edges: EdgeExtension = .none) -> LayerPresentation {
    LayerPresentation(
      size: layer.size.size, content: .snapshot(SnapshotContent(Snapshot(layer), edges: edges)))
  }

  @Test(arguments: [1.0, 2, 3])
  func atRestASnapshotIsTheScreenDrawnDirectly(scale: Double) throws {
    let picture = try Pictures.noise(37, 31)
    let (width, height) = (Int(80 * scale), Int(90 * scale))
    for (x, y) in [(0.0, 0.0), (7, 5), (-13, 4), (3, -20)] {
      let direct = try Drawn.picture(
        width, height, scale: scale, pictures: [picture], [screen(picture: picture).at(x, y)])
      let cached = try Drawn.picture(
        width, height, scale: scale, pictures: [picture], [shown(screen(picture: picture)).at(x, y)])
      #expect(direct == cached)
    }
  }

  @Test func theCacheChangesNoByte() throws {
    var random = SeededGenerator(seed: 5)
    let cached = try Drawn.renderer(90, 100)
    let plain = try Drawn.renderer(90, 100, usesSnapshotCache: false)
    let small = try Drawn.renderer(90, 100, cacheLimit: 0)
    for index in 0..<40 {
      // Opaque and not, whole offsets, parts of pixels, smaller, larger, with edges, half transparent.
      var layer = shown(screen(index % 3 == 0 ? Color(red: 9, green: 90, blue: 200, alpha: 120) : .white))
      let isWhole = index % 4 == 0
      let (x, y) = (random.double(-20...20), random.double(-20...20))
      let ratio = index % 5 == 0 ? 1 : random.scale(0.15, 2.5)
      layer.transform = FixedTransform(
        a: ratio, d: index % 6 == 1 ? ratio * 0.4 : ratio, tx: isWhole ? x.rounded() : x,
        ty: isWhole ? y.rounded() : y)
      if index % 7 == 0 { layer.opacity = Fixed(0.4) }
      let root = Drawn.root(90, 100, [shown(screen(.black)), layer])
      let expected = try plain.picture(of: root)
      #expect(try cached.picture(of: root) == expected)
      #expect(try small.picture(of: root) == expected)
      #expect(try cached.picture(of: root) == expected)
    }
  }

  /// Two screens pinned to each other, meeting inside a pixel.
  private func pinned(_ first: Color, _ second: Color, offset: Double, isVertical: Bool)
    -> [LayerPresentation]
  {
    let size = Size(width: 50, height: 40)
    func screen(_ color: Color) -> LayerPresentation { shown(LayerPresentation(size: size, fill: color)) }
    return isVertical
      ? [screen(first).at(0, -offset), screen(second).at(0, 40 - offset)]
      : [screen(first).at(-offset, 0), screen(second).at(50 - offset, 0)]
  }

  @Test(arguments: [false, true])
  func noBackgroundShowsBetweenScreensThatSlide(isVertical: Bool) throws {
    let (red, blue) = (Color(rgb: 0xFF0000), Color(rgb: 0x0000FF))
    for offset in [0.5, 12.25, 17.3, 24.9, 33.75] {
      // Both red on green: nothing but red may be seen.
      let alike = pinned(red, red, offset: offset, isVertical: isVertical)
      let same = try Drawn.picture(50, 40, background: Color(rgb: 0x00FF00), alike)
      for y in 0..<40 { for x in 0..<50 { #expect(same[x, y] == [255, 0, 0, 255]) } }
      let backwards = try Drawn.picture(50, 40, background: Color(rgb: 0x00FF00), alike.reversed())
      #expect(backwards == same)
      // Red and blue: the shared pixel mixes the two by how much of it each covers.
      let mixed = try Drawn.picture(
        50, 40, background: Color(rgb: 0x00FF00), pinned(red, blue, offset: offset, isVertical: isVertical))
      let border = (isVertical ? 40 : 50) - offset
      let pixel = Int(border.rounded(.down))
      let share = border - border.rounded(.down)
      let seen = isVertical ? mixed[7, pixel] : mixed[pixel, 7]
      #expect(abs(Double(seen[0]) - 255 * share) <= 2)
      #expect(seen[1] == 0)
      #expect(abs(Double(seen[2]) - 255 * (1 - share)) <= 2)
    }
  }

  @Test func aDimOverThePinnedScreenLeavesNoSeam() throws {
    let size = Size(width: 50, height: 40)
    let screen = shown(LayerPresentation(size: size, fill: .white))
    let dim = LayerPresentation(size: size, opacity: 0.5, fill: .black)
    let picture = try Drawn.picture(
      50, 40, background: Color(rgb: 0x00FF00),
      [screen.at(-20.5, 0), dim.at(-20.5, 0), screen.at(29.5, 0), dim.at(29.5, 0)])
    for x in 0..<50 { #expect(abs(picture[x, 9][0] - picture[x, 9][1]) <= 1) }
    for x in 0..<50 { #expect(abs(picture[x, 9][0] - 127) <= 35) }
  }

  @Test func anEdgeInsideThePixelsIsAsMuchCoveredAsItReaches() throws {
    let screen = shown(LayerPresentation(size: Size(width: 20, height: 20), fill: .black))
    let picture = try Drawn.picture(40, 40, [screen.at(10.25, 8.5)])
    #expect(abs(picture.ink(10, 15) - 255 * 0.75) <= 1)
    #expect(abs(picture.ink(30, 15) - 255 * 0.25) <= 1)
    #expect(abs(picture.ink(15, 8) - 255 * 0.5) <= 1)
    #expect(abs(picture.ink(10, 8) - 255 * 0.375) <= 1)
    #expect(picture.ink(11, 9) == 255)
    #expect(abs(picture.totalInk - 255 * 400) < 60)
  }

  @Test func edgesGoOnBeyondTheScreen() throws {
    // The lower half is red, the upper blue: below the screen its last row goes on.
    let screen = LayerPresentation(
      size: Size(width: 30, height: 20), fill: Color(rgb: 0x0000FF),
      sublayers: [LayerPresentation(size: Size(width: 30, height: 10), fill: Color(rgb: 0xFF0000)).at(0, 10)])
    var edges = EdgeExtension()
    edges.bottom = Fixed(12)
    edges.left = Fixed(3)
    for offset in [0, 0.5] {
      let picture = try Drawn.picture(40, 40, [shown(screen, edges: edges).at(5, offset)])
      for y in 11..<31 { for x in 3..<34 { #expect(picture[x, y] == [255, 0, 0, 255]) } }
      #expect(picture[3, 5] == [0, 0, 255, 255])
      #expect(picture[1, 5] == [255, 255, 255, 255])
      #expect(picture[10, 34] == [255, 255, 255, 255])
      #expect(picture[36, 15] == [255, 255, 255, 255])
    }
  }

  @Test func halfTheSizeAveragesFourPixels() throws {
    // Columns of black and white become grey, without a trace of either.
    let stripes = (0..<20).map {
      LayerPresentation(size: Size(width: 1, height: 40), fill: .black).at(Double($0) * 2, 0)
    }
    let screen = shown(LayerPresentation(size: Size(width: 40, height: 40), fill: .white, sublayers: stripes))
    var small = screen
    small.transform = FixedTransform(a: 0.5, d: 0.5)
    let picture = try Drawn.picture(20, 20, [small])
    for y in 0..<20 { for x in 0..<20 { #expect(abs(picture[x, y][0] - 128) <= 1) } }
    // A zoom through one half shows no jump.
    small.transform = FixedTransform(a: 0.5001, d: 0.5001)
    let before = try Drawn.picture(20, 20, [small])
    #expect(picture.largestDifference(to: before) <= 6)
  }

  @Test func aSnapshotIsStretchedToItsLayer() throws {
    let screen = LayerPresentation(size: Size(width: 10, height: 10), fill: .black)
    let layer = LayerPresentation(
      size: Size(width: 20, height: 30), content: .snapshot(SnapshotContent(Snapshot(screen))))
    let picture = try Drawn.picture(40, 40, [layer])
    #expect(picture[19, 29] == [0, 0, 0, 255])
    #expect(picture[20, 29] == [255, 255, 255, 255])
    #expect(picture[19, 30] == [255, 255, 255, 255])
  }

  @Test func whatIsUnderAnOpaqueScreenChangesNothing() throws {
    let cover = shown(LayerPresentation(size: Size(width: 60, height: 80), fill: .white))
    let renderer = try Drawn.renderer(60, 80)
    let alone = try renderer.picture(of: Drawn.root(60, 80, [cover]))
    #expect(try renderer.picture(of: Drawn.root(60, 80, [shown(screen(.black)), cover])) == alone)
  }
}
