/// A coded picture as it goes into the file.
struct EncodedPicture: Equatable {
  /// H.264 in the form of Annex B, or a frame of FFV1.
  let bytes: [UInt8]
  let isKey: Bool
}

/// The coded pictures of a segment, one for each frame, in order.
struct EncodedSegment: Equatable {
  /// What stands in the head of the file: H.264's parameter sets, Annex B, or FFV1's configuration.
  let header: [UInt8]
  let pictures: [EncodedPicture]
}
