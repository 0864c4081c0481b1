import Foundation
import Screenplay

/// The film's frames before they are encoded.
enum RawFrames {
  /// Writes every frame, repeated ones too, to the standard output.
  static func write(_ screenplay: Screenplay) throws {
    let canvas = screenplay.scene.canvas
    var planes = Planes(width: canvas.pixelWidth, height: canvas.pixelHeight)
    for run in screenplay.animator.runs() {
      planes.convert(try screenplay.frame(at: run.frames.lowerBound))
      let data = Data(planes.bytes)
      for _ in run.frames { try FileHandle.standardOutput.write(contentsOf: data) }
    }
  }
}
