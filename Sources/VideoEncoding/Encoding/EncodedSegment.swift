/// A coded picture as it goes into the file.
struct EncodedPicture: Equatable {
  /// Annex B.
  let bytes: [UInt8]
  let isKey: Bool
}

/// The coded pictures of a segment, one for each frame, in order.
struct EncodedSegment: Equatable {
  /// The stream's parameter sets, Annex B.
  let parameterSets: [UInt8]
  let pictures: [EncodedPicture]
}
