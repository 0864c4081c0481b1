internal import Synchronization

/// A layer as it stands in one frame: the only thing drawing ever sees.
///
/// A value in fixed point. Geometry follows Core Animation: `size` is the layer's own bounds (origin
/// top left, y down, points), `transform` maps them into the superlayer. Drawing order: backdrop, shadow,
/// fill, gradient, content, sublayers in order, border; then all of it is blurred, masked and faded as one
/// group. `corners` round backdrop, fill, gradient, shadow, border and, when `masksToBounds`, what lies
/// inside.
public struct LayerPresentation: Hashable, Sendable {
  /// What the layer shows besides its fill and sublayers.
  public enum Content: Hashable, Sendable {
    case none
    case text(TextContent)
    case picture(PictureContent)
    /// The fill, border and shadow follow the ellipse inscribed in the bounds instead of the rectangle.
    case ellipse
    case path(PathContent)
    case snapshot(SnapshotContent)
  }

  /// The element's path in its screen, such as `card/title`; nil for layers nobody can name.
  public var name: String?
  /// The screen whose outermost layer this is, for reports; nil for all others. Drawing does not look at it.
  public var screen: String?
  /// As `Layer.isOfWindow`. Drawing does not look at it.
  var isOfWindow = false
  /// As `Layer.isCell`. Drawing does not look at it.
  var isCell = false
  public var size: FixedSize
  public var transform: FixedTransform
  /// 0…1, applied to the layer with everything inside as one group.
  public var opacity: Fixed
  public var masksToBounds: Bool
  /// Where radii overlap they are drawn smaller; `Corners.fitted` says how.
  public var corners: Corners
  public var fill: Color
  /// Over `fill`.
  public var gradient: Gradient?
  public var border: Border?
  public var shadow: Shadow?
  public var backdrop: Backdrop?
  /// Points: the standard deviation of the Gaussian by which the layer with everything inside is blurred,
  /// as CSS `filter: blur()`.
  public var blur = Fixed.zero
  /// Bends the layer with everything inside; nil leaves it flat.
  public var warp: Warp?
  public var content: Content
  public var sublayers: [LayerPresentation]
  private var masks: [LayerPresentation] = []

  /// The layer with everything inside shows as far as this layer, placed in the same bounds, covers it:
  /// only the mask's alpha counts. Nil shows all.
  public var mask: LayerPresentation? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }

  /// The longest of the corners' radii in points; setting it gives all four this one.
  public var cornerRadius: Fixed {
    get { corners.largest }
    set { corners.largest = newValue }
  }

  public init(
    name: String? = nil, size: Size, transform: FixedTransform = .identity, opacity: Double = 1,
    masksToBounds: Bool = false, cornerRadius: Double = 0, fill: Color = .clear, border: Border? = nil,
    shadow: Shadow? = nil, content: Content = .none, sublayers: [LayerPresentation] = []
  ) {
    self.name = name
    self.size = FixedSize(size)
    self.transform = transform
    self.opacity = Fixed(min(max(opacity.isNaN ? 1 : opacity, 0), 1))
    self.masksToBounds = masksToBounds
    corners = Corners(min(max(cornerRadius, 0), min(size.width, size.height) / 2))
    self.fill = fill
    self.border = border
    self.shadow = shadow
    self.content = content
    self.sublayers = sublayers
  }

  /// A line along a layer's edge.
  public struct Border: Hashable, Sendable {
    /// Which side of the edge the line lies on.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      case inside, center, outside
    }

    /// Points, greater than zero.
    public let width: Fixed
    public let color: Color
    public let alignment: Alignment
    public init(width: Double, color: Color, alignment: Alignment = .inside) {
      self.width = Fixed(width)
      self.color = color
      self.alignment = alignment
    }
  }

  /// A blurred copy of the layer's outline beneath it; never drawn inside the outline of a layer whose
  /// fill is transparent.
  public struct Shadow: Hashable, Sendable {
    public let color: Color
    /// Points, as in CSS: the Gaussian's standard deviation is half of it.
    public let blur: Fixed
    public let x: Fixed
    public let y: Fixed
    public init(color: Color, blur: Double, x: Double = 0, y: Double = 0) {
      self.color = color
      self.blur = Fixed(max(blur, 0))
      self.x = Fixed(x)
      self.y = Fixed(y)
    }
  }
}

/// A subtree that does not change while it moves: rasterised once, then composited.
public struct SnapshotContent: Hashable, Sendable {
  public let snapshot: Snapshot
  /// How far the raster is continued outwards by its outermost pixels, in points: top, left, bottom,
  /// right. Fills the gap that an overshooting spring would open.
  public let edges: EdgeExtension

  public init(_ snapshot: Snapshot, edges: EdgeExtension = .none) {
    self.snapshot = snapshot
    self.edges = edges
  }
}

/// How far something is continued beyond each side, in points, at least 0.
public struct EdgeExtension: Hashable, Sendable {
  public var top = Fixed.zero
  public var left = Fixed.zero
  public var bottom = Fixed.zero
  public var right = Fixed.zero
  public init() {}
  public static let none = EdgeExtension()
}

/// An unchanging subtree with its digest; two are equal when their digests are.
///
/// Always drawn as one group on a raster of its own whose pixel grid begins at the layer's origin, at
/// the canvas scale: so that drawing it anew and compositing a cached raster give the same bytes.
public final class Snapshot: Hashable, Sendable {
  /// The subtree; its own transform is the identity.
  public let layer: LayerPresentation
  public let digest: Digest
  /// What is left of it without an element: the same in every frame of a transition that takes it along.
  private let remainders = Mutex<[[String]: Snapshot?]>([:])

  public init(_ layer: LayerPresentation) {
    self.layer = layer
    var builder = DigestBuilder()
    layer.combine(into: &builder)
    digest = builder.digest()
  }

  /// What `change` makes of it, made once for each key; nil where it finds nothing to change.
  func remainder(without key: [String], _ change: (LayerPresentation) -> LayerPresentation?) -> Snapshot? {
    if let known = remainders.withLock({ $0[key] }) { return known }
    let made = change(layer).map(Snapshot.init)
    remainders.withLock { known in _ = known.updateValue(made, forKey: key) }
    return made
  }

  public static func == (a: Snapshot, b: Snapshot) -> Bool { a === b || a.digest == b.digest }
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
