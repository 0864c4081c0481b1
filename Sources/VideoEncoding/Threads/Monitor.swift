internal import Glibc

/// A value that threads share, with a lock and a way to wait for it to change.
// Unchecked: `state` is only touched between lock and unlock, and the lock lives as long as this object. The standard
// library's `Mutex` has nothing to wait with.
final class Monitor<State>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var state: State

  init(_ state: sending State) {
    self.state = state
    lock = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    // Cannot fail with default attributes on Linux.
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// Reads or changes the value, and wakes whoever waits for it.
  func withLock<Result>(_ body: (inout State) -> sending Result) -> sending Result {
    pthread_mutex_lock(lock)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(lock)
    }
    return body(&state)
  }

  /// Blocks until `body` answers something; asked anew after every change.
  func wait<Result>(for body: (inout State) -> sending Result?) -> sending Result {
    pthread_mutex_lock(lock)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(lock)
    }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(changed, lock)
    }
  }
}
