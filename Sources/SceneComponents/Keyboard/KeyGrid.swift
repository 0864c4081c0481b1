import SceneModel

/// A key and where it lies in a keyboard.
struct Key: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case letter
    /// Letters, numbers or symbols next.
    case other
    case space, shift, delete, returns
    /// To the pictographs and to speaking.
    case emoji, dictation
  }

  /// What it writes, or the name of what it does.
  let name: String
  let label: String
  let kind: Kind
  var frame: Rect
}

/// Where keys lie: ten across with 6 between and 3 at the sides, in four rows.
///
/// Sizes: the platform's phones from 375 points wide, 42 high every 54; from 414, 46 every 56.
struct KeyGrid {
  let keys: [Key]
  /// Of the four rows with what is above and below them.
  let height: Double

  static func rowHeight(width: Double) -> (key: Double, pitch: Double) {
    width >= 414 ? (46, 56) : (42, 54)
  }

  /// - Parameter hasSigns: Whether pictographs and speaking have keys in the last row, as on phones without room
  ///   below it.
  init(
    _ language: KeyboardLanguage, _ layout: Keyboard.Layout, isUpper: Bool, returnWord: String, width: Double,
    top: Double, hasSigns: Bool
  ) {
    let (keyHeight, pitch) = KeyGrid.rowHeight(width: width)
    height = 4 * pitch
    if language.isKana, layout == .letters {
      keys = KeyGrid.kana(language, returnWord, width: width, top: top, pitch: pitch, hasSigns: hasSigns)
      return
    }
    let (margin, gap) = (3.0, 6.0)
    func y(_ row: Int) -> Double { top + 8 + Double(row) * pitch }
    func rect(_ x: Double, _ row: Int, _ width: Double) -> Rect {
      Rect(x: x, y: y(row), width: width, height: keyHeight)
    }
    let rows = language.rows(layout, isUpper: isUpper)
    let isLetters = layout == .letters
    let deletesFirst = isLetters && language.deletesInFirstRow
    let columns = max(10, max(rows[0].count, rows[1].count))
    let unit = (width - 2 * margin - gap * Double(columns - 1)) / Double(columns)
    // The wide keys at the sides of the third and the fourth row.
    let wide = (width - 2 * margin) * 0.115
    var keys: [Key] = []
    func add(_ letters: [String], _ row: Int, from start: Double, _ unit: Double) {
      for (index, letter) in letters.enumerated() {
        let frame = rect(start + Double(index) * (unit + gap), row, unit)
        keys.append(Key(name: letter, label: KeyGrid.label(letter), kind: .letter, frame: frame))
      }
    }
    func span(_ count: Int, _ unit: Double) -> Double {
      Double(count) * unit + Double(max(count - 1, 0)) * gap
    }
    if deletesFirst {
      add(rows[0], 0, from: margin, unit)
      let start = margin + span(rows[0].count, unit) + gap
      keys.append(
        Key(name: "delete", label: "", kind: .delete, frame: rect(start, 0, width - margin - start)))
    } else {
      add(rows[0], 0, from: (width - span(rows[0].count, unit)) / 2, unit)
    }
    add(rows[1], 1, from: (width - span(rows[1].count, unit)) / 2, unit)
    let hasShift = !isLetters || language.hasShift
    let hasDelete = !deletesFirst
    // Letters keep their width where they can; the few signs of the numbers are wider.
    let sides = (hasShift ? wide + gap : 0) + (hasDelete ? wide + gap : 0)
    let most = (width - 2 * margin - sides - gap * Double(rows[2].count - 1)) / Double(rows[2].count)
    let third = isLetters ? min(unit, most) : min(unit * 1.45, most)
    let length = span(rows[2].count, third)
    let start =
      hasShift == hasDelete || length < width - 2 * margin - 2 * (wide + gap)
      ? (width - length) / 2 : hasShift ? width - margin - length : margin
    if hasShift {
      let label = layout == .numbers ? "#+=" : layout == .symbols ? language.numbers : ""
      let name = layout == .numbers ? "symbols" : layout == .symbols ? "numbers" : "shift"
      keys.append(
        Key(name: name, label: label, kind: isLetters ? .shift : .other, frame: rect(margin, 2, wide)))
    }
    add(rows[2], 2, from: start, third)
    if hasDelete {
      keys.append(
        Key(name: "delete", label: "", kind: .delete, frame: rect(width - margin - wide, 2, wide)))
    }
    let end = (width - 2 * margin) * 0.237
    let next = isLetters ? ("numbers", language.numbers) : ("letters", language.letters)
    let first = hasSigns ? wide : end
    keys.append(Key(name: next.0, label: next.1, kind: .other, frame: rect(margin, 3, first)))
    var x = margin + first + gap
    if hasSigns {
      for (name, kind) in [("emoji", Key.Kind.emoji), ("dictation", .dictation)] {
        keys.append(Key(name: name, label: "", kind: kind, frame: rect(x, 3, wide)))
        x += wide + gap
      }
    }
    keys.append(
      Key(
        name: "space", label: language.space, kind: .space,
        frame: rect(x, 3, width - margin - end - gap - x)))
    keys.append(
      Key(name: "return", label: returnWord, kind: .returns, frame: rect(width - margin - end, 3, end)))
    self.keys = keys
  }

  /// A sign that only stands with a letter is shown on a circle of dots.
  private static func label(_ letter: String) -> String {
    guard let scalar = letter.unicodeScalars.first else { return letter }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return "\u{25CC}" + letter
    default: return letter
    }
  }

  /// Five across with 6 between: twelve keys in the middle; what goes on, takes back and deletes at the sides, and a last
  /// key of two rows.
  private static func kana(
    _ language: KeyboardLanguage, _ returnWord: String, width: Double, top: Double, pitch: Double,
    hasSigns: Bool
  ) -> [Key] {
    let (margin, gap) = (3.0, 6.0)
    let unit = (width - 2 * margin - 4 * gap) / 5
    func frame(_ column: Int, _ row: Int, rows: Double = 1) -> Rect {
      Rect(
        x: margin + Double(column) * (unit + gap), y: top + 6 + Double(row) * pitch, width: unit,
        height: rows * pitch - gap)
    }
    var keys: [Key] = []
    func add(_ name: String, _ label: String, _ kind: Key.Kind, _ column: Int, _ row: Int, rows: Double = 1) {
      keys.append(Key(name: name, label: label, kind: kind, frame: frame(column, row, rows: rows)))
    }
    add("next", "→", .other, 0, 0)
    add("undo", "↺", .other, 0, 1)
    add("latin", "ABC", .other, 0, 2)
    if hasSigns { add("emoji", "", .emoji, 0, 3) } else { add("numbers", "☆123", .other, 0, 3) }
    for (index, letter) in language.rows(.letters, isUpper: false).joined().enumerated() {
      add(letter, letter, .letter, 1 + index % 3, index / 3)
    }
    add("face", "^_^", .other, 1, 3)
    add("わ", "わ", .letter, 2, 3)
    add("、", "、。?!", .letter, 3, 3)
    add("delete", "", .delete, 4, 0)
    add("space", language.space, .space, 4, 1)
    add("return", returnWord, .returns, 4, 2, rows: 2)
    return keys
  }
}
