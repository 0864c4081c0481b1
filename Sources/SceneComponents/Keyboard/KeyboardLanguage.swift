/// The letters and the words of the keyboard of a language.
struct KeyboardLanguage: Hashable, Sendable {
  /// Three rows from left to right, whatever the direction of writing.
  let rows: [String]
  /// Whether there are small letters and capitals.
  let hasCase: Bool
  /// Whether the key that deletes ends the first row, as where the third has no room for it.
  let deletesInFirstRow: Bool
  let space: String
  /// By the names of `Keyboard.returnKeys`.
  let returnWords: [String]
  let currency: String
  /// Of the key that leads back from the numbers.
  let letters: String
  /// Points: wide letters are smaller.
  let letterSize: Double
  /// From the first key of the numbers to the last.
  let digits: String
  /// Semicolon, comma and question mark.
  let marks: String
  /// The rows while shift is on, where they are no capitals.
  let shifted: [String]?
  /// Whether twelve keys hold all syllables, each drawn out of one of them.
  let isKana: Bool

  init(
    _ rows: [String], hasCase: Bool = true, deletesInFirstRow: Bool = false, space: String,
    returnWords: [String], currency: String = "€", letters: String = "ABC",
    letterSize: Double = 23.5, digits: String = "1234567890", marks: String = ";,?",
    shifted: [String]? = nil, isKana: Bool = false
  ) {
    self.rows = rows
    self.hasCase = hasCase
    self.deletesInFirstRow = deletesInFirstRow
    self.space = space
    self.returnWords = returnWords
    self.currency = currency
    self.letters = letters
    self.letterSize = letterSize
    self.digits = digits
    self.marks = marks
    self.shifted = shifted
    self.isKana = isKana
  }

  /// The one of a language tag such as `de-AT`; English where there is none.
  static func of(_ tag: String?) -> KeyboardLanguage {
    let parts = tag?.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init) ?? []
    let code = parts.first ?? "en"
    if code == "zh", !Set(parts).isDisjoint(with: ["hant", "tw", "hk", "mo"]) {
      return further["zh-hant"] ?? english
    }
    return all[code] ?? further[code] ?? english
  }

  // Letters: the standard layouts of each language on phones; Arabic and Hebrew agree row by row with those of other
  // phones and of open keyboards (Gboard, LVGL; Scribe, Gaia), Hebrew with the deleting key in the first row.
  private static let english = KeyboardLanguage(
    ["qwertyuiop", "asdfghjkl", "zxcvbnm"], space: "space",
    returnWords: ["return", "search", "go", "done", "send", "next", "join"], currency: "$")

  private static let all: [String: KeyboardLanguage] = [
    "en": english,
    "de": KeyboardLanguage(
      ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], space: "Leerzeichen",
      returnWords: ["Return", "Suchen", "Öffnen", "Fertig", "Senden", "Weiter", "Beitreten"]),
    "fr": KeyboardLanguage(
      ["azertyuiop", "qsdfghjklm", "wxcvbn’"], space: "espace",
      returnWords: ["retour", "rechercher", "accéder", "OK", "envoyer", "suivant", "joindre"]),
    "es": KeyboardLanguage(
      ["qwertyuiop", "asdfghjklñ", "zxcvbnm"], space: "espacio",
      returnWords: ["intro", "buscar", "ir", "OK", "enviar", "siguiente", "unirse"]),
    "ru": KeyboardLanguage(
      ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"], space: "Пробел",
      returnWords: ["Ввод", "Найти", "Перейти", "Готово", "Отпр.", "Далее", "Войти"], currency: "₽",
      letters: "АБВ"),
    "ar": KeyboardLanguage(
      ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"], hasCase: false, space: "مسافة",
      returnWords: ["إدخال", "بحث", "انتقال", "تم", "إرسال", "التالي", "انضمام"], currency: "$",
      letters: "أ ب ج", letterSize: 19, digits: "١٢٣٤٥٦٧٨٩٠", marks: "؛،؟"),
    "he": KeyboardLanguage(
      ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"], hasCase: false, deletesInFirstRow: true, space: "רווח",
      returnWords: ["הזן", "חיפוש", "עבור", "סיום", "שלח", "הבא", "הצטרף"], currency: "₪", letters: "אבג"),
  ]

  /// Of the key that leads to the numbers.
  var numbers: String { String(digits.prefix(3)) }

  /// Whether shift has a key among the letters.
  var hasShift: Bool { hasCase || shifted != nil }

  /// The rows of a layout; the third without shift and delete.
  func rows(_ layout: Keyboard.Layout, isUpper: Bool) -> [[String]] {
    let rows: [String] =
      switch layout {
      case .letters where isUpper && shifted != nil: shifted ?? self.rows
      case .letters: isUpper && hasCase ? self.rows.map { $0.uppercased() } : self.rows
      case .numbers: [digits, "-/:;()\(currency)&@\"", ".,?!’"]
      case .symbols: ["[]{}#%^*+=", "_\\|~<>\(currency == "€" ? "$" : "€")£¥•", ".,?!’"]
      }
    let own = Dictionary(zip(";,?", marks.map(String.init)), uniquingKeysWith: { first, _ in first })
    // Vowel signs and tones have keys of their own.
    if layout == .letters { return rows.map { $0.unicodeScalars.map(String.init) } }
    return rows.map { $0.map { own[$0] ?? String($0) } }
  }
}
