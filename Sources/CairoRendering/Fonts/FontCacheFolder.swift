internal import Glibc

/// The folder in which fontconfig keeps what it learned about font files.
///
/// Without one that can be written it reads every font again in every process and complains. It holds
/// nothing that decides pixels.
struct FontCacheFolder: ~Copyable {
  let path: String
  private let isTemporary: Bool

  /// The user's cache folder; where that cannot be written, a private temporary one, removed when this
  /// value goes.
  init() {
    if let path = FontCacheFolder.userFolder() {
      self.path = path
      isTemporary = false
      return
    }
    let parent = FontCacheFolder.variable("TMPDIR") ?? "/tmp"
    // `mkdtemp` wants six of the letter X at the end, and puts letters of its own there.
    var template = Array("\(parent)/screenplay-fonts-XXXXXX".utf8CString)
    // When not even this works fontconfig does without a cache, which only costs time.
    isTemporary = mkdtemp(&template) != nil
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? parent }
  }

  deinit {
    guard isTemporary else { return }
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { unlink("\(path)/\(name)") }
      }
      closedir(folder)
    }
    rmdir(path)
  }

  private static func userFolder() -> String? {
    let parent: String
    if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") {
      parent = cache
    } else if let home = variable("HOME"), home.hasPrefix("/") {
      parent = home + "/.cache"
    } else {
      return nil
    }
    let folder = parent + "/screenplay"
    for path in [parent, folder] where mkdir(path, 0o700) != 0 && errno != EEXIST { return nil }
    return access(folder, W_OK | X_OK) == 0 ? folder : nil
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
