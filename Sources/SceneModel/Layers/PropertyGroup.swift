/// Properties of a layer that are looked at together when a frame is not what it was.
///
/// Every property belongs to exactly one group: a layer's digest is made of its groups.
public enum PropertyGroup: String, Sendable, Hashable, Encodable, CaseIterable {
  /// Size, outline, corners, path, whether it cuts off what lies outside.
  case geometry
  /// Where it lies in its superlayer, how it is scaled, turned and bent.
  case transform
  case opacity
  /// Its background, gradient and border, and what a path is filled and drawn with.
  case fill
  /// Words, font, colour and setting.
  case text
  /// Which picture, where it lies, its tint and caps.
  case picture
  /// Shadow, blur, backdrop and mask, and how far a snapshot is continued beyond its edges.
  case effects
}
