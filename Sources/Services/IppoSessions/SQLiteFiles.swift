#if SQLite
  import Foundation
  import GRDB

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The files of a database that this process has open, as they were when it was opened.
  ///
  /// A process can write to a file that has been removed. What is written there is gone with the process.
  ///
  ///     as opened ──database removed──▶ missing ──put back──▶ as opened
  ///         ├──another process puts it back──▶ replaced ──opened──▶ as opened
  ///         └──its log removed, or another log there──▶ lost
  struct SQLiteFiles: Sendable {
    enum State: Equatable { case asOpened, missing, replaced, lost }

    let path: String
    private let database: ino_t?
    private let log: ino_t?
    private let index: ino_t?
    /// The permissions of the database.
    private let mode: mode_t

    private var logPath: String { path + "-wal" }
    private var indexPath: String { path + "-shm" }

    /// - Parameter path: of a database that is open in WAL mode.
    init(path: String) {
      // The current folder may be another one later. SQLite puts the log beside the file that a link leads to.
      self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let info = Self.info(self.path)
      database = info?.st_ino
      mode = info.map { $0.st_mode & 0o777 } ?? 0o600
      log = Self.file(self.path + "-wal")
      index = Self.file(self.path + "-shm")
    }

    /// A look at the disk, which blocks the thread when the disk does not answer.
    var state: State {
      let found = Self.file(path)
      if found == nil { return .missing }
      if found != database {
        // SQLite would use the log of the former file, or its index, for the new one.
        return isOurs(logPath, log) || isOurs(indexPath, index) ? .lost : .replaced
      }
      return log == nil || Self.file(logPath) == log ? .asOpened : .lost
    }

    /// The number of a file, which no other file gets while the file is open.
    private static func file(_ path: String) -> ino_t? { info(path)?.st_ino }

    private static func info(_ path: String) -> stat? {
      var info = stat()
      return stat(path, &info) == 0 ? info : nil
    }

    private func isOurs(_ path: String, _ file: ino_t?) -> Bool { file != nil && Self.file(path) == file }

    /// Opens the database under its path, where it is not the one that is open. A removed database is put back first, with
    /// everything that this process has in it.
    /// - Returns: `nil`: the open database is the one under the path.
    func follow(
      _ queue: DatabaseQueue, synchronous: String
    ) async throws -> (queue: DatabaseQueue, files: SQLiteFiles)? {
      try await withCheckedThrowingContinuation { continuation in
        // SQLite blocks its thread, and the threads of tasks are few.
        DispatchQueue.global().async {
          continuation.resume(with: Result { try followBlocking(queue, synchronous: synchronous) })
        }
      }
    }

    private func followBlocking(
      _ queue: DatabaseQueue, synchronous: String
    ) throws -> (queue: DatabaseQueue, files: SQLiteFiles)? {
      guard state != .asOpened else { return nil }
      let folder = try lockFolder()
      defer { close(folder) }
      // Another process may have put the file back before.
      switch state {
      case .asOpened: return nil
      case .lost:
        // The database has what was kept so far, however the process ends. A log of another process is not to be touched.
        if Self.file(path) == database, Self.file(logPath) == nil {
          try queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        }
        throw SessionStoreError.unavailable(
          "files of the database \(path) were removed or replaced while it was open; start the program anew")
      case .missing: try putBack(queue)
      case .replaced: break
      }
      // SQLite sees that the file under the path is another one, and leaves its log alone.
      let new = try SessionDatabase.open(path: path, synchronous: synchronous)
      try? queue.close()
      return (new, SQLiteFiles(path: path))
    }

    /// Waits for other processes that put the file back or open it anew: one of them could remove the log that another has
    /// just made.
    /// - Returns: a descriptor, which holds the lock until it is closed.
    private func lockFolder() throws -> Int32 {
      let folder = open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard folder >= 0 else { throw failure() }
      while flock(folder, LOCK_EX) != 0 {
        guard errno != EINTR else { continue }
        let failure = failure()
        close(folder)
        throw failure
      }
      return folder
    }

    private func putBack(_ queue: DatabaseQueue) throws {
      // Only the user of this process may read it, until it is whole.
      var name = Array((path + ".XXXXXX").utf8CString)
      let descriptor = mkstemp(&name)
      guard descriptor >= 0 else { throw failure() }
      let copy = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      defer {
        close(descriptor)
        unlink(copy)
      }
      try queue.vacuum(into: copy)
      guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw failure() }
      if isOurs(logPath, log) { unlink(logPath) }
      if isOurs(indexPath, index) { unlink(indexPath) }
      // Another process may have been first.
      guard link(copy, path) == 0 || errno == EEXIST else { throw failure() }
    }

    private func failure() -> SessionStoreError {
      let reason = String(cString: strerror(errno))
      return .unavailable("\(path) was removed, and cannot be put back: \(reason)")
    }
  }
#endif
