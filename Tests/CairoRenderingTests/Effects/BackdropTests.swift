import SceneModel
import Testing

@testable import CairoRendering

@Suite struct BackdropTests {
  private func glass(
    _ width: Double, _ height: Double, blur: Double, saturation: Double = 1, fill: Color = .clear
  ) -> LayerPresentation {
    var layer = LayerPresentation(size: Size(width: width, height: height), fill: fill)
    layer.backdrop = Backdrop(blur: blur, saturation: saturation)
    return layer
  }

  /// Black left of x = 60.
  private let edge = LayerPresentation(size: Size(width: 60, height: 120), fill: .black)

  @Test func whatLiesBeneathIsBlurredInsideTheOutlineOnly() throws {
    let picture = try Drawn.picture(120, 120, [edge, glass(120, 40, blur: 5).at(0, 40)])
    for x in 0..<120 { #expect(picture.ink(x, 20) == (x < 60 ? 255 : 0)) }
    var blurred = edge
    blurred.size = FixedSize(Size(width: 260, height: 320))
    blurred.transform = .translation(x: -200, y: -100)
    blurred.blur = Fixed(5)
    let soft = try Drawn.picture(120, 120, [blurred])
    for x in 0..<120 { #expect(abs(picture.ink(x, 60) - soft.ink(x, 60)) <= 1) }
  }

  @Test func theEdgesOfTheCanvasGoOn() throws {
    // All black beneath: no light comes in from outside.
    let all = LayerPresentation(size: Size(width: 120, height: 120), fill: .black)
    let picture = try Drawn.picture(120, 120, [all, glass(120, 120, blur: 12)])
    #expect(picture.totalInk == 255 * 120 * 120)
  }

  @Test func theFillLiesOnTheGlass() throws {
    let white = Color(red: 255, green: 255, blue: 255, alpha: 128)
    let picture = try Drawn.picture(120, 120, [edge, glass(120, 40, blur: 5, fill: white).at(0, 40)])
    #expect(abs(picture[5, 60][0] - 128) <= 1 && picture[115, 60][0] == 255)
  }

  @Test func saturationKeepsGreysAndLuma() throws {
    let colors = [Color(rgb: 0x808080), Color(rgb: 0xA06050), Color(rgb: 0x3060A0)]
    for color in colors {
      let below = LayerPresentation(size: Size(width: 20, height: 20), fill: color)
      for share in [0.0, 1, 1.4] {
        let pixel = try Drawn.picture(20, 20, [below, glass(20, 20, blur: 0, saturation: share)])[10, 10]
        let own = [Double(color.red), Double(color.green), Double(color.blue)]
        let luma = 0.2126 * own[0] + 0.7152 * own[1] + 0.0722 * own[2]
        for (value, start) in zip(pixel, own) {
          #expect(abs(Double(value) - (luma + (start - luma) * share)) <= 1.5)
        }
      }
    }
  }

  @Test func aFadingGlassFadesItsBlurToo() throws {
    var layer = glass(120, 40, blur: 5, fill: Color(red: 255, green: 255, blue: 255, alpha: 128)).at(0, 40)
    let (none, whole) = (
      try Drawn.picture(120, 120, [edge]), try Drawn.picture(120, 120, [edge, layer])
    )
    for share in [0.25, 0.5, 0.75] {
      layer.opacity = Fixed(share)
      let picture = try Drawn.picture(120, 120, [edge, layer])
      for x in 0..<120 {
        let exact = Double(none[x, 60][0]) * (1 - share) + Double(whole[x, 60][0]) * share
        #expect(abs(Double(picture[x, 60][0]) - exact) <= 1.6)
      }
    }
  }

  @Test func inASnapshotItIsTheSame() throws {
    let bar = glass(
      120, 40, blur: 6, saturation: 1.8, fill: Color(red: 250, green: 250, blue: 250, alpha: 180))
    let content = Drawn.root(
      120, 120,
      [
        LayerPresentation(size: Size(width: 120, height: 120), fill: Color(rgb: 0xF0E0D0)), edge,
        bar.at(0, 70),
      ])
    let live = try Drawn.renderer(120, 120).picture(of: content)
    let shown = Drawn.root(
      120, 120,
      [
        LayerPresentation(
          size: Size(width: 120, height: 120), content: .snapshot(SnapshotContent(Snapshot(content))))
      ])
    #expect(try Drawn.renderer(120, 120).picture(of: shown) == live)
    #expect(try Drawn.renderer(120, 120, usesSnapshotCache: false).picture(of: shown) == live)
  }

  @Test func aScreenInPlaceAndItsSnapshotAreTheSame() throws {
    // A panel that does not begin at the canvas's corner, with a bar at its edge, over something dark: drawn in
    // place, as a snapshot, and anew; blurred words in it as well.
    var words = LayerPresentation.text("words", width: 80).at(7, 60)
    words.blur = Fixed(5)
    let panel = LayerPresentation(
      size: Size(width: 101, height: 97), masksToBounds: true, fill: .white,
      sublayers: [
        LayerPresentation(size: Size(width: 51, height: 97), fill: Color(rgb: 0x2060C0)), words,
        glass(101, 33, blur: 7),
      ])
    let snapshot = LayerPresentation(
      size: panel.size.size, content: .snapshot(SnapshotContent(Snapshot(panel))))
    for (x, y) in [(0.0, 0.0), (13, 19), (5, 30)] {
      func drawn(_ layer: LayerPresentation, _ usesCache: Bool = true) throws -> PixelBuffer {
        try Drawn.renderer(130, 130, background: .black, usesSnapshotCache: usesCache)
          .picture(of: Drawn.root(130, 130, [edge, layer.at(x, y)]))
      }
      let live = try drawn(panel)
      #expect(try drawn(snapshot) == live)
      #expect(try drawn(snapshot, false) == live)
    }
  }

  @Test func overAMovingSnapshotItFollows() throws {
    // The glass stands still while a snapshot slides beneath it: each frame equals the live one.
    let stripes = Drawn.root(
      240, 120,
      (0..<12).map { index in
        LayerPresentation(
          size: Size(width: 20, height: 120), fill: index % 2 == 0 ? .black : Color(rgb: 0xE04030)
        ).at(Double(index) * 20, 0)
      })
    let snapshot = LayerPresentation(
      size: Size(width: 240, height: 120), content: .snapshot(SnapshotContent(Snapshot(stripes))))
    for x in [0.0, -7, -33] {
      let live = try Drawn.picture(120, 120, [stripes.at(x, 0), glass(120, 40, blur: 6).at(0, 40)])
      #expect(
        try Drawn.picture(120, 120, [snapshot.at(x, 0), glass(120, 40, blur: 6).at(0, 40)]) == live)
    }
  }

  @Test func inARoundMaskItSeesTheWholeOfIt() throws {
    // Without bands: the blur at the corners' height is that of the middle.
    var card = LayerPresentation(size: Size(width: 100, height: 100), masksToBounds: true, cornerRadius: 20)
    card.sublayers = [
      LayerPresentation(size: Size(width: 100, height: 100), fill: .white),
      LayerPresentation(size: Size(width: 50, height: 100), fill: .black), glass(100, 100, blur: 4),
    ]
    let picture = try Drawn.picture(120, 120, [card.at(10, 10)])
    for x in 40..<80 { for y in [25, 30, 31, 60, 95] { #expect(picture[x, y] == picture[x, 50]) } }
  }
}
