internal import SceneScript

/// One of the films that a script's `variants` list. What is nil the list says nothing of.
public struct SceneVariant: Hashable, Sendable {
  public let locale: String?
  public let theme: String?
  public let device: String?

  public init(locale: String? = nil, theme: String? = nil, device: String? = nil) {
    self.locale = locale
    self.theme = theme
    self.device = device
  }

  init(_ choices: ReadingChoices) {
    self.init(locale: choices.locale, theme: choices.theme, device: choices.device)
  }

  /// What a file of it has in its name, such as `ar-dark-phone`.
  public var name: String { [locale, theme, device].compactMap { $0 }.joined(separator: "-") }

  /// The same with what some options choose instead, as far as it names it.
  public func chosen(by options: LoadOptions) -> SceneVariant {
    SceneVariant(
      locale: locale.map { options.locale ?? $0 }, theme: theme.map { options.theme ?? $0 },
      device: device.map { options.device ?? $0 })
  }

  /// The options that load it.
  public func options(_ options: LoadOptions) -> LoadOptions {
    var options = options
    options.locale = locale ?? options.locale
    options.theme = theme ?? options.theme
    options.device = device ?? options.device
    return options
  }
}

extension Screenplay {
  /// The films that the script's `variants` list, narrowed to what some options choose; none without a list.
  public func variants(chosenBy options: LoadOptions) -> [SceneVariant] {
    var seen: Set<SceneVariant> = []
    return variants.map { $0.chosen(by: options) }.filter { seen.insert($0).inserted }
  }
}
