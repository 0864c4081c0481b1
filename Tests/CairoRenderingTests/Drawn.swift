import SceneModel

@testable import CairoRendering

/// Short ways to draw something and look at pixels.
enum Drawn {
  /// Made once: fontconfig's first look at all fonts takes a while.
  static let fonts = Result { () throws(FontError) in try FontLibrary() }

  static func renderer(
    _ width: Int, _ height: Int, scale: Double = 1, background: Color = .white, pictures: [Picture] = [],
    cacheLimit: Int = 64 << 20, usesSnapshotCache: Bool = true
  ) throws -> Renderer {
    var resources = Resources()
    for picture in pictures { resources.pictures[picture.id] = picture }
    return try Renderer(
      resources: resources, text: TextShaper(library: try fonts.get()), width: width, height: height,
      scale: scale,
      background: background, cacheLimit: cacheLimit, usesSnapshotCache: usesSnapshotCache)
  }

  /// The sublayers on a canvas of so many pixels.
  static func picture(
    _ width: Int, _ height: Int, scale: Double = 1, background: Color = .white, pictures: [Picture] = [],
    _ sublayers: [LayerPresentation]
  ) throws -> PixelBuffer {
    try renderer(width, height, scale: scale, background: background, pictures: pictures)
      .picture(of: root(width, height, scale: scale, sublayers))
  }

  static func root(
    _ width: Int, _ height: Int, scale: Double = 1, _ sublayers: [LayerPresentation]
  ) -> LayerPresentation {
    LayerPresentation(
      size: Size(width: Double(width) / scale, height: Double(height) / scale), sublayers: sublayers)
  }
}

extension PixelBuffer {
  /// Red, green, blue and alpha of a pixel.
  subscript(x: Int, y: Int) -> [Int] {
    let index = (y * width + x) * 4
    return [Int(bytes[index + 2]), Int(bytes[index + 1]), Int(bytes[index]), Int(bytes[index + 3])]
  }

  /// How dark each pixel is against white, 0…255.
  func ink(_ x: Int, _ y: Int) -> Double { 255 - Double(self[x, y][1]) }

  var totalInk: Double {
    (0..<height).reduce(0) { sum, y in (0..<width).reduce(sum) { $0 + ink($1, y) } }
  }

  /// The centre of all ink, in pixels.
  var inkCenter: (x: Double, y: Double) {
    var (sum, across, down) = (0.0, 0.0, 0.0)
    for y in 0..<height {
      for x in 0..<width {
        let ink = ink(x, y)
        sum += ink
        across += ink * (Double(x) + 0.5)
        down += ink * (Double(y) + 0.5)
      }
    }
    return (across / sum, down / sum)
  }

  func largestDifference(to other: PixelBuffer) -> Int {
    guard width == other.width, height == other.height else { return Int.max }
    return zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension LayerPresentation {
  /// A layer at a place.
  func at(_ x: Double, _ y: Double) -> LayerPresentation {
    var copy = self
    copy.transform = .translation(x: x, y: y)
    return copy
  }

  static func text(
    _ text: String, size: Double = 20, weight: Int = 400, width: Double, height: Double = 40,
    color: Color = .black, alignment: TextContent.Alignment = .leading, isRightToLeft: Bool = false
  ) -> LayerPresentation {
    LayerPresentation(
      size: Size(width: width, height: height),
      content: .text(
        TextContent(
          text, font: FontDescription(size: size, weight: weight), color: color, alignment: alignment,
          isRightToLeft: isRightToLeft)))
  }
}
