internal import SceneModel

/// Numbers for the paths of layers, in the order in which they are first met; 0 is the canvas.
struct LayerKeys {
  private struct Step: Hashable {
    let parent: Int
    let name: String
  }

  private var steps = [Step(parent: -1, name: "")]
  private var numbers: [Step: Int] = [:]
  private var inside: [[Int]] = [[]]

  var count: Int { steps.count }

  /// The number of a layer that was met before.
  func known(_ name: String, in parent: Int) -> Int? { numbers[Step(parent: parent, name: name)] }

  /// The layer's number, a new one if need be.
  mutating func number(_ name: String, in parent: Int) -> Int {
    let step = Step(parent: parent, name: name)
    if let known = numbers[step] { return known }
    steps.append(step)
    inside.append([])
    inside[parent].append(steps.count - 1)
    numbers[step] = steps.count - 1
    return steps.count - 1
  }

  /// Gives numbers to all layers inside one, in drawing order, superlayers first.
  mutating func register(_ layers: [LayerState], in parent: Int) {
    for layer in layers { register(layer.sublayers, in: number(layer.name, in: parent)) }
  }

  /// The layer and all that were ever inside it.
  func family(of number: Int) -> [Int] { [number] + inside[number].flatMap(family) }

  /// The layer's own part of its path.
  func name(of number: Int) -> String { steps[number].name }

  /// All layers that were ever right inside one, in the order in which they were first met.
  func inside(_ number: Int) -> [Int] { inside[number] }
}

/// Where a layer is: the names that lead to it.
struct LayerPath: Hashable {
  var names: [String] = []

  /// As people read it: layers without a name are left out, unless there is nothing else to say.
  var words: String {
    guard let last = names.last else { return "canvas" }
    let named = names.filter { !$0.hasPrefix("#") }
    guard last.hasPrefix("#") else { return named.joined(separator: "/") }
    return (named + [last]).joined(separator: "/")
  }
}
