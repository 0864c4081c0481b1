import Foundation
import SceneModel
import Testing

@testable import PictureCoding

/// The committed pictures.
enum Fixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = try #require(Bundle.module.url(forResource: "Pictures", withExtension: nil))
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func picture(_ name: String) throws -> Picture { try PictureInspector().picture(try bytes(name)) }

  static func decoded(_ name: String) throws -> PixelBuffer { try PictureDecoder.decode(try picture(name)) }

  /// Straight RGBA bytes as premultiplied BGRA.
  static func premultiplied(_ straight: [UInt8]) -> [UInt8] {
    stride(from: 0, to: straight.count, by: 4).flatMap { index -> [UInt8] in
      let alpha = Double(straight[index + 3])
      let color = (0..<3).map { UInt8((Double(straight[index + $0]) * alpha / 255).rounded()) }
      return [color[2], color[1], color[0], straight[index + 3]]
    }
  }

  static func largestDifference(_ a: [UInt8], _ b: [UInt8]) -> Int {
    a.count == b.count ? zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0 : Int.max
  }
}
