/// What golden frames were drawn with: libraries and their versions, the files of the fonts used, the kind of
/// processor. Elsewhere pixels may come out otherwise without anything being wrong.
public struct GoldenEnvironment: Sendable, Hashable {
  /// One thing that decides how pixels come out.
  public struct Part: Sendable, Hashable {
    /// `Cairo`, `processor`, `font Inter-Regular.otf`.
    public let name: String
    /// A version, a family of processors, or the first 12 digits of a font file's SHA-256. Without spaces.
    public let value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Libraries first, then the processor, then fonts by name.
  public let parts: [Part]

  public init(parts: [Part]) { self.parts = parts }

  /// What differs from a golden one, in order; empty when nothing does.
  ///
  /// A font that only one of the two has says that the scene sets other words, and nothing of the environment:
  /// else a new word in another script would be judged by small pictures.
  public func differences(from golden: GoldenEnvironment) -> [SceneVerification.EnvironmentDifference] {
    allDifferences(from: golden).filter { difference in
      !difference.name.hasPrefix("font ") || (difference.golden != nil && difference.here != nil)
    }
  }

  /// Also fonts that only one of the two has.
  func allDifferences(from golden: GoldenEnvironment) -> [SceneVerification.EnvironmentDifference] {
    let names =
      golden.parts.map(\.name)
      + parts.map(\.name).filter { name in
        !golden.parts.contains { $0.name == name }
      }
    return names.compactMap { name in
      let (before, here) = (golden[name], self[name])
      if before == here { return nil }
      return SceneVerification.EnvironmentDifference(name: name, golden: before, here: here)
    }
  }

  private subscript(name: String) -> String? {
    // Two files of one name are one entry each; their values stand together.
    let values = parts.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: " ")
  }
}
