import Screenplay

/// Lists what a script may name.
enum ListCommand: Command {
  static let declaration = CommandDeclaration(
    "list", "List what a script may name, with what each takes",
    operand: CommandDeclaration.Operand(
      name: "WHAT", summary: "transitions, components, icons, curves, devices or formats",
      choices: ["transitions", "components", "icons", "curves", "devices", "formats"]),
    options: [CommonOptions.json])

  /// What is listed, as JSON writes it: `{"transitions": [{"name", "summary", …}]}`.
  struct Entry: Encodable {
    struct Parameter: Encodable {
      let name: String
      /// In words, such as `a length`.
      let type: String
      let summary: String
      let isRequired: Bool
      /// As a script writes it.
      let defaultValue: String?
    }

    let name: String
    let summary: String
    var details: [String: String] = [:]
    var parameters: [Parameter] = []
  }

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let what = arguments.operands[0]
    let entries = entries(what)
    if arguments[CommonOptions.json] {
      console.print(JSONText.string(for: [what: entries]))
    } else if what == "components" {
      // What all of them take stands once.
      let style = Set(ElementStyle.parameters.map(\.name))
      let own = entries.map { entry in
        var entry = entry
        entry.parameters.removeAll { style.contains($0.name) }
        return text(entry)
      }
      let common = ElementStyle.parameters.map { row(parameter($0)) }.joined()
      console.print(own.joined() + "\n  Every component also takes:\n" + common)
    } else {
      console.print(entries.map(text).joined())
    }
    return .done
  }

  private static func entries(_ what: String) -> [Entry] {
    let catalogue = Catalogue.standard
    switch what {
    case "transitions": return catalogue.transitions.map { entry($0.declaration) }
    case "components": return catalogue.components.map { entry($0.declaration) }
    case "icons": return Icon.all.filter { !$0.isFilled }.map(entry)
    case "curves":
      return CurveSpecification.named.map { curve in
        Entry(
          name: curve.name, summary: curve.summary,
          details: ["curve": curve.specification.text(significantDigits: 6)])
      }
    case "devices":
      return Device.all.map { device in
        let size = "\(Int(device.size.width))x\(Int(device.size.height))"
        return Entry(
          name: device.name, summary: device.summary, details: ["size": size, "scale": "\(device.scale)"])
      }
    default:
      return OutputFormat.allCases.map { Entry(name: $0.rawValue, summary: $0.summary) }
    }
  }

  private static func entry(_ declaration: TransitionDeclaration) -> Entry {
    var details = ["curve": declaration.curve, "canPush": declaration.canPush ? "true" : "false"]
    details["duration"] = declaration.duration.map { Words.seconds($0.seconds) }
    if !declaration.edges.isEmpty {
      details["edges"] = declaration.edges.map(\.rawValue).joined(separator: ", ")
    }
    return Entry(
      name: declaration.name, summary: declaration.summary, details: details,
      parameters: declaration.parameters.map(parameter))
  }

  private static func entry(_ icon: Icon) -> Entry {
    let filled = Icon.named(icon.name + "-fill")?.name
    let others = icon.aliases.joined(separator: ", ")
    var details = ["category": icon.category]
    details["filled"] = filled
    details["otherNames"] = others.isEmpty ? nil : others
    let summary = [
      filled.map { "and \($0)" } ?? "lines only", others.isEmpty ? nil : "also called \(others)",
    ]
    return Entry(
      name: icon.name, summary: summary.compactMap { $0 }.joined(separator: "; "), details: details)
  }

  private static func entry(_ declaration: ComponentDeclaration) -> Entry {
    let parameters =
      [declaration.subject].compactMap { $0 } + declaration.parameters + ElementStyle.parameters
    return Entry(name: declaration.name, summary: declaration.summary, parameters: parameters.map(parameter))
  }

  private static func parameter(_ declaration: ParameterDeclaration) -> Entry.Parameter {
    Entry.Parameter(
      name: declaration.name, type: declaration.type.words, summary: declaration.summary,
      isRequired: declaration.isRequired, defaultValue: declaration.defaultValue?.scriptText)
  }

  private static func text(_ entry: Entry) -> String {
    var text = row(entry.name, 0, entry.summary)
    for key in ["duration", "curve", "edges", "size", "scale"] {
      if let detail = entry.details[key] { text += row(key, 2, detail) }
    }
    return text + entry.parameters.map(row).joined()
  }

  private static func row(_ parameter: Entry.Parameter) -> String {
    let standard = parameter.defaultValue.map { ", \($0) unless said" } ?? ""
    let required = parameter.isRequired ? ", required" : ""
    return row(parameter.name, 2, "\(parameter.summary) (\(parameter.type)\(standard)\(required))")
  }

  private static func row(_ name: String, _ indent: Int, _ text: String) -> String {
    let start = String(repeating: " ", count: indent) + name
    return start + String(repeating: " ", count: max(1, 24 - start.count)) + text + "\n"
  }
}
