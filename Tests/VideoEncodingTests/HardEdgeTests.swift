import CPixelKernels
import TestSupport
import Testing

@Suite struct HardEdgeTests {
  /// Marks of a grey picture of even sides given by its luma; colour is the same everywhere.
  private func marks(_ width: Int, _ height: Int, luma: (_ x: Int, _ y: Int) -> UInt8) -> [UInt8] {
    var y = (0..<width * height).map { luma($0 % width, $0 / width) }
    var cb = [UInt8](repeating: 128, count: width * height / 4)
    var cr = cb
    var found = [UInt8](repeating: 9, count: (width + 15) / 16 * ((height + 15) / 16))
    y.withUnsafeMutableBufferPointer { y in
      cb.withUnsafeMutableBufferPointer { cb in
        cr.withUnsafeMutableBufferPointer { cr in
          var planes = pk_yuv420p(
            y: y.baseAddress, cb: cb.baseAddress, cr: cr.baseAddress, y_stride: width, cb_stride: width / 2,
            cr_stride: width / 2)
          pk_find_hard_edges(&planes, Int32(width), Int32(height), &found)
        }
      }
    }
    return found
  }

  @Test func areasHaveNone() {
    #expect(marks(48, 32) { _, _ in 90 } == [0, 0, 0, 0, 0, 0])
  }

  @Test func theMacroblockOfAnEdgeIsMarked() {
    #expect(marks(48, 32) { x, _ in x < 20 ? 90 : 200 } == [0, 1, 0, 0, 1, 0])
    #expect(marks(48, 32) { x, _ in x < 16 ? 90 : 200 } == [0, 0, 0, 0, 0, 0])
  }

  @Test func noiseAndTextAreNotMarked() {
    var random = SeededGenerator(seed: 6)
    #expect(!marks(64, 64) { _, _ in UInt8.random(in: 80...100, using: &random) }.contains(1))
    // A flat quarter beside many values.
    #expect(marks(16, 16) { x, y in x < 8 ? 90 : UInt8(100 + x + y) } == [0])
  }

  @Test func macroblocksAtTheBorderMayBeCutOff() {
    #expect(marks(26, 10) { x, _ in x < 18 ? 90 : 200 } == [0, 0])
    #expect(marks(28, 10) { x, y in y == 9 ? 90 : 200 } == [1, 1])
  }
}
