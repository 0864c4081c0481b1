/// How round what is seen of a layer is.
extension LayerPresentation {
  /// What the layer shows is cut to the ellipse that fits into its bounds.
  var isCutToEllipse: Bool { mask.map { $0.content == .ellipse || $0.isCutToEllipse } ?? false }

  /// The corners of what is seen of the layer: an ellipse's are half of its shorter side, and what only holds one layer
  /// of its own size is as round as that.
  package var seenCorners: Corners {
    let own = size.size
    if content == .ellipse || isCutToEllipse { return Corners(min(own.width, own.height) / 2) }
    let corners = corners.fitted(to: own)
    guard corners.isSquare, let only = onlyContent else { return corners }
    return only.seenCorners
  }

  /// The one layer that fills this one, which shows nothing itself; nil where there is none.
  package var onlyContent: LayerPresentation? {
    guard sublayers.count == 1, let only = sublayers.first, only.size == size, only.transform == .identity,
      content == .none, fill.alpha == 0, gradient == nil, border == nil, shadow == nil, backdrop == nil
    else { return nil }
    return only
  }
}
