/// One unit of an H.264 stream: a byte of header and the payload without emulation prevention
/// (ITU-T H.264 §7.3.1).
struct NALUnit: Equatable {
  /// nal_unit_type, of those that matter here.
  enum Kind {
    static let slice: UInt8 = 1
    static let instantRefreshSlice: UInt8 = 5
    static let supplementalInformation: UInt8 = 6
    static let sequenceParameters: UInt8 = 7
    static let pictureParameters: UInt8 = 8
  }

  /// nal_ref_idc, 0…3; 0 says that no picture refers to this one.
  var referenceImportance: UInt8
  /// nal_unit_type, 0…31.
  var kind: UInt8
  /// The raw byte sequence payload.
  var payload: [UInt8]

  init(referenceImportance: UInt8, kind: UInt8, payload: [UInt8]) {
    self.referenceImportance = referenceImportance
    self.kind = kind
    self.payload = payload
  }

  /// Reads a unit as it stands between start codes; nil when it is empty.
  init?(escaped bytes: some Collection<UInt8>) {
    guard let header = bytes.first else { return nil }
    referenceImportance = header >> 5 & 3
    kind = header & 31
    payload = []
    payload.reserveCapacity(bytes.count)
    var zeros = 0
    for byte in bytes.dropFirst() {
      if zeros >= 2 && byte == 3 {
        zeros = 0
        continue
      }
      zeros = byte == 0 ? zeros + 1 : 0
      payload.append(byte)
    }
  }

  /// The unit with a start code of four bytes before it, as Annex B wants it, and a 3 put in wherever
  /// the payload would look like a start code.
  var annexB: [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 1, referenceImportance << 5 | kind]
    bytes.reserveCapacity(payload.count + payload.count / 64 + 8)
    var zeros = 0
    for byte in payload {
      if zeros >= 2 && byte <= 3 {
        bytes.append(3)
        zeros = 0
      }
      zeros = byte == 0 ? zeros + 1 : 0
      bytes.append(byte)
    }
    return bytes
  }

  /// The units of an Annex B stream, each as it stands between start codes (§B.1).
  static func split(annexB bytes: UnsafeRawBufferPointer) -> [Slice<UnsafeRawBufferPointer>] {
    var units: [Slice<UnsafeRawBufferPointer>] = []
    var start: Int?
    var index = 0
    func close(at end: Int) {
      guard let start else { return }
      var end = end
      while end > start && bytes[end - 1] == 0 { end -= 1 }
      if end > start { units.append(bytes[start..<end]) }
    }
    while index + 2 < bytes.count {
      if bytes[index + 2] > 1 {
        index += 3
      } else if bytes[index] == 0 && bytes[index + 1] == 0 && bytes[index + 2] == 1 {
        close(at: index)
        index += 3
        start = index
      } else {
        index += 1
      }
    }
    close(at: bytes.count)
    return units
  }
}
