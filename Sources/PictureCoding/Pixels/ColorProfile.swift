internal import CLCMS

/// A picture's own ICC profile and the way from it to sRGB.
///
/// Used by one thread; made for one picture and thrown away.
final class ColorProfile {
  /// How the pixels lie in memory.
  enum Layout {
    case bgra8, rgba8, rgba16, cmyk8, invertedCMYK8

    fileprivate var channels: Int { self == .cmyk8 || self == .invertedCMYK8 ? 4 : 3 }

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
    private static func word(
      _ space: Int32, channels: UInt32, extra: UInt32, bytes: UInt32, swap: Bool = false,
      swapFirst: Bool = false, flavor: Bool = false
    ) -> cmsUInt32Number {
      UInt32(space) << 16 | (swapFirst ? 1 << 14 : 0) | (flavor ? 1 << 13 : 0) | (swap ? 1 << 10 : 0)
        | extra << 7 | channels << 3 | bytes
    }
  }

  private let transform: cmsHTRANSFORM

  /// nil when there is nothing to convert: the profile cannot be read, is for another kind of pixels, or
  /// gives sRGB back within one code value.
  init?(_ profile: [UInt8], from source: Layout, to target: Layout) {
    guard let count = UInt32(exactly: profile.count), count > 0,
      let input = profile.withUnsafeBytes({ cmsOpenProfileFromMem($0.baseAddress, count) })
    else { return nil }
    defer { cmsCloseProfile(input) }
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
    self.transform = transform
  }

  deinit { cmsDeleteTransform(transform) }

  /// Converts `count` pixels; both may be the same memory when a pixel takes as many bytes.
  func convert(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
    cmsDoTransform(transform, source, target, UInt32(count))
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
