import PictureCoding
import SceneModel
import Testing

@testable import CairoRendering

@Suite struct PictureDrawingTests {
  private func layer(_ picture: Picture, _ frame: Rect, size: Size? = nil) -> LayerPresentation {
    LayerPresentation(
      size: size ?? Size(width: frame.maxX, height: frame.maxY),
      content: .picture(PictureContent(picture: picture.id, frame: frame)))
  }

  @Test func pixelsThatFallOnPixelsAreCopied() throws {
    let picture = try Pictures.noise(40, 30)
    let decoded = try PictureDecoder.decode(picture)
    for scale in [1.0, 2, 2.5] {
      let frame = Rect(x: 0, y: 0, width: 40 / scale, height: 30 / scale)
      let drawn = try Drawn.picture(40, 30, scale: scale, pictures: [picture], [layer(picture, frame)])
      #expect(drawn == decoded)
    }
  }

  @Test func whatLiesOutsideTheLayerIsCutOff() throws {
    let picture = try Pictures.noise(40, 30)
    let decoded = try PictureDecoder.decode(picture)
    let cut = layer(
      picture, Rect(x: -6, y: -4, width: 40, height: 30), size: Size(width: 20, height: 10))
    let drawn = try Drawn.picture(40, 30, pictures: [picture], [cut.at(3, 5)])
    for y in 0..<30 {
      for x in 0..<40 {
        let isInside = (3..<23).contains(x) && (5..<15).contains(y)
        #expect(drawn[x, y] == (isInside ? decoded[x - 3 + 6, y - 5 + 4] : [255, 255, 255, 255]))
      }
    }
  }

  @Test func anotherSizeIsMadeOnceAndCopiedFromThenOn() throws {
    let picture = try Pictures.noise(64, 48)
    let target = try Resampler.resampled(try raster(picture), width: 40, height: 30)
    let drawn = try Drawn.picture(
      60, 50, pictures: [picture], [layer(picture, Rect(x: 0, y: 0, width: 40, height: 30)).at(7, 9)])
    for y in 0..<30 {
      for x in 0..<40 {
        let pixel = target.pixels + y * target.bytesPerRow + x * 4
        #expect(drawn[x + 7, y + 9] == [Int(pixel[2]), Int(pixel[1]), Int(pixel[0]), 255])
      }
    }
  }

  private func raster(_ picture: Picture) throws -> Raster {
    let buffer = try PictureDecoder.decode(picture)
    let raster = try Raster(.color, width: buffer.width, height: buffer.height)
    for index in buffer.bytes.indices { raster.pixels[index] = buffer.bytes[index] }
    raster.finish()
    return raster
  }

  @Test func flatPicturesStayFlatAtEverySize() throws {
    let picture = try Pictures.drawn(17, 13) { _, _ in [30, 90, 200, 255] }
    for (width, height) in [(1, 1), (5, 29), (17, 13), (34, 26), (100, 3)] {
      let target = try Resampler.resampled(try raster(picture), width: width, height: height)
      for index in 0..<(width * height) {
        #expect((0..<4).map { target.pixels[index * 4 + $0] } == [30, 90, 200, 255])
      }
    }
  }

  @Test func rampsStayStraightAndMeansStay() throws {
    let picture = try Pictures.drawn(256, 4) { x, _ in [UInt8(x), UInt8(x), UInt8(x), 255] }
    for width in [64, 100, 400] {
      let target = try Resampler.resampled(try raster(picture), width: width, height: 4)
      var sum = 0.0
      for x in 0..<width {
        let exact = (Double(x) + 0.5) * 256 / Double(width) - 0.5
        let isInside = x > 4 && x < width - 5
        if isInside { #expect(abs(Double(target.pixels[x * 4]) - exact) <= 0.6) }
        sum += Double(target.pixels[x * 4])
      }
      // Exact halves are rounded up.
      #expect(abs(sum / Double(width) - 127.5) <= 0.5)
    }
  }

  @Test func coloursNeverExceedTheirAlpha() throws {
    let picture = try Pictures.drawn(32, 32) { x, y in
      (x / 4 + y / 4).isMultiple(of: 2) ? [255, 255, 255, 255] : [0, 0, 0, 0]
    }
    for side in [9, 20, 50, 97] {
      let target = try Resampler.resampled(try raster(picture), width: side, height: side)
      for index in 0..<(side * side) {
        for channel in 0..<3 { #expect(target.pixels[index * 4 + channel] <= target.pixels[index * 4 + 3]) }
      }
    }
  }

  @Test func aSharpEdgeStaysSharp() throws {
    // Black and white halves, shrunk to a third: at most two columns are neither.
    let picture = try Pictures.drawn(90, 6) { x, _ in x < 46 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    let target = try Resampler.resampled(try raster(picture), width: 30, height: 2)
    let between = (0..<30).filter { (20...235).contains(target.pixels[$0 * 4]) }
    #expect(between.count <= 2)
  }

  @Test func pictureErrorsAreFacts() throws {
    let picture = try Pictures.noise(8, 8)
    let root = Drawn.root(8, 8, [layer(picture, Rect(x: 0, y: 0, width: 8, height: 8))])
    #expect(throws: DrawingError.unknownPicture(picture.id)) {
      _ = try Drawn.renderer(8, 8).picture(of: root)
    }
    let damaged = Picture(
      id: picture.id, format: .png, width: 8, height: 8, data: Array(picture.data.prefix(60)))
    #expect(throws: DrawingError.self) {
      _ = try Drawn.renderer(8, 8, pictures: [damaged]).picture(of: root)
    }
  }
}
