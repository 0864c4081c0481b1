import FrameTesting
import TestSupport
import Testing

@Suite struct FrameHashTests {
  @Test func bytesAndDigitsAreTwoFormsOfOne() throws {
    let bytes = (0..<32).map { UInt8($0 * 8 + 3) }
    let hash = try #require(FrameHash(bytes: bytes))
    #expect(hash.bytes == bytes)
    #expect(hash.hex == "030b131b232b333b434b535b636b737b838b939ba3abb3bbc3cbd3dbe3ebf3fb")
    #expect(FrameHash(hex: hash.hex) == hash)
  }

  @Test(
    arguments: [
      "", String(repeating: "0", count: 63), String(repeating: "0", count: 65),
      String(repeating: "A", count: 64), String(repeating: "g", count: 64), String(repeating: "é", count: 32),
    ])
  func otherTextsAreNoHash(text: String) { #expect(FrameHash(hex: text) == nil) }

  @Test func otherNumbersOfBytesAreNoHash() {
    #expect(FrameHash(bytes: [UInt8](repeating: 0, count: 31)) == nil)
    #expect(FrameHash(bytes: [UInt8](repeating: 0, count: 33)) == nil)
  }

  @Test func orderIsThatOfTheDigits() {
    var random = SeededGenerator(seed: 5)
    let hashes = (0..<200).compactMap { _ in
      FrameHash(bytes: (0..<32).map { _ in UInt8.random(in: 0...3, using: &random) })
    }
    #expect(hashes.sorted().map(\.hex) == hashes.map(\.hex).sorted())
  }
}
