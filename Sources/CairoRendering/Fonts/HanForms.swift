/// Which country's forms of the shared Chinese characters a text is set in.
enum HanForms: String, CaseIterable {
  case japanese = "JP"
  case korean = "KR"
  case simplified = "SC"
  case traditional = "TC"
  case hongKong = "HK"

  /// The forms for a text: those of its language, or where that says nothing, Japanese when there is
  /// kana, Korean when there is Hangul, else simplified Chinese.
  ///
  /// - Parameter language: BCP 47, such as `ja` or `zh-Hant-HK`.
  init(language: String?, _ scan: TextScan) {
    self = language.flatMap(HanForms.init(language:)) ?? HanForms(scan)
  }

  private init?(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue": self = .hongKong
    case "zh":
      if parts.contains("hk") || parts.contains("mo") {
        self = .hongKong
      } else {
        self = parts.contains("hant") || parts.contains("tw") ? .traditional : .simplified
      }
    default: return nil
    }
  }

  private init(_ scan: TextScan) {
    self = scan.hasKana ? .japanese : scan.hasHangul ? .korean : .simplified
  }

  /// Noto's families, this one first: the others hold characters that it may lack.
  var families: [String] {
    ([self] + HanForms.allCases.filter { $0 != self }).map { "Noto Sans CJK \($0.rawValue)" }
  }

  /// The language tag by which HarfBuzz chooses the same forms.
  var language: String {
    switch self {
    case .japanese: "ja"
    case .korean: "ko"
    case .simplified: "zh-cn"
    case .traditional: "zh-tw"
    case .hongKong: "zh-hk"
    }
  }
}
