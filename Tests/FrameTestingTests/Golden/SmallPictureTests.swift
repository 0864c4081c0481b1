import SceneModel
import Testing

@testable import FrameTesting

@Suite struct SmallPictureTests {
  @Test func pixelsAreMeansOfSquares() {
    // 145 wide: squares of three pixels, the last one a pixel wide and high.
    var picture = PixelBuffer(width: 145, height: 145)
    for index in 0..<145 * 145 * 4 { picture.bytes[index] = UInt8((index / 4 % 145 + index / 4 / 145) % 256) }
    let small = SmallPicture(frame: 5, of: picture).pixels
    #expect(small.width == 49 && small.height == 49)
    // Columns and rows 0…2: sums 0…4, mean 2; column 0…2 and row 144: mean 145; the corner 288 % 256.
    #expect(small.bytes[0] == 2)
    #expect(small.bytes[48 * 49 * 4] == 145)
    #expect(small.bytes[(48 * 49 + 48) * 4] == 32)
  }

  @Test func smallOnesStayAsTheyAre() {
    let picture = PixelBuffer(width: 72, height: 300, bytes: (0..<72 * 300 * 4).map { UInt8($0 % 251) })
    #expect(SmallPicture(frame: 0, of: picture).pixels == picture)
  }

  @Test func asPNGAndBack() throws {
    let picture = Goldens.picture(3, 200)
    #expect(try SmallPicture(frame: 3, png: picture.png()) == picture)
  }

  @Test func edgesMayMoveALittleAndShapesMayNot() {
    // Half black, half white; the edge has a grey of its own.
    func picture(edge: UInt8, at column: Int, base: UInt8 = 0) -> PixelBuffer {
      var picture = PixelBuffer(width: 60, height: 60)
      for index in 0..<3600 {
        let x = index % 60
        let value = x < column ? base : x == column ? edge : 255
        for channel in 0..<3 { picture.bytes[index * 4 + channel] = value }
        picture.bytes[index * 4 + 3] = 255
      }
      return picture
    }
    let golden = picture(edge: 100, at: 30)
    let tolerance = SmallPictureTolerance()
    #expect(tolerance.accepts(golden, golden))
    #expect(tolerance.accepts(golden, picture(edge: 120, at: 30)))
    // One column of 60 by 25 levels: 1.7 % of the pixels.
    #expect(!tolerance.accepts(golden, picture(edge: 125, at: 30)))
    #expect(!tolerance.accepts(golden, picture(edge: 100, at: 31)))
    // Two levels of half of all colour channels are a mean of 0.75, five are 1.9.
    #expect(tolerance.accepts(golden, picture(edge: 100, at: 30, base: 2)))
    #expect(!tolerance.accepts(golden, picture(edge: 100, at: 30, base: 5)))
    #expect(!tolerance.accepts(golden, PixelBuffer(width: 60, height: 61)))
  }
}
