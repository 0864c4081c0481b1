import SceneModel

/// Draws runs and converts them to the encoder's form. Belongs to one thread.
final class Painter {
  private let format: FilmFormat
  private let makeDrawing: () throws -> any FrameDrawing
  private var drawing: (any FrameDrawing)?
  private let pixels: UnsafeMutableRawBufferPointer
  /// The frame in `pixels`.
  private var drawn: Int?

  init(format: FilmFormat, makeDrawing: @escaping () throws -> any FrameDrawing) {
    self.format = format
    self.makeDrawing = makeDrawing
    pixels = .allocate(byteCount: format.width * format.height * 4, alignment: 64)
  }

  deinit {
    pixels.deallocate()
  }

  func makePicture() throws(VideoEncodingError) -> EncoderPicture {
    try EncoderPicture(format)
  }

  func paint(_ run: FrameRun, into picture: EncoderPicture) throws(VideoEncodingError) {
    let frame = run.frames.lowerBound
    do {
      let drawing = try drawing ?? makeDrawing()
      self.drawing = drawing
      if let drawn {
        try drawing.draw(frame: frame, over: drawn, into: pixels)
      } else {
        try drawing.draw(frame: frame, into: pixels)
      }
      // A lossless picture is made straight where it stands.
      drawn = format.quality == .lossless ? nil : frame
    } catch {
      drawn = nil
      throw .drawing(frame: frame, error: error)
    }
    picture.convert(pixels)
  }
}
