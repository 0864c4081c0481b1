import SceneModel
import TestSupport
import Testing

@testable import FrameTesting

/// Films of random layers.
private struct RandomFilm {
  var random: SeededGenerator
  private let screens: [Snapshot]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var random = random
    screens = (0..<3).map { screen in
      var layer = LayerPresentation(size: Size(width: 40, height: 40), masksToBounds: true, fill: .white)
      layer.sublayers = (0..<4).map { index in
        LayerPresentation(
          name: index == 3 ? nil : "item\(index)",
          size: Size(width: Double.random(in: 1...9, using: &random), height: 3),
          transform: .translation(x: 1, y: Double(index)), fill: Color(rgb: UInt32(screen * 100 + index)))
      }
      return Snapshot(layer)
    }
  }

  mutating func frame() -> LayerPresentation {
    var root = LayerPresentation(size: Size(width: 40, height: 40), fill: .black)
    for (index, snapshot) in screens.enumerated() where Bool.random(using: &random) {
      var screen: LayerPresentation
      if Bool.random(using: &random) {
        screen = LayerPresentation(
          size: Size(width: 40, height: 40), content: .snapshot(SnapshotContent(snapshot)))
      } else {
        screen = snapshot.layer
        screen.sublayers[0].opacity = Fixed(Double.random(in: 0...1, using: &random))
      }
      screen.screen = "screen \(index)"
      screen.transform = .translation(x: Double.random(in: 0...9, using: &random), y: 0)
      root.sublayers.append(screen)
      if Bool.random(using: &random) {
        root.sublayers.append(
          LayerPresentation(size: Size(width: 2, height: 2), fill: .black, content: .ellipse))
      }
    }
    return root
  }
}

@Suite struct LayerTrailTests {
  private func flat(_ state: LayerState, _ path: [String] = []) -> [LayerPath: LayerState.Digests] {
    var result = [LayerPath(names: path): state.digests]
    for layer in state.sublayers { result.merge(flat(layer, path + [layer.name])) { a, _ in a } }
    return result
  }

  @Test(arguments: 0..<40)
  func everyRunIsReadBack(seed: Int) throws {
    var film = RandomFilm(seed: UInt64(seed))
    let presentations = (0..<30).map { _ in film.frame() }
    let trail = LayerTrail.make(runs: presentations.indices.map { FrameRun($0..<$0 + 1) }, fonts: []) {
      presentations[$0]
    }
    var reader = LayerTrailReader()
    var maker = LayerStateMaker(fonts: [])
    var runs = 0
    for record in trail.records {
      try reader.read(record)
      guard case .run(let frames, _) = record else { continue }
      #expect(frames == runs...runs)
      #expect(flat(reader.state) == flat(maker.state(of: presentations[runs])))
      runs += 1
    }
    #expect(runs == 30)
    #expect(
      trail.firstDifference(from: 0, goldenFrame: 0, fonts: [], frameCount: 30) { presentations[$0] } == nil)
  }

  @Test func longFilmsAreThinnedOut() throws {
    // A hundred layers move in each of 400 frames: 260 kB of digests.
    func frame(_ index: Int) -> LayerPresentation {
      LayerPresentation(
        size: Size(width: 9, height: 9),
        sublayers: (0..<100).map { layer in
          LayerPresentation(
            name: "l\(layer)", size: Size(width: 1, height: 1),
            transform: .translation(x: Double(index), y: Double(layer)))
        })
    }
    let runs = (0..<400).map { FrameRun($0..<$0 + 1) }
    let trail = LayerTrail.make(runs: runs, fonts: [], presentation: frame)
    let frames = trail.records.compactMap {
      if case .run(let frames, _) = $0 { frames.lowerBound } else { nil }
    }
    #expect(trail.byteCount <= 65_536)
    // Each kept run has about 800 bytes: every 8th fits, every 4th does not.
    #expect(frames == Array(stride(from: 0, to: 400, by: 8)))
    // A layer that moves otherwise is found in the next kept run.
    let found = trail.firstDifference(from: 70, goldenFrame: 70, fonts: [], frameCount: 400) { index in
      var layers = frame(index)
      if index >= 70 { layers.sublayers[40].transform = .translation(x: 3, y: 3) }
      return layers
    }
    #expect(
      found == .init(frame: 72, layer: "l40", kind: .changed, groups: [.transform], layers: 1))
  }

  @Test func aScreenOfThousandsOfLayersIsFolded() {
    let rows = (0..<9000).map {
      LayerPresentation(name: "row\($0)", size: Size(width: 1, height: Double($0 + 1)))
    }
    let list = LayerPresentation(name: "list", size: Size(width: 9, height: 9), sublayers: rows)
    func canvas(_ list: LayerPresentation) -> LayerPresentation {
      LayerPresentation(size: Size(width: 9, height: 9), sublayers: [list])
    }
    let trail = LayerTrail.make(runs: [FrameRun(0..<1)], fonts: []) { _ in canvas(list) }
    #expect(trail.byteCount <= 65_536 && !trail.records.isEmpty)
    func found(_ list: LayerPresentation) -> SceneVerification.LayerDifference? {
      trail.firstDifference(from: 0, goldenFrame: 0, fonts: [], frameCount: 1) { _ in canvas(list) }
    }
    #expect(found(list) == nil)
    var other = list
    other.sublayers[8000].opacity = Fixed(0.5)
    #expect(found(other)?.layer == "list")
  }

  @Test func otherWordsMakeNoOtherLayer() {
    func canvas(_ names: [String?]) -> LayerPresentation {
      LayerPresentation(
        size: Size(width: 9, height: 9),
        sublayers: names.map { name in
          var layer = LayerPresentation(name: name, size: Size(width: 1, height: 1))
          if let name, name.hasPrefix("word") {
            layer.content = .text(TextContent(name, font: FontDescription(size: 10)))
          }
          return layer
        })
    }
    func found(
      _ golden: [String?], _ actual: [String?], decidingOnly: Bool = false
    ) -> SceneVerification.LayerDifference? {
      let trail = LayerTrail.make(runs: [FrameRun(0..<1)], fonts: []) { _ in canvas(golden) }
      return trail.firstDifference(
        from: 0, goldenFrame: 0, fonts: [], frameCount: 1, decidingOnly: decidingOnly
      ) { _ in canvas(actual) }
    }
    #expect(
      found(["a", "word"], ["a", "words"])
        == .init(frame: 0, layer: "words", kind: .changed, groups: [.text], layers: 1))
    #expect(found(["a", "word"], ["a", "words"], decidingOnly: true)?.groups == [.text])
    // At another place among its siblings, or no text: two layers.
    #expect(found(["word", "a"], ["a", "words"])?.kind == .added)
    #expect(found(["a", "word"], ["a", "b"])?.layers == 2)
    // Another name alone is nothing that is seen.
    #expect(found(["a", "b"], ["a", "c"]) == nil)
  }

  @Test(arguments: PropertyGroup.allCases)
  func whatMayFollowFromTheEnvironment(group: PropertyGroup) {
    let changed = SceneVerification.LayerDifference(
      frame: 0, layer: "a", kind: .changed, groups: [group], layers: 1)
    #expect(changed.isOfScene == ![.geometry, .transform].contains(group))
    let added = SceneVerification.LayerDifference(
      frame: 0, layer: "a", kind: .added, groups: [group], layers: 1)
    #expect(added.isOfScene)
  }

  @Test func whatProvesAnotherSceneIsFoundInLaterRuns() {
    func canvas(_ index: Int, _ x: Double, _ opacity: Double) -> LayerPresentation {
      var layer = LayerPresentation(
        name: "a", size: Size(width: 1, height: 1), transform: .translation(x: x, y: Double(index)))
      layer.opacity = Fixed(opacity)
      return LayerPresentation(size: Size(width: 9, height: 9), sublayers: [layer])
    }
    let runs = (0..<5).map { FrameRun($0..<$0 + 1) }
    let trail = LayerTrail.make(runs: runs, fonts: []) { canvas($0, 0, 1) }
    func found(_ decidingOnly: Bool, _ opacity: Double) -> SceneVerification.LayerDifference? {
      trail.firstDifference(
        from: 0, goldenFrame: 0, fonts: [], frameCount: 5, decidingOnly: decidingOnly
      ) { canvas($0, 1, $0 == 3 ? opacity : 1) }
    }
    #expect(found(false, 0.9)?.frame == 0 && found(false, 0.9)?.groups == [.transform])
    #expect(found(true, 0.9)?.frame == 3 && found(true, 0.9)?.groups == [.transform, .opacity])
    #expect(found(true, 1) == nil)
  }

  @Test(arguments: PropertyGroup.allCases)
  func eachGroupIsTold(group: PropertyGroup) {
    var card = LayerPresentation(name: "list/card", size: Size(width: 9, height: 9), fill: .white)
    switch group {
    case .text: card.content = .text(TextContent("a", font: FontDescription(size: 10)))
    case .picture:
      let id = PictureID(digest: Digest(high: 1, low: 2))
      card.content = .picture(PictureContent(picture: id, frame: Rect(size: Size(width: 3, height: 3))))
    default: break
    }
    var changed = card
    switch group {
    case .geometry: changed.cornerRadius = .one
    case .transform: changed.transform = .translation(x: 0, y: 1.0 / 65536)
    case .opacity: changed.opacity = Fixed(0.5)
    case .fill: changed.fill = Color(rgb: 0xFFFFFE)
    case .text: changed.content = .text(TextContent("b", font: FontDescription(size: 10)))
    case .picture:
      let id = PictureID(digest: Digest(high: 1, low: 3))
      changed.content = .picture(PictureContent(picture: id, frame: Rect(size: Size(width: 3, height: 3))))
    case .effects: changed.shadow = .init(color: .black, blur: 3)
    }
    func screen(_ card: LayerPresentation) -> LayerPresentation {
      let list = LayerPresentation(name: "list", size: Size(width: 20, height: 20), sublayers: [card])
      let content = Snapshot(LayerPresentation(size: Size(width: 20, height: 20), sublayers: [list]))
      var screen = LayerPresentation(
        size: Size(width: 20, height: 20), content: .snapshot(SnapshotContent(content)))
      screen.screen = "home"
      return LayerPresentation(size: Size(width: 20, height: 20), sublayers: [screen])
    }
    let trail = LayerTrail.make(runs: [FrameRun(0..<3)], fonts: []) { _ in screen(card) }
    #expect(
      trail.firstDifference(from: 0, goldenFrame: 0, fonts: [], frameCount: 3) { _ in screen(card) } == nil)
    let found = trail.firstDifference(from: 2, goldenFrame: 2, fonts: [], frameCount: 3) { _ in
      screen(changed)
    }
    #expect(found == .init(frame: 2, layer: "home/list/card", kind: .changed, groups: [group], layers: 1))
  }

  @Test func anotherFontFileIsAnotherText() {
    let text = LayerPresentation(
      name: "title", size: Size(width: 9, height: 9),
      content: .text(TextContent("a", font: FontDescription(size: 10))))
    let layers = LayerPresentation(size: Size(width: 9, height: 9), sublayers: [text])
    let old = FontFile(name: "a.otf", data: [1])
    let trail = LayerTrail.make(runs: [FrameRun(0..<1)], fonts: [old]) { _ in layers }
    #expect(
      trail.firstDifference(from: 0, goldenFrame: 0, fonts: [old], frameCount: 1) { _ in layers } == nil)
    let new = [FontFile(name: "a.otf", data: [2])]
    let found = trail.firstDifference(from: 0, goldenFrame: 0, fonts: new, frameCount: 1) { _ in layers }
    #expect(found == .init(frame: 0, layer: "title", kind: .changed, groups: [.text], layers: 1))
  }

  @Test func layersThatComeAndGo() {
    func canvas(_ names: [String?]) -> LayerPresentation {
      LayerPresentation(
        size: Size(width: 9, height: 9),
        sublayers: names.map { LayerPresentation(name: $0, size: Size(width: 1, height: 1)) })
    }
    func found(_ golden: [String?], _ actual: [String?]) -> SceneVerification.LayerDifference? {
      let trail = LayerTrail.make(runs: [FrameRun(0..<1)], fonts: []) { _ in canvas(golden) }
      return trail.firstDifference(from: 0, goldenFrame: 0, fonts: [], frameCount: 1) { _ in canvas(actual) }
    }
    #expect(found(["a", nil], ["a", nil]) == nil)
    #expect(
      found(["a"], ["a", "b"]) == .init(frame: 0, layer: "b", kind: .added, groups: [.geometry], layers: 1))
    #expect(
      found(["a", "b"], ["b"]) == .init(frame: 0, layer: "a", kind: .removed, groups: [.geometry], layers: 1))
    #expect(found(["a"], ["a", nil])?.layer == "#1")
    #expect(found(["a", "a"], ["a"])?.layer == "a#2")
  }

  @Test func aScreenIsTheSameAtRestAndInMotion() {
    var inner = LayerPresentation(
      size: Size(width: 20, height: 20), masksToBounds: true, cornerRadius: 3, fill: .white,
      sublayers: [LayerPresentation(name: "card", size: Size(width: 2, height: 2), fill: .black)])
    inner.shadow = .init(color: .black, blur: 4)
    var resting = LayerPresentation(
      size: inner.size.size, content: .snapshot(SnapshotContent(Snapshot(inner))))
    resting.transform = .translation(x: 3, y: 4)
    var moving = inner
    moving.transform = resting.transform
    var maker = LayerStateMaker(fonts: [])
    #expect(flat(maker.state(of: resting)) == flat(maker.state(of: moving)))
    // What both say is of both.
    resting.cornerRadius = Fixed(5)
    #expect(flat(maker.state(of: resting)) != flat(maker.state(of: moving)))
  }
}
