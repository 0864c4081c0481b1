internal import CYAML

/// One step of libyaml through a script, with the indices of its first scalar and just past its last.
struct YAMLEvent {
  enum Kind {
    case streamStart, streamEnd, documentEnd, sequenceEnd, mappingEnd
    case documentStart(isImplicit: Bool)
    case alias
    case scalar(String, ScalarStyle, isDecorated: Bool)
    case sequenceStart(isFlow: Bool, isDecorated: Bool)
    case mappingStart(isFlow: Bool, isDecorated: Bool)
  }

  /// `isDecorated` is true where an anchor or a tag stands before the node.
  let kind: Kind
  let start: Int
  let end: Int
}

/// Where libyaml gave up and why, in its own words.
struct YAMLFailure: Error {
  let problem: String
  /// Index of the scalar at which it noticed.
  let index: Int
  let context: String
  /// Index of the scalar at which what it was reading began.
  let contextIndex: Int
}

/// libyaml's parser over one text: the only place that touches C.
///
/// Owns the parser and a copy of the text; both are freed with it.
final class YAMLEventSource {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  /// - Throws: `YAMLFailure` when libyaml has no memory.
  init(_ text: String) throws(YAMLFailure) {
    let utf8 = Array(text.utf8)
    parser = .allocate(capacity: 1)
    bytes = .allocate(capacity: max(utf8.count, 1))
    _ = bytes.update(fromContentsOf: utf8)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      bytes.deallocate()
      throw YAMLFailure(problem: "libyaml has no memory left", index: 0, context: "", contextIndex: 0)
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, utf8.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  /// The next event; after `streamEnd` there is none.
  func next() throws(YAMLFailure) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(
      kind: try kind(of: event), start: Int(event.start_mark.index), end: Int(event.end_mark.index))
  }

  private func kind(of event: yaml_event_t) throws(YAMLFailure) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_DOCUMENT_START_EVENT:
      return .documentStart(isImplicit: event.data.document_start.implicit != 0)
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return .alias
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(
        String(decoding: text, as: UTF8.self), ScalarStyle(scalar.style),
        isDecorated: scalar.anchor != nil || scalar.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return .sequenceStart(
        isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE,
        isDecorated: start.anchor != nil || start.tag != nil)
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return .mappingStart(
        isFlow: start.style == YAML_FLOW_MAPPING_STYLE,
        isDecorated: start.anchor != nil || start.tag != nil)
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    default:
      // Asked past the end, libyaml gives an event without a type.
      throw YAMLFailure(problem: "the text goes on after its end", index: 0, context: "", contextIndex: 0)
    }
  }

  private func failure() -> YAMLFailure {
    let state = parser.pointee
    func words(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
    return YAMLFailure(
      problem: words(state.problem), index: Int(state.problem_mark.index),
      context: words(state.context), contextIndex: Int(state.context_mark.index))
  }
}

extension ScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
