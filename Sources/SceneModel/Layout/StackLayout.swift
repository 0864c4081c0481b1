/// Elements one after the other along an axis: their sizes, and where they come to lie.
///
/// Every element takes its own size; what is left over goes to those that grow, by their shares, as in CSS flexible
/// box layout; what is lacking is taken from those that shrink, from the longest first, as SwiftUI's stacks do. No
/// element leaves its bounds: what it cannot take or give, the others do.
public struct StackLayout: Hashable, Sendable {
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case vertical, horizontal
  }

  /// How elements stand along the axis when nothing grows.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    case start, center, end
    /// What is left over goes between them.
    case spaceBetween = "space-between"
    /// All equally long, whatever their own size.
    case fillEqually = "fill-equally"
  }

  public var axis: Axis
  /// Points between neighbours.
  public var spacing: Double
  public var alignment: Alignment
  public var distribution: Distribution

  public init(
    _ axis: Axis, spacing: Double = 0, alignment: Alignment = .stretch, distribution: Distribution = .start
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
  }

  /// The room that elements take together.
  ///
  /// - Complexity: Each element is measured at most three times.
  public func size(of elements: [Element], fitting room: Room, context: LayoutContext) -> Size {
    let flow = elements.filter(\.isInFlow)
    let sizes = sizes(of: flow, fitting: room, context: context)
    let gaps = spacing * Double(max(flow.count - 1, 0))
    // Room between them that is less than nothing never takes more than there is.
    let length = max(sizes.reduce(gaps) { $0 + self.length($1) }, 0)
    let across = sizes.map(self.across).max() ?? 0
    return axis == .vertical
      ? Size(width: across, height: length) : Size(width: length, height: across)
  }

  /// The layers of all elements in a container, from its leading top corner.
  public func layers(of elements: [Element], in size: Size, context: LayoutContext) -> [Layer] {
    let flow = elements.filter(\.isInFlow)
    let frames = frames(of: flow, in: size, context: context)
    let laidOut = zip(flow, frames).map { context.layer(of: $0, in: context.placed($1, in: size)) }
    return laidOut + context.layersInFrames(of: elements, in: size)
  }

  /// Where elements lie in a container, from left to right; on whole pixels.
  func frames(of flow: [Element], in size: Size, context: LayoutContext) -> [Rect] {
    let sizes = sizes(of: flow, fitting: Room(size), context: context)
    let gaps = spacing * Double(max(flow.count - 1, 0))
    let left = max(length(size) - sizes.reduce(gaps) { $0 + length($1) }, 0)
    var (position, gap) = (0.0, spacing)
    switch distribution {
    case .start, .fillEqually: break
    case .center: position = left / 2
    case .end: position = left
    case .spaceBetween: if flow.count > 1 { gap += left / Double(flow.count - 1) }
    }
    return zip(flow, sizes).map { element, own in
      let start = context.snapped(position)
      let end = context.snapped(position + length(own))
      position += length(own) + gap
      return rect(from: start, to: end, element, own, in: across(size), context)
    }
  }

  /// Where an element lies that is as long as a container, whatever percent of its own length are of.
  func frame(of element: Element, along size: Size, percentOf whole: Double?, context: LayoutContext) -> Rect
  {
    let room =
      axis == .vertical
      ? Room(width: size.width, height: size.height, wholeWidth: size.width, wholeHeight: whole)
      : Room(width: size.width, height: size.height, wholeWidth: whole, wholeHeight: size.height)
    let own = context.size(of: element, fitting: room)
    return rect(from: 0, to: length(size), element, own, in: across(size), context)
  }

  private func rect(
    from start: Double, to end: Double, _ element: Element, _ own: Size, in whole: Double,
    _ context: LayoutContext
  ) -> Rect {
    var alignment = element.parameters.choice("align-self").flatMap(Alignment.init) ?? alignment
    func bounded(_ side: Double) -> Double {
      let held = context.bounded(axis == .vertical ? "width" : "height", side, of: element, in: whole)
      // A share of the whole ends on a whole pixel, as sizes do.
      return held == side ? side : context.snappedUp(held)
    }
    var side = bounded(min(across(own), max(whole, 0)))
    if alignment == .stretch {
      // What has a size of its own keeps it.
      if element.stretches(across: axis) { side = min(bounded(whole), whole) }
      if !element.stretches(across: axis) || side < whole {
        alignment = axis == .vertical ? .leading : .center
      }
    }
    let offset =
      switch alignment {
      case .leading, .stretch: 0.0
      case .center: context.snapped((whole - side) / 2)
      case .trailing: whole - side
      }
    return axis == .vertical
      ? Rect(x: offset, y: start, width: side, height: end - start)
      : Rect(x: start, y: offset, width: end - start, height: side)
  }

  /// The sizes of the elements: where the room is limited, with what is left over given to those that grow, or
  /// what is lacking taken from those that shrink.
  private func sizes(of flow: [Element], fitting room: Room, context: LayoutContext) -> [Size] {
    let whole = axis == .vertical ? room.height : room.width
    let gaps = spacing * Double(max(flow.count - 1, 0))
    if distribution == .fillEqually, let whole, !flow.isEmpty {
      let each = max(whole - gaps, 0) / Double(flow.count)
      return flow.map { size(of: $0, length: each, fitting: room, context: context) }
    }
    var sizes = flow.map { element in
      context.size(of: element, fitting: self.room(ownLength(of: element, in: whole), across: room))
    }
    guard let whole else { return sizes }
    let left = whole - sizes.reduce(gaps) { $0 + length($1) }
    func bounded(_ index: Int, _ value: Double) -> Double {
      context.bounded(side, value, of: flow[index], in: wholeLength(room))
    }
    let lengths: [Double]
    if left > 0 {
      lengths = StackLengths.grown(
        flow.indices.map { index in
          // Shares are of what is left beside what it would be without a lower bound.
          let base =
            flow[index].grow(along: axis) > 0 ? unbounded(flow[index], sizes[index], room, context) : nil
          return .init(
            own: length(sizes[index]), base: base ?? length(sizes[index]),
            weight: flow[index].grow(along: axis))
        }, into: whole - gaps, bounded: bounded)
    } else if left < 0 {
      lengths = StackLengths.shrunk(
        sizes.map(length), lacking: -left, which: { flow[$0].shrinks(along: axis) }, bounded: bounded)
    } else {
      return sizes
    }
    for index in flow.indices where lengths[index] != length(sizes[index]) {
      sizes[index] = size(of: flow[index], length: lengths[index], fitting: room, context: context)
    }
    return sizes
  }

  /// The length of what grows without its lower bound.
  private func unbounded(_ element: Element, _ own: Size, _ room: Room, _ context: LayoutContext) -> Double {
    let least = "min-" + side
    guard element.parameters.length(least) != nil else { return length(own) }
    if ownLength(of: element, in: nil) == 0 { return 0 }
    return length(context.size(of: element.without(least), fitting: self.room(nil, across: room)))
  }

  /// An element's size with a given length: words that wrap become higher.
  private func size(of element: Element, length: Double, fitting room: Room, context: LayoutContext) -> Size {
    var size = context.size(of: element, fitting: self.room(length, across: room))
    setLength(&size, length)
    return size
  }

  /// What an element may take along the axis for itself; percent are of the whole.
  private func ownLength(of element: Element, in whole: Double?) -> Double? {
    if axis == .vertical {
      if case .fraction? = element.parameters.length("height") { return whole }
      return element.component.sizing(of: element) == .filling ? 0 : nil
    }
    if case .fraction? = element.parameters.length("width") { return whole }
    // What takes all there is has no length of its own.
    return [.wide, .filling].contains(element.component.sizing(of: element)) ? 0 : nil
  }

  private func room(_ length: Double?, across room: Room) -> Room {
    Room(
      width: axis == .vertical ? room.width : length, height: axis == .vertical ? length : room.height,
      wholeWidth: room.wholeWidth, wholeHeight: room.wholeHeight)
  }

  /// The side that lies along the axis.
  private var side: String { axis == .vertical ? "height" : "width" }

  private func wholeLength(_ room: Room) -> Double? { axis == .vertical ? room.wholeHeight : room.wholeWidth }

  private func length(_ size: Size) -> Double { axis == .vertical ? size.height : size.width }

  private func across(_ size: Size) -> Double { axis == .vertical ? size.width : size.height }

  private func setLength(_ size: inout Size, _ length: Double) {
    if axis == .vertical { size.height = length } else { size.width = length }
  }
}

extension Element {
  /// Whether a container lays it out, rather than its own `frame:`.
  var isInFlow: Bool { parameters.rectangle("frame") == nil }

  /// The same without one of its values.
  fileprivate func without(_ name: String) -> Element {
    var parameters = parameters
    parameters.values[name] = nil
    return Element(
      component, id: id, isIDDerived: isIDDerived, parameters: parameters, content: content, range: range)
  }

  fileprivate func grow(along axis: StackLayout.Axis) -> Double {
    if let said = parameters.number("grow") { return said }
    if parameters.length(axis == .vertical ? "height" : "width") != nil { return 0 }
    return switch component.sizing(of: self) {
    case .spring, .filling: 1
    case .wide: axis == .horizontal ? 1 : 0
    case .fixed, .shrinking, .yielding, .flexible: 0
    }
  }

  fileprivate func shrinks(along axis: StackLayout.Axis) -> Bool {
    if let said = parameters.flag("shrink") { return said }
    guard axis == .horizontal, parameters.length("width") == nil else { return false }
    return switch component.sizing(of: self) {
    case .shrinking, .yielding: true
    case .flexible: !content.isEmpty
    case .fixed, .wide, .spring, .filling: false
    }
  }

  fileprivate func stretches(across axis: StackLayout.Axis) -> Bool {
    if parameters.length(axis == .vertical ? "width" : "height") != nil { return false }
    if parameters.number("aspect-ratio") != nil { return false }
    return switch component.sizing(of: self) {
    case .fixed, .yielding: false
    case .wide, .shrinking: axis == .vertical
    // What holds others is as high as these, in the middle of its neighbours.
    case .flexible: axis == .vertical || content.isEmpty
    case .spring: false
    case .filling: true
    }
  }
}
