internal import Glibc

/// Whether this runs where nobody looks.
package enum BuildServer {
  /// `CI` is set as build servers set it: to anything but nothing, `0` and `false`.
  package static var isHere: Bool {
    guard let value = getenv("CI").map({ String(cString: $0).lowercased() }) else { return false }
    return !["", "0", "false"].contains(value)
  }
}
