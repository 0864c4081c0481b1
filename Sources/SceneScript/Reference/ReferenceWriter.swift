import AnimatorCore
import SceneModel

/// Writes the table as a page of Markdown: everything a script can say.
struct ReferenceWriter {
  let table: Table
  /// What the schema says of values.
  private let definitions: JSON
  private(set) var text = ""

  init(table: Table) {
    self.table = table
    definitions = SchemaBuilder.schema(of: table)["$defs"] ?? .null
  }

  /// The whole page.
  static func page(of table: Table) -> String {
    var writer = ReferenceWriter(table: table)
    writer.paragraph("# Reference of the script language")
    writer.paragraph(
      """
      Everything a script can say, written by `screenplay schema --reference` from the table that the program itself
      reads scripts by. [The script language](language.md) says what it means, with examples; editors know
      all of this too when [they are told](editors.md).
      """)
    writer.values()
    writer.maps()
    writer.steps()
    writer.transitions()
    writer.components()
    writer.names()
    return writer.text
  }

  mutating func paragraph(_ words: String) { text += (text.isEmpty ? "" : "\n") + words + "\n" }

  /// A table; nothing where there are no rows.
  mutating func rows(_ head: [String], _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    let rule = "|" + String(repeating: "---|", count: head.count)
    let lines = [head] + rows
    var written = lines.map { "| " + $0.map(ReferenceWriter.cell).joined(separator: " | ") + " |" }
    written.insert(rule, at: 1)
    paragraph(written.joined(separator: "\n"))
  }

  mutating func options(_ options: [OptionEntry], called head: String = "option") {
    rows(
      [head, "takes", "unless said", "meaning"],
      options.available.map { option in
        [
          "`\(option.name)`", option.type.words, option.isRequired ? "required" : option.defaultText ?? "",
          option.summary,
        ]
      })
  }

  /// `|` ends a cell.
  private static func cell(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? Array("\\|") : $0 == "\n" ? [" "] : [$0] })
  }

  private mutating func values() {
    paragraph("## Values")
    paragraph("Wherever a value is wanted, `$name` stands for one of `values:`.")
    let names = [
      "time", "length", "signed-length", "share", "angle", "color", "curve", "text", "flag", "id", "address",
      "place",
      "point", "rectangle", "insets", "moment", "picture", "output-file", "size", "frame-rate",
    ]
    rows(
      ["kind", "what it is", "such as"],
      names.compactMap { name in
        definitions[name].map { definition in
          [
            ReferenceWriter.kind(name), ReferenceWriter.words(definition["description"]),
            examples(of: definition),
          ]
        }
      })
  }

  private static func kind(_ name: String) -> String {
    name == "flag"
      ? "true or false"
      : name == "signed-length"
        ? "length, may be negative" : name.split(separator: "-").joined(separator: " ")
  }

  private static func words(_ json: JSON?) -> String {
    if case .string(let text)? = json { text } else { "" }
  }

  /// Those of the definition and of what it may be.
  private func examples(of definition: JSON) -> String {
    var found: [JSON] = []
    if case .array(let own)? = definition["examples"] { found = own }
    if case .array(let choices)? = definition["anyOf"] {
      for case .array(let inner) in choices.compactMap({ $0["examples"] }) { found += inner }
    }
    return found.map { "`\(ReferenceWriter.script($0))`" }.joined(separator: " ")
  }

  /// As a script writes it.
  private static func script(_ json: JSON) -> String {
    switch json {
    case .string(let text): text.hasPrefix("#") ? "\"\(text)\"" : text
    case .array(let items): "[" + items.map(script).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.name): \(script($0.value))" }.joined(separator: ", ") + "}"
    case .number(let number): plain(number)
    case .bool(let flag): String(flag)
    case .null: "null"
    }
  }

  private mutating func maps() {
    paragraph("## The script")
    options(Table.top, called: "key")
    paragraph(
      "A file that another one includes takes "
        + Table.included.map { "`\($0.name)`" }.joined(separator: ", ") + ".")
    paragraph("### `canvas`")
    options(Table.canvas, called: "key")
    paragraph("### Screens")
    paragraph("A picture file, or an object of:")
    options(Table.screen, called: "key")
    paragraph("### Components and actions of your own")
    paragraph("A component, by its name under `components:`, is an object of:")
    options(Table.component, called: "key")
    paragraph("An action, by its name under `actions:`, is an object of:")
    options(Table.action, called: "key")
    paragraph(
      "A parameter is a name in a list, or in a map a name with its type, with nothing, or with an object of:"
    )
    options(Table.parameter, called: "key")
    paragraph(
      "Types: " + table.parameterTypes.map { "`\($0.name)`" }.joined(separator: ", ")
        + ", or a list of words.")
    paragraph("### `theme`")
    paragraph(
      "`light`, `dark`, one of `themes`, or an object of `appearance`, of `text-sizes` by style and of colours, "
        + "which every colour can name:")
    paragraph(ThemeColor.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ".")
    paragraph("Styles: " + TextStyle.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") + ".")
    paragraph("### `variants`")
    options(Table.variants, called: "key")
    outputs()
  }
}
