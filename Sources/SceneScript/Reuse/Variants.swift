import SceneModel
import SourceDiagnostics

/// `variants:`, the films that one script makes.
extension Resolver {
  /// What `variants:` lists, and what holds of it where nobody has chosen: a choice goes before what the
  /// script says at its top, that before the first one listed.
  func readVariants(_ top: Fields) {
    if let theme = choices.theme { chosen.theme = theme }
    if let locale = choices.locale { chosen.locale = locale }
    if let device = choices.device { chosen.device = device }
    guard let entry = top["variants"] else { return }
    let fields = fields(of: entry.value, .variants, owner: entry.key)
    let themes = words(fields["theme"]) { text, node in theme(named: text, at: node.range) != nil }
    let devices = words(fields["device"]) { text, node in device(text, node) != nil }
    let locales = words(fields["locale"]) { text, node in
      attempt(node) { () throws(ValueProblem) in try LocaleValue.check(text) } != nil
    }
    if fields.entries.isEmpty, entry.value.entries?.isEmpty == true {
      sink.report(.noVariants(at: entry.value.range))
    }
    if top["theme"] == nil { chosen.theme = chosen.theme ?? themes?.first }
    if top["locale"] == nil { chosen.locale = chosen.locale ?? locales?.first }
    let canvas = top["canvas"]?.value.entries
    if let device = devices?.first, canvas?.contains(where: { $0.key.name == "device" }) != true {
      chosen.device = chosen.device ?? device
    }
    if let size = canvas?.first(where: { $0.key.name == "size" }), let devices = fields["device"] {
      sink.report(.sizeAndVariants(at: size.key.range, devices: devices.key.range))
    }
    // A list that is not there leaves one possibility, that of which nothing is said.
    func all(_ words: [String]?) -> [String?] { words ?? [nil] }
    for locale in all(locales) {
      for theme in all(themes) {
        for device in all(devices) {
          variants.append(ReadingChoices(theme: theme, locale: locale, device: device))
        }
      }
    }
    if variants.count > Resolver.variantLimit {
      sink.report(.tooManyVariants(variants.count, limit: Resolver.variantLimit, at: entry.key.range))
    }
  }

  /// Films that one script may make.
  private static let variantLimit = 1000

  /// The words of a list, each once; nil where there is no list.
  private func words(_ entry: Node.Entry?, isRight: (String, Node) -> Bool) -> [String]? {
    guard let entry else { return nil }
    guard let node = expanded(entry.value), let items = node.items, !items.isEmpty else {
      sink.report(
        entry.value.isNull || entry.value.items?.isEmpty == true
          ? .missingValue(entry.key.name, wanted: ValueType.words.description, at: entry.key.range)
          : .wrongKind(entry.key.name, wanted: ValueType.words.description, entry.value))
      return nil
    }
    var first: [String: SourceRange] = [:]
    let words = items.compactMap { written -> String? in
      guard let node = expanded(written), let text = scalar(node, "a single word", of: entry.key),
        isRight(text, node)
      else { return nil }
      if let earlier = first[text] {
        sink.report(.variantTwice(text, at: node.range, first: earlier))
        return nil
      }
      first[text] = node.range
      return text
    }
    return words.isEmpty ? nil : words
  }
}

extension Diagnostic {
  fileprivate static func variantTwice(_ text: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "duplicate-name", at: range, "the variant `\(text)` is listed twice",
      notes: [.init("first listed here", at: first)], hints: ["delete one of them"])
  }

  fileprivate static func sizeAndVariants(at range: SourceRange, devices: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "size-and-variants", at: range, "the canvas has a `size`, and the variants have those of devices",
      notes: [.init("the devices", at: devices)], hints: ["delete one of them"])
  }

  fileprivate static func noVariants(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "empty-variants", at: range, "`variants` lists nothing that differs",
      hints: ["write lists such as `{locale: [en, ar], theme: [light, dark]}`"])
  }

  fileprivate static func tooManyVariants(_ count: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "too-many-variants", at: range, "the lists make \(count) films; at most \(limit) can be made",
      hints: ["shorten them"])
  }
}
