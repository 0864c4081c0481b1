import Foundation
import Screenplay

/// How long a screen takes to be laid out whose list has very many rows.
struct LayoutCost: Cost {
  let rows: Int
  /// Milliseconds of CPU for all rows, each with two texts of its own and measured for the first time: what a scene
  /// of them takes beyond one of a single row, the median of the passes.
  let laying: Double
  /// The most that `laying` may be.
  let limit: Double

  static func measure(rows: Int = 1000, passes: Int = 9) throws -> LayoutCost {
    var costs: [Double] = []
    for _ in 0..<passes {
      let least = try cost(of: scene(rows: 1))
      costs.append(try cost(of: scene(rows: rows)) - least)
    }
    return LayoutCost(rows: rows, laying: median(costs), limit: 50)
  }

  /// Every scene measures with fonts of its own, so that nothing is known from the one before.
  private static func cost(of scene: SceneDescription) throws -> Double {
    let start = processorMilliseconds()
    let screenplay = try Screenplay(scene)
    let end = processorMilliseconds()
    guard screenplay.scene.frameCount > 0 else { throw Failure(message: "the scene is empty", code: 1) }
    return end - start
  }

  private static let words = [
    "Settings", "Wi-Fi", "Bluetooth", "Notifications", "Display", "Sound", "Focus", "General", "Privacy",
    "Battery",
  ]

  private static func scene(rows count: Int) throws -> SceneDescription {
    guard let list = Catalogue.standard.component(named: "list"),
      case .items(let kind)? = list.declaration.subject?.type
    else { throw Failure(message: "there are no lists", code: 1) }
    let rows = (0..<count).map { index in
      Element(
        kind.component,
        parameters: ParameterValues([
          "title": .text("\(words[index % 10]) \(index) \(words[index / 10 % 10])"),
          "value": .text("\(words[index / 100 % 10]) \(index * 7)"),
        ]))
    }
    let element = Element(list, parameters: ParameterValues(["rows": .elements(rows)]))
    return SceneDescription(
      canvas: Canvas(size: Size(width: 390, height: 844)),
      steps: [SceneStep(.show(Screen(name: "rows", body: .content([element])), nil))])
  }
}
