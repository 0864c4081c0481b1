/// Properties of a layer that are looked at together when a frame is not what it was.
///
/// Every property belongs to exactly one group: a layer's digest is made of its groups.
public enum PropertyGroup: String, Sendable, Hashable, Encodable, CaseIterable {
  /// Size, outline, corner radius, whether it cuts off what lies outside.
  case geometry
  /// Where it lies in its superlayer, how it is scaled and turned.
  case transform
  case opacity
  /// Its background and border.
  case fill
  /// Words, font, colour and setting.
  case text
  /// Which picture, and where it lies.
  case picture
  /// Shadow, and how far a snapshot is continued beyond its edges.
  case effects
}
