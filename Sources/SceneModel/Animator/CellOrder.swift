/// Rows that change places, as `UITableView` stacks them: each on its own ground, so that none shines through another, and
/// those that were given another place above all.
struct CellOrder {
  /// Names of those that pass others.
  private let passing: Set<String>

  /// Whether any row of a list comes to stand elsewhere than before.
  static func moves(_ old: [LayerPresentation], to new: [LayerPresentation]) -> Bool {
    guard new.contains(where: \.isCell) || old.contains(where: \.isCell) else { return false }
    guard old.count == new.count else { return true }
    return !zip(old, new).allSatisfy {
      $0.name == $1.name && $0.transform == $1.transform && $0.size == $1.size
    }
  }

  /// - Complexity: O(rows · log rows).
  init(from old: [LayerPresentation], to new: [LayerPresentation]) {
    let places = Dictionary(
      old.enumerated().compactMap { index, layer in layer.name.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    let names = new.compactMap { layer in layer.name.flatMap { places[$0] == nil ? nil : $0 } }
    let order = names.map { places[$0] ?? 0 }
    let keeping = CellOrder.longestRise(order)
    passing = Set(names.indices.lazy.filter { !keeping.contains($0) }.map { names[$0] })
  }

  /// All that pass others in some of several changes.
  init(_ orders: [CellOrder]) { passing = orders.reduce(into: []) { $0.formUnion($1.passing) } }

  /// Rows with a ground of their own, the passing ones last.
  func stacked(_ layers: [LayerPresentation], on ground: Color) -> [LayerPresentation] {
    let grounded = layers.map { layer -> LayerPresentation in
      guard layer.isCell, layer.fill.alpha < 255 else { return layer }
      var layer = layer
      layer.fill = ground.mixed(with: layer.fill.opaque, Double(layer.fill.alpha) / 255)
      return layer
    }
    func passes(_ layer: LayerPresentation) -> Bool {
      layer.isCell && layer.name.map(passing.contains) ?? false
    }
    return grounded.filter { !passes($0) } + grounded.filter(passes)
  }

  /// Indices of a longest rising part of distinct numbers: what keeps its order when the fewest others move.
  private static func longestRise(_ numbers: [Int]) -> Set<Int> {
    // Patience sorting: the index of the least number that ends a rise of each length, and what comes before each.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var (rise, next) = (Set<Int>(), ends.last)
    while let index = next {
      rise.insert(index)
      next = before[index]
    }
    return rise
  }
}

extension Color {
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
