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
    let target = try Raster(.color, width: width, height: height)
    let across = Taps(from: source.width, to: width)
    let down = Taps(from: source.height, to: height)
    let columns = width
    var ring = [SIMD4<Float>](repeating: .zero, count: columns * (down.most + 1))
    var sums = [SIMD4<Float>](repeating: .zero, count: columns)
    var next = 0
    ring.withUnsafeMutableBufferPointer { ring in
      sums.withUnsafeMutableBufferPointer { sums in
        for y in 0..<height {
          let first = down.first[y]
          while next < first + down.count[y] {
            let slot = (next % (down.most + 1)) * columns
            row(
              source, next, across, into: UnsafeMutableBufferPointer(rebasing: ring[slot..<(slot + columns)]))
            next += 1
          }
          for x in 0..<columns { sums[x] = SIMD4(repeating: 0.5) }
          for tap in 0..<down.count[y] {
            let weight = down.weights[y * down.most + tap]
            let slot = ((first + tap) % (down.most + 1)) * columns
            for x in 0..<columns { sums[x] += ring[slot + x] * weight }
          }
          store(sums, target.pixels + y * target.bytesPerRow)
        }
      }
    }
    target.finish()
    return target
  }

  private static func row(
    _ source: Raster, _ y: Int, _ taps: Taps, into output: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    let start = UnsafeRawPointer(source.pixels + y * source.bytesPerRow)
    for x in 0..<output.count {
      var sum = SIMD4<Float>.zero
      let (first, weights) = (taps.first[x], x * taps.most)
      for tap in 0..<taps.count[x] {
        let pixel = start.load(fromByteOffset: (first + tap) * 4, as: SIMD4<UInt8>.self)
        sum += SIMD4<Float>(pixel) * taps.weights[weights + tap]
      }
      output[x] = sum
    }
  }

  /// Rounds, and keeps colours at most as large as their alpha: the filter overshoots at edges.
  private static func store(
    _ sums: UnsafeMutableBufferPointer<SIMD4<Float>>, _ target: UnsafeMutablePointer<UInt8>
  ) {
    let output = UnsafeMutableRawPointer(target)
    for x in 0..<sums.count {
      let bounded = sums[x].clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255.5))
      let alpha = min(bounded.w, 255)
      let pixel = bounded.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha.rounded(.down)))
      output.storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(pixel)), toByteOffset: x * 4, as: SIMD4<UInt8>.self)
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

  init(from source: Int, to target: Int) {
    let ratio = Double(source) / Double(target)
    let stretch = max(ratio, 1)
    let reach = 2 * stretch
    most = min(Int((reach * 2).rounded(.up)) + 2, source)
    for index in 0..<target {
      let center = (Double(index) + 0.5) * ratio
      let low = max(Int((center - reach).rounded(.down)), 0)
      let high = min(max(Int((center + reach).rounded(.up)), low + 1), source)
      let shares = (low..<high).prefix(most).map { Taps.cubic((Double($0) + 0.5 - center) / stretch) }
      let sum = shares.reduce(0, +)
      first.append(low)
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
