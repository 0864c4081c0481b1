internal import CairoRendering
internal import PictureCoding
import SceneModel

/// Kinds of file a chart can be.
public enum PlotFormat: String, Sendable, CaseIterable {
  case svg, png
}

extension Screenplay {
  /// A chart of everything that moves in the film, as the bytes of a file: value over time, one line for each
  /// element and property and for each screen that comes or goes, chapters and steps along the axis,
  /// interruptions marked.
  ///
  /// Pure: the same bytes on every run.
  ///
  /// - Parameter scale: Pixels a point of a PNG.
  /// - Throws: `failed` when fonts are missing or memory runs out; SVG never fails.
  public func plot(as format: PlotFormat, scale: Double = 2) throws(ScreenplayError) -> [UInt8] {
    let drawing = ScenePlot(scene).drawing
    if format == .svg { return Array(SVGText.string(for: drawing).utf8) }
    let pixels: PixelBuffer
    do {
      pixels = try VectorRenderer().picture(of: drawing, scale: scale)
    } catch {
      throw ScreenplayError(error, pictures: [:])
    }
    do {
      return try PNGEncoder.encode(pixels, scale: scale)
    } catch {
      throw .failed("the chart could not be written: \(error)", hint: nil)
    }
  }
}
