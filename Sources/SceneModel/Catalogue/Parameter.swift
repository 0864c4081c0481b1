/// What kind of value a declared parameter takes; decides how a script's text is read and what the
/// help, the schema and the messages say.
public indirect enum ParameterType: Hashable, Sendable {
  case flag
  case text
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  /// Points, pixels or percent of the side it is measured along.
  case length(allowsNegative: Bool)
  /// 0…1, also written as a percent.
  case share
  case color
  case side([Side])
  case choice([String])
  /// One of a long list; its value is a choice.
  case name(NameList)
  /// `[x, y, width, height]` of lengths.
  case rectangle
  /// A picture file below the scene's folder.
  case picture
  /// SVG path data that can be read; its value is a text.
  case path
  /// A length, `[vertical, horizontal]`, or sides by name.
  case insets
  /// A list of lengths, some of which have names, such as a sheet's `medium`.
  case lengths([NamedLength])
  /// A list of things of one kind, such as the rows of a list.
  case items(ItemKind)
  /// Named values of their own, such as a shadow's.
  case object([ParameterDeclaration])
}

/// A settled value of a parameter.
public enum ParameterValue: Hashable, Sendable {
  case flag(Bool)
  case text(String)
  case number(Double)
  case integer(Int)
  case length(Length)
  case share(Double)
  case color(Color)
  case side(Side)
  case choice(String)
  case rectangle(LengthRect)
  case picture(PictureID)
  case object(ParameterValues)
  case insets(LengthInsets)
  case elements([Element])
  case lengths([Length])
}

/// A length that a script may call by a word.
public struct NamedLength: Hashable, Sendable {
  public let name: String
  public let length: Length
  public init(_ name: String, _ length: Length) {
    self.name = name
    self.length = length
  }
}

/// What the items of a parameter's list are: a component that stands only there.
///
/// An item is written as its subject alone, or as an object with the subject and the parameters by name.
public struct ItemKind: Hashable, Sendable {
  public let component: any Component

  public init(_ component: any Component) { self.component = component }

  public static func == (a: ItemKind, b: ItemKind) -> Bool {
    a.component.declaration == b.component.declaration
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(component.declaration.name) }
}

/// Insets as a script writes them.
public struct LengthInsets: Hashable, Sendable {
  public var top: Length
  public var leading: Length
  public var bottom: Length
  public var trailing: Length

  public init(top: Length, leading: Length, bottom: Length, trailing: Length) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// In points; percent is of the width there is, as in CSS, on all sides.
  public func points(of width: Double, scale: Double) -> Insets {
    func points(_ length: Length) -> Double { length.points(of: width, scale: scale) }
    return Insets(
      top: points(top), leading: points(leading), bottom: points(bottom), trailing: points(trailing))
  }
}

/// A parameter as the catalogue declares it: the script is checked against this, and schema, reference,
/// `list` and hints are made from it.
public struct ParameterDeclaration: Hashable, Sendable {
  /// kebab-case, as the script writes it.
  public let name: String
  public let type: ParameterType
  /// What holds when nothing is said; nil when the parameter may stay unset.
  public let defaultValue: ParameterValue?
  public let isRequired: Bool
  /// One sentence for help, without a full stop.
  public let summary: String

  public init(
    _ name: String, _ type: ParameterType, default defaultValue: ParameterValue? = nil,
    isRequired: Bool = false, _ summary: String
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.summary = summary
  }
}

/// The values of a use, by parameter name; what was not said is its declared default or absent.
public struct ParameterValues: Hashable, Sendable {
  public var values: [String: ParameterValue]

  public init(_ values: [String: ParameterValue] = [:]) { self.values = values }

  /// These values, and the declared defaults where nothing was said.
  public func completed(by declarations: [ParameterDeclaration]) -> ParameterValues {
    var copy = self
    for declaration in declarations where copy.values[declaration.name] == nil {
      copy.values[declaration.name] = declaration.defaultValue
    }
    return copy
  }

  public func flag(_ name: String) -> Bool? {
    if case .flag(let value) = values[name] { value } else { nil }
  }
  public func text(_ name: String) -> String? {
    if case .text(let value) = values[name] { value } else { nil }
  }
  public func number(_ name: String) -> Double? {
    if case .number(let value) = values[name] { value } else { nil }
  }
  public func integer(_ name: String) -> Int? {
    if case .integer(let value) = values[name] { value } else { nil }
  }
  public func length(_ name: String) -> Length? {
    if case .length(let value) = values[name] { value } else { nil }
  }
  public func share(_ name: String) -> Double? {
    if case .share(let value) = values[name] { value } else { nil }
  }
  public func color(_ name: String) -> Color? {
    if case .color(let value) = values[name] { value } else { nil }
  }
  public func side(_ name: String) -> Side? {
    if case .side(let value) = values[name] { value } else { nil }
  }
  public func choice(_ name: String) -> String? {
    if case .choice(let value) = values[name] { value } else { nil }
  }
  public func rectangle(_ name: String) -> LengthRect? {
    if case .rectangle(let value) = values[name] { value } else { nil }
  }
  public func picture(_ name: String) -> PictureID? {
    if case .picture(let value) = values[name] { value } else { nil }
  }
  public func insets(_ name: String) -> LengthInsets? {
    if case .insets(let value) = values[name] { value } else { nil }
  }
  public func lengths(_ name: String) -> [Length]? {
    if case .lengths(let value) = values[name] { value } else { nil }
  }
  public func elements(_ name: String) -> [Element]? {
    if case .elements(let value) = values[name] { value } else { nil }
  }
  public func object(_ name: String) -> ParameterValues? {
    if case .object(let value) = values[name] { value } else { nil }
  }
}
