import SceneModel
import TestSupport
import Testing

@testable import PictureCoding

@Suite struct PNGEncoderTests {
  private func noise(_ width: Int, _ height: Int, isOpaque: Bool) -> PixelBuffer {
    var random = SeededGenerator(seed: UInt64(width * 31 + height))
    var buffer = PixelBuffer(width: width, height: height)
    for pixel in 0..<(width * height) {
      let alpha: UInt8 = isOpaque ? 255 : UInt8.random(in: 0...255, using: &random)
      for channel in 0..<3 { buffer.bytes[pixel * 4 + channel] = UInt8.random(in: 0...alpha, using: &random) }
      buffer.bytes[pixel * 4 + 3] = alpha
    }
    return buffer
  }

  private func chunks(_ png: [UInt8]) -> [(name: String, data: [UInt8])] {
    var result: [(String, [UInt8])] = []
    var position = 8
    while position + 8 <= png.count {
      let length = png[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: png[(position + 4)..<(position + 8)], as: UTF8.self)
      result.append((name, Array(png[(position + 8)..<(position + 8 + length)])))
      position += 12 + length
    }
    return result
  }

  @Test(arguments: [(1, 1), (3, 7), (64, 33)])
  func opaquePicturesComeBackExactlyWithoutAlpha(width: Int, height: Int) throws {
    let buffer = noise(width, height, isOpaque: true)
    let png = try PNGEncoder.encode(buffer)
    #expect(png[25] == 2)
    #expect(try PictureDecoder.decode(PictureInspector().picture(png)) == buffer)
  }

  @Test func transparentPicturesComeBackWhereEightBitsAllow() throws {
    let buffer = noise(40, 20, isOpaque: false)
    let png = try PNGEncoder.encode(buffer)
    #expect(png[25] == 6)
    let decoded = try PictureDecoder.decode(PictureInspector().picture(png))
    #expect(decoded == buffer)
  }

  @Test func onlyNeededChunksAreWritten() throws {
    let buffer = noise(5, 5, isOpaque: true)
    #expect(chunks(try PNGEncoder.encode(buffer)).map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
    let scaled = chunks(try PNGEncoder.encode(buffer, scale: 2))
    #expect(scaled.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    // 144 pixels an inch are 5669 a metre.
    #expect(scaled[2].data == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  }

  @Test func theSamePixelsAreTheSameBytes() throws {
    let buffer = noise(50, 50, isOpaque: false)
    #expect(try PNGEncoder.encode(buffer) == PNGEncoder.encode(buffer))
  }

  @Test func straightAndPremultipliedAgreeForEveryPair() {
    for alpha in 0...255 {
      for value in 0...alpha {
        let straight = Premultiplication.divided(UInt8(value), UInt8(alpha))
        #expect(Premultiplication.multiplied(straight, UInt8(alpha)) == value || alpha == 0)
        let exact = alpha == 0 ? 0 : Double(value) * 255 / Double(alpha)
        #expect(abs(Double(straight) - exact) <= 0.5)
      }
    }
    for value in 0...255 {
      for alpha in 0...255 {
        let exact = (Double(value * alpha) / 255).rounded()
        #expect(Double(Premultiplication.multiplied(UInt8(value), UInt8(alpha))) == exact)
      }
    }
  }
}
