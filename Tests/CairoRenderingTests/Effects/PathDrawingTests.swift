import SceneModel
import Testing

@testable import CairoRendering

@Suite struct PathDrawingTests {
  private func layer(_ content: PathContent, _ size: Double = 60) -> LayerPresentation {
    LayerPresentation(size: Size(width: size, height: size), content: .path(content))
  }

  @Test func fillsCoverTheirArea() throws {
    let square = try Path(svg: "M5 5H45V35H5Z")
    let plain = try Drawn.picture(60, 60, [layer(PathContent(square, fill: .black))])
    let box = LayerPresentation(size: Size(width: 40, height: 30), fill: .black).at(5, 5)
    #expect(plain == (try Drawn.picture(60, 60, [box])))
    let circle = PathContent(Path(ellipseIn: Rect(x: 5, y: 5, width: 40, height: 40)), fill: .black)
    #expect(abs(try Drawn.picture(60, 60, [layer(circle)]).totalInk / 255 - .pi * 400) < 4)
  }

  @Test func theFillRuleDecidesAboutHoles() throws {
    // Two squares one inside the other, both clockwise.
    let path = try Path(svg: "M5 5H45V45H5ZM15 15H35V35H15Z")
    for (rule, area) in [(PathContent.FillRule.nonzero, 1600.0), (.evenOdd, 1200)] {
      let picture = try Drawn.picture(60, 60, [layer(PathContent(path, fill: .black, fillRule: rule))])
      #expect(picture.totalInk / 255 == area)
    }
  }

  @Test func strokesHaveTheirWidthCapsAndJoins() throws {
    let line = try Path(svg: "M20 30H40")
    for (cap, area) in [(Stroke.Cap.butt, 160.0), (.square, 224), (.round, 160 + .pi * 16)] {
      let content = PathContent(line, stroke: Stroke(.black, width: 8, cap: cap))
      #expect(abs(try Drawn.picture(60, 60, [layer(content)]).totalInk / 255 - area) < 1.5)
    }
    let corner = try Path(svg: "M15 45V15H45")
    for (join, missing) in [(Stroke.Join.miter, 0.0), (.bevel, 8), (.round, 16 - .pi * 4)] {
      let content = PathContent(corner, stroke: Stroke(.black, width: 8, join: join))
      let area = 8 * 30 + 8 * 30 + 16 - 16.0 / 1 + 16 - 16 - missing
      #expect(abs(try Drawn.picture(60, 60, [layer(content)]).totalInk / 255 - area) < 1.5)
    }
  }

  @Test func dashesAlternate() throws {
    let stroke = Stroke(.black, width: 4, dash: [6, 4], dashPhase: 2)
    let picture = try Drawn.picture(60, 60, [layer(PathContent(try Path(svg: "M0 10H60"), stroke: stroke))])
    for x in 0..<60 { #expect(picture.ink(x, 10) == ((x + 2) % 10 < 6 ? 255 : 0)) }
    // Patterns nobody can see, or without any length, draw the whole line.
    for dash in [[0.0, 0], [1e-5, 1e-5]] {
      let stroke = Stroke(.black, width: 4, dash: dash)
      let whole = try Drawn.picture(60, 60, [layer(PathContent(try Path(svg: "M0 10H60"), stroke: stroke))])
      #expect(whole.totalInk / 255 == 240)
    }
  }

  @Test func aLineDrawsItself() throws {
    let path = try Path(svg: "M10 10H50V50")
    for step in 0...10 {
      let stroke = Stroke(.black, width: 4, trimEnd: Double(step) / 10)
      let picture = try Drawn.picture(60, 60, [layer(PathContent(path, stroke: stroke))])
      // With the corner's mitre, which overlaps with neither line.
      #expect(abs(picture.totalInk / 255 - Double(step) * 8 * 4) <= (step > 5 ? 4.5 : 0.5))
    }
  }

  @Test func layersScaleTheirPathsAndStrokes() throws {
    let content = PathContent(try Path(svg: "M5 5L20 18"), stroke: Stroke(.black, width: 3, cap: .round))
    var large = layer(content, 30)
    large.transform = FixedTransform(a: 2, d: 2)
    let twice = PathContent(content.path.scaled(by: 2), stroke: Stroke(.black, width: 6, cap: .round))
    #expect(
      try Drawn.picture(60, 60, [large]).largestDifference(to: Drawn.picture(60, 60, [layer(twice)])) <= 1)
    #expect(
      try Drawn.picture(60, 60, scale: 2, [layer(content, 30)]).largestDifference(
        to: Drawn.picture(60, 60, [layer(twice)])) <= 1)
  }

  @Test func overlappingPartsOfAPathFadeAsAGroup() throws {
    let content = PathContent(
      try Path(svg: "M10 10H50V50H10Z"), fill: .black, stroke: Stroke(.black, width: 10))
    var half = layer(content)
    half.opacity = Fixed(0.5)
    let picture = try Drawn.picture(60, 60, [half])
    for (x, y) in [(30, 30), (7, 30), (12, 30)] { #expect(abs(picture[x, y][0] - 127) <= 1) }
  }

  @Test func pathsReachBeyondTheirBoundsUnlessCut() throws {
    let content = PathContent(try Path(svg: "M-20 5H40"), stroke: Stroke(.black, width: 4))
    var small = layer(content, 10).at(25, 25)
    #expect(try Drawn.picture(60, 60, [small]).ink(10, 30) == 255)
    small.opacity = Fixed(0.5)
    #expect(abs(try Drawn.picture(60, 60, [small])[10, 30][0] - 127) <= 1)
    small.opacity = .one
    small.masksToBounds = true
    let cut = try Drawn.picture(60, 60, [small])
    #expect(cut.ink(10, 30) == 0 && cut.ink(30, 30) == 255 && cut.totalInk / 255 == 40)
  }

  @Test func hugePathsDrawNothingOrAreCut() throws {
    for data in ["M-1e6 30H1e6", "M0 30 L1e6 30 L1e6 1e6"] {
      for scale in [1.0, 1000] {
        var huge = layer(PathContent(try Path(svg: data), stroke: Stroke(.black, width: 2)))
        huge.transform = FixedTransform(a: scale, d: scale)
        let after = LayerPresentation(size: Size(width: 4, height: 4), fill: .black).at(50, 50)
        #expect(try Drawn.picture(60, 60, [huge, after]).ink(52, 52) == 255)
      }
    }
  }
}
