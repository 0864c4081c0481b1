/// What exists: the transitions and components a script can name.
public struct Catalogue: Sendable {
  public let transitions: [any Transition]
  public let components: [any Component]

  /// - Precondition: There is at least one transition.
  public init(transitions: [any Transition], components: [any Component]) {
    precondition(!transitions.isEmpty, "a catalogue without transitions can move nothing")
    self.transitions = transitions
    self.components = components
  }

  public func transition(named name: String) -> (any Transition)? {
    transitions.first { $0.declaration.name == name }
  }

  public func component(named name: String) -> (any Component)? {
    components.first { $0.declaration.name == name }
  }

  /// The transition that stands in when none is named; the first one where that name does not exist.
  func standardTransition(named name: String) -> any Transition {
    transition(named: name) ?? transitions[0]
  }
}
