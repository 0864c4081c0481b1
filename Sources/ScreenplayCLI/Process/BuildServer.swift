import Glibc

/// Whether the command runs where nobody looks.
enum BuildServer {
  /// `CI` is set as build servers set it: to anything but nothing, `0` and `false`.
  static var isHere: Bool {
    guard let value = getenv("CI").map({ String(cString: $0).lowercased() }) else { return false }
    return !["", "0", "false"].contains(value)
  }
}
