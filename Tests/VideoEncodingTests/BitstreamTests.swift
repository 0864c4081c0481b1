import TestSupport
import Testing

@testable import VideoEncoding

@Suite struct BitstreamTests {
  @Test func whatIsWrittenIsRead() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let values = (0..<40).map { _ in
        UInt32.random(in: 0...(1 << UInt32.random(in: 0...31, using: &random)), using: &random)
      }
      var writer = BitWriter()
      for (index, value) in values.enumerated() {
        if index % 3 == 0 { writer.put(value, bits: 32) } else { writer.putUnsigned(value) }
      }
      writer.putTrailingBits()
      #expect(writer.isAligned)
      var reader = BitReader(writer.bytes)
      for (index, value) in values.enumerated() {
        let read = index % 3 == 0 ? reader.bits(32) : reader.unsigned()
        #expect(read == value)
      }
      #expect(reader.flag() && !reader.isPastEnd)
    }
  }

  /// Table 9-3 of H.264: 0, 1, -1, 2, -2, … for the codes 0, 1, 2, 3, 4.
  @Test func signedCodesAlternate() {
    var writer = BitWriter()
    for code: UInt32 in 0...6 { writer.putUnsigned(code) }
    var reader = BitReader(writer.bytes)
    #expect((0...6).map { _ in reader.signed() } == [0, 1, -1, 2, -2, 3, -3])
  }

  @Test func readingPastTheEndIsNoticed() {
    var reader = BitReader([0, 0, 0, 0])
    #expect(reader.unsigned() == nil)
    var short = BitReader([0x80])
    _ = short.bits(9)
    #expect(short.isPastEnd)
  }

  @Test func unitsSurviveEscapingAndSplitting() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let units = (0..<4).map { _ -> NALUnit in
        let count = Int.random(in: 1...60, using: &random)
        // Mostly zeros to threes, which is what needs escaping; the last byte of a payload is never 0.
        let payload = (0..<count).map { _ in UInt8.random(in: 0...4, using: &random) } + [0x80]
        return NALUnit(
          referenceImportance: UInt8.random(in: 0...3, using: &random),
          kind: UInt8.random(in: 1...23, using: &random), payload: payload)
      }
      let stream = units.flatMap(\.annexB)
      let back = stream.withUnsafeBytes { bytes in
        NALUnit.split(annexB: bytes).compactMap { NALUnit(escaped: $0) }
      }
      #expect(back == units)
      for unit in units {
        let body = unit.annexB.dropFirst(4)
        let windows = zip(body, zip(body.dropFirst(), body.dropFirst(2)))
        #expect(!windows.contains { $0 == 0 && $1.0 == 0 && $1.1 < 3 })
      }
    }
  }
}
