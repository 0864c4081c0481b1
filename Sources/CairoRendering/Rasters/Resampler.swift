internal import CPixelKernels

/// Brings a picture to another size in pixels, once, with a good filter.
///
/// Separable Catmull-Rom, stretched by the ratio when the picture shrinks so that every source pixel
/// counts; premultiplied, in sRGB code values like everything Cairo blends. Plain IEEE arithmetic in a
/// fixed order: the same bytes on every machine.
///
/// Source: D. Mitchell, A. Netravali, "Reconstruction filters in computer graphics", SIGGRAPH 1988
/// (B = 0, C = ½).
enum Resampler {
  /// - Complexity: Memory beside the result: the rows one output row is made of.
  static func resampled(_ source: Raster, width: Int, height: Int) throws(DrawingError) -> Raster {
    try resampled(
      source, across: [Stretch(source: 0..<source.width, target: width)],
      down: [Stretch(source: 0..<source.height, target: height)])
  }

  /// Pixels that become so many others.
  struct Stretch: Hashable {
    var source: Range<Int>
    var target: Int
  }

  /// Brings columns and rows to other sizes part by part; no part mixes with its neighbour.
  ///
  /// - Parameters:
  ///   - across: Adjoining columns from left to right.
  ///   - down: Adjoining rows from top to bottom.
  static func resampled(
    _ source: Raster, across stretches: [Stretch], down: [Stretch]
  ) throws(DrawingError) -> Raster {
    let (across, down) = (Taps(stretches), Taps(down))
    let (width, height) = (across.first.count, down.first.count)
    let target = try Raster(.color, width: width, height: height)
    guard width > 0, height > 0 else { return target }
    let ringRows = down.most + 1
    var whole = [SIMD4<Float>](repeating: .zero, count: source.width)
    var ring = [SIMD4<Float>](repeating: .zero, count: width * ringRows)
    var next = 0
    whole.withUnsafeMutableBufferPointer { whole in
      ring.withUnsafeMutableBufferPointer { ring in
        for y in 0..<height {
          let first = down.first[y]
          while next < first + down.count[y] {
            let slot = (next % ringRows) * width
            load(source, next, into: whole)
            sum(whole, across, into: UnsafeMutableBufferPointer(rebasing: ring[slot..<(slot + width)]))
            next += 1
          }
          store(
            UnsafeBufferPointer(ring), rows: first..<(first + down.count[y]), of: ringRows,
            down.weights[(y * down.most)...], target.pixels + y * target.bytesPerRow, width: width)
        }
      }
    }
    target.finish()
    return target
  }

  private static func load(_ source: Raster, _ y: Int, into row: UnsafeMutableBufferPointer<SIMD4<Float>>) {
    let start = UnsafeRawPointer(source.pixels + y * source.bytesPerRow)
    for x in 0..<row.count {
      row[x] = SIMD4<Float>(start.load(fromByteOffset: x * 4, as: SIMD4<UInt8>.self))
    }
  }

  private static func sum(
    _ source: UnsafeMutableBufferPointer<SIMD4<Float>>, _ taps: Taps,
    into output: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    taps.weights.withUnsafeBufferPointer { weights in
      taps.first.withUnsafeBufferPointer { first in
        taps.count.withUnsafeBufferPointer { count in
          for x in 0..<output.count {
            var sum = SIMD4<Float>.zero
            let (start, share) = (first[x], x * taps.most)
            for tap in 0..<count[x] { sum += source[start + tap] * weights[share + tap] }
            output[x] = sum
          }
        }
      }
    }
  }

  /// Adds a row's share of each of the rows it is made of, and rounds; colours stay at most as large as their alpha, for
  /// the filter overshoots at edges.
  private static func store(
    _ ring: UnsafeBufferPointer<SIMD4<Float>>, rows: Range<Int>, of ringRows: Int,
    _ weights: ArraySlice<Float>,
    _ target: UnsafeMutablePointer<UInt8>, width: Int
  ) {
    ring.withMemoryRebound(to: Float.self) { numbers in
      let starts = rows.map { row in numbers.baseAddress.map { $0 + row % ringRows * width * 4 } }
      weights.withUnsafeBufferPointer {
        pk_weigh_rows_bgra(
          starts, $0.baseAddress, Int32(clamping: rows.count), target, Int32(clamping: width))
      }
    }
  }
}

/// For each output pixel along one side: which source pixels it is made of, and their shares.
private struct Taps {
  var first: [Int] = []
  var count: [Int] = []
  /// `most` a pixel; those beyond `count` are 0. They sum to 1.
  var weights: [Float] = []
  let most: Int

  init(_ parts: [Resampler.Stretch]) {
    let parts = parts.filter { !$0.source.isEmpty && $0.target > 0 }
    most = parts.map(Taps.most).max() ?? 1
    for part in parts { add(part) }
  }

  private static func most(_ part: Resampler.Stretch) -> Int {
    let stretch = max(Double(part.source.count) / Double(part.target), 1)
    return min(Int((4 * stretch).rounded(.up)) + 2, part.source.count)
  }

  private mutating func add(_ part: Resampler.Stretch) {
    let ratio = Double(part.source.count) / Double(part.target)
    let stretch = max(ratio, 1)
    let reach = 2 * stretch
    for index in 0..<part.target {
      let center = (Double(index) + 0.5) * ratio
      let low = max(Int((center - reach).rounded(.down)), 0)
      let high = min(max(Int((center + reach).rounded(.up)), low + 1), part.source.count)
      let shares = (low..<high).prefix(most).map { Taps.cubic((Double($0) + 0.5 - center) / stretch) }
      let sum = shares.reduce(0, +)
      first.append(low + part.source.lowerBound)
      count.append(shares.count)
      weights += shares.map { Float($0 / sum) } + [Float](repeating: 0, count: most - shares.count)
    }
  }

  private static func cubic(_ offset: Double) -> Double {
    let x = abs(offset)
    if x < 1 { return 1.5 * x * x * x - 2.5 * x * x + 1 }
    if x < 2 { return -0.5 * x * x * x + 2.5 * x * x - 4 * x + 2 }
    return 0
  }
}
