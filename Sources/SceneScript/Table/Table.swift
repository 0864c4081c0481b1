import SceneModel

/// The one description of everything a script can say: parser and messages read it, and so will schema,
/// reference and completions.
///
/// Transition options and components come from the catalogue's own declarations.
struct Table: Sendable {
  let catalogue: Catalogue
  private var itemsByKind: [ListKind: [ItemEntry]]

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
    itemsByKind = [
      .script: Table.steps,
      .content: catalogue.components.map(Table.item) + Table.laterComponents,
      .play: Table.moves,
      .outputs: Table.outputs,
    ]
  }

  /// Makes a component of the script's own a keyword of `content:`.
  mutating func add(component name: String) {
    itemsByKind[.content]?.append(
      ItemEntry(name, .none, example: "\(name):", "a component of the script's own"))
  }

  /// The keywords of a kind of list, in the order help lists them.
  func items(of kind: ListKind) -> [ItemEntry] { itemsByKind[kind] ?? [] }

  func item(named keyword: String, of kind: ListKind) -> ItemEntry? {
    items(of: kind).first { $0.keyword == keyword }
  }

  /// The options every item of a kind of list takes.
  func commonOptions(of kind: ListKind) -> [OptionEntry] {
    switch kind {
    case .script: Table.commonStepOptions
    case .content: Table.commonElementOptions
    case .play, .outputs: []
    }
  }

  /// All options that can stand beside a keyword whatever transition it uses.
  func options(of item: ItemEntry, in kind: ListKind) -> [OptionEntry] {
    let own = item.options + commonOptions(of: kind)
    return item.transition == nil ? own : own + Table.transitionOptions
  }

  /// The keys of a kind of map.
  func keys(of kind: MapKind) -> [OptionEntry] {
    switch kind {
    case .top: Table.top
    case .included: Table.included
    case .variants: Table.variants
    case .canvas: Table.canvas
    case .screen: Table.screen
    case .transition: Table.ownTransition
    case .change: Table.properties + ownValues
    case .keyframe: Table.keyframe
    case .action: Table.action
    case .component: Table.component
    case .parameter: Table.parameter
    case .tracks: Table.tracks
    case .dim: Table.dim
    }
  }

  /// Values of components' own that `set` can change; drawing properties go before those of the same name.
  var ownValues: [OptionEntry] {
    var entries: [OptionEntry] = []
    for declaration in declarations.flatMap({ $0.parameters + [$0.subject].compactMap { $0 } }) {
      let isKnown = Table.properties.contains { $0.name == declaration.name }
      if isKnown || entries.contains(where: { $0.name == declaration.name }) { continue }
      entries.append(OptionEntry(declaration.name, .ownValue(declaration.name), declaration.summary))
    }
    return entries
  }

  /// The types that components take a value of this name by.
  func ownTypes(of name: String) -> [ParameterType] {
    var types: [ParameterType] = []
    for declaration in declarations.flatMap({ $0.parameters + [$0.subject].compactMap { $0 } })
    where declaration.name == name && !types.contains(declaration.type) { types.append(declaration.type) }
    return types
  }

  /// Of components, and of what stands in their lists.
  private var declarations: [ComponentDeclaration] {
    var found: [ComponentDeclaration] = []
    func add(_ declaration: ComponentDeclaration) {
      guard !found.contains(where: { $0.name == declaration.name }) else { return }
      found.append(declaration)
      for parameter in declaration.parameters + [declaration.subject].compactMap({ $0 }) {
        if case .items(let kind) = parameter.type { add(kind.component.declaration) }
      }
    }
    for component in catalogue.components { add(component.declaration) }
    return found
  }

  /// The catalogue's transitions that declare a parameter of this name.
  func transitions(declaring parameter: String) -> [any Transition] {
    catalogue.transitions.filter { $0.declaration.parameters.contains { $0.name == parameter } }
  }

  /// Every option of a transition's own, whichever transition it is.
  var transitionParameterNames: Set<String> {
    Set(catalogue.transitions.flatMap { $0.declaration.parameters.map(\.name) })
  }
}
