/// Words that the platform itself writes into its controls, by language.
///
/// Source: the platform's own words in these languages.
struct PlatformWords {
  let back: String
  let search: String
  let cancel: String

  private init(_ back: String, _ search: String, _ cancel: String) {
    (self.back, self.search, self.cancel) = (back, search, cancel)
  }

  /// English where the language is not among them.
  ///
  /// - Parameter language: BCP 47; only what stands before the first hyphen counts.
  static func words(in language: String?) -> PlatformWords {
    let name = language?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() }
    return name.flatMap { all[$0] } ?? english
  }

  private static let english = PlatformWords("Back", "Search", "Cancel")
  private static let all: [String: PlatformWords] = [
    "ar": PlatformWords("رجوع", "بحث", "إلغاء"), "bn": PlatformWords("ফিরুন", "অনুসন্ধান", "বাতিল"),
    "cs": PlatformWords("Zpět", "Hledat", "Zrušit"), "da": PlatformWords("Tilbage", "Søg", "Annuller"),
    "de": PlatformWords("Zurück", "Suchen", "Abbrechen"), "el": PlatformWords("Πίσω", "Αναζήτηση", "Άκυρο"),
    "es": PlatformWords("Atrás", "Buscar", "Cancelar"), "fa": PlatformWords("بازگشت", "جستجو", "لغو"),
    "fi": PlatformWords("Takaisin", "Etsi", "Kumoa"),
    "fr": PlatformWords("Retour", "Rechercher", "Annuler"), "he": PlatformWords("חזרה", "חיפוש", "ביטול"),
    "hi": PlatformWords("वापस", "खोजें", "रद्द करें"), "hu": PlatformWords("Vissza", "Keresés", "Mégsem"),
    "id": PlatformWords("Kembali", "Cari", "Batal"), "it": PlatformWords("Indietro", "Cerca", "Annulla"),
    "ja": PlatformWords("戻る", "検索", "キャンセル"), "ko": PlatformWords("뒤로", "검색", "취소"),
    "nb": PlatformWords("Tilbake", "Søk", "Avbryt"), "nl": PlatformWords("Terug", "Zoek", "Annuleer"),
    "pl": PlatformWords("Wróć", "Szukaj", "Anuluj"), "pt": PlatformWords("Voltar", "Buscar", "Cancelar"),
    "ro": PlatformWords("Înapoi", "Caută", "Anulează"), "ru": PlatformWords("Назад", "Поиск", "Отменить"),
    "sv": PlatformWords("Tillbaka", "Sök", "Avbryt"), "th": PlatformWords("กลับ", "ค้นหา", "ยกเลิก"),
    "tr": PlatformWords("Geri", "Ara", "Vazgeç"), "uk": PlatformWords("Назад", "Пошук", "Скасувати"),
    "vi": PlatformWords("Quay lại", "Tìm kiếm", "Hủy"), "zh": PlatformWords("返回", "搜索", "取消"),
  ]
}
