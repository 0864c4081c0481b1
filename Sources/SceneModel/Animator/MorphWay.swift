/// A step of a layer from one state to the next.
struct MorphStep: Sendable {
  /// 0 is the state before and 1 this one; a spring may leave 0…1.
  let progress: Double
  /// Whose change it is. Steps of one go on from where those before have brought it; those of several add up, so that each
  /// runs as it would alone.
  var group = 0
}

/// One layer through the states of its tree.
///
/// Each step moves only what differs between the states it leads from and to, as these rest: a change under way goes on
/// beside another, whatever that does and however fast. A number is v₀ + Σ cᵍ, where the share cᵍ of each group goes, by
/// each of its steps, from where it is by then to the sum of the group's differences so far.
struct MorphWay {
  /// One more than steps.
  let layers: [LayerPresentation]
  let steps: [MorphStep]

  /// Without the steps that change nothing, those that are over before all others, and those that come last and have not
  /// begun.
  init(_ layers: [LayerPresentation], _ steps: [MorphStep]) {
    var shown = [layers[0]]
    var left: [MorphStep] = []
    for (step, layer) in zip(steps, layers.dropFirst()) where layer != shown[shown.count - 1] {
      if left.isEmpty, step.progress == 1 {
        shown = [layer]
      } else {
        shown.append(layer)
        left.append(step)
      }
    }
    while left.last?.progress == 0 {
      left.removeLast()
      shown.removeLast()
    }
    (self.layers, self.steps) = (shown, left)
  }

  /// As one layer, whatever its content.
  func layer(on ground: Color?) -> LayerPresentation {
    guard var layer = layers.last, !steps.isEmpty else { return layers[0] }
    mix(&layer)
    let ground = layer.ground(over: ground)
    layer.sublayers = MorphSlots(layers.map(\.sublayers), steps).layers(on: ground)
    let moving = steps.indices.filter { index in
      steps[index].progress != 0 && steps[index].progress != 1
        && CellOrder.moves(layers[index].sublayers, to: layers[index + 1].sublayers)
    }
    if let ground, !moving.isEmpty {
      let orders = moving.map { CellOrder(from: layers[$0].sublayers, to: layers[$0 + 1].sublayers) }
      layer.sublayers = CellOrder(orders).stacked(layer.sublayers, on: ground)
    }
    return layer
  }

  /// The layer, or where its content can only cross-fade, what goes and what comes, in one place.
  func faces(on ground: Color?) -> [LayerPresentation] {
    let starts = steps.indices.filter { layers[$0].content.mixed(with: layers[$0 + 1].content, 1) == nil }
    guard !starts.isEmpty else { return [layer(on: ground)] }
    let place = mixedTransform
    var faces: [LayerPresentation] = []
    var shares: [Double] = []
    for (first, last) in zip([0] + starts.map { $0 + 1 }, starts + [steps.count]) {
      let come = first == 0 ? 1 : min(max(steps[first - 1].progress, 0), 1)
      shares = shares.map { $0 * (1 - come) } + [come]
      var face = MorphWay(Array(layers[first...last]), Array(steps[first..<last])).layer(on: ground)
      face.transform = place
      if last < steps.count { face.name = nil }
      faces.append(face)
    }
    return zip(faces, shares).enumerated().compactMap { index, face in
      face.1 > 0 || index == faces.count - 1 ? face.0.faded(by: face.1) : nil
    }
  }

  /// The layer itself, without its sublayers; what has no way between is the last state's.
  private func mix(_ layer: inout LayerPresentation) {
    let (moves, never) = (isReframed, steps.map { _ in false })
    layer.size = FixedSize(
      Size(width: max(number(\.size.width, moves), 0), height: max(number(\.size.height, moves), 0)))
    layer.transform = turnedTransform ?? mixedTransform
    layer.opacity = Fixed(min(max(number(\.opacity, never), 0), 1))
    layer.corners = Corners(
      topLeft: number(\.corners.topLeft, moves), topRight: number(\.corners.topRight, moves),
      bottomRight: number(\.corners.bottomRight, moves), bottomLeft: number(\.corners.bottomLeft, moves),
      curve: layer.corners.curve
    ).fitted(to: layer.size.size)
    layer.blur = Fixed(max(number(\.blur, never), 0))
    layer.masksToBounds = value(\.masksToBounds) { $0 || $1 && $2 != 0 }
    layer.fill = value(\.fill) { $0.mixed(with: $1, $2) }
    layer.border = value(\.border) { LayerPresentation.Border.mixed($0, $1, $2) }
    layer.shadow = value(\.shadow) { LayerPresentation.Shadow.mixed($0, $1, $2) }
    layer.content = value(\.content) { $0.mixed(with: $1, $2) ?? $1 }
  }

  /// Which steps give it another place, size or shape: one thing, of which no part goes on alone.
  private var isReframed: [Bool] {
    zip(layers, layers.dropFirst()).map {
      $0.size != $1.size || $0.transform != $1.transform || $0.corners != $1.corners
    }
  }

  /// Entry by entry: exact for what moves and scales.
  private var mixedTransform: FixedTransform {
    let moves = isReframed
    return FixedTransform(
      a: number(\.transform.a, moves), b: number(\.transform.b, moves), c: number(\.transform.c, moves),
      d: number(\.transform.d, moves),
      tx: number(\.transform.tx, moves), ty: number(\.transform.ty, moves))
  }

  /// By the angle; nil for what does not turn.
  private var turnedTransform: FixedTransform? {
    guard zip(layers, layers.dropFirst()).contains(where: { $0.transform.b != $1.transform.b }) else {
      return nil
    }
    var transform = layers[0].transform
    for (index, step) in steps.enumerated() where layers[index].transform != layers[index + 1].transform {
      let goal = layers[index + 1]
      if step.progress == 0 { continue }
      transform =
        step.progress == 1
        ? goal.transform
        : transform.turned(to: goal.transform, Rect(size: goal.size.size).center, step.progress)
          ?? transform.mixed(with: goal.transform, step.progress)
    }
    return transform
  }

  /// What is no number goes, at each step that changes it, from what it is by then to what it will be.
  private func value<Value: Equatable>(
    _ path: KeyPath<LayerPresentation, Value>, _ mixed: (Value, Value, Double) -> Value
  ) -> Value {
    var value = layers[0][keyPath: path]
    for (index, step) in steps.enumerated() where step.progress != 0 {
      let goal = layers[index + 1][keyPath: path]
      guard goal != layers[index][keyPath: path] else { continue }
      value = step.progress == 1 ? goal : mixed(value, goal, step.progress)
    }
    return value
  }

  /// - Parameter isReframed: Which steps change it together with others, if it be by nothing.
  private func number(_ path: KeyPath<LayerPresentation, Fixed>, _ isReframed: [Bool]) -> Double {
    let start = layers[0][keyPath: path].double
    var before = start
    var shares: [(group: Int, goal: Double, value: Double)] = []
    for (index, step) in steps.enumerated() {
      let number = layers[index + 1][keyPath: path].double
      let way = number - before
      before = number
      if way == 0, !isReframed[index] { continue }
      if let own = shares.firstIndex(where: { $0.group == step.group }) {
        shares[own].goal += way
        shares[own].value += (shares[own].goal - shares[own].value) * step.progress
      } else {
        shares.append((step.group, way, way * step.progress))
      }
    }
    return shares.reduce(start) { $0 + $1.value }
  }
}
