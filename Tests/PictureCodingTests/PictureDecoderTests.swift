import Foundation
import SceneModel
import TestSupport
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
    var random = SeededGenerator(seed: 7)
    for name in [
      "rgba8.png", "palette4-trns.png", "smooth.jpg", "progressive420.jpg", "lossy.webp", "turn6.jpg",
    ] {
      let whole = try Fixture.bytes(name)
      let original = try Fixture.picture(name)
      for _ in 0..<150 {
        var changed = whole
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          changed[Int.random(in: 0..<whole.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        do throws(PictureError) {
          // As if the inspector had let it pass, whose checksums catch most of these.
          let picture = Picture(
            id: original.id, format: original.format, width: original.width, height: original.height,
            data: changed)
          let buffer = try PictureDecoder.decode(picture)
          #expect(buffer.width == picture.width && buffer.height == picture.height)
        } catch {
          #expect(!error.description.isEmpty)
        }
      }
    }
  }

  /// The TIFF structure with an orientation and nothing else.
  private func exif(_ orientation: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  }

  private func word(_ value: UInt32, bigEndian: Bool) -> [UInt8] {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    return bigEndian ? bytes : bytes.reversed()
  }

  @Test(arguments: [UInt8(1), 2, 3, 4, 5, 6, 7, 8], [false, true])
  func exifTurnsOfPNGAndWebPAreApplied(orientation: UInt8, hasPrefix: Bool) throws {
    let body = (hasPrefix ? Array("Exif\0\0".utf8) : []) + exif(orientation)
    let png = try Fixture.bytes("rgb8.png")
    let chunk =
      word(UInt32(body.count), bigEndian: true) + Array("eXIf".utf8) + body
      + word(Checksum.crc32("eXIf".utf8, body[...]), bigEndian: true)
    // After the header of 33 bytes.
    let turnedPNG = Array(png[..<33]) + chunk + Array(png[33...])
    let webp = try Fixture.bytes("lossless.webp")
    let appended = webp + Array("EXIF".utf8) + word(UInt32(body.count), bigEndian: false) + body
    let turnedWebP =
      Array("RIFF".utf8) + word(UInt32(appended.count - 8), bigEndian: false) + Array(appended[8...])
    let turn = try #require(Orientation(rawValue: Int(orientation)))
    for (name, bytes) in [("rgb8.png", turnedPNG), ("lossless.webp", turnedWebP)] {
      let picture = try PictureInspector().picture(bytes)
      #expect(try PictureDecoder.decode(picture) == turn.applied(to: try Fixture.decoded(name)))
    }
  }

  /// A grey profile with a pure gamma, byte by byte.
  ///
  /// Source: ICC.1:2010, 7 (header, tag table), 10.5 (curveType), 10.28 (XYZType).
  private func greyProfile(gamma: Double) -> [UInt8] {
    func big(_ value: UInt32) -> [UInt8] { word(value, bigEndian: true) }
    func text(_ value: String) -> [UInt8] { Array(value.utf8) }
    func numbers(_ values: UInt32...) -> [UInt8] { values.flatMap(big) }
    let share = UInt8((gamma - gamma.rounded(.down)) * 256)
    var profile = numbers(128 + 28 + 36, 0, 0x0210_0000) + text("mntrGRAYXYZ ")
    profile += [UInt8](repeating: 0, count: 12) + text("acsp") + [UInt8](repeating: 0, count: 28)
    profile += numbers(0xF6D6, 0x10000, 0xD32D) + [UInt8](repeating: 0, count: 48)
    profile += numbers(2) + text("wtpt") + numbers(156, 20) + text("kTRC") + numbers(176, 14)
    profile += text("XYZ ") + numbers(0, 0xF6D6, 0x10000, 0xD32D)
    profile += text("curv") + numbers(0, 1)
    return profile + [UInt8(gamma), share, 0, 0]
  }

  @Test func greyProfilesAreConverted() throws {
    let profile = greyProfile(gamma: 1.8)
    let gamma = 1 + (0.8 * 256).rounded(.down) / 256
    let shallow = try #require(ColorProfile(profile, from: .rgba8, to: .bgra8))
    var pixels = (0..<256).flatMap { (grey: Int) -> [UInt8] in
      let byte = UInt8(grey)
      return [byte, byte, byte, 255 - byte]
    }
    pixels.withUnsafeMutableBytes { bytes in
      if let base = bytes.baseAddress { shallow.convert(base, to: base, count: 256) }
    }
    for grey in 0..<256 {
      let exact = encoded(pow(Double(grey) / 255, gamma))
      for channel in 0..<3 { #expect(abs(Double(pixels[grey * 4 + channel]) - exact) <= 1.5) }
      #expect(pixels[grey * 4 + 3] == UInt8(255 - grey))
    }
    let deep = try #require(ColorProfile(profile, from: .rgba16, to: .rgba8))
    let words = (0..<256).flatMap { (grey: Int) -> [UInt16] in
      let word = UInt16(grey * 257)
      return [word, word, word, 65_535]
    }
    var result = [UInt8](repeating: 0, count: 1024)
    result.withUnsafeMutableBytes { bytes in
      if let base = bytes.baseAddress { deep.convert(words, to: base, count: 256) }
    }
    for grey in 0..<256 {
      #expect(abs(Double(result[grey * 4]) - encoded(pow(Double(grey) / 255, gamma))) <= 1.5)
    }
  }
}
