import SceneModel

/// How words and the buttons below them share a height that both have not room in.
///
/// As on the platform buttons are kept: the words give way first and scroll above them, down to half of the room where
/// there are more buttons than go in the other half, which then scroll too.
struct CrowdedButtons {
  /// Points of the words and of the buttons that are seen.
  let words: Double
  let buttons: Double

  /// - Parameters:
  ///   - words: Points they need; the buttons likewise.
  ///   - room: Points there are for both.
  init(words: Double, buttons: Double, room: Double) {
    self.buttons = min(buttons, max(room - words, room / 2))
    self.words = min(words, max(room - self.buttons, 0))
  }
}

extension LayoutContext {
  /// A view on layers that are higher than it together; where they are not, the layers as they are, in a layer of their
  /// own height.
  ///
  /// - Parameter height: Of all of them, their first at the top.
  func view(on layers: [Layer], height: Double, in frame: Rect) -> Layer {
    let content = arranged(
      Layer(frame: Rect(x: 0, y: 0, width: frame.width, height: height), sublayers: layers))
    let area = ScrollArea(
      .vertical, offset: 0, reach: snappedUp(max(height - frame.height, 0)), length: frame.height,
      isMirrored: isRightToLeft, showsIndicator: true)
    var view = Layer(frame: frame)
    view.masksToBounds = true
    view.touch = .scroll(area)
    view.sublayers = [content, area.indicator(in: frame.size, theme: theme)]
    return view
  }
}
