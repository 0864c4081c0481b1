import SceneModel
import SourceDiagnostics

/// The screens of `screens:`, and which were used.
struct ScreenStore {
  private var order: [Node.Key] = []
  private var declared: Set<String> = []
  private var resolved: [String: Screen] = [:]
  private var used: Set<String> = []
  /// Names of screens that stand in place of their name: pictures by their file's.
  var namesInPlace: Set<String> = []
  /// Every screen that is shown somewhere, for measuring its texts.
  private(set) var all: [Screen] = []

  var names: [String] { order.map(\.name) }
  var unused: [(name: String, range: SourceRange)] {
    order.filter { !used.contains($0.name) }.map { ($0.name, $0.range) }
  }

  func isDeclared(_ name: String) -> Bool { declared.contains(name) }

  mutating func declare(_ key: Node.Key, _ screen: Screen?) {
    order.append(key)
    declared.insert(key.name)
    resolved[key.name] = screen
    if let screen { all.append(screen) }
  }

  mutating func use(_ name: String) -> Screen? {
    used.insert(name)
    return resolved[name]
  }

  mutating func place(_ screen: Screen) {
    namesInPlace.insert(screen.name)
    all.append(screen)
  }
}
