import AnimatorCore
import Foundation
import Testing

/// `transition_constants.json`: the rows that are curves, springs or rules of this module, against the
/// values in the rows; every other row is left out by name of its group, with a reason.
@Suite struct TransitionConstantTests {
  struct Row: Decodable {
    let group, name: String
    let value: Value

    enum Value: Decodable {
      case number(Double)
      case numbers([Double])
      case text(String)
      case other

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          self = .number(number)
        } else if let numbers = try? container.decode([Double].self) {
          self = .numbers(numbers)
        } else if let text = try? container.decode(String.self) {
          self = .text(text)
        } else {
          self = .other
        }
      }
    }

    /// Every number in the value, in order.
    var numbers: [Double] {
      switch value {
      case .number(let number): [number]
      case .numbers(let numbers): numbers
      case .text(let text): text.matches(of: #/[0-9]+(\.[0-9]+)?/#).compactMap { Double($0.output.0) }
      case .other: []
      }
    }
  }

  private static let leftOut: [(group: String, reason: String)] = [
    ("navigation", "distances, times and rules of transitions, which SceneTransitions declares"),
    ("modal", "times of transitions"), ("sheet", "sizes and times of sheets"),
    ("sheet (iOS 18 measured by Flutter)", "sizes and times of sheets"),
    ("alert", "scales, dims and times of alerts"), ("toast (Toast-Swift)", "looks and times of toasts"),
    ("snackbar (Material)", "looks and times of toasts"),
    ("material", "names of times, and springs and a curve that no name of ours stands for"),
    ("material container transform", "ranges of a transition"),
    ("material shared axis", "distances of a transition"),
    ("material fade through", "ranges of a transition"), ("material fade", "ranges of a transition"),
    ("material elevation scale", "scale of a transition"),
    ("flutter open container", "ranges of a transition"),
    ("hero", "times of another library"), ("page curl", "geometry of a transition"),
    ("defaults", "times when nothing is said, which the script's table holds"),
  ]

  private func isCurve(_ curve: TimingFunction, _ row: Row) throws -> Bool {
    let p = row.numbers
    return curve == (try .cubicBezier(p[0], p[1], p[2], p[3]))
  }

  private func checks() throws -> [String: (Row) throws -> Bool] {
    [
      "navigation/Flutter old fit": { try isCurve(.linearToEaseOut, $0) },
      "navigation/Flutter new fit (iOS 16.3 measured)": { row in
        let bound = try #require(row.numbers.last)
        return (0...100).allSatisfy { step in
          let x = Double(step) / 100
          let spring = Spring.system.value(at: x * 0.5)
          return abs(TimingFunction.fastEaseInToSlowEaseOut.value(at: x) - spring) <= bound + 1e-4
        }
      },
      // What is left when the finger lets go and what decides it, as the row says of Flutter.
      "navigation/Flutter drop: threshold": { row in
        let rule = ReleaseRule.threshold(row.numbers[0])
        return rule.outcome(percentComplete: row.numbers[0], velocity: 0) == .cancel
          && rule.outcome(percentComplete: row.numbers[0] + 0.01, velocity: 0) == .finish
      },
      "alert/spring": { row in
        let p = row.numbers
        let spring = try Spring(dampingRatio: p[1], duration: p[0])
        return spring.mass == p[2] && abs(spring.stiffness - p[3]) < 0.005
          && abs(spring.damping - p[4]) < 0.005
      },
      "keyboard/curve 7": { row in
        let p = Array(row.numbers.prefix(4))
        return Spring.system == (try Spring(mass: p[0], stiffness: p[1], damping: p[2]))
          && abs(Spring.system.settlingDuration - p[3]) < 0.01
      },
      "material/emphasized": { row in
        // M0,0 C0.05,0 0.133333,0.06 0.166666,0.4 C…: the curve passes where the two meet.
        let p = row.numbers
        return abs(TimingFunction.materialEmphasized.value(at: p[6]) - p[7]) < 1e-12
      },
      "material/emphasized decelerate": { try isCurve(.materialEmphasizedDecelerate, $0) },
      "material/emphasized accelerate": { try isCurve(.materialEmphasizedAccelerate, $0) },
      "material/standard": { try isCurve(.materialStandard, $0) },
      "material/standard decelerate": { try isCurve(.materialDecelerate, $0) },
      "material/standard accelerate": { try isCurve(.materialAccelerate, $0) },
      "defaults/Android SpringForce": { row in
        let p = row.numbers
        return Set(p)
          == Set(
            AndroidSpring.Stiffness.allCases.map(\.rawValue)
              + AndroidSpring.DampingRatio.allCases.map(\.rawValue))
          && Spring.android().stiffness == p[1] && abs(Spring.android().dampingRatio - p[5]) < 1e-12
      },
    ]
  }

  @Test func everyRowThatApplies() throws {
    let rows = try VectorFile<Row>.rows("transition_constants")
    #expect(rows.count == 85)
    let checks = try checks()
    var checked: Set<String> = []
    for row in rows {
      let name = "\(row.group)/\(row.name)"
      if let check = checks[name] {
        #expect(try check(row), "\(name)")
        checked.insert(name)
      } else {
        let reason = Self.leftOut.first { $0.group == row.group }?.reason
        #expect(reason != nil, "\(name)")
        print("left out: transition_constants: \(name): \(reason ?? "")")
      }
    }
    #expect(checked == Set(checks.keys))
  }
}
