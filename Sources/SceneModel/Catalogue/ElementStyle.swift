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
    ParameterDeclaration("opacity", .share, default: .share(1), "how much of it is seen"),
    ParameterDeclaration(
      "border",
      .object([
        ParameterDeclaration(
          "width", .length(allowsNegative: false), default: .length(.points(1)), "thickness of the line"),
        ParameterDeclaration("color", .color, default: .color(Color(rgb: 0xC6C6C8)), "colour of the line"),
      ]), "line along the inside of its edge"),
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
  ]
}

/// Where something stands across a stack.
public enum Alignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
  /// From one side to the other, where it can be as large.
  case stretch
}
