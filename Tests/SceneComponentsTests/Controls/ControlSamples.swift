import SceneComponents
import SceneModel

/// Words of ten points a character and twenty a line.
struct Ruler: TextMeasuring {
  func measure(_ text: TextContent, width: Double?) -> TextMetrics {
    let whole = Double(text.text.count) * 10
    let lines = text.maximumLines == 1 ? 1 : width.map { $0 > 0 ? max(1, (whole / $0).rounded(.up)) : 1 } ?? 1
    return TextMetrics(
      size: Size(width: min(whole, width ?? whole), height: 20 * lines), firstBaseline: 15,
      lineCount: Int(lines), isTruncated: whole > (width ?? whole) * lines)
  }
}

/// A component used with values, as a screen of 390 points lays it out.
struct Sample {
  let element: Element
  let context: LayoutContext

  init(
    _ component: any Component, _ values: [String: ParameterValue] = [:], theme: Theme = .light,
    rightToLeft: Bool = false, language: String? = nil, content: [Element] = []
  ) {
    element = Element(component, parameters: ParameterValues(values), content: content)
    context = LayoutContext(
      scale: 2, isRightToLeft: rightToLeft, language: language, theme: theme, texts: Ruler())
  }

  /// In a room as wide as the screen.
  func size(_ width: Double? = 390) -> Size { context.size(of: element, fitting: Room(width: width)) }

  /// In a frame of its own size.
  func layer(_ width: Double = 390) -> Layer {
    context.layer(of: element, in: Rect(size: size(width)))
  }
}

extension Layer {
  /// How many layers it has with all in it, by place: the shape of the tree.
  var treeShape: [Int] { [sublayers.count] + sublayers.flatMap(\.treeShape) }

  /// The words of all texts in it, in order.
  var words: [String] {
    var own: [String] = []
    if case .text(let text) = content, !text.text.isEmpty { own = [text.text] }
    return own + sublayers.flatMap(\.words)
  }

  /// The first text in it.
  var firstText: TextContent? {
    if case .text(let text) = content { return text }
    return sublayers.lazy.compactMap(\.firstText).first
  }
}
