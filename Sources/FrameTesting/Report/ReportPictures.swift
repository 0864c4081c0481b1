internal import FoundationEssentials
internal import PictureCoding
import SceneModel

/// The pictures of one scene: expected, actual and difference, in as many ways as there are to look at them.
struct ReportPictures {
  private let verification: SceneVerification
  private let number: Int

  init(_ verification: SceneVerification, number: Int) {
    self.verification = verification
    self.number = number
  }

  /// Empty when there are no pictures.
  func html() throws(ReportError) -> String {
    guard !verification.pictures.isEmpty else { return "" }
    var pairs = ""
    for (index, pair) in verification.pictures.enumerated() { pairs += try html(pair, index) }
    return """
      <div class="viewer" data-mode="side">
      \(bar)
      \(pairs)</div>

      """
  }

  /// What the script brings to life.
  private var bar: String {
    let chips = verification.pictures.enumerated().map { index, pair in
      "<button type=\"button\" class=\"chip\(pair.isDifferent ? " bad" : "")\" data-pair=\"\(index)\">"
        + "\(pair.moment.frame)</button>"
    }
    let modes = [
      ("side", "Side by side"), ("slide", "Slider"), ("flicker", "Flicker"), ("difference", "Difference"),
    ]
    let buttons = modes.map { "<button type=\"button\" data-mode=\"\($0)\">\($1)</button>" }
    return """
      <div class="bar" hidden>
      <div class="group chips" role="group" aria-label="Frame"><span>frame</span>\(chips.joined())</div>
      <div class="group modes" role="group" aria-label="View">\(buttons.joined())</div>
      <div class="group zooms" role="group" aria-label="Zoom"><button type="button" data-zoom="fit">Fit</button>\
      <button type="button" data-zoom="1">1 : 1</button><button type="button" data-zoom="4">4 : 1</button></div>
      <label class="group split">expected <input type="range" min="0" max="100" value="50" step="0.5" \
      aria-label="Where the actual picture begins"> actual</label>
      <div class="group pace"><button type="button" class="hold">Hold</button>\
      <label>slow <input type="range" min="1" max="10" value="3" aria-label="Changes a second"> fast</label>\
      <output>expected</output></div>
      </div>
      """
  }

  private func html(_ pair: SceneVerification.PicturePair, _ index: Int) throws(ReportError) -> String {
    let shown = pair.actual ?? pair.expected
    let size = (width: shown?.width ?? 1, height: shown?.height ?? 1)
    let comparison = PairMeasure(pair)
    let panes = [
      try pane("expected", pair.expected, size.width, "no picture of this frame is kept", comparison.note),
      try pane("actual", pair.actual, size.width, "the scene has no such frame"),
      try pane("difference", comparison.difference, size.width, "nothing to compare"),
    ]
    return """
      <article class="pair" id="pair-\(number)-\(index + 1)" style="--w:\(size.width);--h:\(size.height)">
      <h3>\(ReportScene.words(pair.moment.words))\(pair.isDifferent ? "" : ", as it was")</h3>
      <div class="panes">
      \(panes.joined(separator: "\n"))
      </div>
      \(comparison.words.map { "<p class=\"measure\">\(MarkupText.escaped($0))</p>" } ?? "")
      </article>

      """
  }

  /// - Parameters:
  ///   - width: Of the pair's largest picture; narrower ones are shown as large.
  ///   - absence: Why there is no picture.
  ///   - note: About the picture.
  private func pane(
    _ kind: String, _ picture: PixelBuffer?, _ width: Int, _ absence: String, _ note: String? = nil
  ) throws(ReportError) -> String {
    guard let picture else {
      return "<figure class=\"pane \(kind) empty\"><figcaption>\(kind)</figcaption>"
        + "<div class=\"stage\"><p class=\"nothing\">\(absence)</p></div></figure>"
    }
    let small = picture.width < width ? " class=\"small\"" : ""
    return "<figure class=\"pane \(kind)\"><figcaption>\(kind)\(note.map { "<span>\($0)</span>" } ?? "")"
      + "</figcaption><div class=\"stage\"><img\(small) alt=\"\(kind)\" width=\"\(picture.width)\" "
      + "height=\"\(picture.height)\" src=\"\(try Self.address(picture))\"></div></figure>"
  }

  private static func address(_ picture: PixelBuffer) throws(ReportError) -> String {
    do {
      return "data:image/png;base64," + Data(try PNGEncoder.encode(picture)).base64EncodedString()
    } catch {
      throw ReportError(message: "a picture of the report could not be written: \(error)")
    }
  }
}
