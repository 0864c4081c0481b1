/// The candidate most like a misspelt name, or nil when none is near enough to be meant.
///
/// Near enough: at most a third of the name's length in insertions, deletions, substitutions and swaps of
/// neighbours (optimal string alignment distance), at least one; case and `_` against `-` do not count.
/// Ties go to the earlier candidate. A name beyond 64 characters has no neighbours.
///
/// - Complexity: O(candidates × length²), so bounded whatever a stranger wrote.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  guard name.utf8.count <= 256 else { return nil }
  let wanted = folded(name)
  guard wanted.count <= 64 else { return nil }
  let allowed = max(1, wanted.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != name {
    let other = folded(candidate)
    guard abs(other.count - wanted.count) <= allowed else { continue }
    let distance = alignmentDistance(wanted, other)
    // As many edits as characters share nothing: `x` does not mean `y`.
    if distance <= allowed, distance < max(wanted.count, other.count), distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.name
}

private func folded(_ name: String) -> [Unicode.Scalar] {
  name.lowercased().unicodeScalars.map { $0 == "_" ? "-" : $0 }
}

func alignmentDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      let substituted = last[j] + (a[i] == b[j] ? 0 : 1)
      var least = min(substituted, row[j] + 1, last[j + 1] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, beforeLast[j - 1] + 1) }
      row.append(least)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
