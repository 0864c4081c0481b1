import Foundation
import SceneModel
import Testing

@testable import PictureCoding

/// Against another decoder's pixels (Pictures/README.md).
@Suite struct PictureDecoderTests {
  @Test(arguments: [
    "rgba8.png", "rgb8.png", "rgb8-trns.png", "grey8.png", "grey-alpha8.png",
    "grey1.png", "grey2.png", "grey4.png", "palette4-trns.png", "interlaced8.png",
    "gamma18-srgb-chunk.png", "lossless.webp",
  ])
  func losslessPicturesAreDecodedExactly(name: String) throws {
    let expected = Fixture.premultiplied(try Fixture.bytes(name + ".rgba"))
    #expect(Fixture.largestDifference(try Fixture.decoded(name).bytes, expected) == 0)
  }

  @Test(arguments: ["rgba16.png", "grey16.png", "interlaced16.png"])
  func sixteenBitsAreRoundedToNearest(name: String) throws {
    let deep = try Fixture.bytes(name + ".rgba")
    let straight = stride(from: 0, to: deep.count, by: 2).map { index in
      UInt8((Double(Int(deep[index]) << 8 | Int(deep[index + 1])) / 257).rounded())
    }
    #expect(try Fixture.decoded(name).bytes == Fixture.premultiplied(straight))
  }

  @Test(arguments: ["smooth.jpg", "progressive420.jpg", "grey.jpg", "lossy.webp", "cmyk.jpg"])
  func lossyPicturesAreDecodedAsByAnotherDecoder(name: String) throws {
    let expected = Fixture.premultiplied(try Fixture.bytes(name + ".rgba"))
    #expect(Fixture.largestDifference(try Fixture.decoded(name).bytes, expected) <= 2)
  }

  @Test(arguments: 1...8)
  func exifTurnsAreApplied(orientation: Int) throws {
    let name = "turn\(orientation).jpg"
    let picture = try Fixture.picture(name)
    let isTurned = orientation >= 5
    #expect(picture.width == (isTurned ? 16 : 24))
    #expect(picture.height == (isTurned ? 24 : 16))
    let expected = Fixture.premultiplied(try Fixture.bytes(name + ".rgba"))
    #expect(try PictureDecoder.decode(picture).bytes == expected)
  }

  /// IEC 61966-2-1, clause 5.2: linear light to code value.
  private func encoded(_ linear: Double) -> Double {
    let bounded = min(max(linear, 0), 1)
    return 255 * (bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * pow(bounded, 1 / 2.4) - 0.055)
  }

  @Test(arguments: ["gamma18.png", "gamma18-deep.png"])
  func aProfileWithAnotherGammaIsConverted(name: String) throws {
    let plain = try Fixture.bytes("rgb8.png.rgba")
    let buffer = try Fixture.decoded(name)
    for pixel in 0..<(12 * 10) where buffer.bytes[pixel * 4 + 3] == 255 {
      for (channel, place) in [(0, 2), (1, 1), (2, 0)] {
        let exact = encoded(pow(Double(plain[pixel * 4 + channel]) / 255, 1.8))
        #expect(abs(Double(buffer.bytes[pixel * 4 + place]) - exact) <= 1.5)
      }
    }
  }

  @Test func aProfileInPartsInAJPEGIsConverted() throws {
    let plain = try Fixture.decoded("smooth.jpg")
    let converted = try Fixture.decoded("gamma18.jpg")
    for index in plain.bytes.indices where index % 4 != 3 {
      let exact = encoded(pow(Double(plain.bytes[index]) / 255, 1.8))
      #expect(abs(Double(converted.bytes[index]) - exact) <= 1.5)
    }
  }

  @Test func wideColoursAreBroughtIntoSRGB() throws {
    // Display P3 to sRGB for linear light: the product of the two sets of primaries (both D65).
    let rows = [
      [1.224940, -0.224940, 0], [-0.042057, 1.042057, 0], [-0.019638, -0.078636, 1.098274],
    ]
    let plain = try Fixture.bytes("rgb8.png.rgba")
    let buffer = try Fixture.decoded("p3.png")
    for pixel in 0..<(12 * 10) {
      let linear = (0..<3).map { pow(Double(60 + plain[pixel * 4 + $0] / 2) / 255, 1.8) }
      for channel in 0..<3 {
        let exact = encoded(zip(rows[channel], linear).map { $0 * $1 }.reduce(0, +))
        #expect(abs(Double(buffer.bytes[pixel * 4 + 2 - channel]) - exact) <= 2)
      }
    }
  }

  @Test(arguments: ["rgba8.png", "smooth.jpg", "lossless.webp", "interlaced16.png"])
  func cutOffFilesAreDamagedNeverACrash(name: String) throws {
    let whole = try Fixture.bytes(name)
    for count in stride(from: 1, to: whole.count * 3 / 4, by: 3) {
      #expect(throws: PictureError.self) {
        _ = try PictureDecoder.decode(try PictureInspector().picture(Array(whole.prefix(count))))
      }
    }
  }

  @Test func changedBytesEndInPixelsOrAnError() throws {
    var random = SeededGenerator(state: 7)
    for name in [
      "rgba8.png", "palette4-trns.png", "smooth.jpg", "progressive420.jpg", "lossy.webp", "turn6.jpg",
    ] {
      let whole = try Fixture.bytes(name)
      for _ in 0..<150 {
        var changed = whole
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          changed[Int.random(in: 0..<whole.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        do throws(PictureError) {
          let picture = try PictureInspector().picture(changed)
          let buffer = try PictureDecoder.decode(picture)
          #expect(buffer.width == picture.width && buffer.height == picture.height)
        } catch {
          #expect(!error.description.isEmpty)
        }
      }
    }
  }
}

/// SplitMix64: the same cases on every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
