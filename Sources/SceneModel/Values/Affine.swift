/// An affine map in floating point: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty. What presentations are made of is fixed
/// (`FixedTransform`); this is for maps put together of several.
package struct Affine: Equatable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static func scale(_ x: Double, _ y: Double) -> Affine { Affine(a: x, d: y) }
  package static func translation(_ x: Double, _ y: Double) -> Affine { Affine(tx: x, ty: y) }

  /// First `inner`, then this.
  package func after(_ inner: Affine) -> Affine {
    Affine(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty
    )
  }

  package func after(_ inner: FixedTransform) -> Affine {
    after(
      Affine(
        a: inner.a.double, b: inner.b.double, c: inner.c.double, d: inner.d.double, tx: inner.tx.double,
        ty: inner.ty.double))
  }

  /// The smallest rectangle around what a layer of this size becomes.
  package func frame(of size: Size) -> Rect {
    let (w, h) = (size.width, size.height)
    let xs = [tx, a * w + tx, c * h + tx, a * w + c * h + tx]
    let ys = [ty, b * w + ty, d * h + ty, b * w + d * h + ty]
    let (left, top) = (xs.reduce(tx, min), ys.reduce(ty, min))
    return Rect(x: left, y: top, width: xs.reduce(tx, max) - left, height: ys.reduce(ty, max) - top)
  }

  package var fixed: FixedTransform { FixedTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
