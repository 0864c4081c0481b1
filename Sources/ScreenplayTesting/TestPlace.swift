/// Where in a test's source something is expected.
struct TestPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// A path as a test writes it: relative to the folder of its own source.
  func path(of name: String) -> String {
    guard !name.hasPrefix("/") else { return name }
    let file = "\(filePath)"
    guard let slash = file.lastIndex(of: "/") else { return name }
    return file[...slash] + name
  }
}
