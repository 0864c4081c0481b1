internal import Synchronization

/// Only one thread at a time may be inside Pango, HarfBuzz, FreeType or Cairo's fonts, in the whole process.
///
/// Cairo keeps glyphs in caches shared by all threads, and Cairo 1.16 crashes now and then when one thread
/// drops glyphs that another is reading, even when each has its own font map. What leaves the lock is
/// plain data: outlines, pixels and numbers. A text is set once, so nobody waits for long.
enum FontLock {
  private static let lock = Mutex(())

  /// Not to be nested.
  static func with<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { (_: inout ()) throws(Failure) -> sending Box<Result> in
      Box(value: try body())
    }.value
  }

  /// Carries a result out of the lock.
  // Unchecked: `withLock` wants a result that could go to another thread; this one was made by the calling thread
  // and goes back to it.
  private struct Box<Value>: @unchecked Sendable {
    let value: Value
  }
}
