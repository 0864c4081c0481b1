/// Renumbers the pictures of a stream so that others fit in between.
///
/// Every reference picture counts up frame_num by one (ITU-T H.264 §7.4.3). With one reference picture
/// and picture order count type 2, frame_num is all that changes in the pictures after an added one: it
/// has a fixed width, nothing else in a slice depends on its value, and references are named relative
/// to it.
struct FrameNumbering {
  /// The stream is not of the shape that can be renumbered.
  struct Unexpected: Error {}

  let parameters: ParameterSets
  /// frame_num the encoder should have given to the next picture.
  private var expected: UInt32 = 0
  /// frame_num the next picture gets.
  private var next: UInt32 = 0
  private var isAtStart = true

  init(_ parameters: ParameterSets) {
    self.parameters = parameters
  }

  private var mask: UInt32 { (1 << UInt32(parameters.frameNumberBits)) - 1 }

  /// Takes a number for an added picture.
  mutating func takeNumber() -> UInt32 {
    defer { next = (next + 1) & mask }
    return next
  }

  /// Gives a coded picture its number.
  ///
  /// - Throws: `Unexpected` when the picture is no reference, does not begin at its first macroblock,
  ///   is neither I nor P, starts the stream anew in the middle, or carries another number than counted.
  mutating func renumber(_ slice: inout NALUnit) throws(Unexpected) {
    let starts = slice.kind == NALUnit.Kind.instantRefreshSlice
    guard starts || slice.kind == NALUnit.Kind.slice, starts == isAtStart, slice.referenceImportance > 0
    else { throw Unexpected() }
    var reader = BitReader(Array(slice.payload.prefix(16)))
    guard reader.unsigned() == 0, let type = reader.unsigned(), [0, 2, 5, 7].contains(type),
      reader.unsigned() == parameters.pictureParametersID
    else { throw Unexpected() }
    let position = reader.position
    guard reader.bits(parameters.frameNumberBits) == expected, !reader.isPastEnd else { throw Unexpected() }
    if next != expected {
      for bit in 0..<parameters.frameNumberBits {
        let shift = UInt32(parameters.frameNumberBits - 1 - bit)
        let (index, byteMask) = ((position + bit) / 8, UInt8(0x80) >> UInt8((position + bit) % 8))
        if next >> shift & 1 == 1 {
          slice.payload[index] |= byteMask
        } else {
          slice.payload[index] &= ~byteMask
        }
      }
    }
    isAtStart = false
    expected = (expected + 1) & mask
    next = (next + 1) & mask
  }
}
