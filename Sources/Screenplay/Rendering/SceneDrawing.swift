internal import CairoRendering
import SceneModel
internal import Synchronization
import VideoEncoding

/// The one path to a frame: for films, stills and tests.
///
/// Any number of threads may draw at once. The renderer is made when the first frame is asked for, since
/// whoever only checks a script needs none.
final class SceneDrawing: FrameDrawing, Sendable {
  private let animator: Animator
  private let text: TextShaper?
  private let made = Mutex<Renderer?>(nil)

  /// - Parameter text: What measured the scene's texts, when there is something already.
  init(_ animator: Animator, text: TextShaper?) {
    self.animator = animator
    self.text = text
  }

  /// Draws a frame of the scene; beyond its ends the first or the last one.
  func draw(frame: Int, into pixels: UnsafeMutableRawBufferPointer) throws {
    try renderer().draw(animator.presentation(at: frame), into: pixels)
  }

  /// Draws what a frame shows otherwise than another one that stands there.
  func draw(frame: Int, over old: Int, into pixels: UnsafeMutableRawBufferPointer) throws {
    try renderer().draw(animator.presentation(at: frame), over: animator.presentation(at: old), into: pixels)
  }

  /// Draws layers as if a frame of the scene were made of them.
  func picture(of layer: LayerPresentation) throws -> PixelBuffer { try renderer().picture(of: layer) }

  /// How much room a text takes that is wrapped at a width in points, set as it is drawn.
  func measure(_ text: TextContent, width: Double) throws -> TextMetrics {
    try renderer().measure(text, width: width)
  }

  /// The files of the standard fonts that the frames drawn so far are set in, sorted by path.
  var standardFontFiles: [String] { made.withLock { $0?.standardFontFiles ?? [] } }

  private func renderer() throws(FontError) -> Renderer {
    let result = made.withLock { made in
      Result { () throws(FontError) -> Renderer in
        if let made { return made }
        let canvas = animator.scene.canvas
        let renderer = try Renderer(
          resources: animator.scene.resources, text: text, width: canvas.pixelWidth,
          height: canvas.pixelHeight, scale: canvas.scale, background: canvas.background)
        made = renderer
        return renderer
      }
    }
    return try result.get()
  }
}
