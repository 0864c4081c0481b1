import AnimatorCore

/// A transition made of tracks: properties of the two screens, of a dim between them and of what holds them, each with its
/// values by the share of the way.
///
/// Written for the way in; on the way out it runs from 1 to 0, as every transition. At 0 only the screen below is there.
public struct TrackTransition: Transition {
  /// One property on its way.
  public struct Track: Hashable, Sendable {
    public enum Property: String, Hashable, Sendable, CaseIterable {
      case opacity, x, y, scale, rotation, blur
      case scaleX = "scale-x"
      case scaleY = "scale-y"
      case cornerRadius = "corner-radius"
    }

    /// A value at a share of the way, 0…1.
    public struct Stop: Hashable, Sendable {
      public let offset: Double
      /// Percent of the container along a position, of the shorter side of what moves otherwise; factors and degrees are
      /// points.
      public let value: Length
      public init(at offset: Double, _ value: Length) {
        self.offset = offset
        self.value = value
      }
    }

    public let property: Property
    /// In the order of their shares; between two of them values run evenly, before the first and after the last they go
    /// on so.
    public let stops: [Stop]

    /// - Precondition: There is at least one stop.
    public init(_ property: Property, _ stops: [Stop]) {
      precondition(!stops.isEmpty, "a track without stops says nothing")
      self.property = property
      self.stops = stops.sorted { $0.offset < $1.offset }
    }

    /// The value of a share of the way; `whole` is what percent are of.
    func value(at progress: Double, of whole: Double, scale: Double) -> Double {
      func points(_ stop: Stop) -> Double { stop.value.points(of: whole, scale: scale) }
      guard stops.count > 1 else { return points(stops[0]) }
      let next = min(max(stops.firstIndex { $0.offset > progress } ?? stops.count, 1), stops.count - 1)
      let (a, b) = (stops[next - 1], stops[next])
      // Before the first stop and after the last nothing moves, but for what overshoots the whole way.
      if progress >= 0, progress <= 1 {
        if progress < stops[0].offset { return points(stops[0]) }
        if progress > stops[stops.count - 1].offset { return points(stops[stops.count - 1]) }
      }
      guard b.offset > a.offset else { return points(b) }
      return points(a) + (points(b) - points(a)) * (progress - a.offset) / (b.offset - a.offset)
    }
  }

  public let declaration: TransitionDeclaration
  public var entering: [Track] = []
  /// Of elements of the entering screen, by their address.
  public var elements: [String: [Track]] = [:]
  public var leaving: [Track] = []
  /// Of a black layer between the two screens, which is clear unless said.
  public var dim: [Track] = []
  /// Of what holds all of it.
  public var container: [Track] = []

  /// - Parameters:
  ///   - curve: In the script's syntax.
  ///   - duration: Nil when the curve is a spring with a time of its own.
  public init(_ name: String, curve: String, duration: Time?) {
    declaration = TransitionDeclaration(
      name, curve: curve, duration: duration, "a transition of the script's own")
  }

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    guard progress != 0 else { return [context.leaving] }
    let geometry = context.geometry
    func moved(_ layer: LayerPresentation, _ tracks: [Track], at origin: Point = .zero) -> LayerPresentation {
      TrackState(tracks, at: progress, of: layer.size.size, in: geometry).applied(to: layer, at: origin)
    }
    var screen = context.entering
    if !elements.isEmpty {
      screen = screen.mappingElements { name, layer in
        guard let tracks = tracks(of: name) else { return nil }
        return moved(layer, tracks, at: Point(x: layer.transform.tx.double, y: layer.transform.ty.double))
      }
    }
    var layers = [moved(context.leaving, leaving)]
    if !dim.isEmpty {
      var shade = LayerPresentation(size: geometry.container, fill: .black)
      if !dim.contains(where: { $0.property == .opacity }) { shade.opacity = .zero }
      layers.append(moved(shade, dim))
    }
    layers.append(moved(screen, entering, at: context.enteringFrame.origin))
    guard !container.isEmpty else { return layers }
    return [moved(LayerPresentation(size: geometry.container, sublayers: layers), container)]
  }

  /// By the whole address, or by an element's own id.
  private func tracks(of name: String) -> [Track]? {
    elements[name] ?? name.split(separator: "/").last.flatMap { elements[String($0)] }
  }
}

/// What tracks come to at one share of the way.
private struct TrackState {
  private var values: [TrackTransition.Track.Property: Double] = [:]
  private let size: Size

  init(_ tracks: [TrackTransition.Track], at progress: Double, of size: Size, in geometry: TransitionGeometry)
  {
    self.size = size
    for track in tracks {
      let whole =
        switch track.property {
        case .x: geometry.container.width
        case .y: geometry.container.height
        case .cornerRadius, .blur: min(size.width, size.height)
        case .opacity, .scale, .scaleX, .scaleY, .rotation: 1.0
        }
      values[track.property] = track.value(at: progress, of: whole, scale: geometry.scale)
    }
  }

  /// Scaled and turned about its middle, then moved.
  func applied(to layer: LayerPresentation, at origin: Point) -> LayerPresentation {
    var layer = layer
    if let opacity = values[.opacity] {
      layer.opacity = Fixed(layer.opacity.double * min(max(opacity, 0), 1))
    }
    if let blur = values[.blur] { layer.blur = Fixed(max(blur, 0)) }
    if let radius = values[.cornerRadius] {
      layer.cornerRadius = Fixed(max(radius, 0))
      layer.masksToBounds = true
    }
    let scale = values[.scale] ?? 1
    let (sine, cosine) = Rotation(degrees: values[.rotation] ?? 0).sineAndCosine
    let (w, h) = (size.width / 2, size.height / 2)
    let map = Affine.translation(origin.x + (values[.x] ?? 0) + w, origin.y + (values[.y] ?? 0) + h)
      .after(Affine(a: cosine, b: sine, c: -sine, d: cosine))
      .after(Affine.scale(scale * (values[.scaleX] ?? 1), scale * (values[.scaleY] ?? 1)))
      .after(Affine.translation(-w, -h))
    layer.transform = map.fixed
    return layer
  }
}
