import AnimatorCore
import SceneModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Elements that both screens have by the same id travel from one frame to the other; the rest of the new screen comes in
/// from top to bottom, each element 20 ms after the one above it.
///
/// Duration, curve and cascade: the Hero library's (0.35 s, cubic 0.4 0 0.2 1, `cascade` of 0.02). An `arc` is a quarter
/// of an ellipse, which sets off along the longer axis.
public struct Hero: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "hero",
    parameters: [
      ParameterDeclaration("arc", .flag, default: .flag(false), "whether elements travel along an arc")
    ],
    curve: "cubic-bezier(.4 0 .2 1)", duration: .milliseconds(350),
    "elements of the same id travel from one screen to the other")

  /// Seconds between an element and the one below it.
  private static let cascade = 0.02
  /// The share of the way that all of them may take to set off, so that the last still has time to come.
  private static let longestCascade = 0.5
  /// Share of the way over which the new screen's ground covers the old one.
  private static let groundFade = 0.5
  /// Points by which elements come from below.
  private static let rise = 16.0

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    if progress == 0 { return [context.leaving] }
    if progress == 1 { return [context.leaving, context.entering.moved(to: context.enteringFrame.origin)] }
    let travellers = Travellers(from: context.leaving, to: context.entering)
    let (gone, come) = (Set(travellers.pairs.map(\.from.name)), Set(travellers.pairs.map(\.to.name)))
    let leaving = context.leaving.mappingElements { name, layer in gone.contains(name) ? layer.faded(0) : nil
    }
    let delays = delays(of: travellers.others, duration: context.geometry.duration)
    let entering = context.entering.mappingElements { name, layer in
      if come.contains(name) { return layer.faded(0) }
      guard let delay = delays[name] else { return nil }
      let own = min(max((progress - delay) / (1 - Hero.longestCascade), 0), 1)
      return layer.lowered(by: Hero.rise * (1 - own)).faded(own)
    }
    let origin = context.enteringFrame.origin
    let flying = travellers.pairs.map { pair in
      Flight(pair, to: origin, isArc: context.geometry.parameters.flag("arc") ?? false).layer(at: progress)
    }
    return [leaving.rasterized, entering.moved(to: origin).faded(progress / Hero.groundFade)] + flying
  }

  private func delays(of elements: [LayerPresentation.PlacedElement], duration: Double) -> [String: Double] {
    let sorted = elements.enumerated().sorted {
      ($0.element.frame.y, $0.offset) < ($1.element.frame.y, $1.offset)
    }
    let step = duration > 0 ? Hero.cascade / duration : 0
    let most = Hero.longestCascade / Double(max(sorted.count - 1, 1))
    var delays: [String: Double] = [:]
    for (index, element) in sorted.enumerated() {
      delays[element.element.name] = min(step, most) * Double(index)
    }
    return delays
  }
}

/// Which elements of two screens are the same, and which come alone.
private struct Travellers {
  typealias Element = LayerPresentation.PlacedElement

  /// From back to front of the new screen.
  private(set) var pairs: [(from: Element, to: Element)] = []
  /// Elements of the new screen that hold none that travels and lie in none that is one of these.
  private(set) var others: [Element] = []

  init(from leaving: LayerPresentation, to entering: LayerPresentation) {
    let (old, new) = (leaving.elements(), entering.elements())
    let oldByName = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
    let oldByID = Dictionary(grouping: old, by: \.id)
    let newByID = Dictionary(grouping: new, by: \.id)
    var travelling: Set<String> = []
    var takenFrom: Set<String> = []
    for element in new where !element.ancestors.contains(where: travelling.contains) {
      // By their whole address, or by an id that stands once on either side.
      let alone = newByID[element.id]?.count == 1 && oldByID[element.id]?.count == 1
      guard let before = oldByName[element.name] ?? (alone ? oldByID[element.id]?.first : nil),
        !takenFrom.contains(before.name), !before.ancestors.contains(where: takenFrom.contains),
        before.frame.width > 0, before.frame.height > 0, element.frame.width > 0, element.frame.height > 0
      else { continue }
      travelling.insert(element.name)
      takenFrom.insert(before.name)
      pairs.append((before, element))
    }
    let holding = Set(pairs.flatMap(\.to.ancestors))
    var alone: Set<String> = []
    for element in new where !travelling.contains(element.name) && !holding.contains(element.name) {
      let isInside = element.ancestors.contains { travelling.contains($0) || alone.contains($0) }
      guard !isInside else { continue }
      alone.insert(element.name)
      others.append(element)
    }
  }
}

/// An element on its way between its two frames.
private struct Flight {
  private let from: LayerPresentation.PlacedElement
  private let to: LayerPresentation.PlacedElement
  private let end: Rect
  private let isArc: Bool

  init(
    _ pair: (from: LayerPresentation.PlacedElement, to: LayerPresentation.PlacedElement), to origin: Point,
    isArc: Bool
  ) {
    (from, to) = pair
    end = to.frame.offset(by: origin)
    self.isArc = isArc
  }

  func layer(at progress: Double) -> LayerPresentation {
    let frame = frame(at: progress)
    var layer = LayerPresentation(
      size: frame.size, transform: .translation(x: frame.x, y: frame.y), masksToBounds: true)
    layer.corners = corners(at: progress)
    let share = min(max(progress, 0), 1)
    layer.shadow = from.layer.frameShadow.mixed(with: to.layer.frameShadow, share)
    if let words = words(in: frame, share) { return words }
    let old = fitted(from.layer, into: frame.size).faded(to.layer.isSolid ? 1 : 1 - share)
    layer.sublayers = [old, fitted(to.layer, into: frame.size).faded(share)]
    return layer
  }

  /// Words grow as letters do: both sizes on their way to each other, from the corner where they begin.
  private func words(in frame: Rect, _ share: Double) -> LayerPresentation? {
    guard case .text(let old) = from.layer.content, case .text(let new) = to.layer.content else { return nil }
    let (start, goal) = (old.font.size.double, new.font.size.double)
    guard start > 0, goal > 0 else { return nil }
    let size = start + (goal - start) * share
    func grown(_ layer: LayerPresentation, by scale: Double) -> LayerPresentation {
      let x = old.isRightToLeft ? frame.width - layer.size.width.double * scale : 0
      return layer.scaled(x: scale, y: scale, movedTo: Point(x: x, y: 0))
    }
    var layers: [LayerPresentation] = []
    if new.isSet(as: old) {
      var look = to.layer
      look.content = .text(new.colored(on: old, share))
      look.shadow = from.layer.shadow.mixed(with: to.layer.shadow, share)
      layers = [grown(look, by: size / goal)]
    } else {
      layers = [
        grown(from.layer, by: size / start).faded(1 - share), grown(to.layer, by: size / goal).faded(share),
      ]
    }
    return LayerPresentation(
      size: frame.size, transform: .translation(x: frame.x, y: frame.y), sublayers: layers)
  }

  /// The element's look stretched into a frame; its own corners and shadow are the flight's.
  private func fitted(_ layer: LayerPresentation, into size: Size) -> LayerPresentation {
    var look = layer
    look.corners = .square
    look.shadow = nil
    let own = layer.size.size
    return look.scaled(x: size.width / own.width, y: size.height / own.height, movedTo: .zero)
  }

  private func frame(at progress: Double) -> Rect {
    var frame = from.frame.interpolated(to: end, progress)
    guard frame.width > 0, frame.height > 0 else { return end }
    guard isArc, progress > 0, progress < 1 else { return frame }
    let (start, goal) = (from.frame.center, end.center)
    let (dx, dy) = (goal.x - start.x, goal.y - start.y)
    let angle = progress * .pi / 2
    // Along the longer axis first.
    let isTall = abs(dy) > abs(dx)
    let (across, down) = isTall ? (1 - cos(angle), sin(angle)) : (sin(angle), 1 - cos(angle))
    frame.x = start.x + dx * across - frame.width / 2
    frame.y = start.y + dy * down - frame.height / 2
    return frame
  }

  private func corners(at progress: Double) -> Corners {
    func mix(_ a: Fixed, _ b: Fixed) -> Double { a.double + (b.double - a.double) * min(max(progress, 0), 1) }
    let (a, b) = (from.layer.outlineCorners, to.layer.outlineCorners)
    return Corners(
      topLeft: mix(a.topLeft, b.topLeft), topRight: mix(a.topRight, b.topRight),
      bottomRight: mix(a.bottomRight, b.bottomRight), bottomLeft: mix(a.bottomLeft, b.bottomLeft),
      curve: b.curve)
  }
}

extension LayerPresentation {
  /// Nothing behind it is seen through it.
  fileprivate var isSolid: Bool {
    if fill.isOpaque { return true }
    if case .picture = content { return true }
    return sublayers.first.map { $0.size == size && $0.isSolid } ?? false
  }

  /// What its frame casts: not that of a path, which follows its lines.
  fileprivate var frameShadow: Shadow? {
    if case .path = content { return nil }
    return shadow
  }

  fileprivate var outlineCorners: Corners { content == .ellipse ? seenCorners : corners }

  fileprivate func lowered(by distance: Double) -> LayerPresentation {
    var copy = self
    copy.transform = FixedTransform(
      a: transform.a.double, b: transform.b.double, c: transform.c.double, d: transform.d.double,
      tx: transform.tx.double, ty: transform.ty.double + distance)
    return copy
  }
}

extension TextContent {
  /// The same words in the same letters, whatever their size and colour: one grows into the other.
  fileprivate func isSet(as other: TextContent) -> Bool {
    text == other.text && font.families == other.font.families && font.weight == other.font.weight
      && font.isItalic == other.font.isItalic && alignment == other.alignment
      && isRightToLeft == other.isRightToLeft && spans.count == other.spans.count
      && zip(spans, other.spans).allSatisfy { own, old in
        own.bytes == old.bytes && own.isBold == old.isBold && own.isItalic == old.isItalic
      }
  }

  /// Its colours on their way from those of the same words.
  fileprivate func colored(on old: TextContent, _ share: Double) -> TextContent {
    var copy = self
    copy.color = old.color.mixed(with: color, share)
    for index in spans.indices where spans[index].color != nil || old.spans[index].color != nil {
      copy.spans[index].color = (old.spans[index].color ?? old.color)
        .mixed(with: spans[index].color ?? color, share)
    }
    return copy
  }
}
