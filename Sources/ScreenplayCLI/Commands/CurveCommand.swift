import Screenplay

/// Says what a curve comes to.
enum CurveCommand: Command {
  private static let positions = Option<[Double]>(
    "--at", value: "NUMBERS", "Where, separated by commas, such as 0,0.25,1; may be negative and past 1"
  ) { text in
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Double(part.filter { $0 != " " }), number.isFinite else {
        return .expected("numbers separated by commas, such as 0,0.25,1")
      }
      numbers.append(number)
    }
    return .value(numbers)
  }
  private static let slope = Option.flag("--slope", summary: "Print the slope too, by the same unit")

  static let declaration = CommandDeclaration(
    "curve", "Say what values a curve or spring has",
    operand: CommandDeclaration.Operand(
      name: "CURVE", summary: "as scripts write it, such as ease-out or 'spring(damping=0.8)'"),
    options: [positions, slope, CommonOptions.json],
    discussion: """
      Where is the share of the duration for curves and for springs that take one, `spring(damping=…)`; for
      other springs it is seconds. Values are printed with as many of 17 digits as say something, so that
      they are read back exactly; a vertical slope is inf. With `--json` a list of objects: at, value and,
      with --slope, slope, which is null where it is vertical.
      """)

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let text = arguments.operands[0]
    let curve: CurveSpecification
    do {
      curve = try CurveSpecification.parse(text)
    } catch {
      let meant = error.misspelling.flatMap { nearestName(to: $0.word, among: $0.candidates) }
      let names = error.misspelling == nil ? nil : "`screenplay list curves` names them all"
      let hint = meant.map { "did you mean `\($0)`?" } ?? names
      throw UsageError("`\(text)`: \(error.message)", hints: [hint, error.hint].compactMap { $0 })
    }
    let positions = arguments[positions] ?? [0, 0.25, 0.5, 0.75, 1]
    let rows = positions.map { position in
      let sample = curve.sample(at: position)
      return [position, sample.value] + (arguments[slope] ? [sample.slope] : [])
    }
    console.print(arguments[CommonOptions.json] ? json(rows) : table(rows))
    return .done
  }

  private static func json(_ rows: [[Double]]) -> String {
    let objects = rows.map { row in
      let fields = zip(["at", "value", "slope"], row).map {
        "\"\($0)\": \($1.isFinite ? Words.exactly($1) : "null")"
      }
      return "  {" + fields.joined(separator: ", ") + "}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  private static func table(_ rows: [[Double]]) -> String {
    let texts = rows.map { $0.map(Words.exactly) }
    let widths = (texts.first ?? []).indices.map { column in texts.map { $0[column].count }.max() ?? 0 }
    return texts.map { row in
      let cells = zip(row, widths).map { Words.left($0, $1) }.joined(separator: "  ")
      return String(cells.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
