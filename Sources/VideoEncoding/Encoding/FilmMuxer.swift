internal import CVideoEncoder
internal import Glibc

/// Writes coded pictures into a file, one frame after the other.
struct FilmMuxer: ~Copyable {
  private var handle: OpaquePointer?
  private var count: Int64 = 0
  private let outputPath: String

  /// - Parameters:
  ///   - url: begins with `file:`.
  ///   - outputPath: what errors call the file.
  ///   - frames: of the film; chapters count like them.
  init(
    _ format: FilmFormat, frames: Range<Int>, header: [UInt8], url: String, outputPath: String
  ) throws(VideoEncodingError) {
    self.outputPath = outputPath
    let chapters = Self.chapters(format, frames: frames)
    let titles = chapters.map { strdup($0.title) }
    let title = format.title.map { strdup($0) } ?? nil
    defer {
      titles.forEach { free($0) }
      free(title)
    }
    let entries = zip(chapters, titles).map { chapter, title in
      cve_chapter(title: title, start: Int64(chapter.start), end: Int64(chapter.end))
    }
    var handle: OpaquePointer?
    let container = format.quality.container
    let code = container.name.withCString { containerName in
      container.codec.withCString { codec in
        format.pixelFormat.withCString { pixelFormat in
          url.withCString { url in
            withShimOptions(container.options) { options in
              header.withUnsafeBufferPointer { extradata in
                entries.withUnsafeBufferPointer { entries in
                  var settings = cve_muxer_options(
                    format: containerName, url: url, options: options, codec: codec,
                    pixel_format: pixelFormat,
                    extradata: extradata.baseAddress, extradata_size: Int32(extradata.count),
                    width: Int32(format.codedWidth), height: Int32(format.codedHeight),
                    rate_num: Int32(format.rate.numerator), rate_den: Int32(format.rate.denominator),
                    aspect_num: container.pixelAspect?.0 ?? 0, aspect_den: container.pixelAspect?.1 ?? 1,
                    color: format.color, title: title, chapters: entries.baseAddress,
                    chapter_count: Int32(entries.count))
                  return cve_muxer_open(&handle, &settings)
                }
              }
            }
          }
        }
      }
    }
    try Self.check(code, "begin the file", outputPath)
    self.handle = handle
  }

  deinit {
    var handle = handle
    cve_muxer_free(&handle)
  }

  /// Adds the picture of the next frame.
  mutating func append(_ picture: EncodedPicture) throws(VideoEncodingError) {
    let code = picture.bytes.withUnsafeBufferPointer { bytes in
      cve_muxer_write(
        handle, bytes.baseAddress, Int32(bytes.count), count, count, 1, picture.isKey ? 1 : 0)
    }
    try Self.check(code, "write a picture", outputPath)
    count += 1
  }

  /// Writes the index and closes the file.
  consuming func finish() throws(VideoEncodingError) {
    try Self.check(cve_muxer_finish(handle), "finish the file", outputPath)
  }

  private struct Span {
    let title: String
    let start: Int
    let end: Int
  }

  /// Chapters within the film, each up to the next one.
  private static func chapters(_ format: FilmFormat, frames: Range<Int>) -> [Span] {
    let starts = format.chapters.filter { frames.contains($0.frame) }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1].frame : frames.upperBound
      return Span(
        title: starts[index].title, start: starts[index].frame - frames.lowerBound,
        end: end - frames.lowerBound)
    }
  }

  /// Tells failures of the file system from those of FFmpeg. FFmpeg passes the former on as negated errnos.
  private static func check(_ code: Int32, _ operation: String, _ path: String) throws(VideoEncodingError) {
    guard code < 0 else { return }
    let error = SystemError.output(-code, path: path, operation: operation)
    if case .system = error, ![EIO, EBADF, EROFS].contains(-code) {
      try checkShim(code, operation)
    }
    throw .output(error)
  }
}
