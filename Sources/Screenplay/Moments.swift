import AnimatorCore
import SceneModel
internal import SceneScript

/// A moment, a part of a film or a rate that is not understood.
public struct ValueTextError: Error, Hashable, Sendable {
  /// Lower case, no full stop, names the text.
  public let message: String
  public let hints: [String]
}

extension FrameRate {
  /// Reads a rate as scripts write it: `60`, `30000/1001`.
  ///
  /// - Throws: What is wrong with the text, and what to write instead.
  public static func parse(_ text: String) throws(ValueTextError) -> FrameRate {
    do throws(SceneScript.ValueText.Problem) {
      return try SceneScript.ValueText.frameRate(text)
    } catch {
      throw ValueTextError(message: error.message, hints: error.hints)
    }
  }
}

extension Screenplay {
  /// The frame that shows a moment, as the command line writes it: `1.5s`, `300ms`, `18f`, `60%`, a chapter's
  /// title or its slug.
  ///
  /// - Throws: When the text is none of these, or lies beyond the end of the film.
  public func frame(ofMoment text: String) throws(ValueTextError) -> Int {
    if let chapter = chapter(named: text) { return scene.chapters[chapter].frame }
    let last = scene.frameCount - 1
    if text.hasSuffix("%"), let percent = Double(text.dropLast()) {
      guard (0...100).contains(percent) else {
        throw ValueTextError(message: "`\(text)` is not within the film", hints: ["write 0% to 100%"])
      }
      return Int((percent / 100 * Double(last)).rounded())
    }
    let time: Time
    do throws(SceneScript.ValueText.Problem) {
      time = try SceneScript.ValueText.time(text, rate: scene.canvas.rate)
    } catch {
      // What begins like a number was meant as a time.
      guard text.first?.isNumber == true || text.hasPrefix("-") else { throw unknown(text) }
      throw ValueTextError(message: error.message, hints: error.hints)
    }
    let frame = scene.canvas.rate.frame(at: time)
    guard frame <= scene.frameCount else {
      throw ValueTextError(
        message: "`\(text)` lies beyond the end of the film",
        hints: ["the film has \(scene.frameCount) frames"])
    }
    return min(frame, last)
  }

  /// The frames of a part, as the command line writes it: a chapter, or two moments joined by `..`, either of
  /// which may be left out.
  public func frames(ofPart text: String) throws(ValueTextError) -> Range<Int> {
    if let index = chapter(named: text) {
      let next = scene.chapters.dropFirst(index + 1).first { $0.frame > scene.chapters[index].frame }
      return scene.chapters[index].frame..<(next?.frame ?? scene.frameCount)
    }
    let ends = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { throw unknown(text) }
    let start = ends[0].isEmpty ? 0 : try frame(ofMoment: ends[0])
    let end = ends[1].isEmpty || ends[1] == "100%" ? scene.frameCount : try endFrame(ends[1])
    guard start < end else {
      throw ValueTextError(message: "`\(text)` holds no frame", hints: ["put the earlier moment first"])
    }
    return start..<end
  }

  /// The frame before which a part ends; the end of the film counts as a moment of its own.
  private func endFrame(_ text: String) throws(ValueTextError) -> Int {
    let time = try? SceneScript.ValueText.time(text, rate: scene.canvas.rate)
    if let time, time >= scene.end { return scene.frameCount }
    return try frame(ofMoment: text)
  }

  private func chapter(named name: String) -> Int? {
    scene.chapters.firstIndex { $0.title == name } ?? scene.chapters.firstIndex { slug($0.title) == name }
  }

  private func unknown(_ text: String) -> ValueTextError {
    let titles = scene.chapters.map(\.title)
    var hints = [nearestName(to: text, among: titles).map { "did you mean the chapter `\($0)`?" }].compactMap
    { $0 }
    hints.append("write a time with its unit (1.5s, 300ms, 18f), a percent, or a chapter")
    return ValueTextError(message: "`\(text)` is no moment of this film", hints: hints)
  }

  /// `Second part` → `second-part`.
  private func slug(_ title: String) -> String {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
