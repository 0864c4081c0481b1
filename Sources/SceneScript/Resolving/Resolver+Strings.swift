import SceneModel
import SourceDiagnostics

/// `strings`: texts by locale, which `$key` stands for.
extension Resolver {
  /// Takes the texts of the locale that holds, the first one where none does, and makes them values.
  func readStrings(_ entry: Node.Entry?) {
    guard let entry else { return }
    var tables: [(locale: Node.Key, texts: [Node.Entry])] = []
    for written in entry.value.entries ?? [] {
      var table = written
      if let text = table.value.text, !table.value.isNull {
        guard let node = scriptNode(text, table.value) else {
          sink.hasLostNames = true
          continue
        }
        table.value = node
      }
      guard table.value.entries != nil else {
        sink.report(.wrongKind(table.key.name, wanted: "a map of texts or a file of one", table.value))
        continue
      }
      guard isLocale(table.key.name, at: table.key.range) else { continue }
      tables.append((table.key, namedEntries(table)))
    }
    guard let first = tables.first else {
      // Where there are entries it was said of each what is wrong.
      if entry.value.entries?.isEmpty ?? true {
        sink.report(.wrongKind(entry.key.name, wanted: "a map of locales", entry.value))
      }
      return
    }
    reportMissing(tables)
    var taken = first
    if let language {
      let named = tables.map(\.locale.name)
      let best = Locale.best(for: language, among: named)
      if let table = tables.first(where: { $0.locale.name == best }) {
        taken = table
      } else {
        // The first ones are taken all the same, so that nothing is said of texts that are there.
        sink.report(.noStrings(language, among: named, at: entry.key.range))
      }
    } else {
      language = first.locale.name
    }
    for text in taken.texts {
      if let earlier = values.definition(of: text.key.name) {
        sink.report(.valueAndString(text.key, value: earlier))
      } else if text.value.isSimple, !text.value.isNull {
        values.define(text)
      } else {
        sink.report(.wrongKind(text.key.name, wanted: "a text", text.value))
      }
    }
  }

  /// A key that one locale has and another has not is an error there.
  private func reportMissing(_ tables: [(locale: Node.Key, texts: [Node.Entry])]) {
    var keys: [Node.Key] = []
    for text in tables.flatMap(\.texts) where !keys.contains(where: { $0.name == text.key.name }) {
      keys.append(text.key)
    }
    for table in tables {
      let names = Set(table.texts.map(\.key.name))
      for key in keys where !names.contains(key.name) { sink.report(.missingString(key, in: table.locale)) }
    }
  }
}

extension Locale {
  /// The locale whose texts serve another best: itself, its language, or another variant of that.
  static func best(for locale: String, among names: [String]) -> String? {
    func language(_ name: String) -> Substring {
      name.lowercased().split { $0 == "-" || $0 == "_" }.first ?? ""
    }
    let wanted = locale.lowercased()
    return names.first { $0.lowercased() == wanted } ?? names.first { $0.lowercased() == language(wanted) }
      ?? names.first { language($0) == language(wanted) }
  }
}

extension Diagnostic {
  fileprivate static func noStrings(_ locale: String, among names: [String], at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "no-strings", at: range, "there are no strings for the locale `\(locale)`",
      hints: ["there are strings for \(listed(names))"])
  }

  fileprivate static func missingString(_ key: Node.Key, in locale: Node.Key) -> Diagnostic {
    Diagnostic(
      id: "missing-string", at: locale.range, "`\(locale.name)` has no text for `\(key.name)`",
      notes: [.init("another locale has one", at: key.range)])
  }

  fileprivate static func valueAndString(_ key: Node.Key, value: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "duplicate-name", at: key.range, "`\(key.name)` is a value and a string",
      notes: [.init("the value", at: value)], hints: ["give one of them another name"])
  }
}
