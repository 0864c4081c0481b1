import SourceDiagnostics

/// Words that begin with a sign YAML reads as syntax: `*new*`, `& more`, `!important`, `@ada`.
struct SyntaxWord {
  private let word: String
  private let sign: Unicode.Scalar
  private let range: SourceRange

  /// - Parameter index: Where the sign stands.
  init(at index: Int, in source: ScriptSource) {
    sign = source[index] ?? " "
    var end = source.lineEnd(from: index)
    let line = Array(source.scalars[min(index, end)..<end])
    // Up to a comment or, inside brackets, up to what ends the value.
    for (offset, scalar) in line.enumerated() where offset > 0 {
      let isComment = scalar == "#" && line[offset - 1].isBlank
      if isComment || scalar == "," || scalar == "}" || scalar == "]" {
        end = index + offset
        break
      }
    }
    while end > index + 1, let scalar = source[end - 1], scalar.isBlank { end -= 1 }
    word = source.text(index, end)
    range = source.range(index, end)
  }

  var diagnostic: Diagnostic { .readsAsSyntax(word, sign, meaning, at: range) }

  private var meaning: String {
    switch sign {
    case "*": "an alias"
    case "&": "an anchor"
    case "!": "a tag"
    case "|", ">": "the beginning of a block of text"
    case "%": "a directive"
    case "-": "an item of a list"
    case "?": "a key"
    default: ""
    }
  }
}

extension Diagnostic {
  fileprivate static func readsAsSyntax(
    _ word: String, _ sign: Unicode.Scalar, _ meaning: String, at range: SourceRange
  ) -> Diagnostic {
    var hints = ["quote it: `\(quoted(word))`"]
    if sign == "*" || sign == "&" {
      hints.append("to use one value in several places, name it under `values:` and write `$name`")
    }
    let name = sign == "`" ? "a backtick" : "`\(sign)`"
    let reading = meaning.isEmpty ? "which YAML keeps for itself" : "which YAML reads as \(meaning)"
    let subject = sign == "`" ? "the value" : "`\(word)`"
    return Diagnostic(
      id: "reads-as-syntax", at: range, "\(subject) begins with \(name), \(reading)",
      hints: hints)
  }
}
