import AnimatorCore
import SceneModel

/// Values whose kind the table names.
extension SchemaBuilder {
  mutating func schema(_ type: ValueType) -> JSON {
    switch type {
    case .parameter(let type): schema(type)
    case .items(let kind): list(kind)
    case .map(let kind): map(kind)
    case .named(let inner): named(inner)
    case .component(let name): standing(name)
    case .part(let name, let component): part(name, of: component)
    case .ownValue(let name): ownValue(name)
    case .element: element()
    case .anything: simpleValue()
    case .keyframes: keyframes()
    case .theme: theme()
    case .screen: screen()
    case .arguments: arguments()
    case .parameters: parameters()
    case .parameterType: parameterType()
    default: define(SchemaBuilder.name(of: type)) { $0.definition(of: type) }
    }
  }

  /// What a definition is called.
  private static func name(of type: ValueType) -> String {
    switch type {
    case .version: "version"
    case .time: "time"
    case .curve: "curve"
    case .plainCurve: "plain-curve"
    case .angle: "angle"
    case .point: "point"
    case .frameRate: "frame-rate"
    case .size: "size"
    case .device: "device"
    case .scale: "scale"
    case .transition: "transition"
    case .screenName: "screen-name"
    case .id: "id"
    case .address: "address"
    case .place: "place"
    case .moment: "moment"
    case .fontFiles: "font-files"
    case .scriptFiles: "script-files"
    case .words: "words"
    case .outputFile: "output-file"
    case .filmFile: "film-file"
    case .actionName: "action-name"
    // These have definitions of their own.
    case .parameter, .items, .map, .named, .component, .part, .ownValue, .anything, .keyframes, .theme,
      .screen,
      .element, .arguments, .parameters, .parameterType:
      "value"
    }
  }

  private mutating func definition(of type: ValueType) -> JSON {
    let head: JSON = ["description": .string(type.description)]
    switch type {
    case .version:
      return head.adding([
        "type": ["integer", "string"], "minimum": 1, "maximum": 1, "pattern": SchemaPattern.whole("1"),
        "default": 1,
      ])
    case .time:
      return head.adding([
        "type": ["string", "number"], "minimum": 0, "maximum": 0,
        "pattern": SchemaPattern.whole(SchemaPattern.time), "examples": ["300ms", "1.5s", "18f"],
      ])
    case .curve, .plainCurve: return head.adding(curve(type == .curve))
    case .angle:
      return head.adding([
        "type": ["string", "number"], "minimum": 0, "maximum": 0,
        "pattern": SchemaPattern.whole("[+-]?\(SchemaPattern.number)deg|[+-]?0+(?:\\.0*)?"),
        "examples": ["-6deg", "90deg"],
      ])
    case .point:
      return head.adding([
        "type": ["array", "string"], "items": schema(.length(allowsNegative: true)), "minItems": 2,
        "maxItems": 2, "pattern": "\\$", "examples": [[120, 400], ["50%", "50%"]],
      ])
    case .frameRate:
      return head.adding([
        "type": ["integer", "string"], "minimum": 1, "maximum": 1000,
        "pattern": SchemaPattern.whole("\\+?[0-9]{1,9}(?:\\.0*)?(?:/\\+?[0-9]{1,9}(?:\\.0*)?)?"),
        "examples": [60, "30000/1001"],
      ])
    case .size:
      return head.adding([
        "type": "string", "pattern": SchemaPattern.whole("[1-9][0-9]{0,4}x[1-9][0-9]{0,4}"),
        "examples": ["390x844"],
      ])
    case .device:
      return head.adding([
        "anyOf": .array(constants(Device.all.map { ($0.name, $0.summary) }) + [reference()])
      ])
    case .scale: return schema(.number(ValueType.scales)).adding(head).adding(["examples": [2]])
    case .transition:
      let known = table.catalogue.transitions.map { ($0.declaration.name, $0.declaration.summary) }
      return head.adding(["anyOf": .array(constants(known) + [ownName("one of `transitions`")])])
    case .actionName: return head.adding(word(SchemaPattern.name)).adding(["examples": ["log-in"]])
    case .screenName, .id: return head.adding(word(SchemaPattern.name)).adding(["examples": ["open-button"]])
    case .address:
      return head.adding(word(SchemaPattern.address)).adding(["examples": ["add", "card/title"]])
    case .place:
      return head.adding([
        "type": ["string", "array", "number", "boolean"],
        "pattern": SchemaPattern.whole(SchemaPattern.address),
        "items": schema(.length(allowsNegative: true)), "minItems": 2, "maxItems": 2,
        "examples": ["add", "card/title", [120, 400]],
      ])
    case .moment:
      return head.adding([
        "type": ["string", "number", "boolean"], "minimum": 0, "maximum": 0,
        "pattern": SchemaPattern.whole("\(SchemaPattern.time)|\(SchemaPattern.share)|[^0-9+.-].*"),
        "examples": ["9s", "60%", "idle"],
      ])
    case .fontFiles:
      return head.adding(["type": ["array", "string"], "items": schema(.picture), "pattern": "\\$"])
    case .filmFile:
      return head.adding([
        "type": "string", "pattern": SchemaPattern.whole("[^/\\\\][^\\\\]*\\.(?:mp4|mov)"),
        "examples": ["tour.mp4"],
      ])
    case .words:
      return head.adding([
        "type": ["array", "string"], "items": ["type": ["string", "number", "boolean"]], "minItems": 1,
        "pattern": "\\$", "examples": [["light", "dark"]],
      ])
    case .scriptFiles:
      return head.adding([
        "type": "array", "items": ["type": "string", "minLength": 1], "examples": [["parts.yaml"]],
      ])
    case .outputFile:
      return head.adding([
        "type": "string", "pattern": SchemaPattern.whole("[^/\\\\][^\\\\]*\\.png"),
        "examples": ["settings.png"],
      ])
    default: return simpleValue()
    }
  }

  /// Names with what each is.
  private func constants(_ names: [(name: String, summary: String)]) -> [JSON] {
    names.map { ["const": .string($0.name), "description": .string($0.summary)] }
  }

  /// `$name`.
  mutating func reference() -> JSON {
    define("reference") { _ in
      ["type": "string", "pattern": "\\$", "description": "a value of `values` by its `$name`"]
    }
  }

  /// A text that a pattern decides; numbers and words such as `true` are names too.
  private func word(_ pattern: String) -> JSON {
    ["type": ["string", "number", "boolean"], "pattern": SchemaPattern.whole(pattern)]
  }

  /// A name that the script gives somewhere else.
  private func ownName(_ description: String) -> JSON {
    [
      "type": "string", "pattern": SchemaPattern.whole(SchemaPattern.name),
      "description": .string(description),
    ]
  }

  private func curve(_ allowsSprings: Bool) -> JSON {
    let named = CurveSpecification.named.filter { curve in
      if case .curve = curve.specification.motion { true } else { allowsSprings }
    }
    let calls = CurveCall.allCases.filter { allowsSprings || $0 != .spring }
    let examples = calls.flatMap { $0.example.split(separator: " or ").map(String.init) }
    let call: JSON = [
      "type": "string", "pattern": .string("^\\s*(?:\(calls.map(\.rawValue).joined(separator: "|")))\\s*\\("),
      "description": "a curve by its values", "examples": .array(examples.map(JSON.string)),
    ]
    return [
      "anyOf": .array(constants(named.map { ($0.name, $0.summary) }) + [call, ownName("one of `curves`")])
    ]
  }

  /// A single value, or a list of those.
  private mutating func simpleValue() -> JSON {
    define("value") { _ in
      let single: JSON = ["type": ["string", "number", "boolean"]]
      return [
        "description": "a single value or a list of those", "type": ["string", "number", "boolean", "array"],
        "items": single,
      ]
    }
  }

  mutating func named(_ inner: ValueType) -> JSON {
    [
      "type": "object", "propertyNames": ["pattern": .string("^\(SchemaPattern.name)$")],
      "additionalProperties": schema(inner),
    ]
  }
}
