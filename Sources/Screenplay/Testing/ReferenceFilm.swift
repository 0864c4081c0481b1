import FrameTesting
import VideoEncoding

/// The lossless film that frames are compared with.
struct ReferenceFilm {
  let film: LosslessFilm

  static let hint =
    "render it from the scene as it was approved: `render SCENE --quality lossless -o FILM.mov`, with the same `--fps` and `--scale`"

  /// Looks whether it is a file at all; worth doing before the work.
  static func check(_ path: String?) throws(ScreenplayError) {
    guard let path else { return }
    do throws(PlainFile.Problem) { try PlainFile.check(path) } catch {
      throw .failed("the reference film `\(path)` cannot be read: \(error.reason)", hint: hint)
    }
  }

  /// Opens a film; its frames are looked at when they are compared.
  ///
  /// - Throws: When it cannot be read, or is another film than the one with these hashes.
  init(_ path: String, of hashes: FrameHashList) throws(ScreenplayError) {
    do throws(LosslessFilmError) {
      film = try LosslessFilm(path)
    } catch {
      throw .failed("\(error)", hint: ReferenceFilm.hint)
    }
    guard film.frameCount == hashes.hashes.count, film.rate == hashes.rate, film.width == hashes.width,
      film.height == hashes.height
    else {
      let found = ReferenceFilm.words(film.frameCount, "\(film.rate)", film.width, film.height)
      let was = ReferenceFilm.words(hashes.hashes.count, "\(hashes.rate)", hashes.width, hashes.height)
      throw .failed(
        "`\(path)` is not the film of the golden file: \(found), not \(was)", hint: ReferenceFilm.hint)
    }
  }

  private static func words(_ frames: Int, _ rate: String, _ width: Int, _ height: Int) -> String {
    "\(frames) frames of \(width) × \(height) pixels at \(rate)"
  }
}
