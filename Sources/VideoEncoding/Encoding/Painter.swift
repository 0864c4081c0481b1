import SceneModel

/// Draws runs and converts them to the encoder's form. Belongs to one thread.
final class Painter {
  private let format: FilmFormat
  private let makeDrawing: () throws -> any FrameDrawing
  private var drawing: (any FrameDrawing)?
  private let memory: FrameMemory

  init(format: FilmFormat, makeDrawing: @escaping () throws -> any FrameDrawing) {
    self.format = format
    self.makeDrawing = makeDrawing
    memory = FrameMemory(width: format.width, height: format.height)
  }

  func makePicture() throws(VideoEncodingError) -> EncoderPicture {
    try EncoderPicture(format)
  }

  func paint(_ run: FrameRun, into picture: EncoderPicture) throws(VideoEncodingError) {
    let frame = run.frames.lowerBound
    do {
      let drawing = try drawing ?? makeDrawing()
      self.drawing = drawing
      try memory.draw(frame, by: drawing)
    } catch {
      throw .drawing(frame: frame, error: error)
    }
    picture.convert(memory.pixels)
    // A lossless picture is made straight where it stands.
    if format.quality == .lossless { memory.forget() }
  }
}
