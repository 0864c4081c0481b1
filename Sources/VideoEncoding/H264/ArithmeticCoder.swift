/// The arithmetic encoder of H.264 with one context (ITU-T H.264 §9.3.4.2 … §9.3.4.5).
struct ArithmeticCoder {
  /// A context variable: how likely the less likely value is, and which value is the likely one.
  struct Context {
    var state: Int
    var likely: Bool

    /// The state that a slice begins with (§9.3.1.1), from the pair (m, n) of tables 9-12 to 9-33.
    init(m: Int, n: Int, quantizer: Int) {
      let slope = (m * min(max(quantizer, 0), 51)) >> 4
      let start = min(max(slope + n, 1), 126)
      likely = start >= 64
      state = likely ? start - 64 : 63 - start
    }
  }

  private(set) var output = BitWriter()
  private var low: UInt32 = 0
  private var range: UInt32 = 510
  private var outstanding = 0
  private var isFirst = true

  /// Encodes a decision (figure 9-7).
  mutating func encode(_ value: Bool, in context: inout Context) {
    let less = UInt32(Self.lessLikelyRange[context.state][Int(range >> 6 & 3)])
    range -= less
    if value != context.likely {
      low += range
      range = less
      if context.state == 0 { context.likely.toggle() }
      context.state = Self.stateAfterUnlikely[context.state]
    } else {
      context.state = min(context.state + 1, 62)
    }
    renormalize()
  }

  /// Encodes a decision before the end, such as end_of_slice_flag (figure 9-11). After true nothing may
  /// follow; the last bit written is then the rbsp_stop_one_bit.
  mutating func encodeTermination(_ value: Bool) {
    range -= 2
    guard value else {
      renormalize()
      return
    }
    low += range
    range = 2
    renormalize()
    put(low >> 9 & 1 == 1)
    output.put(low >> 7 & 3 | 1, bits: 2)
  }

  private mutating func renormalize() {
    while range < 256 {
      if low < 256 {
        put(false)
      } else if low >= 512 {
        low -= 512
        put(true)
      } else {
        low -= 256
        outstanding += 1
      }
      range <<= 1
      low <<= 1
    }
  }

  /// PutBit (figure 9-10).
  private mutating func put(_ bit: Bool) {
    if isFirst { isFirst = false } else { output.put(bit) }
    for _ in 0..<outstanding { output.put(!bit) }
    outstanding = 0
  }
}

extension ArithmeticCoder {
  /// rangeTabLPS, table 9-44.
  private static let lessLikelyRange: [[UInt8]] = [
    [128, 176, 208, 240], [128, 167, 197, 227], [128, 158, 187, 216], [123, 150, 178, 205],
    [116, 142, 169, 195], [111, 135, 160, 185], [105, 128, 152, 175], [100, 122, 144, 166],
    [95, 116, 137, 158], [90, 110, 130, 150], [85, 104, 123, 142], [81, 99, 117, 135],
    [77, 94, 111, 128], [73, 89, 105, 122], [69, 85, 100, 116], [66, 80, 95, 110],
    [62, 76, 90, 104], [59, 72, 86, 99], [56, 69, 81, 94], [53, 65, 77, 89],
    [51, 62, 73, 85], [48, 59, 69, 80], [46, 56, 66, 76], [43, 53, 63, 72],
    [41, 50, 59, 69], [39, 48, 56, 65], [37, 45, 54, 62], [35, 43, 51, 59],
    [33, 41, 48, 56], [32, 39, 46, 53], [30, 37, 43, 50], [29, 35, 41, 48],
    [27, 33, 39, 45], [26, 31, 37, 43], [24, 30, 35, 41], [23, 28, 33, 39],
    [22, 27, 32, 37], [21, 26, 30, 35], [20, 24, 29, 33], [19, 23, 27, 31],
    [18, 22, 26, 30], [17, 21, 25, 28], [16, 20, 23, 27], [15, 19, 22, 25],
    [14, 18, 21, 24], [14, 17, 20, 23], [13, 16, 19, 22], [12, 15, 18, 21],
    [12, 14, 17, 20], [11, 14, 16, 19], [11, 13, 15, 18], [10, 12, 15, 17],
    [10, 12, 14, 16], [9, 11, 13, 15], [9, 11, 12, 14], [8, 10, 12, 14],
    [8, 9, 11, 13], [7, 9, 11, 12], [7, 9, 10, 12], [7, 8, 10, 11],
    [6, 8, 9, 11], [6, 7, 9, 10], [6, 7, 8, 9], [2, 2, 2, 2],
  ]

  /// transIdxLPS, table 9-45.
  private static let stateAfterUnlikely = [
    0, 0, 1, 2, 2, 4, 4, 5, 6, 7, 8, 9, 9, 11, 11, 12, 13, 13, 15, 15, 16, 16, 18, 18, 19, 19, 21, 21, 22,
    22, 23, 24, 24, 25, 26, 26, 27, 27, 28, 29, 29, 30, 30, 30, 31, 32, 32, 33, 33, 33, 34, 34, 35, 35, 35,
    36, 36, 36, 37, 37, 37, 38, 38, 63,
  ]
}
