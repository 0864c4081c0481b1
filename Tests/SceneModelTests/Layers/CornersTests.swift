import SceneModel
import Testing

@Suite struct CornersTests {
  @Test func radiiThatOverlapShrinkByOneFactor() {
    let corners = Corners(topLeft: 30, topRight: 60, bottomRight: 0, bottomLeft: 10)
    #expect(corners.fitted(to: Size(width: 100, height: 100)) == corners)
    // The top is 45 wide for 90 of radii: all are halved.
    #expect(
      corners.fitted(to: Size(width: 45, height: 100))
        == Corners(topLeft: 15, topRight: 30, bottomRight: 0, bottomLeft: 5))
    #expect(Corners(50).fitted(to: Size(width: 20, height: 60)) == Corners(10))
    #expect(Corners(5).fitted(to: .zero) == .square)
  }

  @Test func layersTakeOneRadiusOrFour() {
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    layer.cornerRadius = 8
    #expect(layer.corners == Corners(8) && layer.cornerRadius == 8)
    layer.corners = .top(12, curve: .continuous)
    #expect(layer.presentation().corners == .top(12, curve: .continuous))
    #expect(layer.presentation().cornerRadius == Fixed(12))
    layer.cornerRadius = -3
    #expect(layer.corners.isSquare && layer.corners.curve == .continuous)
  }

  @Test func everyPropertyReachesTheDigestOfItsGroup() throws {
    var plain = LayerPresentation(size: Size(width: 10, height: 10))
    plain.gradient = .linear(degrees: 0, [.black, .white])
    plain.content = .path(
      PathContent(try Path(svg: "M0 0H9"), stroke: Stroke(.black, width: 1, dash: [1, 2])))
    plain.border = .init(width: 1, color: .black)
    plain.backdrop = Backdrop(blur: 2)
    plain.mask = LayerPresentation(size: Size(width: 5, height: 5), fill: .black)
    func path(_ change: (inout PathContent) -> Void) -> LayerPresentation.Content {
      guard case .path(var content) = plain.content else { return .none }
      change(&content)
      return .path(content)
    }
    let moved = try Path(svg: "M0 0H8")
    let changes: [(PropertyGroup, (inout LayerPresentation) -> Void)] = [
      (.geometry, { $0.corners = .top(1) }), (.geometry, { $0.corners.curve = .continuous }),
      (.geometry, { $0.content = path { $0.path = moved } }),
      (.fill, { $0.content = path { $0.fill = .white } }),
      (.fill, { $0.content = path { $0.fillRule = .evenOdd } }),
      (.fill, { $0.content = path { $0.stroke = nil } }),
      (.fill, { $0.content = path { $0.stroke?.trimEnd = Fixed(0.5) } }),
      (.fill, { $0.content = path { $0.stroke?.cap = .round } }),
      (.fill, { $0.content = path { $0.stroke?.join = .round } }),
      (.fill, { $0.content = path { $0.stroke?.dashPhase = .one } }),
      (.fill, { $0.content = path { $0.gradient = .linear(degrees: 1, [.black]) } }),
      (.fill, { $0.gradient = .linear(degrees: 1, [.black, .white]) }),
      (.fill, { $0.gradient = .radial([.black, .white]) }),
      (.fill, { $0.border = .init(width: 1, color: .black, alignment: .outside) }),
      (.effects, { $0.blur = .one }), (.effects, { $0.backdrop = Backdrop(blur: 2, saturation: 2) }),
      (.effects, { $0.mask = nil }), (.effects, { $0.mask?.fill = .white }),
    ]
    for (group, change) in changes {
      var changed = plain
      change(&changed)
      #expect(changed != plain && changed.digest != plain.digest)
      for other in PropertyGroup.allCases {
        #expect((changed.digest(of: other) != plain.digest(of: other)) == (other == group))
      }
    }
  }
}
