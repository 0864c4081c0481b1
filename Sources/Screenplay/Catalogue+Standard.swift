import SceneModel
internal import SceneComponents
internal import SceneTransitions

extension Catalogue {
  /// Everything that comes with Screenplay.
  public static let standard = Catalogue(transitions: allTransitions, components: allComponents)

  /// This catalogue with one more transition; one of the same name is replaced.
  public func adding(_ transition: some Transition) -> Catalogue {
    let others = transitions.filter { $0.declaration.name != transition.declaration.name }
    return Catalogue(transitions: others + [transition], components: components)
  }

  /// This catalogue with one more component; one of the same name is replaced.
  public func adding(_ component: some Component) -> Catalogue {
    let others = components.filter { $0.declaration.name != component.declaration.name }
    return Catalogue(transitions: transitions, components: others + [component])
  }
}
