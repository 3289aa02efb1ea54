package import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder for temporary files of this process. Each caller gets its own subfolder.
///
/// The first call creates the folder, which only the user of the process can read. The process holds a lock on the
/// folder for its whole life (flock(2)); the system releases the lock when the process ends.
///
/// The first process to create such a folder also removes the folders of ended processes: the folders that nobody has
/// locked.
///
/// A folder that somebody has removed meanwhile, as programs do that clean up, is created anew.
package final class TemporaryFolder: Sendable {
  /// The folder of the process, in the system's folder for temporary files.
  package static let ofProcess = TemporaryFolder()

  private static let prefix = "ippo-files-"
  private static let lockName = ".lock"

  private struct Made {
    var path: String
    /// The descriptor that holds the lock.
    var lock: Int32
    var count = 0
  }

  private let parent: String
  private let made = Mutex<Made?>(nil)

  /// - Parameter parent: The folder to create the folder in.
  package init(in parent: URL = FileManager.default.temporaryDirectory) { self.parent = parent.path }

  deinit { removeAll() }

  /// Creates a subfolder.
  /// - Throws: `CocoaError` if the subfolder cannot be created.
  package func makeFolder() throws -> String {
    try made.withLock { made in
      if let lost = made, !Self.isOwn(lost.path) {
        close(lost.lock)
        made = nil
      }
      if made == nil { made = try make() }
      let count = (made?.count ?? 0) + 1
      made?.count = count
      let path = "\(made?.path ?? parent)/\(count)"
      guard mkdir(path, 0o700) == 0 else { throw CocoaError(.fileWriteUnknown) }
      return path
    }
  }

  /// Creates a subfolder, unless the former one is still there.
  /// - Parameter path: The former subfolder; `nil` without one.
  /// - Throws: `CocoaError` if the subfolder cannot be created.
  package func makeFolder(inPlaceOf path: String?) throws -> String {
    if let path, Self.isOwn(path) { return path }
    return try makeFolder()
  }

  /// Whether a path leads to a folder of this user. In a folder for all users, another one may have taken the path of a removed
  /// folder.
  private static func isOwn(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR && info.st_uid == geteuid()
  }

  /// Removes a subfolder of ``makeFolder()`` with its contents. Removing the last subfolder removes this folder as
  /// well.
  package func removeFolder(_ path: String) {
    made.withLock { current in
      // Two concurrent removals may meet files that the other removal has deleted; each ignores these.
      try? FileManager.default.removeItem(atPath: path)
      guard let made = current else { return }
      let others = try? FileManager.default.contentsOfDirectory(atPath: made.path).filter { $0 != Self.lockName }
      guard others?.isEmpty ?? false else { return }
      Self.remove(made)
      current = nil
    }
  }

  /// Removes this folder with its contents.
  package func removeAll() {
    made.withLock { made in
      if let made { Self.remove(made) }
      made = nil
    }
  }

  private func make() throws -> Made {
    removeLeftovers()
    // The folder has a temporary name until it is locked, so that no other process takes it for an abandoned folder.
    var name = Array("\(parent)/ippo-new-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw CocoaError(.fileWriteUnknown) }
    let new = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = "\(parent)/\(Self.prefix)\(UUID().uuidString)"
    let lock = open("\(new)/\(Self.lockName)", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, rename(new, path) == 0 else {
      if lock >= 0 { close(lock) }
      try? FileManager.default.removeItem(atPath: new)
      throw CocoaError(.fileWriteUnknown)
    }
    return Made(path: path, lock: lock)
  }

  private static func remove(_ made: Made) {
    try? FileManager.default.removeItem(atPath: made.path)
    close(made.lock)
  }

  /// Removes abandoned folders of this user beside this one. Links, folders of other users, and folders of running
  /// processes stay.
  ///
  /// - Returns: The number of removed folders.
  @discardableResult
  package func removeLeftovers() -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.filter { $0.hasPrefix(Self.prefix) }.count { removeLeftover("\(parent)/\($0)") }
  }

  private func removeLeftover(_ path: String) -> Bool {
    guard Self.isOwn(path) else { return false }
    let lock = open("\(path)/\(Self.lockName)", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return false }
    return (try? FileManager.default.removeItem(atPath: path)) != nil
  }
}
