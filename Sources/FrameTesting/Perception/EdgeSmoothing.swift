/// Tells pixels that smooth an edge from those that show something.
///
/// Source: V. Vyšniauskas, "Anti-aliased pixel and intensity slope detector", Elektronika ir Elektrotechnika
/// 95 (2009) no. 7, as pixelmatch applies it to two pictures.
struct EdgeSmoothing {
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  /// Whether a pixel lies on a smoothed edge: it has a darker and a brighter neighbour, at most two like itself,
  /// and the darkest or the brightest belongs to a plain area in this picture and in the other.
  func isOnEdge(x: Int, y: Int, comparedWith other: EdgeSmoothing) -> Bool {
    let own = YIQ(self[x, y]).y
    var equal = isAtBorder(x, y) ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = darkest
    // Column by column: of equal extremes the first counts.
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let difference = own - YIQ(self[column, row]).y
        if difference == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if difference < darkest.difference {
          darkest = (difference, column, row)
        } else if difference > brightest.difference {
          brightest = (difference, column, row)
        }
      }
    }
    guard darkest.difference < 0, brightest.difference > 0 else { return false }
    func isPlainInBoth(_ x: Int, _ y: Int) -> Bool { isInPlainArea(x, y) && other.isInPlainArea(x, y) }
    return isPlainInBoth(darkest.x, darkest.y) || isPlainInBoth(brightest.x, brightest.y)
  }

  /// Whether at least three neighbours are of the same colour; the picture's border counts as one.
  private func isInPlainArea(_ x: Int, _ y: Int) -> Bool {
    let own = self[x, y]
    var equal = isAtBorder(x, y) ? 1 : 0
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1)
      where (column != x || row != y) && self[column, row] == own {
        equal += 1
        if equal > 2 { return true }
      }
    }
    return false
  }

  private subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
