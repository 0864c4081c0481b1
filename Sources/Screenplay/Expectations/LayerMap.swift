import SceneModel

/// From a layer's points to the canvas's: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
struct LayerMap {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  /// First a layer's own transform, then this.
  func after(_ inner: FixedTransform) -> LayerMap {
    let (ia, ib, ic, id) = (inner.a.double, inner.b.double, inner.c.double, inner.d.double)
    let (x, y) = (inner.tx.double, inner.ty.double)
    return LayerMap(
      a: a * ia + c * ib, b: b * ia + d * ib, c: a * ic + c * id, d: b * ic + d * id,
      tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// The smallest rectangle around what a layer of this size becomes.
  func frame(of size: Size) -> Rect {
    let (w, h) = (size.width, size.height)
    let xs = [tx, a * w + tx, c * h + tx, a * w + c * h + tx]
    let ys = [ty, b * w + ty, d * h + ty, b * w + d * h + ty]
    let (left, top) = (xs.reduce(tx, min), ys.reduce(ty, min))
    return Rect(x: left, y: top, width: xs.reduce(tx, max) - left, height: ys.reduce(ty, max) - top)
  }

  var fixed: FixedTransform { FixedTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
