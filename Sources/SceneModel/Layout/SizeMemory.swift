internal import Synchronization

/// The sizes of elements that were asked for in one layout: what holds others asks for their sizes to know its own, and
/// again to place them.
///
/// Sound because a size is a pure function of the element, the room and the context, whose own this is.
final class SizeMemory: Sendable {
  private struct Key: Hashable {
    let element: Int
    let room: Room
  }

  private let known = Mutex<[Key: Size]>([:])

  /// The size in a room; measured the first time.
  func size(of element: Element, fitting room: Room, measured: () -> Size) -> Size {
    let key = Key(element: element.serial, room: room)
    if let size = known.withLock({ $0[key] }) { return size }
    let size = measured()
    known.withLock { $0[key] = size }
    return size
  }
}
