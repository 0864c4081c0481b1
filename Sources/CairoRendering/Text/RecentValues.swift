/// Values by key; when there are too many, the older half goes.
struct RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private var known: [Key: Value] = [:]
  /// In the order they came in.
  private var order: [Key] = []

  /// - Parameter limit: How many are kept at most.
  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? { known[key] }

  mutating func insert(_ value: Value, for key: Key) {
    guard known.updateValue(value, forKey: key) == nil else { return }
    order.append(key)
    guard order.count > limit else { return }
    for old in order.prefix(limit / 2) { known[old] = nil }
    order.removeFirst(limit / 2)
  }
}
