/// How a spring that is cut arrives: what it lacks of its goal is led in over the last stretch of its time.
///
/// *Ours*: smoothly, over twice the time in which the spring's slowest part falls to 1/e, and at most half
/// of the duration. Near its end a spring slows down by that very rate, so that with this addition too its
/// steps only become smaller; over two frames it would visibly take a larger one. It depends on no frame
/// rate, and a spring that sets out is not changed.
struct SpringLanding: Hashable, Sendable {
  /// What the spring lacks when it is cut.
  let residue: Double
  /// Seconds after the start at which the landing begins.
  let start: Double
  /// Seconds from there to the end.
  private let length: Double

  /// - Parameters:
  ///   - residue: In the unit in which it is added.
  ///   - duration: Seconds, 0 or more.
  init(of spring: Spring, residue: Double, duration: Double) {
    self.residue = residue
    length = min(spring.landingDuration, duration / 2)
    start = duration - length
  }

  /// What is added to the spring.
  ///
  /// - Parameter time: Seconds, at most the duration.
  func value(at time: Double) -> Double {
    time > start ? residue * SmoothStep.value(at: (time - start) / length) : 0
  }

  /// Its derivative, per second.
  func slope(at time: Double) -> Double {
    time > start ? residue * SmoothStep.slope(at: (time - start) / length) / length : 0
  }
}

extension Spring {
  /// Seconds in which a spring's landing is led in; infinite for a damping of 0.
  var landingDuration: Double {
    2 / (discriminant > 0 ? frequencySquared / (decay + discriminant.squareRoot()) : decay)
  }
}
