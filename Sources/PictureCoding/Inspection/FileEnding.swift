internal import SceneModel

/// Finds, without decoding, files that were cut off or changed on their way: a copy that broke off is by far the
/// most frequent damage, and is better told of when the script is checked than in the middle of a film.
enum FileEnding {
  /// - Complexity: O(file): about a millisecond a megabyte.
  static func check(_ data: [UInt8], _ format: Picture.Format) throws(PictureError) {
    switch format {
    case .png: try checkPNG(data)
    case .jpeg:
      // What follows the end marker belongs to other programs.
      guard JPEGReader.hasEnd(data) else { throw .damaged(format: .jpeg, reason: "the file ends early") }
    case .webp:
      let length = data.count >= 8 ? (0..<4).reduce(0) { $0 | Int(data[4 + $1]) << (8 * $1) } + 8 : 8
      guard data.count >= length else {
        throw .damaged(
          format: .webp, reason: "the file ends early: \(data.count) of \(length) bytes are there")
      }
    case .svg: break
    }
  }

  private static func checkPNG(_ data: [UInt8]) throws(PictureError) {
    var chunks = PNGChunks(data)
    while let chunk = chunks.next() {
      if chunk.name == "IEND" { return }
      if ["IHDR", "PLTE", "IDAT"].contains(chunk.name), !chunk.isWhole {
        throw .damaged(
          format: .png, reason: "the checksum of the part \(chunk.name) at byte \(chunk.offset) is wrong")
      }
    }
    throw .damaged(format: .png, reason: "the file ends early, after \(data.count) bytes")
  }
}
