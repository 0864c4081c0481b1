import Foundation
import SourceDiagnostics

@testable import SceneScript

/// A JSON value as a validator sees it: objects without order.
enum JSONValue: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  subscript(_ name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }
}

extension JSONValue {
  /// A node as editors read it: plain scalars by the core schema of YAML 1.2, §10.3.2.
  init(_ node: Node) {
    switch node.content {
    case .scalar(let text, .plain): self = JSONValue.core(text)
    case .scalar(let text, _): self = .string(text)
    case .sequence(let items): self = .array(items.map(JSONValue.init))
    case .mapping(let entries):
      self = .object(
        Dictionary(entries.map { ($0.key.name, JSONValue($0.value)) }, uniquingKeysWith: { _, last in last }))
    }
  }

  private static func core(_ text: String) -> JSONValue {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: break
    }
    if text.hasPrefix("0x") || text.hasPrefix("0o") {
      let number = Int(text.dropFirst(2), radix: text.hasPrefix("0x") ? 16 : 8)
      return number.map { .number(Double($0)) } ?? .string(text)
    }
    // Swift reads `nan`, `infinity` and hexadecimal fractions too, YAML a point at either end.
    let isNumber =
      text.contains { $0.isASCII && $0.isNumber } && text.allSatisfy { "+-.0123456789eE".contains($0) }
    if isNumber, text.first != "e", text.first != "E" {
      let body = text.hasPrefix("+") ? String(text.dropFirst()) : text
      if let number = Double(body.hasSuffix(".") ? body + "0" : body) { return .number(number) }
    }
    return .string(text)
  }

  /// A script as editors read it; nil when it is no YAML of ours.
  init?(script: [UInt8]) {
    let sink = DiagnosticSink()
    guard let source = try? ScriptSource(bytes: script, file: "scene.yaml", limit: 1 << 20),
      let node = NodeReader.read(source, depthLimit: 64, sink: sink), !sink.hasErrors
    else { return nil }
    self.init(node)
  }
}
