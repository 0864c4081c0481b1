public import AnimatorCore
internal import CPixelKernels
internal import CVideoEncoder
public import SceneModel

/// A lossless film read back, one frame at a time: the FFV1 in QuickTime that films of quality `lossless` are.
///
/// Any frame can be asked for; in order is the fastest. An instance belongs to one thread at a time; several may
/// read one file. Takes memory for two frames and 24 bytes for each frame of the film.
public final class LosslessFilm {
  public let rate: FrameRate
  /// Pixels, 1…16384.
  public let width: Int
  /// Pixels, 1…16384.
  public let height: Int
  /// At least 1.
  public let frameCount: Int

  private let path: String
  private var handle: OpaquePointer?

  /// Opens a film and reads its index.
  ///
  /// - Parameters:
  ///   - path: A file; never understood as the address of anything else.
  ///   - limits: Larger films are refused, those with more frames too.
  /// - Throws: What keeps the file from being read, or what is not as our films have it.
  public init(_ path: String, limits: Limits = .standard) throws(LosslessFilmError) {
    self.path = path
    var handle: OpaquePointer?
    let code = Self.open(path, limits, &handle)
    if code < 0 { throw LosslessFilmError(code, path: path, operation: "open") }
    guard let handle else { throw LosslessFilmError(.notLossless, path: path) }
    var opened: OpaquePointer? = handle
    let info = cve_reader_describe(handle)
    do throws(LosslessFilmError) {
      (width, height, frameCount) = (Int(info.width), Int(info.height), Int(info.frames))
      try Self.check(info, limits, path)
      rate = try Self.rate(of: handle, info, path)
    } catch {
      cve_reader_free(&opened)
      throw error
    }
    self.handle = opened
  }

  deinit {
    cve_reader_free(&handle)
  }

  /// The straight pixels of a frame, which `FrameHash` is made of: BGRA, rows without padding.
  ///
  /// - Parameter index: 0 ..< `frameCount`.
  /// - Throws: `noFrame`, or what is damaged: slices have checksums, except in films that are so narrow (below
  ///   2 pixels, or below 4 above 352 × 288) that they have no slices.
  /// - Complexity: Some 100 ms for 1920 × 1080 pixels.
  public func straightPixels(ofFrame index: Int) throws(LosslessFilmError) -> [UInt8] {
    guard (0..<frameCount).contains(index) else {
      throw LosslessFilmError(.noFrame(index, of: frameCount), path: path)
    }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let code = cve_reader_read(handle, Int64(index), &bytes)
    if code < 0 { throw LosslessFilmError(code, path: path, operation: "read frame \(index)") }
    return bytes
  }

  /// A frame as it was drawn.
  ///
  /// Drawn pixels have no colour above its alpha; where that holds, making them straight and premultiplied again
  /// changes nothing: the first rounds by at most 1/2, of which the second leaves less than 1/2.
  ///
  /// - Throws: As `straightPixels(ofFrame:)`.
  public func frame(at index: Int) throws(LosslessFilmError) -> PixelBuffer {
    var bytes = try straightPixels(ofFrame: index)
    pk_premultiply_bgra(&bytes, width * height)
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }
}

extension LosslessFilm {
  /// - ignore_chapters: their text track is not read.
  private static func open(_ path: String, _ limits: Limits, _ handle: inout OpaquePointer?) -> Int32 {
    let pixels = Int64(clamping: limits.picturePixels)
    return "file:\(path)".withCString { url in
      "mov".withCString { format in
        "ffv1".withCString { codec in
          "bgra".withCString { pixelFormat in
            withShimOptions([("ignore_chapters", "1")]) { options in
              // Whether it is too large is said once it is known how large. Noise takes little more than its own four bytes a pixel, and every slice some states.
              var settings = cve_reader_options(
                url: url, format: format, options: options, codec: codec, pixel_format: pixelFormat,
                most_pixels: Int64(FilmFormat.largestSide * FilmFormat.largestSide),
                largest_packet: min(pixels * 8 + 65_536, Int64(Int32.max)))
              return cve_reader_open(&handle, &settings)
            }
          }
        }
      }
    }
  }

  private static func check(
    _ info: cve_reader_info, _ limits: Limits, _ path: String
  ) throws(LosslessFilmError) {
    let (width, height) = (Int(info.width), Int(info.height))
    let sides = 1...max(1, min(limits.side, FilmFormat.largestSide))
    guard sides.contains(width), sides.contains(height), width * height <= limits.picturePixels else {
      throw LosslessFilmError(.tooLarge(width: width, height: height), path: path)
    }
    guard info.frames > 0 else { throw LosslessFilmError(.empty, path: path) }
    guard info.frames <= limits.frames else {
      throw LosslessFilmError(.tooManyFrames(Int(info.frames), limit: limits.frames), path: path)
    }
  }

  /// The rate that the index has, if every frame is as long as the first.
  private static func rate(
    of handle: OpaquePointer, _ info: cve_reader_info, _ path: String
  ) throws(LosslessFilmError) -> FrameRate {
    guard let rate = FrameRate(Int(info.rate_num), over: Int(info.rate_den)) else {
      throw LosslessFilmError(.unsteady, path: path)
    }
    var (step, time): (Int64, Int64) = (0, 0)
    for frame in 0..<info.frames {
      let code = cve_reader_time(handle, frame, &time)
      if code < 0 { throw LosslessFilmError(code, path: path, operation: "read the index") }
      if frame == 1 { step = time }
      guard time == frame * step else { throw LosslessFilmError(.unsteady, path: path) }
    }
    return rate
  }
}
