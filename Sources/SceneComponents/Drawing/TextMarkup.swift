import SceneModel

/// Words in which parts are bold, italic or coloured: `**bold**`, `*italic*`, `***both***`, `[words](target)`.
///
/// A part of CommonMark 0.30, by its rules: stars open before a letter and close behind one, so that `5 * 3` stays as it
/// is; what is not closed stays as it is; a backslash makes the next mark a plain one. Underscores mean nothing, because
/// names of files have them.
struct TextMarkup {
  /// Without the marks.
  let words: String
  let spans: [TextContent.Span]

  private struct Token {
    enum Kind {
      case text(String)
      case stars(canOpen: Bool, canClose: Bool)
      case bracket
    }

    var kind: Kind
    /// Stars that are still marks.
    var count = 0
    var isBold = false
    var isItalic = false
    var color: Color?
  }

  /// - Parameter color: The colour of words whose target is written in parentheses.
  init(_ written: String, color: @escaping (String) -> Color) {
    var parser = Parser(written, color)
    parser.run()
    var (words, spans) = ("", [TextContent.Span]())
    for token in parser.tokens {
      let text =
        switch token.kind {
        case .text(let text): text
        case .stars: String(repeating: "*", count: token.count)
        case .bracket: "["
        }
      let start = words.utf8.count
      words += text
      guard !text.isEmpty, token.isBold || token.isItalic || token.color != nil else { continue }
      let span = TextContent.Span(
        start..<words.utf8.count, isBold: token.isBold, isItalic: token.isItalic, color: token.color)
      if let last = spans.last, last.bytes.upperBound == start, last.looksLike(span) {
        spans[spans.count - 1].bytes = last.bytes.lowerBound..<span.bytes.upperBound
      } else {
        spans.append(span)
      }
    }
    (self.words, self.spans) = (words, spans)
  }

  private struct Parser {
    private let characters: [Character]
    private let color: (String) -> Color
    private var index = 0
    private(set) var tokens: [Token] = []
    /// Stars that may open, and brackets, by their tokens.
    private var openers: [Int] = []
    private var brackets: [Int] = []

    init(_ text: String, _ color: @escaping (String) -> Color) {
      characters = Array(text)
      self.color = color
    }

    mutating func run() {
      while index < characters.count {
        let character = characters[index]
        switch character {
        case "\\": escape()
        case "*": stars()
        case "[":
          brackets.append(tokens.count)
          tokens.append(Token(kind: .bracket))
          index += 1
        case "]": closeBracket()
        default: append(character)
        }
      }
    }

    private mutating func append(_ character: Character) {
      index += 1
      if let last = tokens.indices.last, case .text(let text) = tokens[last].kind, !tokens[last].isBold,
        !tokens[last].isItalic, tokens[last].color == nil
      {
        tokens[last].kind = .text(text + String(character))
      } else {
        tokens.append(Token(kind: .text(String(character))))
      }
    }

    private mutating func escape() {
      index += 1
      let isMark = index < characters.count && "\\*[]()".contains(characters[index])
      if isMark {
        append(characters[index])
      } else {
        index -= 1
        append("\\")
      }
    }

    private mutating func stars() {
      let start = index
      while index < characters.count, characters[index] == "*" { index += 1 }
      let before = start > 0 ? characters[start - 1] : " "
      let after = index < characters.count ? characters[index] : " "
      // Left- and right-flanking runs (CommonMark 6.2).
      func isOutside(_ character: Character) -> Bool {
        character.isWhitespace || character.isPunctuation || character.isSymbol
      }
      let canOpen = !after.isWhitespace && (!isOutside(after) || isOutside(before))
      let canClose = !before.isWhitespace && (!isOutside(before) || isOutside(after))
      tokens.append(Token(kind: .stars(canOpen: canOpen, canClose: canClose), count: index - start))
      let own = tokens.count - 1
      if canClose { close(own, downTo: 0) }
      if canOpen, tokens[own].count > 0 { openers.append(own) }
    }

    /// Matches stars with those before them, the nearest first.
    private mutating func close(_ own: Int, downTo bottom: Int) {
      while tokens[own].count > 0, let at = openers.lastIndex(where: { $0 >= bottom && $0 < own }) {
        let opener = openers[at]
        let isStrong = tokens[opener].count >= 2 && tokens[own].count >= 2
        for inner in (opener + 1)..<own {
          if isStrong { tokens[inner].isBold = true } else { tokens[inner].isItalic = true }
        }
        openers.removeSubrange((at + 1)...)
        tokens[opener].count -= isStrong ? 2 : 1
        tokens[own].count -= isStrong ? 2 : 1
        if tokens[opener].count == 0 { openers.remove(at: at) }
      }
    }

    /// `](target)` colours what is between; any other bracket is a plain one.
    private mutating func closeBracket() {
      guard let opener = brackets.last, index + 1 < characters.count, characters[index + 1] == "(",
        let end = characters[(index + 2)...].firstIndex(of: ")")
      else {
        append("]")
        return
      }
      brackets.removeLast()
      // Stars do not reach out of the brackets they stand in.
      openers.removeAll { $0 > opener }
      let target = String(characters[(index + 2)..<end])
      let color = color(target.trimmingBlanks)
      for inner in tokens.indices where inner > opener { tokens[inner].color = tokens[inner].color ?? color }
      tokens[opener].kind = .text("")
      index = end + 1
      // What follows begins a token of its own.
      tokens.append(Token(kind: .text("")))
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
