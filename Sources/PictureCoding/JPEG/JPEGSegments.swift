/// What a JPEG says about itself outside the compressed pixels.
struct JPEGSegments {
  var orientation = Orientation.upright
  /// The whole ICC profile; empty when there is none or a part of it is missing.
  var profile: [UInt8] = []
  /// Adobe's marker is there: CMYK values are stored inverted (255 is no ink).
  var isAdobe = false

  /// Walks the segments up to the first scan; stops quietly where the file does not keep to the format.
  init(_ data: [UInt8]) {
    var parts: [Int: ArraySlice<UInt8>] = [:]
    var partCount = 0
    var position = 2
    while position + 4 <= data.count, data[position] == 0xFF {
      let marker = data[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      let length = Int(data[position + 2]) << 8 | Int(data[position + 3])
      guard marker != 0xDA, length >= 2, position + 2 + length <= data.count else { break }
      let body = data[(position + 4)..<(position + 2 + length)]
      switch marker {
      case 0xE1 where body.starts(with: "Exif\0\0".utf8):
        orientation = EXIF.orientation(Array(body.dropFirst(6))) ?? orientation
      case 0xE2 where body.starts(with: "ICC_PROFILE\0".utf8) && body.count > 14:
        // Annex B.4 of the ICC specification: a number from 1 and the count, then a part.
        parts[Int(body[body.startIndex + 12])] = body.dropFirst(14)
        partCount = Int(body[body.startIndex + 13])
      case 0xEE where body.starts(with: "Adobe".utf8):
        isAdobe = true
      default: break
      }
      position += 2 + length
    }
    if partCount > 0, (1...partCount).allSatisfy({ parts[$0] != nil }) {
      profile = (1...partCount).flatMap { parts[$0] ?? [] }
    }
  }
}
