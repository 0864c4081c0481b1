/// What every element takes, whatever its component.
public enum ElementStyle {
  public static let parameters: [ParameterDeclaration] = [
    ParameterDeclaration(
      "frame", .rectangle, "where it lies in what holds it, in front of what is laid out there"),
    ParameterDeclaration("width", .length(allowsNegative: false), "its width, percent of the room there is"),
    ParameterDeclaration(
      "height", .length(allowsNegative: false), "its height, percent of the room there is"),
    ParameterDeclaration("min-width", .length(allowsNegative: false), "never narrower"),
    ParameterDeclaration("max-width", .length(allowsNegative: false), "never wider"),
    ParameterDeclaration("min-height", .length(allowsNegative: false), "never lower"),
    ParameterDeclaration("max-height", .length(allowsNegative: false), "never higher"),
    ParameterDeclaration("aspect-ratio", .number(0.01...100), "its width by its height"),
    ParameterDeclaration("padding", .insets, "room between its edge and what it shows"),
    ParameterDeclaration("grow", .number(0...1000), "its share of what a stack has left over"),
    ParameterDeclaration(
      "shrink", .flag, "whether it gets shorter where a stack has too little room; words do unless said"),
    ParameterDeclaration(
      "align-self", .choice(Alignment.allCases.map(\.rawValue)),
      "where it stands across a stack, as the stack says unless said"),
    ParameterDeclaration("background", .color, "colour behind its content"),
    ParameterDeclaration(
      "corner-radius", .length(allowsNegative: false), "radius of its corners, percent of the shorter side"),
    ParameterDeclaration(
      "corners", .object(ElementStyle.corners), "corners one by one, where they differ"),
    ParameterDeclaration(
      "corner-curve", .choice(Corners.Curve.allCases.map(\.rawValue)),
      "quarter circles, or the platform's corners that bend in gradually; the component's own unless said"),
    ParameterDeclaration(
      "gradient", .object(ElementStyle.gradient), "colours that run into each other, over its background"),
    ParameterDeclaration("opacity", .share, default: .share(1), "how much of it is seen"),
    ParameterDeclaration(
      "border",
      .object([
        ParameterDeclaration(
          "width", .length(allowsNegative: false), default: .length(.points(1)), "thickness of the line"),
        ParameterDeclaration("color", .color, default: .color(Color(rgb: 0xC6C6C8)), "colour of the line"),
        ParameterDeclaration(
          "alignment", .choice(LayerPresentation.Border.Alignment.allCases.map(\.rawValue)),
          default: .choice(LayerPresentation.Border.Alignment.inside.rawValue),
          "the side of the edge it lies on"),
      ]), "line along its edge"),
    ParameterDeclaration(
      "shadow",
      .object([
        ParameterDeclaration("color", .color, default: .color(.black), "colour of the shadow"),
        ParameterDeclaration("opacity", .share, default: .share(0.15), "strength of the shadow"),
        ParameterDeclaration(
          "blur", .length(allowsNegative: false), default: .length(.points(12)), "softness, as in CSS"),
        ParameterDeclaration(
          "x", .length(allowsNegative: true), default: .length(.points(0)), "move to the right"),
        ParameterDeclaration("y", .length(allowsNegative: true), default: .length(.points(4)), "move down"),
      ]), "soft copy of its outline beneath it"),
    ParameterDeclaration(
      "blur", .length(allowsNegative: false), "how far all of it is blurred, as in CSS"),
    ParameterDeclaration(
      "backdrop-blur", .length(allowsNegative: false), "how far what lies beneath it is blurred, as in CSS"),
    ParameterDeclaration(
      "backdrop-saturation", .number(0...10), default: .number(1),
      "how colourful that gets: 0 is grey, 1.8 is what the platform's bars do"),
    ParameterDeclaration("mask", .object(ElementStyle.mask), "what is left of it"),
  ]

  /// What these have to do with each other.
  public static let relations: [ParameterRelation] = [
    .ordered("min-width", "max-width"), .ordered("min-height", "max-height"),
    .idle("aspect-ratio", beside: ["width", "height"]),
    .within("gradient", .needs("via-at", ["via"])), .within("gradient", .ordered("from-at", "to-at")),
    .within("gradient", .ordered("from-at", "via-at")), .within("gradient", .ordered("via-at", "to-at")),
  ]

  private static let corners = ["top-leading", "top-trailing", "bottom-leading", "bottom-trailing"].map {
    ParameterDeclaration(
      $0, .length(allowsNegative: false), "radius of that corner, `corner-radius` unless said")
  }

  /// As CSS `linear-gradient()` and `radial-gradient()`.
  private static let gradient = [
    ParameterDeclaration("from", .color, isRequired: true, "the first colour"),
    ParameterDeclaration("via", .color, "a colour between them"),
    ParameterDeclaration("to", .color, isRequired: true, "the last colour"),
    ParameterDeclaration(
      "shape", .choice(["linear", "radial"]), default: .choice("linear"), "across it, or from its middle"),
    ParameterDeclaration(
      "angle", .number(-3600...3600), default: .number(180),
      "degrees: 0 runs upwards, 90 to the right, 180 downwards"),
    ParameterDeclaration("from-at", .share, default: .share(0), "where the first colour ends"),
    ParameterDeclaration("via-at", .share, "where the colour between them is, 50% unless said"),
    ParameterDeclaration("to-at", .share, default: .share(1), "where the last colour begins"),
  ]

  private static let mask =
    [
      ParameterDeclaration(
        "shape", .choice(["rectangle", "ellipse"]), default: .choice("rectangle"), "what it is cut to"),
      ParameterDeclaration("image", .picture, "a picture over all of it whose alpha says what is left"),
    ]
    + ["top", "bottom", "leading", "trailing"].map {
      ParameterDeclaration(
        $0, .length(allowsNegative: false), default: .length(.points(0)),
        "how far it fades out towards that side")
    }
}

/// Where something stands across a stack.
public enum Alignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
  /// From one side to the other, where it can be as large.
  case stretch
}
