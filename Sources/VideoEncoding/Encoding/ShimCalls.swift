internal import CVideoEncoder
internal import Glibc

/// Turns a code of the shim into an error, with the codec's own words where it logged any.
func checkShim(_ code: Int32, _ operation: String) throws(VideoEncodingError) {
  guard code < 0 else { return }
  var buffer = [CChar](repeating: 0, count: 256)
  cve_error_text(code, &buffer, Int32(buffer.count))
  let words = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  let line = String(cString: cve_last_error_line())
  let text = String(decoding: words, as: UTF8.self)
  throw .encoder(operation: operation, code: code, text: line.isEmpty ? text : "\(text) — \(line)")
}

/// Calls `body` with names and values as the shim wants them: C strings in turn, then NULL.
///
/// - Returns: the code of `body`, or that of short memory.
func withShimOptions(
  _ options: [(name: String, value: String)], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Int32
) -> Int32 {
  let copies = options.flatMap { [strdup($0.name), strdup($0.value)] }
  defer { copies.forEach { free($0) } }
  guard !copies.contains(nil) else { return -ENOMEM }
  let strings = copies.map { UnsafePointer<CChar>($0) } + [nil]
  return strings.withUnsafeBufferPointer { $0.baseAddress.map(body) ?? -ENOMEM }
}
