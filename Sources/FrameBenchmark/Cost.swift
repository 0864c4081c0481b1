import Foundation

/// What a measurement came to.
protocol Cost: Encodable {}

extension Cost {
  /// One object, as `scripts/benchmark` reads it.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

/// Milliseconds of CPU that all threads of this process have taken so far.
func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

/// The value in the middle; of an even number of values the mean of the two there.
func median(_ values: some Sequence<Double>) -> Double {
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
