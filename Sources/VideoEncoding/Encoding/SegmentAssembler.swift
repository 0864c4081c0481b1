/// Puts the pictures of a segment together: those of the encoder, without supplemental information, and
/// repeated ones in between.
struct SegmentAssembler {
  private(set) var pictures: [EncodedPicture] = []
  /// The stream is not one that the repeated pictures asked for can be added to; nothing more is taken.
  private(set) var isUnexpected = false

  /// For each picture sent to the encoder, how often it is repeated after it.
  private var repeats: [Int] = []
  private var received = 0
  private let skips: SkipPictures?
  private var numbering: FrameNumbering?

  /// - Parameter parameters: of the stream; nil if no picture is going to be repeated.
  init(_ parameters: ParameterSets?) {
    skips = parameters.map(SkipPictures.init)
    numbering = parameters.map(FrameNumbering.init)
  }

  /// Every picture sent has come back.
  var isComplete: Bool { !isUnexpected && received == repeats.count }

  /// Notes that a picture went to the encoder and how many equal ones follow it that do not.
  mutating func expect(repeats count: Int) {
    repeats.append(count)
  }

  /// Adds a coded picture and the repetitions after it.
  mutating func append(_ packet: ShimEncoder.Packet) {
    guard !isUnexpected, received < repeats.count, packet.index == received else {
      isUnexpected = true
      return
    }
    var units = packet.bytes.withUnsafeBytes { bytes in
      NALUnit.split(annexB: bytes).compactMap { NALUnit(escaped: $0) }
    }
    // x264 writes its version and options into each stream, which differ where the pictures do not.
    units.removeAll { $0.kind == NALUnit.Kind.supplementalInformation }
    if numbering != nil && !renumber(&units) {
      isUnexpected = true
      return
    }
    pictures.append(EncodedPicture(bytes: units.flatMap(\.annexB), isKey: packet.isKey))
    repeatLast(repeats[received])
    received += 1
  }

  private mutating func renumber(_ units: inout [NALUnit]) -> Bool {
    guard units.count == 1 else { return false }
    do {
      try numbering?.renumber(&units[0])
      return true
    } catch {
      return false
    }
  }

  private mutating func repeatLast(_ count: Int) {
    guard let skips else { return }
    for _ in 0..<count {
      guard let number = numbering?.takeNumber() else { return }
      pictures.append(EncodedPicture(bytes: skips.picture(frameNumber: number).annexB, isKey: false))
    }
  }
}
