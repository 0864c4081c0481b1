/// What exists: the transitions and components a script can name.
public struct Catalogue: Sendable {
  public let transitions: [any Transition]
  public let components: [any Component]

  public init(transitions: [any Transition], components: [any Component]) {
    self.transitions = transitions
    self.components = components
  }

  public func transition(named name: String) -> (any Transition)? {
    transitions.first { $0.declaration.name == name }
  }

  public func component(named name: String) -> (any Component)? {
    components.first { $0.declaration.name == name }
  }
}
