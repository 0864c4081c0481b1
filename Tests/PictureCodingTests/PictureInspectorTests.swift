import SceneModel
import Testing

@testable import PictureCoding

@Suite struct PictureInspectorTests {
  @Test func sizesAndKindsComeFromTheHeader() throws {
    let png = try Fixture.picture("rgba16.png")
    #expect((png.format, png.width, png.height) == (.png, 12, 10))
    let jpeg = try Fixture.picture("progressive420.jpg")
    #expect((jpeg.format, jpeg.width, jpeg.height) == (.jpeg, 24, 16))
    let webp = try Fixture.picture("lossy.webp")
    #expect((webp.format, webp.width, webp.height) == (.webp, 24, 16))
  }

  @Test func theSameBytesAreOnePicture() throws {
    #expect(try Fixture.picture("rgb8.png").id == Fixture.picture("rgb8.png").id)
    #expect(try Fixture.picture("rgb8.png").id != Fixture.picture("rgba8.png").id)
  }

  private func error(_ bytes: [UInt8], _ limits: PictureLimits = PictureLimits()) -> PictureError? {
    do throws(PictureError) {
      _ = try PictureInspector(limits: limits).picture(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func anEmptyFileIsCalledEmpty() {
    #expect(error([]) == .empty)
    #expect(error([])?.description == "the file is empty")
  }

  @Test(arguments: [
    ("GIF89a", "a GIF"), ("%PDF-1.7", "a PDF"), ("<?xml version=\"1.0\"?><note>", "a text file"),
    ("\0\0\0\u{18}ftypheic\0\0\0\0", "a HEIC"), ("\0\0\0\u{18}ftypavif\0\0\0\0", "an AVIF"),
    ("\0\0\0\u{18}ftypmp42\0\0\0\0", "an MP4 or QuickTime film"), ("BM\u{1}\u{2}", "a BMP"),
    ("II*\0", "a TIFF"), ("hello\n", "a text file"), ("\u{1}\u{2}\u{3}", "an unknown kind of file"),
    ("PK\u{3}\u{4}", "a ZIP file"), ("<!DOCTYPE html>", "a web page"),
  ])
  func otherKindsAreNamed(magic: String, kind: String) {
    #expect(error(Array(magic.utf8)) == .unsupported(kind: kind))
  }

  @Test func anAnimationIsNotAPicture() throws {
    #expect(error(try Fixture.bytes("animated.webp")) == .unsupported(kind: "an animated WebP"))
  }

  /// A header alone is enough to be refused: nothing is unpacked.
  private func header(width: UInt32, height: UInt32) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    let body = Array("IHDR".utf8) + word(width) + word(height) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + word(13) + body + word(checksum(body))
  }

  /// PNG specification, annex D: CRC-32.
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  @Test func hugePicturesAreRefusedByTheirHeader() {
    // Small enough: told only that there is nothing after the header.
    #expect(
      error(header(width: 16_384, height: 3_906))
        == .damaged(format: .png, reason: "the file ends early, after 33 bytes"))
    #expect(error(header(width: 16_385, height: 1)) == .sideTooLong(pixels: 16_385, limit: 16_384))
    #expect(
      error(header(width: 8_001, height: 8_000)) == .tooManyPixels(pixels: 64_008_000, limit: 64_000_000))
    #expect(
      error(header(width: 2, height: 11), PictureLimits(side: 10)) == .sideTooLong(pixels: 11, limit: 10))
  }

  @Test func damagedHeadersSayWhatIsWrong() {
    #expect(
      error(Array(header(width: 4, height: 4).prefix(20)))
        == .damaged(format: .png, reason: "end of stream"))
    var wrong = header(width: 4, height: 4)
    wrong[25] = 9
    #expect(error(wrong) == .damaged(format: .png, reason: "invalid color type"))
    #expect(error([0xFF, 0xD8, 0xFF, 0xE0])?.description.hasPrefix("JPEG: ") == true)
    #expect(error(Array("RIFF....WEBPVP8 ".utf8))?.description.hasPrefix("WebP: ") == true)
  }

  @Test func aBombIsRefusedWhileItIsSmall() {
    // 20 000 × 20 000 in one bit: 48 kB that would become 1.6 GB.
    #expect(error(header(width: 20_000, height: 20_000)) == .sideTooLong(pixels: 20_000, limit: 16_384))
  }

  @Test func aPictureOfOnePixelIsOne() throws {
    let one = try PNGEncoder.encode(PixelBuffer(width: 1, height: 1, bytes: [1, 2, 3, 255]), level: 9)
    let picture = try PictureInspector().picture(one)
    #expect((picture.width, picture.height) == (1, 1))
    #expect(try PictureDecoder.decode(picture).bytes == [1, 2, 3, 255])
  }

  @Test(arguments: ["rgba8.png", "smooth.jpg", "lossless.webp", "lossy.webp", "interlaced16.png"])
  func filesThatEndEarlyAreFoundWithoutDecoding(name: String) throws {
    let whole = try Fixture.bytes(name)
    for count in whole.count * 3 / 4..<whole.count - 1 {
      guard case .damaged(_, let reason) = error(Array(whole.prefix(count))) else {
        Issue.record("\(name) cut to \(count) of \(whole.count) bytes")
        continue
      }
      #expect(reason.contains("end"))
    }
  }

  @Test func changedPixelsOfAPNGAreFoundByTheirChecksum() throws {
    let whole = try Fixture.bytes("rgba8.png")
    var chunks = PNGChunks(whole)
    while let chunk = chunks.next() {
      #expect(chunk.isWhole)
      guard chunk.name == "IDAT" else { continue }
      for index in chunk.data.indices {
        var changed = whole
        changed[index] ^= 4
        #expect(
          error(changed)
            == .damaged(
              format: .png, reason: "the checksum of the part IDAT at byte \(chunk.offset) is wrong"))
      }
    }
  }

  @Test func factsBecomeTheWorldsErrors() {
    let error = PictureError.sideTooLong(pixels: 20_000, limit: 16_384)
    #expect(
      error.worldError(path: "a.png", sideFlag: "--max-side", pixelsFlag: "--max-pixels")
        == .tooLarge(
          path: "a.png", what: "pixels a side", actual: 20_000, limit: 16_384, flag: "--max-side"))
    #expect(
      PictureError.unsupported(kind: "a GIF").worldError(path: "a.gif", sideFlag: "", pixelsFlag: "")
        == .unsupported(path: "a.gif", reason: "a GIF; PNG, JPEG, WebP and SVG pictures can be read"))
  }
}
