import AnimatorCore
import SceneModel

/// MOMENT: a time of the film, a share of it, `idle`, or the title of a chapter.
enum MomentValue {
  static func parse(_ text: String, rate: FrameRate) throws(ValueProblem) -> Moment {
    if text == "idle" { return .idle }
    if text.hasSuffix("%") { return .share(try ShareValue.parse(text)) }
    let isNumber = text.first.map { $0.isASCIIDigit || "+-.".contains($0) } ?? true
    return isNumber ? .time(try TimeValue.parse(text, rate: rate)) : .chapter(text)
  }
}
