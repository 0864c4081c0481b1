import AnimatorCore
import SourceDiagnostics

/// What the director has to say of scripts that are longer or larger than they may be.
extension Messages {
  static func longerThanLength(end: Time, length: Time, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "longer-than-length", at: range,
      "the script takes \(seconds(end)), \(seconds(between: length, end)) longer than `length`",
      hints: ["shorten the steps, or set `length: \(seconds(end))`"])
  }

  static func tooManyFrames(limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "too-many-frames", at: range, "the film grows beyond \(limit) frames",
      hints: ["shorten it, lower `fps`, or raise the limit with --max-frames"])
  }

  static func canvasTooLarge(_ canvas: Canvas, side limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "canvas-too-large", at: range,
      "the canvas is \(canvas.pixelWidth)x\(canvas.pixelHeight) pixels; a side may have \(limit)",
      hints: ["make `size` or `scale` smaller, or raise the limit with --max-side"])
  }

  static func canvasTooLarge(_ canvas: Canvas, pixels limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "canvas-too-large", at: range,
      "the canvas is \(canvas.pixelWidth)x\(canvas.pixelHeight) pixels; together it may have \(limit)",
      hints: ["make `size` or `scale` smaller, or raise the limit with --max-pixels"])
  }

  static func tooManySteps(limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "too-many-steps", at: range, "more than \(limit) steps are run",
      hints: ["repeat fewer times, or raise the limit with --max-steps"])
  }

  static func tooManyPresentations(limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "too-many-presentations", at: range,
      "more than \(limit) screens are presented on top of each other",
      hints: ["`dismiss` one before the next is presented, or `push` it"])
  }

  static func tooManyMoves(limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "too-many-moves", at: range, "`play:` has more than \(limit) moves",
      hints: ["`curve: steps(…)` or `linear(…)` says many stops in one"])
  }

  static func tooManyProblems(limit: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "too-many-problems", at: range,
      "the script has more than \(limit) problems; only so many are told")
  }

  static func timeOverflow(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "time-overflow", at: range, "the times up to here cannot be added exactly",
      hints: ["write times with fewer decimals"])
  }
}
