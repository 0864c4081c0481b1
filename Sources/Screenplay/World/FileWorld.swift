internal import CairoRendering
internal import PictureCoding
import SceneModel
internal import Synchronization

/// The world over the file system and Cairo: what scripts are resolved with.
///
/// Any number of threads may use it at once. A path is read once, however often it is asked for, so that a
/// file that changes meanwhile cannot be two pictures in one film.
final class FileWorld: World {
  private struct State {
    var pictures: [String: Result<Picture, WorldError>] = [:]
    var fonts: [String: Result<FontFile, WorldError>] = [:]
    var shapers: [[Digest]: TextShaper] = [:]
    var names: [PictureID: String] = [:]
    var fontError: FontError?
  }

  /// Nil for a scene that Swift code described, which names no files.
  private let folder: SceneFolder?
  private let limits: Limits
  private let state = Mutex(State())

  init(folder: SceneFolder?, limits: Limits) {
    self.folder = folder
    self.limits = limits
  }

  /// Why texts could not be measured; nil when nothing went wrong.
  var fontError: FontError? { state.withLock { $0.fontError } }

  /// Pictures and fonts that were asked for, as the script names them.
  var paths: [String] { state.withLock { Array($0.pictures.keys) + $0.fonts.keys } }

  /// Names of the pictures that were read, as the script writes them.
  var pictureNames: [PictureID: String] { state.withLock { $0.names } }

  /// What texts were measured with; nil when none was.
  func textShaper(for fonts: [FontFile]) -> TextShaper? {
    state.withLock { $0.shapers[fonts.map(\.digest)] }
  }

  func picture(at path: String) throws(WorldError) -> Picture {
    if let known = state.withLock({ $0.pictures[path] }) { return try known.get() }
    let result = Result { () throws(WorldError) -> Picture in
      guard let folder else { throw .outsideFolder(path: path) }
      let bytes = try folder.contents(of: path, limit: limits.fileBytes)
      let inspector = PictureInspector(
        limits: PictureLimits(side: limits.side, pixels: limits.picturePixels))
      do throws(PictureError) {
        return try inspector.picture(bytes)
      } catch {
        throw error.worldError(path: path, sideFlag: "--max-side", pixelsFlag: "--max-pixels")
      }
    }
    state.withLock { state in
      state.pictures[path] = result
      if case .success(let picture) = result { state.names[picture.id] = path }
    }
    return try result.get()
  }

  func font(at path: String) throws(WorldError) -> FontFile {
    if let known = state.withLock({ $0.fonts[path] }) { return try known.get() }
    let result = Result { () throws(WorldError) -> FontFile in
      guard let folder else { throw .outsideFolder(path: path) }
      let bytes = try folder.contents(of: path, limit: limits.fileBytes)
      guard !bytes.isEmpty else { throw .damaged(path: path, reason: "the file is empty") }
      let file = FontFile(name: path.split(separator: "/").last.map(String.init) ?? path, data: bytes)
      do throws(FontError) {
        _ = try FontLibrary.families(of: file)
      } catch .notAFont {
        throw .unsupported(path: path, reason: "it is not a font; OpenType and TrueType files can be used")
      } catch {
        throw .unreadable(path: path, reason: error.description)
      }
      return file
    }
    state.withLock { $0.fonts[path] = result }
    return try result.get()
  }

  func script(at path: String, limit: Int) throws(WorldError) -> [UInt8] {
    guard let folder else { throw .outsideFolder(path: path) }
    do {
      return try folder.contents(of: path, limit: limit)
    } catch .tooLarge(let path, let what, let actual, _, _) {
      throw .tooLarge(
        path: path, what: what, actual: actual, limit: limits.scriptBytes, flag: "--max-script-size")
    }
  }

  func measure(_ text: TextContent, width: Double?, fonts: [FontFile]) -> TextMetrics {
    guard let shaper = shaper(for: fonts) else {
      return TextMetrics(size: .zero, firstBaseline: 0, lineCount: 0, isTruncated: false)
    }
    return shaper.measure(text, width: width)
  }

  private func shaper(for fonts: [FontFile]) -> TextShaper? {
    state.withLock { state -> TextShaper? in
      let key = fonts.map(\.digest)
      if let known = state.shapers[key] { return known }
      guard state.fontError == nil else { return nil }
      do throws(FontError) {
        let shaper = TextShaper(library: try FontLibrary(sceneFonts: fonts))
        state.shapers[key] = shaper
        return shaper
      } catch {
        state.fontError = error
        return nil
      }
    }
  }
}
