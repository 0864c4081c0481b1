internal import CLCMS

/// A picture's own ICC profile and the way from it to sRGB.
///
/// Used by one thread; made for one picture and thrown away.
final class ColorProfile {
  /// How the pixels lie in memory.
  enum Layout {
    case bgra8, rgba8, rgba16, cmyk8, invertedCMYK8

    fileprivate var channels: Int { self == .cmyk8 || self == .invertedCMYK8 ? 4 : 3 }

    fileprivate var isDeep: Bool { self == .rgba16 }

    fileprivate var format: cmsUInt32Number {
      switch self {
      case .bgra8: Layout.word(PT_RGB, channels: 3, extra: 1, bytes: 1, swap: true, swapFirst: true)
      case .rgba8: Layout.word(PT_RGB, channels: 3, extra: 1, bytes: 1)
      case .rgba16: Layout.word(PT_RGB, channels: 3, extra: 1, bytes: 2)
      case .cmyk8: Layout.word(PT_CMYK, channels: 4, extra: 0, bytes: 1)
      case .invertedCMYK8: Layout.word(PT_CMYK, channels: 4, extra: 0, bytes: 1, flavor: true)
      }
    }

    /// The bits of lcms2.h's COLORSPACE_SH, CHANNELS_SH, … macros, which Swift cannot import.
    fileprivate static func word(
      _ space: Int32, channels: UInt32, extra: UInt32, bytes: UInt32, swap: Bool = false,
      swapFirst: Bool = false, flavor: Bool = false
    ) -> cmsUInt32Number {
      UInt32(space) << 16 | (swapFirst ? 1 << 14 : 0) | (flavor ? 1 << 13 : 0) | (swap ? 1 << 10 : 0)
        | extra << 7 | channels << 3 | bytes
    }
  }

  private enum Way {
    case transform(cmsHTRANSFORM)
    /// For each grey its colour, three bytes in the target's order.
    case greys([UInt8], isDeep: Bool)
  }

  private let way: Way

  /// nil when there is nothing to convert: the profile cannot be read, is for another kind of pixels, or
  /// gives sRGB back within one code value.
  init?(_ profile: [UInt8], from source: Layout, to target: Layout) {
    guard let count = UInt32(exactly: profile.count), count > 0,
      let input = profile.withUnsafeBytes({ cmsOpenProfileFromMem($0.baseAddress, count) })
    else { return nil }
    defer { cmsCloseProfile(input) }
    if cmsGetColorSpace(input) == cmsSigGrayData, source.channels == 3 {
      guard let greys = ColorProfile.greys(input, source, target) else { return nil }
      way = .greys(greys, isDeep: source.isDeep)
      return
    }
    let wanted = source.channels == 4 ? cmsSigCmykData : cmsSigRgbData
    guard cmsGetColorSpace(input) == wanted, let output = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(output) }
    // lcms's shortcut for 16 bits, a table of 33 steps, is off by two code values; the one for 8 bits is not.
    let flags = cmsFLAGS_COPY_ALPHA | (source == .rgba16 ? cmsFLAGS_NOOPTIMIZE : 0)
    guard
      let transform = cmsCreateTransform(
        input, source.format, output, target.format, UInt32(INTENT_PERCEPTUAL), UInt32(flags))
    else { return nil }
    if wanted == cmsSigRgbData, ColorProfile.isIdentity(input, output) {
      cmsDeleteTransform(transform)
      return nil
    }
    way = .transform(transform)
  }

  deinit { if case .transform(let transform) = way { cmsDeleteTransform(transform) } }

  /// Converts `count` pixels; both may be the same memory when a pixel takes as many bytes.
  func convert(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
    switch way {
    case .transform(let transform): cmsDoTransform(transform, source, target, UInt32(count))
    case .greys(let greys, let isDeep):
      let output = target.assumingMemoryBound(to: UInt8.self)
      for pixel in 0..<count {
        let (grey, alpha): (Int, UInt8)
        if isDeep {
          let words = source.assumingMemoryBound(to: UInt16.self) + pixel * 4
          (grey, alpha) = (Int(words[0]), UInt8((UInt32(words[3]) * 255 + 32_767) / 65_535))
        } else {
          let bytes = source.assumingMemoryBound(to: UInt8.self) + pixel * 4
          (grey, alpha) = (Int(bytes[0]), bytes[3])
        }
        for channel in 0..<3 { output[pixel * 4 + channel] = greys[grey * 3 + channel] }
        output[pixel * 4 + 3] = alpha
      }
    }
  }

  /// What each grey of a decoder's three equal channels is in sRGB; nil when lcms2 cannot say, or all greys
  /// come back within one code value.
  private static func greys(_ input: cmsHPROFILE, _ source: Layout, _ target: Layout) -> [UInt8]? {
    guard let output = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(output) }
    let count = source.isDeep ? 65_536 : 256
    let format = Layout.word(PT_GRAY, channels: 1, extra: 0, bytes: source.isDeep ? 2 : 1)
    let three = Layout.word(PT_RGB, channels: 3, extra: 0, bytes: 1, swap: target == .bgra8)
    guard
      let transform = cmsCreateTransform(
        input, format, output, three, UInt32(INTENT_PERCEPTUAL), UInt32(cmsFLAGS_NOOPTIMIZE))
    else { return nil }
    defer { cmsDeleteTransform(transform) }
    var greys = [UInt8](repeating: 0, count: count * 3)
    if source.isDeep {
      cmsDoTransform(transform, (0..<count).map { UInt16($0) }, &greys, UInt32(count))
    } else {
      cmsDoTransform(transform, (0..<count).map { UInt8($0) }, &greys, UInt32(count))
    }
    let isIdentity = (0..<count).allSatisfy { grey in
      let own = source.isDeep ? (grey * 255 + 32_767) / 65_535 : grey
      return (0..<3).allSatisfy { abs(Int(greys[grey * 3 + $0]) - own) <= 1 }
    }
    return isIdentity ? nil : greys
  }

  /// True when a grid of 9³ colours comes back within one code value: an sRGB profile under any name.
  private static func isIdentity(_ input: cmsHPROFILE, _ output: cmsHPROFILE) -> Bool {
    let format = Layout.rgba8.format
    guard let probe = cmsCreateTransform(input, format, output, format, UInt32(INTENT_PERCEPTUAL), 0) else {
      return false
    }
    defer { cmsDeleteTransform(probe) }
    let steps = (0...8).map { UInt8(min($0 * 32, 255)) }
    var colors: [UInt8] = []
    for red in steps { for green in steps { for blue in steps { colors += [red, green, blue, 255] } } }
    var converted = colors
    cmsDoTransform(probe, colors, &converted, UInt32(colors.count / 4))
    return zip(colors, converted).enumerated().allSatisfy { index, pair in
      index % 4 == 3 || abs(Int(pair.0) - Int(pair.1)) <= 1
    }
  }
}
