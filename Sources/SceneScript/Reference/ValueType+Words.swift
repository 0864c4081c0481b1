import SceneModel

extension ValueType {
  /// What kind of value it is, in a few words for a table.
  var words: String {
    switch self {
    case .parameter(let type): type.words
    case .version: "`1`"
    case .time: "time"
    case .curve: "curve or spring"
    case .plainCurve: "curve"
    case .angle: "angle"
    case .point: "point"
    case .keyframes: "changes by share of the duration"
    case .frameRate: "frame rate"
    case .size: "size"
    case .device: "device"
    case .scale: ParameterType.number(ValueType.scales).words
    case .transition: "name of a transition"
    case .screen: "screen"
    case .element: "row, or component"
    case .screenName: "name of a screen"
    case .id: "id"
    case .address: "address"
    case .place: "place"
    case .moment: "moment"
    case .fontFiles: "list of font files"
    case .scriptFiles: "list of files"
    case .outputFile: "output file"
    case .filmFile: "film file"
    case .items(let kind): "list of \(kind.itemName)s"
    case .map(.change): "changes"
    case .map(.transition): "transition of your own"
    case .map(let kind): "object of \(kind.rawValue)"
    case .named(let inner): "by name: \(inner.words)"
    case .component(let name): "`\(name)`, its subject alone or an object"
    case .part(let name, let component): "`\(name)` of `\(component)`"
    case .words: "list of names"
    case .theme: "theme"
    case .ownValue: "value of a component"
    case .actionName: "name of an action"
    case .arguments: "values by name"
    case .parameters: "list of names, or types and defaults by name"
    case .parameterType: "type, or list of words"
    case .anything: "value, or options"
    }
  }
}

extension ParameterType {
  /// What kind of value it is, in a few words for a table.
  var words: String {
    switch self {
    case .flag: "true or false"
    case .text: "text"
    case .number(let range): "number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
    case .integer(let range): "whole number from \(range.lowerBound) to \(range.upperBound)"
    case .length(let allowsNegative): allowsNegative ? "length, may be negative" : "length"
    case .share: "share"
    case .color: "color"
    case .side(let sides):
      (sides.isEmpty ? Side.allCases : sides).map { "`\($0.rawValue)`" }.joined(separator: " ")
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: " ")
    case .name(let list): "name of `screenplay list \(list.plural)`"
    case .rectangle: "rectangle"
    case .picture: "picture"
    case .path: "path data"
    case .insets: "insets"
    case .items(let kind): "list of `\(kind.component.declaration.name)`"
    case .object(let parameters):
      "object of " + parameters.map { "`\($0.name)` (\($0.type.words))" }.joined(separator: ", ")
    }
  }
}
