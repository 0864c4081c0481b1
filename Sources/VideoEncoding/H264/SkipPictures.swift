/// Makes pictures that repeat the one before them exactly: one P slice in which every macroblock is
/// skipped (ITU-T H.264 §7.3.3, §7.3.4, §8.4.1.1).
///
/// A skipped macroblock takes the pixels at the same place of the latest reference picture, since the
/// motion predicted from skipped or missing neighbours is zero; with deblocking off nothing alters
/// them. About 70 bytes for 1080p, whatever is shown.
struct SkipPictures {
  private let parameters: ParameterSets
  /// slice_data() of the arithmetic coder. It begins at a byte, so it is the same in every picture.
  private let arithmeticData: BitWriter?

  init(_ parameters: ParameterSets) {
    self.parameters = parameters
    arithmeticData = parameters.hasArithmeticCoding ? Self.arithmeticData(parameters) : nil
  }

  /// The picture with this frame_num, which must follow that of the picture before. It is a reference
  /// itself: OpenH264 fails at the picture after one that is none.
  func picture(frameNumber: UInt32) -> NALUnit {
    var slice = BitWriter()
    slice.putUnsigned(0)  // first_mb_in_slice
    slice.putUnsigned(5)  // slice_type: every slice of the picture is P
    slice.putUnsigned(parameters.pictureParametersID)
    slice.put(frameNumber, bits: parameters.frameNumberBits)
    slice.put(true)  // num_ref_idx_active_override_flag
    slice.putUnsigned(0)  // num_ref_idx_l0_active_minus1
    slice.put(false)  // ref_pic_list_modification_flag_l0
    if parameters.hasWeightedPrediction {
      slice.putUnsigned(0)  // luma_log2_weight_denom
      slice.putUnsigned(0)  // chroma_log2_weight_denom
      slice.put(false)  // luma_weight_l0_flag
      slice.put(false)  // chroma_weight_l0_flag
    }
    slice.put(false)  // adaptive_ref_pic_marking_mode_flag: sliding window
    if parameters.hasArithmeticCoding { slice.putUnsigned(0) }  // cabac_init_idc
    slice.putUnsigned(0)  // slice_qp_delta
    if parameters.hasDeblockingControl { slice.putUnsigned(1) }  // disable_deblocking_filter_idc
    if let arithmeticData {
      while !slice.isAligned { slice.put(true) }  // cabac_alignment_one_bit
      slice.append(contentsOf: arithmeticData)
      while !slice.isAligned { slice.put(false) }
    } else {
      slice.putUnsigned(UInt32(parameters.macroblockCount))  // mb_skip_run
      slice.putTrailingBits()
    }
    return NALUnit(referenceImportance: 1, kind: NALUnit.Kind.slice, payload: slice.bytes)
  }

  /// mb_skip_flag = 1 and end_of_slice_flag for each macroblock.
  private static func arithmeticData(_ parameters: ParameterSets) -> BitWriter {
    // ctxIdx 11 with cabac_init_idc 0, table 9-13. Skipped and missing neighbours both count as 0
    // towards ctxIdxInc, so no other context of mb_skip_flag occurs.
    var context = ArithmeticCoder.Context(m: 23, n: 33, quantizer: parameters.quantizer)
    var coder = ArithmeticCoder()
    for index in 1...parameters.macroblockCount {
      coder.encode(true, in: &context)
      coder.encodeTermination(index == parameters.macroblockCount)
    }
    return coder.output
  }
}
