internal import Glibc

/// A thread of our own. Drawing and encoding take seconds; the cooperative pool is not for that.
struct WorkerThread {
  private let thread: pthread_t

  /// Starts `body`.
  init(_ body: @escaping @Sendable () -> Void) throws(VideoEncodingError) {
    final class Start {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    let start = Unmanaged.passRetained(Start(body))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, start.toOpaque())
    guard code == 0 else {
      start.release()
      throw .threads(code: code)
    }
    self.thread = thread
  }

  /// Blocks until the thread has ended; to be called once.
  func join() {
    pthread_join(thread, nil)
  }
}
