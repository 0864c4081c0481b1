/// What must be known of a stream to add pictures to it, read from the parameter sets an encoder wrote
/// (ITU-T H.264 §7.3.2.1, §7.3.2.2).
///
/// Only streams of one plain shape are taken: 8-bit 4:2:0, frames only, one slice group, pictures shown
/// in the order of decoding (picture order count type 2), one reference picture.
struct ParameterSets: Equatable {
  /// Width of frame_num in bits.
  let frameNumberBits: Int
  let macroblockCount: Int
  let pictureParametersID: UInt32
  /// Arithmetic coding (CABAC) instead of variable-length codes (CAVLC).
  let hasArithmeticCoding: Bool
  let hasWeightedPrediction: Bool
  /// SliceQP where slice_qp_delta is 0.
  let quantizer: Int
  /// Slice headers say how to deblock.
  let hasDeblockingControl: Bool

  /// Reads the sets of an Annex B stream; nil for a stream of any other shape.
  init?(annexB bytes: [UInt8]) {
    let units = bytes.withUnsafeBytes { bytes in
      NALUnit.split(annexB: bytes).compactMap { NALUnit(escaped: $0) }
    }
    let sequences = units.filter { $0.kind == NALUnit.Kind.sequenceParameters }
    let pictures = units.filter { $0.kind == NALUnit.Kind.pictureParameters }
    guard sequences.count == 1, pictures.count == 1,
      let sequence = SequenceParameters(sequences[0].payload),
      let picture = PictureParameters(pictures[0].payload)
    else { return nil }
    frameNumberBits = sequence.frameNumberBits
    macroblockCount = sequence.macroblockCount
    pictureParametersID = picture.id
    hasArithmeticCoding = picture.hasArithmeticCoding
    hasWeightedPrediction = picture.hasWeightedPrediction
    quantizer = picture.quantizer
    hasDeblockingControl = picture.hasDeblockingControl
  }
}

private struct SequenceParameters {
  let frameNumberBits: Int
  let macroblockCount: Int

  /// seq_parameter_set_data() as far as it matters.
  init?(_ payload: [UInt8]) {
    var reader = BitReader(payload)
    let profile = reader.bits(8)
    _ = reader.bits(16)  // constraint flags, level
    guard reader.unsigned() != nil else { return nil }
    switch profile {
    case 66, 77: break
    case 100:
      // chroma_format_idc, bit depths, lossless bypass, scaling matrix: only the plainest.
      guard reader.unsigned() == 1, reader.unsigned() == 0, reader.unsigned() == 0, !reader.flag(),
        !reader.flag()
      else { return nil }
    default: return nil
    }
    guard let frameNumberExcess = reader.unsigned(), frameNumberExcess <= 12,
      reader.unsigned() == 2,  // pic_order_cnt_type
      reader.unsigned() == 1,  // max_num_ref_frames
      !reader.flag(),  // gaps_in_frame_num_value_allowed_flag
      let width = reader.unsigned(), let height = reader.unsigned(), width < 4096, height < 4096,
      reader.flag(),  // frame_mbs_only_flag
      !reader.isPastEnd
    else { return nil }
    frameNumberBits = Int(frameNumberExcess) + 4
    macroblockCount = Int(width + 1) * Int(height + 1)
  }
}

private struct PictureParameters {
  let id: UInt32
  let hasArithmeticCoding: Bool
  let hasWeightedPrediction: Bool
  let quantizer: Int
  let hasDeblockingControl: Bool

  /// pic_parameter_set_rbsp() as far as it matters.
  init?(_ payload: [UInt8]) {
    var reader = BitReader(payload)
    guard let id = reader.unsigned(), reader.unsigned() != nil else { return nil }
    self.id = id
    hasArithmeticCoding = reader.flag()
    guard !reader.flag(),  // bottom_field_pic_order_in_frame_present_flag
      reader.unsigned() == 0,  // num_slice_groups_minus1
      reader.unsigned() != nil, reader.unsigned() != nil  // default reference counts
    else { return nil }
    hasWeightedPrediction = reader.flag()
    _ = reader.bits(2)  // weighted_bipred_idc
    guard let excess = reader.signed(), (-26...25).contains(excess), reader.signed() != nil,
      reader.signed() != nil
    else { return nil }
    quantizer = 26 + Int(excess)
    hasDeblockingControl = reader.flag()
    _ = reader.flag()  // constrained_intra_pred_flag
    guard !reader.flag(), !reader.isPastEnd else { return nil }  // redundant_pic_cnt_present_flag
  }
}
