import SceneModel

extension LayoutContext {
  /// What bars are made of: the background, a little translucent, over what scrolls beneath, blurred.
  ///
  /// Values: the platform's design kits, "Bars"; a background of the theme's own takes their place.
  func applyBarMaterial(to layer: inout Layer) {
    let standard = theme.isDark ? Color(rgb: 0x1D1D1D) : Color(rgb: 0xF9F9F9)
    layer.fill = (theme.colors[.background] ?? standard).withAlpha(multipliedBy: 0.94)
    layer.backdrop = Backdrop(blur: 20, saturation: 1.8)
  }
}
