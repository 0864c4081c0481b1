import AnimatorCore

extension SceneScript {
  /// Values of scripts that are written elsewhere too, such as on the command line.
  package enum ValueText {
    /// What is wrong with a text.
    package struct Problem: Error, Hashable, Sendable {
      /// Lower case, no full stop, names the text.
      package let message: String
      package let hints: [String]
    }

    /// `300ms`, `1.5s`, `18f`, `0`.
    ///
    /// - Parameter rate: What a frame is.
    package static func time(_ text: String, rate: FrameRate) throws(Problem) -> Time {
      do throws(ValueProblem) {
        return try TimeValue.parse(text, rate: rate)
      } catch {
        throw Problem(message: error.message, hints: error.hints)
      }
    }

    /// `60`, `30000/1001`.
    package static func frameRate(_ text: String) throws(Problem) -> FrameRate {
      do throws(ValueProblem) {
        return try FrameRateValue.parse(text)
      } catch {
        throw Problem(message: error.message, hints: error.hints)
      }
    }
  }
}
