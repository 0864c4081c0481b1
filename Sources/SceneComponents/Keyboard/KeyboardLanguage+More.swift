extension KeyboardLanguage {
  // Korean: KS X 5002, two sets. Thai: TIS 820 (Kedmanee) from its second row on. Hindi and Bengali: InScript, IS 13194,
  // without the row of digits. Chinese: Pinyin. Japanese: the twelve keys of telephones.
  static let further: [String: KeyboardLanguage] = [
    "ja": KeyboardLanguage(
      ["あかさ", "たなは", "まやら"], hasCase: false, space: "空白",
      returnWords: ["改行", "検索", "開く", "完了", "送信", "次へ", "接続"], currency: "¥", letters: "あいう",
      isKana: true),
    "ko": KeyboardLanguage(
      ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"], hasCase: false, space: "스페이스",
      returnWords: ["리턴", "검색", "이동", "완료", "전송", "다음", "연결"], currency: "₩", letters: "가나다",
      letterSize: 21, shifted: ["ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]),
    "th": KeyboardLanguage(
      ["ๆไำพะัีรนยบล", "ฟหกดเ้่าสวง", "ผปแอิืทมใฝ"], hasCase: false, space: "วรรค",
      returnWords: ["ป้อน", "ค้นหา", "ไป", "เสร็จสิ้น", "ส่ง", "ถัดไป", "เข้าร่วม"], currency: "฿",
      letters: "กขค", letterSize: 19,
      shifted: ["๐ภฎฑธํ๊ณฯญฐฅ", "ฤฆฏโฌ็๋ษศซฃ", "คตจขช์ุูฒฬ"]),
    "hi": KeyboardLanguage(
      ["ौैाीूबहगदजड", "ोे्िुपरकतचट", "ॉंमनवलसय"], hasCase: false, space: "स्पेस",
      returnWords: ["रिटर्न", "खोजें", "जाएँ", "पूर्ण", "भेजें", "आगे", "जुड़ें"], currency: "₹", letters: "कखग",
      letterSize: 19, shifted: ["औऐआईऊभङघधझढ", "ओएअइउफऱखथछठ", "ऑँणऩऴळशष"]),
    "bn": KeyboardLanguage(
      ["ৌৈাীূবহগদজড", "োে্িুপরকতচট", "ংমনলসয়"], hasCase: false, space: "স্পেস",
      returnWords: ["রিটার্ন", "খুঁজুন", "যান", "সম্পন্ন", "পাঠান", "পরবর্তী", "যোগ দিন"], currency: "৳",
      letters: "কখগ", letterSize: 19, shifted: ["ঔঐআঈঊভঙঘধঝঢ", "ওএঅইউফড়খথছঠ", "ঁণঞৎশষ"]),
    "zh": KeyboardLanguage(
      ["qwertyuiop", "asdfghjkl", "zxcvbnm"], space: "空格",
      returnWords: ["换行", "搜索", "前往", "完成", "发送", "下一项", "加入"], currency: "¥", letters: "拼音"),
    "zh-hant": KeyboardLanguage(
      ["qwertyuiop", "asdfghjkl", "zxcvbnm"], space: "空格",
      returnWords: ["換行", "搜尋", "前往", "完成", "傳送", "下一個", "加入"], currency: "$", letters: "拼音"),
  ]

  /// What the twelve keys hold, each called by what it stands for.
  static let kanaKeys: [(key: String, kana: String)] = [
    ("あ", "あいうえおぁぃぅぇぉ"), ("か", "かきくけこがぎぐげご"), ("さ", "さしすせそざじずぜぞ"),
    ("た", "たちつてとだぢづでどっ"), ("な", "なにぬねの"), ("は", "はひふへほばびぶべぼぱぴぷぺぽ"),
    ("ま", "まみむめも"), ("や", "やゆよゃゅょ"), ("ら", "らりるれろ"), ("わ", "わをんー〜"),
    ("、", "、。？！?!"),
  ]

  /// The key among the letters that writes something; nil where none does.
  func key(for letter: String) -> (name: String, isShifted: Bool)? {
    // Longer ones are names, such as `return`.
    guard letter.count == 1 else { return nil }
    if isKana {
      guard let kana = letter.unicodeScalars.first.map(KeyboardLanguage.hiragana) else { return nil }
      return KeyboardLanguage.kanaKeys.first { $0.kana.unicodeScalars.contains(kana) }.map { ($0.key, false) }
    }
    let small = letter.lowercased()
    let (plain, upper) = (rows(.letters, isUpper: false).joined(), rows(.letters, isUpper: true).joined())
    if plain.contains(small) { return (letter, hasCase && letter != small) }
    // What is written in several strokes: the first of them.
    let strokes = jamo(of: letter).map { [$0] } ?? letter.unicodeScalars.map(String.init)
    guard let first = strokes.first else { return nil }
    if plain.contains(first) { return (first, false) }
    return !hasCase && upper.contains(first) ? (first, true) : nil
  }

  /// The consonant a Korean syllable begins with.
  private func jamo(of letter: String) -> String? {
    guard let value = letter.unicodeScalars.first?.value, (0xAC00...0xD7A3).contains(value) else {
      return nil
    }
    return "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(String.init)[Int(value - 0xAC00) / 588]
  }

  private static func hiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x30A1...0x30F6).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0x60) ?? scalar
  }
}
