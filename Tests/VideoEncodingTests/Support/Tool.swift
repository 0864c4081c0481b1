import Foundation

/// Programs of FFmpeg and GStreamer, independent judges of what we write.
enum Tool {
  struct Failed: Error {
    let text: String
  }

  struct Output {
    let bytes: [UInt8]
    let errors: String
  }

  static func run(_ name: String, _ arguments: [String]) throws -> Output {
    let folder = try TemporaryFolder()
    let (out, err) = (folder.path("out"), folder.path("err"))
    for path in [out, err] { try Data().write(to: URL(fileURLWithPath: path)) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: out)
    process.standardError = FileHandle(forWritingAtPath: err)
    try process.run()
    process.waitUntilExit()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: out))
    let errors = try String(contentsOfFile: err, encoding: .utf8)
    guard process.terminationStatus == 0 else {
      throw Failed(text: "\(name) ended with \(process.terminationStatus): \(errors)")
    }
    return Output(bytes: [UInt8](bytes), errors: errors)
  }

  /// Decodes a film with FFmpeg to frames in one form. FFmpeg's warnings are failures.
  static func decode(_ path: String, as pixelFormat: String) throws -> [UInt8] {
    let output = try run(
      "ffmpeg", ["-v", "warning", "-i", path, "-f", "rawvideo", "-pix_fmt", pixelFormat, "-"])
    guard output.errors.isEmpty else { throw Failed(text: output.errors) }
    return output.bytes
  }

  /// Decodes a film with OpenH264 to planes of 4:2:0.
  static func decodeWithOpenH264(_ path: String) throws -> [UInt8] {
    let output = try run(
      "gst-launch-1.0",
      [
        "-q", "filesrc", "location=\(path)", "!", "qtdemux", "!", "h264parse", "!", "openh264dec", "!",
        "video/x-raw,format=I420", "!", "fdsink", "fd=1",
      ])
    guard output.errors.isEmpty else { throw Failed(text: output.errors) }
    return output.bytes
  }

  /// Entries of the only video stream, as ffprobe prints them.
  static func probe(_ path: String, counting: Bool = false) throws -> [String: String] {
    let output = try run(
      "ffprobe",
      ["-v", "warning"] + (counting ? ["-count_frames"] : [])
        + ["-select_streams", "v:0", "-show_streams", "-of", "default=noprint_wrappers=1", path])
    guard output.errors.isEmpty else { throw Failed(text: output.errors) }
    let lines = String(decoding: output.bytes, as: UTF8.self).split(separator: "\n")
    let pairs = lines.compactMap { line -> (String, String)? in
      guard let equals = line.firstIndex(of: "=") else { return nil }
      return (String(line[..<equals]), String(line[line.index(after: equals)...]))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
