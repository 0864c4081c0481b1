/// What steps that could not be done would have brought about, so that later steps, which count on it, are not told to be
/// wrong as well.
///
/// Where what stack verbs say of their transition is wrong they move as when nothing is said, and the stacks become what
/// they would have become. Only those that begin while their stack still moves are left out.
struct MissingEffects {
  /// Whether the last tap touched nothing.
  var isTouchLost = false
  /// Ids of elements that could not be inserted.
  var elements: Set<String> = []
  /// Whether a stack verb was left out: what is on top, and in sight, is another from then on than the script says, until
  /// a `show` begins anew.
  var isVerbLeftOut = false

  /// Whether an address speaks of something that is missing.
  func hold(_ address: String) -> Bool {
    isVerbLeftOut
      || address.split(separator: "/").contains { elements.contains(String($0)) }
  }
}
