/// Says how much room texts take, with the fonts of one scene.
public protocol TextMeasuring: Sendable {
  /// - Parameter width: Points at which lines wrap; nil means never.
  func measure(_ text: TextContent, width: Double?) -> TextMetrics
}
