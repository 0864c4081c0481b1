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
    case .track: "from start to end"
    case .anything: "value, or options"
    }
  }
}
