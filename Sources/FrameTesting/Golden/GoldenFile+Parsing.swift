internal import AnimatorCore
internal import FoundationEssentials
internal import PictureCoding
internal import SceneModel

extension GoldenFile {
  /// Reads the bytes of a golden file.
  ///
  /// Strict: whatever `text()` does not write is an error, so that nothing is ever compared with less than what
  /// was approved.
  ///
  /// - Throws: `GoldenFileError` for what is wrong with the first line that is not as it should be;
  ///   `HashingError`.
  public init(parsing bytes: [UInt8]) throws {
    let lines = try GoldenSeal.opened(bytes)
    let hashes: FrameHashList
    do throws(FrameHashListError) {
      hashes = try FrameHashList(parsing: lines.joined(separator: "\n") + "\n")
    } catch {
      throw GoldenFileError(line: error.line, error.message)
    }
    var reader = GoldenReader(hashes: hashes)
    for (index, line) in lines.enumerated() where line.hasPrefix(GoldenFile.mark) {
      do throws(GoldenReader.Problem) {
        try reader.read(line.dropFirst(GoldenFile.mark.count))
      } catch {
        throw GoldenFileError(line: index + 1, error.message)
      }
    }
    do throws(GoldenReader.Problem) { self = try reader.finish() } catch {
      throw GoldenFileError(line: lines.count + 1, error.message)
    }
  }
}

/// Takes the golden file's own lines one by one.
private struct GoldenReader {
  typealias Problem = LayerTrailReader.Problem

  private struct Section {
    var parts: [GoldenEnvironment.Part] = []
    var hashes: [FrameHash] = []
    var pictures: [SmallPicture] = []
  }

  private let first: FrameHashList
  private var hasVersion = false
  private var rate: FrameRate?
  private var scale: Double?
  private var fonts: [GoldenEnvironment.Part] = []
  private var sections: [Section] = []
  private var trail = LayerTrail()
  private var layers = LayerTrailReader()

  init(hashes: FrameHashList) { first = hashes }

  mutating func read(_ line: Substring) throws(Problem) {
    let words = line.split(separator: " ", maxSplits: 1).map { $0 }
    let rest = words.count == 2 ? words[1] : ""
    let keyword = words.first ?? ""
    guard keyword == "golden" || hasVersion else { throw Problem(message: "`golden` must come first") }
    switch keyword {
    case "golden":
      guard rest == "\(GoldenFile.version)", !hasVersion else { throw wrong(line) }
      hasVersion = true
    case "fps": rate = try readRate(rest, line)
    case "scale":
      guard let number = Double(rest), number > 0, number.isFinite else { throw wrong(line) }
      scale = number
    case "scene-font": fonts.append(try part("font " + rest, line))
    case "environment":
      try closeSection()
      sections.append(Section())
    case "with", "frames", "picture": try readApproval(keyword, rest, line)
    case "subtree", "layers": try readLayers(keyword, rest, line)
    default: throw wrong(line)
    }
  }

  func finish() throws(Problem) -> GoldenFile {
    guard hasVersion else { throw Problem(message: "`golden` is missing") }
    guard !sections.isEmpty else { throw Problem(message: "no `environment` is said") }
    var approvals: [GoldenFile.Approval] = []
    for section in sections {
      try check(section)
      let hashes = section.hashes.isEmpty ? first.hashes : section.hashes
      approvals.append(
        GoldenFile.Approval(
          environment: GoldenEnvironment(parts: section.parts),
          hashes: FrameHashList(rate: first.rate, width: first.width, height: first.height, hashes: hashes),
          pictures: section.pictures))
    }
    return GoldenFile(rate: rate, scale: scale, approvals: approvals, fonts: fonts, trail: trail)
  }

  private mutating func closeSection() throws(Problem) {
    if let section = sections.last { try check(section) }
  }

  private func check(_ section: Section) throws(Problem) {
    guard !section.parts.isEmpty else { throw Problem(message: "an environment without anything in it") }
    guard !section.pictures.isEmpty else { throw Problem(message: "an environment without pictures") }
    guard section.hashes.isEmpty || section.hashes.count == first.hashes.count else {
      throw Problem(
        message:
          "an environment with \(section.hashes.count) frames where the others have \(first.hashes.count)")
    }
  }

  private mutating func readApproval(
    _ keyword: Substring, _ rest: Substring, _ line: Substring
  ) throws(Problem) {
    guard !sections.isEmpty else { throw Problem(message: "`\(keyword)` stands before `environment`") }
    let words = rest.split(separator: " ").map { $0 }
    let last = sections.count - 1
    switch keyword {
    case "with": sections[last].parts.append(try part(rest, line))
    case "frames":
      guard words.count == 3, Int(words[0]) == sections[last].hashes.count, let count = Int(words[1]),
        count > 0, count <= first.hashes.count, let hash = FrameHash(hex: words[2])
      else { throw wrong(line) }
      sections[last].hashes += repeatElement(hash, count: count)
    default:
      guard words.count == 2, let frame = Int(words[0]), first.hashes.indices.contains(frame),
        let png = Data(base64Encoded: String(words[1])),
        let picture = try? SmallPicture(frame: frame, png: [UInt8](png))
      else { throw Problem(message: "`picture` needs a frame of the film and a PNG in base64") }
      sections[last].pictures.append(picture)
    }
  }

  private mutating func readLayers(
    _ keyword: Substring, _ rest: Substring, _ line: Substring
  ) throws(Problem) {
    let words = rest.split(separator: " ", maxSplits: 1).map { $0 }
    let numbers = (words.first ?? "").split(separator: "-", omittingEmptySubsequences: false).map {
      Int($0) ?? -1
    }
    let entries = words.count == 2 ? String(words[1]) : ""
    let record: LayerTrail.Record
    switch (keyword, numbers.count) {
    case ("subtree", 1): record = .subtree(numbers[0], entries: entries)
    case ("layers", 1) where numbers[0] >= 0: record = .run(numbers[0]...numbers[0], entries: entries)
    case ("layers", 2) where numbers[0] >= 0 && numbers[0] < numbers[1]:
      record = .run(numbers[0]...numbers[1], entries: entries)
    default: throw wrong(line)
    }
    try layers.read(record)
    trail.records.append(record)
  }

  private func readRate(_ text: Substring, _ line: Substring) throws(Problem) -> FrameRate {
    let parts = text.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let top = parts[0], let bottom = parts[1], let rate = FrameRate(top, over: bottom)
    else { throw wrong(line) }
    return rate
  }

  private func part(_ text: Substring, _ line: Substring) throws(Problem) -> GoldenEnvironment.Part {
    let words = text.split(separator: " ").compactMap(GoldenText.unescaped)
    guard words.count == 2 || words.count == 3 else { throw wrong(line) }
    return GoldenEnvironment.Part(words.dropLast().joined(separator: " "), words[words.count - 1])
  }

  private func wrong(_ line: Substring) -> Problem {
    Problem(message: "`\(line.prefix(60))` is nothing that a golden file says")
  }
}
