import AnimatorCore
import SceneModel

/// How a script is loaded.
public struct LoadOptions: Sendable {
  /// The transitions and components the script may name.
  public var catalogue = Catalogue.standard
  /// What a scene may ask for before it is refused.
  public var limits = Limits.standard
  /// Folders outside the scene's own that it may read files from as well.
  public var allowedFolders: [String] = []
  /// Frames a second instead of the script's.
  public var rate: FrameRate?
  /// Pixels a point instead of the script's.
  public var scale: Double?

  /// `light`, `dark` or one of the script's `themes` instead of what it says; screens with a theme of their own
  /// keep it. Light and dark keep the colours of the script's `theme`.
  public var theme: String?
  /// The language instead of the script's: whose `strings` are taken, and how it is written.
  public var locale: String?
  /// Whether cross-dissolves take the place of what slides, turns and zooms, as the platform does where people ask for it.
  public var reducesMotion = false
  /// A device by its name (`screenplay list devices`) instead of the script's canvas.
  public var device: String?

  public init() {}
}
