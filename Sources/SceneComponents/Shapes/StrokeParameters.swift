import SceneModel

/// What `line` and `path` take for their line.
enum StrokeParameters {
  /// What they have to do with each other.
  static let relations: [ParameterRelation] = [.ordered("trim-start", "trim-end"), .needs("gap", ["dash"])]

  static func declarations(width: Double) -> [ParameterDeclaration] {
    [
      ParameterDeclaration("stroke", .color, "colour of the line"),
      ParameterDeclaration(
        "stroke-width", .number(0...1000), default: .number(width), "thickness of the line in points"),
      ParameterDeclaration(
        "cap", .choice(Stroke.Cap.allCases.map(\.rawValue)), default: .choice("round"), "how its ends look"),
      ParameterDeclaration(
        "join", .choice(Stroke.Join.allCases.map(\.rawValue)), default: .choice("round"),
        "how its corners look"),
      ParameterDeclaration(
        "dash", .number(0...10_000), default: .number(0), "length of its dashes; 0 is none"),
      ParameterDeclaration(
        "gap", .number(0...10_000), "length of what is left out between, a dash unless said"),
      ParameterDeclaration(
        "trim-start", .share, default: .share(0), "where on its length drawing begins"),
      ParameterDeclaration("trim-end", .share, default: .share(1), "where on its length drawing ends"),
    ]
  }

  static func stroke(_ values: ParameterValues, _ color: Color) -> Stroke {
    let dash = values.number("dash") ?? 0
    return Stroke(
      color, width: values.number("stroke-width") ?? 1,
      cap: values.choice("cap").flatMap(Stroke.Cap.init) ?? .round,
      join: values.choice("join").flatMap(Stroke.Join.init) ?? .round,
      dash: dash > 0 ? [dash, values.number("gap") ?? dash] : [],
      trimStart: values.share("trim-start") ?? 0, trimEnd: values.share("trim-end") ?? 1)
  }
}
