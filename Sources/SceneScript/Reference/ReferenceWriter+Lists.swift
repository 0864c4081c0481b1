import AnimatorCore
import SceneModel

/// Steps, moves, transitions, components and the names that come with the program.
extension ReferenceWriter {
  mutating func steps() {
    paragraph("## Steps")
    paragraph("Every step takes:")
    options(Table.commonStepOptions)
    paragraph("Steps that move between screens also take these and the options of their transition:")
    options(Table.transitionOptions)
    for item in table.items(of: .script) { self.item(item) }
    paragraph("## Changes")
    paragraph("What `to` and each stop of `keyframes` may say.")
    options(Table.properties, called: "property")
    paragraph("Values of components' own:")
    rows(
      ["value", "takes", "meaning"],
      table.ownValues.map { value in
        var words: [String] = []
        for type in table.ownTypes(of: value.name) where !words.contains(type.words) {
          words.append(type.words)
        }
        return ["`\(value.name)`", words.joined(separator: "; or "), value.summary]
      })
    paragraph("A keyframe also takes:")
    options(Table.keyframe.filter { entry in !Table.properties.contains { $0.name == entry.name } })
    paragraph("## Moves")
    paragraph("What `play` is made of; it ends at 0%, at 100% or with a release.")
    for item in table.items(of: .play) { self.item(item) }
  }

  mutating func outputs() {
    paragraph("### `outputs`")
    for item in Table.outputs { self.item(item, level: "####") }
  }

  private mutating func item(_ item: ItemEntry, level: String = "###") {
    guard item.availability == .available else { return }
    paragraph("\(level) `\(item.keyword)`")
    var sentence = "\(ReferenceWriter.sentence(item.summary)) `\(item.example)`"
    switch item.object {
    case .none: break
    case .optional(let type): sentence += " — \(type.words), or nothing."
    case .required(let type): sentence += " — \(type.words)."
    }
    if case .named(let name)? = item.transition {
      sentence += " Its transition is `\(name)` unless `as` says another."
    }
    paragraph(sentence)
    options(item.options)
    relations(item.component?.relations ?? [])
  }

  /// What values have to do with each other.
  private mutating func relations(_ relations: [ParameterRelation]) {
    guard !relations.isEmpty else { return }
    paragraph(ReferenceWriter.sentence(relations.map(\.words).joined(separator: "; ")))
  }

  mutating func transitions() {
    paragraph("## Transitions")
    for transition in table.catalogue.transitions {
      let declaration = transition.declaration
      paragraph("### `\(declaration.name)`")
      var words = [ReferenceWriter.sentence(declaration.summary), "`curve: \(declaration.curve)`"]
      if let duration = declaration.duration { words.append("`duration: \(plain(duration.seconds))s`") }
      if !declaration.edges.isEmpty {
        words.append("`edge:` " + declaration.edges.map { "`\($0.rawValue)`" }.joined(separator: ", "))
      }
      paragraph(words.joined(separator: " · "))
      options(declaration.parameters.map(Table.option))
      relations(declaration.relations)
    }
    paragraph("### Transitions of your own")
    paragraph("Under `transitions:` by name, with these keys and the options of the one it is like:")
    options(Table.ownTransition, called: "key")
    paragraph(
      "A track is a property with `[START, END]`, or its values by their share of the way, `{0%: …, 70%: …, 100%: …}`:"
    )
    options(Table.tracks, called: "property")
    paragraph("A dim has one track:")
    options(Table.dim, called: "property")
  }

  mutating func components() {
    paragraph("## Components")
    paragraph("Every component takes:")
    options(Table.commonElementOptions)
    relations(ElementStyle.relations)
    for item in table.items(of: .content) { self.item(item) }
    let parts = parts
    guard !parts.isEmpty else { return }
    paragraph("## Parts of components")
    paragraph("What stands in lists of components: the first of these alone, or an object of them.")
    for part in parts {
      paragraph("### `\(part.name)`")
      paragraph(ReferenceWriter.sentence(part.summary))
      options(([part.subject].compactMap { $0 } + part.parameters).map(Table.option), called: "key")
      relations(part.relations)
    }
  }

  /// Components that stand only in lists of others, in the order they are met.
  private var parts: [ComponentDeclaration] {
    var found: [ComponentDeclaration] = []
    func look(into declaration: ComponentDeclaration) {
      for parameter in [declaration.subject].compactMap({ $0 }) + declaration.parameters {
        guard case .items(let kind) = parameter.type else { continue }
        let part = kind.component.declaration
        guard !found.contains(where: { $0.name == part.name }) else { continue }
        found.append(part)
        look(into: part)
      }
    }
    for component in table.catalogue.components { look(into: component.declaration) }
    return found
  }

  mutating func names() {
    paragraph("## Curves")
    rows(
      ["name", "what it is"], CurveSpecification.named.map { ["`\($0.name)`", $0.summary] })
    paragraph("## Devices")
    rows(
      ["name", "size", "scale", "what it is"],
      Device.all.map { device in
        let size = "\(plain(device.size.width))x\(plain(device.size.height))"
        return ["`\(device.name)`", size, plain(device.scale), device.summary]
      })
  }

  /// A summary with a capital letter and a full stop.
  static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}
