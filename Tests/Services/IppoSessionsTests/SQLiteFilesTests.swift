#if SQLite
  import Foundation
  import GRDB
  import TestServers
  import TestSignals
  import Testing

  @testable import IppoSessions

  /// Files of a database that are not what they were when it was opened.
  struct SQLiteFilesTests {
    private let expiry = Date(timeIntervalSinceNow: 3600)

    private func insert(_ id: String, by writer: SQLiteWriter) async throws(SessionStoreError) {
      try await writer.run { database in
        try database.execute(
          sql: "INSERT OR IGNORE INTO session (id, epoch, archive, expiry) VALUES (?, 1, ?, 0)",
          arguments: [id, Data()])
        return .success(())
      }
    }

    /// On a busy machine a disk that answers is late, too.
    private func insertAtLast(_ id: String, by writer: SQLiteWriter) async throws {
      let deadline = Deadline(for: "a call of a disk that answers again")
      while true {
        do throws(SessionStoreError) {
          return try await insert(id, by: writer)
        } catch { try deadline.check(seen: "\(error)") }
      }
    }

    private func ids(in path: String) throws -> [String] {
      try DatabaseQueue(path: path).read { try String.fetchAll($0, sql: "SELECT id FROM session ORDER BY id") }
    }

    private func fileNumber(_ path: String) throws -> Int {
      try #require(FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? NSNumber).intValue
    }

    @Test func `a call ends when the look at the files does not, and is not carried out later`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = folder.path("sessions.db")
      let queue = try SessionDatabase.open(path: path, synchronous: "FULL")
      let gate = DispatchSemaphore(value: 0)
      let writer = SQLiteWriter(
        queue, limit: .milliseconds(50),
        onLook: {
          gate.wait()
          gate.signal()
        })
      do {
        defer { gate.signal() }
        try await waitForEnd(of: "a call of a disk that does not answer") {
          await #expect(throws: SessionStoreError.unavailable("the disk does not answer")) {
            try await insert("a", by: writer)
          }
        }
      }
      try await insertAtLast("b", by: writer)
      #expect(try ids(in: path) == ["b"])
      await writer.close()
    }

    @Test func `a store goes on after another file was in the place of its own`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = folder.path("sessions.db")
      let store = try SQLiteSessionStore(path: path)
      try await store.create("a", archive: [1], expiry: expiry)
      for ending in ["", "-wal", "-shm"] { try FileManager.default.removeItem(atPath: path + ending) }
      let text = Data(String(repeating: "These are notes, and no database. ", count: 200).utf8)
      try text.write(to: URL(fileURLWithPath: path))
      let refused = SessionStoreError.unusable("\(path): SQLite says “file is not a database” (26)")
      for _ in 0..<2 {
        await #expect(throws: refused) { try await store.commit("a", epoch: 1, archive: [2]) }
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == text)
      try FileManager.default.removeItem(atPath: path)
      try await store.commit("a", epoch: 1, archive: [3])
      #expect(try await SQLiteSessionStore(path: path).read("a")?.archive == [3])
    }

    @Test func `a file that another process puts back first is not put back again`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let (path, aside) = (folder.path("sessions.db"), folder.path("aside"))
      let queue = try SessionDatabase.open(path: path, synchronous: "FULL")
      let writer = SQLiteWriter(queue, limit: .milliseconds(50))
      try await insertAtLast("a", by: writer)
      let number = try fileNumber(path)
      do {
        // The other process is at work.
        let lock = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY)
        defer { close(lock) }
        try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
        try FileManager.default.moveItem(atPath: path, toPath: aside)
        try await waitForEnd(of: "a call during the work of another process") {
          await #expect(throws: SessionStoreError.unavailable("the disk does not answer")) {
            try await insert("b", by: writer)
          }
        }
        #expect(!FileManager.default.fileExists(atPath: path))
        try FileManager.default.moveItem(atPath: aside, toPath: path)
      }
      try await insertAtLast("c", by: writer)
      #expect(try fileNumber(path) == number)
      #expect(try ids(in: path) == ["a", "c"])
      await writer.close()
    }

    @Test(arguments: [0o600, 0o640, 0o664]) func `a file is put back with its permissions`(_ mode: Int) async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = folder.path("sessions.db")
      await (try SQLiteSessionStore(path: path)).close()
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      let store = try SQLiteSessionStore(path: path)
      try await store.create("a", archive: [1], expiry: expiry)
      // Once more, as the store goes on with the file that it has put back.
      for number in 2...3 {
        try FileManager.default.removeItem(atPath: path)
        try await store.commit("a", epoch: 1, archive: [UInt8(number)])
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == mode)
      }
    }

    @Test func `a call during which the file is removed fails, and the next one puts the file back`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = folder.path("sessions.db")
      let queue = try SessionDatabase.open(path: path, synchronous: "FULL")
      let writer = SQLiteWriter(queue, limit: Deadline.standard)
      try await insert("a", by: writer)
      let failure = SessionStoreError.unavailable("files of the database \(path) were removed while it was written")
      await #expect(throws: failure) {
        try await writer.run { database in
          try database.execute(sql: "INSERT INTO session (id, epoch, archive, expiry) VALUES ('b', 1, X'', 0)")
          try FileManager.default.removeItem(atPath: path)
          return .success(())
        }
      }
      try await insert("c", by: writer)
      let found = try ids(in: path)
      #expect(found.contains("a") && found.contains("c"))
      await writer.close()
    }
  }
#endif
