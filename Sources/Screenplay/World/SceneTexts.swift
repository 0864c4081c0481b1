import SceneModel

/// Measures texts with the fonts of one scene.
struct SceneTexts: TextMeasuring {
  let world: any World
  let fonts: [FontFile]

  func measure(_ text: TextContent, width: Double?) -> TextMetrics {
    world.measure(text, width: width, fonts: fonts)
  }
}
