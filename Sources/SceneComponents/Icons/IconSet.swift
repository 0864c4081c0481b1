import SceneModel
import Synchronization

/// The icons by name, read from `IconData` once.
///
/// A class, as it owns the lock that its cache of paths is behind; it may be used from any thread.
final class IconSet: Sendable {
  static let shared = IconSet(IconData.categories)

  let icons: [Icon]
  let list: NameList
  private let indices: [String: Int]
  private let paths = Mutex<[String: Path]>([:])

  /// - Parameter categories: Lines as `IconData` describes them, by their heading.
  init(_ categories: KeyValuePairs<String, String>) {
    var icons: [Icon] = []
    for (category, lines) in categories {
      for line in lines.split(separator: "\n") { icons += IconSet.icons(of: line, in: category) }
    }
    self.icons = icons
    indices = Dictionary(zip(icons.map(\.name), icons.indices), uniquingKeysWith: { first, _ in first })
    let others = icons.flatMap { icon in icon.aliases.map { ($0, icon.name) } }
    list = NameList(
      noun: "icon", plural: "icons", names: icons.map(\.name),
      otherNames: Dictionary(others, uniquingKeysWith: { first, _ in first }))
  }

  func icon(named name: String) -> Icon? {
    list.canonical(name).flatMap { indices[$0] }.map { icons[$0] }
  }

  func path(of icon: Icon) -> Path {
    paths.withLock { paths in
      if let path = paths[icon.name] { return path }
      let path = (try? Path(svg: icon.data)) ?? Path()
      paths[icon.name] = path
      return path
    }
  }

  /// The icon of a line and its filled variant, if it has one.
  private static func icons(of line: Substring, in category: String) -> [Icon] {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5 else { return [] }
    let aliases = fields[2].split(separator: " ").map(String.init)
    let outline = Icon(
      name: fields[0], aliases: aliases, category: category, isFilled: false, mirrors: fields[1] == "m",
      data: fields[3])
    guard !fields[4].isEmpty else { return [outline] }
    let filled = Icon(
      name: outline.name + "-fill", aliases: aliases.map { $0 + "-fill" }, category: category,
      isFilled: true, mirrors: outline.mirrors, data: fields[4])
    return [outline, filled]
  }
}
