import SceneModel
import TestSupport
import Testing

@testable import CairoRendering

@Suite struct LayerMaskTests {
  private let red = Color(red: 255, green: 0, blue: 0, alpha: 128)

  @Test func theMasksAlphaIsTheLayersShare() throws {
    var layer = LayerPresentation(size: Size(width: 40, height: 40), fill: .black).at(10, 10)
    layer.mask = LayerPresentation(
      size: Size(width: 20, height: 20), fill: Color(red: 9, green: 99, blue: 200, alpha: 128)
    ).at(5, 5)
    let picture = try Drawn.picture(60, 60, [layer])
    for y in 0..<60 {
      for x in 0..<60 {
        let isInside = (15..<35).contains(x) && (15..<35).contains(y)
        #expect(abs(picture.ink(x, y) - (isInside ? 128 : 0)) <= 1)
      }
    }
  }

  @Test func anEllipseMaskIsAnEllipse() throws {
    var layer = LayerPresentation(size: Size(width: 40, height: 40), fill: .black).at(10.5, 10.25)
    layer.mask = LayerPresentation(size: Size(width: 40, height: 40), fill: .white, content: .ellipse)
    let ellipse = LayerPresentation(size: Size(width: 40, height: 40), fill: .black, content: .ellipse)
    let reference = try Drawn.picture(60, 60, [ellipse.at(10.5, 10.25)])
    // The outermost pixels of the square itself are cut between pixels as well.
    let picture = try Drawn.picture(60, 60, [layer])
    for y in 12..<50 { for x in 12..<50 { #expect(abs(picture.ink(x, y) - reference.ink(x, y)) <= 1) } }
  }

  @Test func aMaskAppliesToAllInsideAndFades() throws {
    var layer = LayerPresentation(
      size: Size(width: 40, height: 40), opacity: 0.5,
      sublayers: [
        LayerPresentation(size: Size(width: 40, height: 40), fill: .black),
        LayerPresentation.text("words", width: 40, color: .black),
      ])
    layer.mask = LayerPresentation(size: Size(width: 40, height: 20), fill: .black)
    let picture = try Drawn.picture(60, 60, [layer])
    for x in 0..<40 { #expect(abs(picture[x, 10][0] - 127) <= 1) }
    for x in 0..<40 { #expect(picture[x, 30][0] == 255) }
  }

  @Test func anEmptyMaskHidesEverything() throws {
    var layer = LayerPresentation(
      size: Size(width: 40, height: 40), fill: .black, shadow: .init(color: .black, blur: 4))
    layer.mask = LayerPresentation(size: .zero)
    #expect(try Drawn.picture(60, 60, [layer.at(10, 10)]).totalInk == 0)
  }

  @Test func aGradientMaskFadesOut() throws {
    var layer = LayerPresentation(size: Size(width: 64, height: 10), fill: .black)
    var mask = LayerPresentation(size: Size(width: 64, height: 10))
    mask.gradient = .linear(degrees: 90, [.black, .clear])
    layer.mask = mask
    let picture = try Drawn.picture(64, 10, [layer])
    for x in 0..<64 { #expect(abs(picture.ink(x, 5) - 255 * (1 - (Double(x) + 0.5) / 64)) <= 2) }
  }

  @Test func halfRedOnTransparentIsRightToOneLevel() throws {
    // Alone, as a snapshot, masked by something opaque, and blurred inside: always (128, 0, 0, 128).
    let box = LayerPresentation(size: Size(width: 40, height: 40), fill: red)
    var masked = box
    masked.mask = LayerPresentation(size: Size(width: 40, height: 40), fill: .black)
    var blurred = box
    blurred.blur = Fixed(2)
    var half = LayerPresentation(size: Size(width: 40, height: 40), fill: Color(rgb: 0xFF0000))
    half.opacity = Fixed(128.0 / 255)
    let shown = LayerPresentation(
      size: Size(width: 40, height: 40), content: .snapshot(SnapshotContent(Snapshot(box))))
    for layer in [box, masked, blurred, half, shown] {
      let pixel = try Drawn.picture(40, 40, background: .clear, [layer])[20, 20]
      #expect(abs(pixel[0] - 128) <= 1 && pixel[1] == 0 && pixel[2] == 0 && abs(pixel[3] - 128) <= 1)
      #expect(pixel[0] <= pixel[3])
    }
  }

  @Test func overlappingChildrenOfAFadingGroupAreOne() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<20 {
      // Cairo takes an alpha in 255ths.
      let share = Double(Int.random(in: 10...245, using: &random)) / 255
      var children: [LayerPresentation] = []
      for _ in 0..<4 {
        var child = LayerPresentation(
          size: Size(width: 30, height: 30), cornerRadius: 6, fill: Color(rgb: 0x2060C0))
        if Bool.random(using: &random) {
          child.gradient = .linear(degrees: 0, [Color(rgb: 0x2060C0), Color(rgb: 0x2060C0)])
        }
        children.append(
          child.at(Double.random(in: 0...30, using: &random), Double.random(in: 0...30, using: &random)))
      }
      let opaque = try Drawn.picture(
        60, 60, [LayerPresentation(size: Size(width: 60, height: 60), sublayers: children)])
      let faded = try Drawn.picture(
        60, 60, [LayerPresentation(size: Size(width: 60, height: 60), opacity: share, sublayers: children)])
      for y in 0..<60 {
        for x in 0..<60 {
          // Within a shape or outside all of them; at edges the coverage has been rounded as well.
          let pixel = Array(opaque[x, y].prefix(3))
          let isFlat = pixel == [0x20, 0x60, 0xC0] || pixel == [255, 255, 255]
          for channel in 0..<3 {
            let exact = 255 + (Double(opaque[x, y][channel]) - 255) * share
            #expect(abs(Double(faded[x, y][channel]) - exact) <= (isFlat ? 1 : 2))
          }
        }
      }
    }
  }
}
