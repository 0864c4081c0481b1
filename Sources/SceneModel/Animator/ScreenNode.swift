import AnimatorCore

/// A layer of a screen with what moves in it; all that never moves is made once.
indirect enum ScreenNode: Sendable {
  case still(LayerPresentation)
  case moving(Moving)

  struct Moving: Sendable {
    let layer: Layer
    /// The layer as it rests, without sublayers.
    let resting: LayerPresentation
    let own: ElementMotion?
    /// How its content is scrolled.
    let scroll: (area: ScrollArea, motion: ScrollMotion)?
    /// How it follows the content of the screen.
    let response: (ScrollResponse, ScrollMotion)?
    /// Its look while a finger holds it.
    let press: (look: ScreenNode, motion: PressMotion)?
    var sublayers: [ScreenNode] = []
  }

  func presentation(frame: Int, rate: FrameRate) -> LayerPresentation {
    guard case .moving(let node) = self else {
      if case .still(let presentation) = self { return presentation }
      return LayerPresentation(size: .zero)
    }
    var presentation = node.resting
    if let motion = node.own {
      presentation = motion.applied(to: node.layer, frame: frame, rate: rate)
      presentation.name = node.resting.name
    }
    if let loop = node.layer.loop {
      presentation = loop.applied(to: presentation, frame: frame, rate: rate)
    }
    presentation.sublayers = node.sublayers.map { $0.presentation(frame: frame, rate: rate) }
    if let (area, motion) = node.scroll {
      let offset = motion.value(inFrame: frame, rate: rate)
      area.scroll(
        &presentation, to: offset, indicator: motion.indicatorOpacity(inFrame: frame, rate: rate))
    }
    if let (response, motion) = node.response {
      presentation = response.applied(to: presentation, at: motion.value(inFrame: frame, rate: rate))
    }
    if let (look, motion) = node.press {
      let amount = motion.amount(inFrame: frame, rate: rate)
      if amount > 0 {
        presentation = presentation.morphed(to: look.presentation(frame: frame, rate: rate), amount)
      }
    }
    return presentation
  }
}

extension ScrollArea {
  /// Moves the content of a view and its indicator.
  fileprivate func scroll(_ view: inout LayerPresentation, to offset: Double, indicator share: Double) {
    guard view.sublayers.count >= 2 else { return }
    let content = view.sublayers[0]
    view.sublayers[0].transform = content.transform.moved(by: displacement(at: offset))
    let frame = indicatorFrame(at: offset, in: view.size.size)
    view.sublayers[1].size = FixedSize(frame.size)
    view.sublayers[1].transform = .translation(x: frame.x, y: frame.y)
    view.sublayers[1].opacity = Fixed(reach > 0 ? showsIndicator ? 1 : share : 0)
  }
}

/// Makes the nodes of one state of a screen.
struct ScreenNodeBuilder {
  private let scrolls: [ScrollKey: ScrollMotion]
  private let main: ScrollMotion?
  /// What is held, as it looks while it is, by the ids that lead to it.
  private let looks: [[String]: Layer]
  private var keys = ScrollKeys()

  init(_ root: Layer, _ motions: ScreenMotions, looks: [[String]: Layer]) {
    scrolls = motions.scrolls
    self.looks = looks
    main = root.mainScrollKey.flatMap { motions.scrolls[$0] }
  }

  static func node(_ root: Layer, _ motions: ScreenMotions, looks: [[String]: Layer]) -> ScreenNode {
    var builder = ScreenNodeBuilder(root, motions, looks: looks)
    return builder.node(root, MotionTree(motions), path: [])
  }

  /// - Parameter path: Ids of what holds it.
  private mutating func node(_ layer: Layer, _ motions: MotionTree, path: [String]) -> ScreenNode {
    let own = layer.id.map { path + [$0] } ?? path
    let name = own.isEmpty ? nil : own.joined(separator: "/")
    guard !motions.isEmpty || layer.containsLoop || isScrolled(layer) else {
      return .still(layer.presentation(path: path.isEmpty ? nil : path.joined(separator: "/")))
    }
    var resting = layer.presentation(sublayers: [])
    resting.name = layer.id == nil ? nil : name
    var scroll: (ScrollArea, ScrollMotion)?
    if case .scroll(let area)? = layer.touch {
      let key = keys.next(own)
      scroll = scrolls[key].map { (area, $0) }
    }
    var press: (ScreenNode, PressMotion)?
    if let motion = motions.press, let look = looks[own] {
      var tree = motions
      tree.press = nil
      // Its own views keep their places in the count, whichever look is made.
      let before = keys
      press = (node(look, tree, path: path), motion)
      keys = before
    }
    var node = ScreenNode.Moving(
      layer: layer, resting: resting, own: motions.own, scroll: scroll,
      response: layer.response.flatMap { response in main.map { (response, $0) } }, press: press)
    for sublayer in layer.sublayers {
      // A layer without an id is no station on the way to one that has.
      let inner = sublayer.id.map { motions.inside[$0] ?? MotionTree() } ?? MotionTree(inside: motions.inside)
      node.sublayers.append(self.node(sublayer, inner, path: own))
    }
    return .moving(node)
  }

  /// Whether something in it is scrolled, or follows what is.
  private func isScrolled(_ layer: Layer) -> Bool { !scrolls.isEmpty && layer.hasScrolling }
}

extension Layer {
  fileprivate var hasScrolling: Bool {
    if case .scroll? = touch { return true }
    return response != nil || sublayers.contains(where: \.hasScrolling)
  }

  /// The view that the screen's bars follow.
  var mainScrollKey: ScrollKey? {
    var keys = ScrollKeys()
    return mainScrollKey(&keys, path: [])
  }

  private func mainScrollKey(_ keys: inout ScrollKeys, path: [String]) -> ScrollKey? {
    let own = id.map { path + [$0] } ?? path
    if case .scroll(let area)? = touch {
      let key = keys.next(own)
      if area.isMain { return key }
    }
    for sublayer in sublayers {
      if let found = sublayer.mainScrollKey(&keys, path: own) { return found }
    }
    return nil
  }
}
