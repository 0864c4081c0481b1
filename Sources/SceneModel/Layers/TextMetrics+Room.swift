extension TextMetrics {
  /// Whether words are cut off with an ellipsis, or want more room than a frame has.
  ///
  /// A frame a little lower than its line is drawn whole; half a line too little is not meant.
  package func isCutOff(in size: Size) -> Bool {
    let line = self.size.height / Double(max(lineCount, 1))
    return isTruncated || self.size.height > size.height + line / 2 || self.size.width > size.width + 0.5
  }
}
