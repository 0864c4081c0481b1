internal import PictureCoding
import SceneModel

extension Screenplay {
  /// The pixels of one frame: the very ones that the film has there before it is encoded.
  ///
  /// - Parameter frame: Kept within the film: below 0 means the first, beyond the end the last.
  /// - Throws: `failed` when a picture file is damaged, fonts are missing or memory runs out.
  public func frame(at frame: Int) throws(ScreenplayError) -> PixelBuffer {
    let canvas = scene.canvas
    var pixels = PixelBuffer(width: canvas.pixelWidth, height: canvas.pixelHeight)
    do {
      try pixels.bytes.withUnsafeMutableBytes { try drawing.draw(frame: frame, into: $0) }
    } catch {
      throw ScreenplayError(error, pictures: pictureNames)
    }
    return pixels
  }

  /// Draws a frame where another one stands, as a film does: only what differs, the same pixels as `frame(at:)`.
  package func draw(frame: Int, over old: Int, into pixels: inout PixelBuffer) throws(ScreenplayError) {
    do {
      try pixels.bytes.withUnsafeMutableBytes { try drawing.draw(frame: frame, over: old, into: $0) }
    } catch {
      throw ScreenplayError(error, pictures: pictureNames)
    }
  }

  /// One frame as the bytes of a PNG file.
  ///
  /// - Throws: As `frame(at:)`.
  public func png(at frame: Int) throws(ScreenplayError) -> [UInt8] {
    let pixels = try self.frame(at: frame)
    do {
      return try PNGEncoder.encode(pixels, scale: scene.canvas.scale)
    } catch {
      throw .failed("the picture could not be written: \(error)", hint: nil)
    }
  }
}
