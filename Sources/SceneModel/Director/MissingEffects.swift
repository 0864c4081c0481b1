/// What steps that could not be done would have brought about, so that later steps, which count on it, are not told to be
/// wrong as well.
///
/// Stack verbs leave nothing here: where what they say of their transition is wrong they move as when nothing is said, and
/// the stacks become what they would have become.
struct MissingEffects {
  /// Whether the last tap touched nothing.
  var isTouchLost = false
  /// Ids of elements that could not be inserted.
  var elements: Set<String> = []

  /// Whether an address speaks of something that is missing.
  func hold(_ address: String) -> Bool {
    address.split(separator: "/").contains { elements.contains(String($0)) }
  }
}
