/// A picture inside a layer's bounds; what lies outside the bounds is cut off.
public struct PictureContent: Hashable, Sendable {
  public let picture: PictureID
  /// Where the whole picture lies, in points of the layer's bounds.
  public let frame: FixedRect
  /// The picture is a stencil: its alpha is kept, its colours become this one.
  public var tint: Color?
  /// Nil stretches the whole picture.
  public var caps: PictureCaps?

  public init(picture: PictureID, frame: Rect, tint: Color? = nil, caps: PictureCaps? = nil) {
    self.picture = picture
    self.frame = FixedRect(frame)
    self.tint = tint
    self.caps = caps
  }
}

/// Borders of a picture that keep their size when it is stretched: nine parts, of which the corners stay as
/// they are, the sides become longer and the middle grows both ways.
public struct PictureCaps: Hashable, Sendable {
  /// Pixels of the picture.
  public let top: Int
  public let left: Int
  public let bottom: Int
  public let right: Int
  /// Pixels of the picture a point: 2 for a picture made for screens of double density.
  public let density: Fixed

  public init(top: Int, left: Int, bottom: Int, right: Int, density: Double = 1) {
    (self.top, self.left) = (max(top, 0), max(left, 0))
    (self.bottom, self.right) = (max(bottom, 0), max(right, 0))
    self.density = density > 0 ? Fixed(density) : .one
  }
}
