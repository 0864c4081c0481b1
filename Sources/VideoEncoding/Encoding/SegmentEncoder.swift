import SceneModel

/// Encodes one segment from its own key frame, on the calling thread.
struct SegmentEncoder {
  let format: FilmFormat
  let tuning: FilmTuning

  /// - Parameters:
  ///   - holds: how frames are made after the first few of a hold.
  ///   - picture: lends the picture of a run until it is asked for the next one; called once for each run, in
  ///     order.
  ///   - advance: told how many more frames are done with.
  /// - Returns: nil when holds were to be repeated and the stream turned out not to be of the shape for it.
  func encode(
    _ segment: Segment, holds: FilmTuning.Holds,
    picture: (FrameRun) throws(VideoEncodingError) -> EncoderPicture,
    advance: (Int) throws(VideoEncodingError) -> Void
  ) throws(VideoEncodingError) -> EncodedSegment? {
    switch format.quality.codec {
    case .h264(let settings):
      try encode(segment, settings, holds: holds, picture: picture, advance: advance)
    case .ffv1:
      try encodeLosslessly(segment, picture: picture, advance: advance)
    }
  }

  private func encode(
    _ segment: Segment, _ settings: X264Settings, holds: FilmTuning.Holds,
    picture: (FrameRun) throws(VideoEncodingError) -> EncoderPicture,
    advance: (Int) throws(VideoEncodingError) -> Void
  ) throws(VideoEncodingError) -> EncodedSegment? {
    var encoder = try H264Encoder(format, settings, tuning: tuning)
    let parameters = holds == .repeated ? ParameterSets(annexB: encoder.parameterSets) : nil
    var assembler = SegmentAssembler(parameters)
    for run in segment.runs {
      let count = run.frames.count
      let encoded = parameters == nil ? count : min(count, tuning.settlingFrames)
      let current = try picture(run)
      for frame in 0..<encoded {
        let offset = tuning.offset(
          frame: frame, of: count, isOpening: run == segment.runs.first, settings)
        let edgeOffset = offset + settings.edgeOffset
        try encoder.send(current, offsets: current.hardEdges.map { Int8($0 == 0 ? offset : edgeOffset) })
        let repeats = frame == encoded - 1 ? count - encoded : 0
        assembler.expect(repeats: repeats)
        while let packet = try encoder.receive() { assembler.append(packet) }
        if assembler.isUnexpected { return nil }
        try advance(1 + repeats)
      }
    }
    try encoder.flush()
    while let packet = try encoder.receive() { assembler.append(packet) }
    guard assembler.isComplete else { return nil }
    return EncodedSegment(header: encoder.parameterSets, pictures: assembler.pictures)
  }

  /// Encodes each picture once; every frame that shows it is the same key frame.
  private func encodeLosslessly(
    _ segment: Segment, picture: (FrameRun) throws(VideoEncodingError) -> EncoderPicture,
    advance: (Int) throws(VideoEncodingError) -> Void
  ) throws(VideoEncodingError) -> EncodedSegment {
    var encoder = try FFV1Encoder(format)
    var pictures: [EncodedPicture] = []
    for run in segment.runs {
      let encoded = try encoder.encode(try picture(run))
      pictures += repeatElement(encoded, count: run.frames.count)
      try advance(run.frames.count)
    }
    return EncodedSegment(header: encoder.configuration, pictures: pictures)
  }
}
