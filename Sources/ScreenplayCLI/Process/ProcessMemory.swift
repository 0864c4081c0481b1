import Glibc

/// How the process gives memory back.
enum ProcessMemory {
  /// Lets every block of 1 MiB or more go back to the system as soon as it is freed.
  ///
  /// Left alone, glibc raises this bound to 32 MiB as large blocks come and go; frames then share its
  /// heaps with small blocks, and the gaps add up: 8 % to 11 % more memory after a minute of film than
  /// after ten seconds, against 1 % with the bound held (`scripts/benchmark`). Does nothing with
  /// another C library.
  static func holdBound() {
    // <malloc.h> is not among the headers that Swift's Glibc shows.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    typealias Function = @convention(c) (_ parameter: CInt, _ value: CInt) -> CInt
    let mallopt = unsafeBitCast(symbol, to: Function.self)
    let mmapThreshold: CInt = -3  // M_MMAP_THRESHOLD
    _ = mallopt(mmapThreshold, 1 << 20)
  }
}
