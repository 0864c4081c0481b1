import SourceDiagnostics

/// Names out of a list too long to be printed wherever one is wanted, such as those of icons.
public struct NameList: Hashable, Sendable {
  /// What one of them is called in messages, such as `icon`.
  public let noun: String
  /// What `screenplay list` lists them as, such as `icons`.
  public let plural: String
  /// In the order help lists them, kebab-case.
  public let names: [String]
  /// What else is understood, kebab-case, and the name it stands for.
  public let otherNames: [String: String]
  private let known: Set<String>

  public init(noun: String, plural: String, names: [String], otherNames: [String: String] = [:]) {
    self.noun = noun
    self.plural = plural
    self.names = names
    self.otherNames = otherNames
    known = Set(names)
  }

  /// The name that a text means; nil when there is none.
  ///
  /// Capital letters, dots, spaces and underscores are read as small letters and hyphens, and `-filled` at
  /// the end as `-fill`.
  public func canonical(_ text: String) -> String? {
    guard text.utf8.count <= 100 else { return nil }
    if known.contains(text) { return text }
    if let name = otherNames[text] { return name }
    let folded = NameList.folded(text)
    return known.contains(folded) ? folded : otherNames[folded]
  }

  static func folded(_ text: String) -> String {
    let folded = String(text.lowercased().map { "._ ".contains($0) ? "-" : $0 })
    return folded.hasSuffix("-filled") ? String(folded.dropLast(2)) : folded
  }

  public static func == (a: NameList, b: NameList) -> Bool { a.noun == b.noun && a.names == b.names }
  public func hash(into hasher: inout Hasher) { hasher.combine(noun) }
}

extension NameList {
  /// The name that a text which means none probably should have been; nil when nothing comes near.
  ///
  /// Without `-fill` where only that is too much; else the nearest by spelling, other names included; else
  /// what is left when words at its end are taken away, so that `heart-circle` leads to `heart`.
  package func suggestion(for text: String) -> String? {
    guard text.utf8.count <= 100 else { return nil }
    let wanted = NameList.folded(text)
    if wanted.hasSuffix("-fill"), let name = canonical(String(wanted.dropLast(5))) { return name }
    let others = otherNames.keys.sorted()
    // Who misspells a name seldom errs in its first letter: `hart` is no `cart`.
    func nearest(_ names: [String]) -> String? {
      nearestName(to: wanted, among: names.filter { $0.first == wanted.first })
    }
    return nearest(names) ?? nearest(others) ?? beginning(of: wanted)
      ?? nearestName(to: wanted, among: names) ?? nearestName(to: wanted, among: others)
  }

  /// The longest name that the first words of a text make.
  private func beginning(of text: String) -> String? {
    var words = text.split(separator: "-")
    while words.count > 1 {
      words.removeLast()
      let name = words.joined(separator: "-")
      if canonical(name) != nil { return name }
    }
    return nil
  }
}
