#if SQLite
  import Foundation
  import GRDB
  import IppoServers
  import Logging
  import TestServers
  import TestSignals
  import Testing

  @testable import IppoSessions

  /// What files can be, and become.
  struct SQLiteSessionStoreTests {
    private let expiry = Date(timeIntervalSinceNow: 3600)

    @Test func `what was committed is there after the store was closed, and after it was not`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = folder.path("sessions.db")
      let first = try SQLiteSessionStore(path: path)
      try await first.create("a", archive: [1], expiry: expiry)
      await first.close()
      let second = try SQLiteSessionStore(path: path)
      #expect(try await second.claim("a")?.archive == [1])
      try await second.commit("a", epoch: 2, archive: [2])
      // As if the process were killed: the second is never closed.
      let third = try SQLiteSessionStore(path: path)
      #expect(try await third.read("a")?.archive == [2])
      #expect(try await third.read("a")?.epoch == 2)
    }

    @Test func `of two that have one file open, one owns a session`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let one = try SQLiteSessionStore(path: folder.path("sessions.db"))
      let two = try SQLiteSessionStore(path: folder.path("sessions.db"))
      try await one.create("a", archive: [1], expiry: expiry)
      #expect(try await two.claim("a")?.epoch == 2)
      await #expect(throws: SessionStoreError.moved) { try await one.commit("a", epoch: 1, archive: [2]) }
      try await two.commit("a", epoch: 2, archive: [3])
      let epochs = try await withThrowingTaskGroup(of: Int?.self) { group in
        for number in 0..<20 { group.addTask { try await (number % 2 == 0 ? one : two).claim("a")?.epoch } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(epochs.compactMap { $0 }.sorted() == Array(3...22))
    }

    @Test(arguments: [
      "'x', X'01', 4e9", "9223372036854775807, X'01', 4e9", "1, X'01', X'00'", "1, X'01', '9999999999'",
    ])
    func `a row with other values fails alone, and ends nothing`(_ values: String) async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let store = try SQLiteSessionStore(path: folder.path("sessions.db"))
      try await store.create("good", archive: [1], expiry: expiry)
      let database = try DatabaseQueue(path: folder.path("sessions.db"))
      try await database.write {
        try $0.execute(sql: "INSERT INTO session (id, epoch, archive, expiry) VALUES ('bad', \(values))")
      }
      async let good = store.claim("good")
      let outcomes = [try? await store.read("bad"), try? await store.claim("bad")]
      #expect(outcomes.compactMap(\.self).allSatisfy { $0 == nil || $0?.archive == [1] })
      #expect(try await good?.epoch == 2)
      await store.close()
    }

    @Test(arguments: ["9e999", "1e300", "-9e999"]) func `any date of expiry is a lifetime`(_ expiry: String)
      async throws
    {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let store = try SQLiteSessionStore(path: folder.path("sessions.db"))
      let seal = ArchiveSeal(secret: [UInt8](repeating: 1, count: 32))
      let vault = SessionVault(store, seal: seal, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }) {
        Date()
      }
      let record = SessionRecord(handled: 0, revision: 0, keys: SessionKeys(""), visitor: "", client: nil, window: [])
      try await vault.create(record, of: "a", lifetime: .seconds(60))
      let database = try DatabaseQueue(path: folder.path("sessions.db"))
      try await database.write { try $0.execute(sql: "UPDATE session SET expiry = \(expiry)") }
      let found = try await vault.find("a")
      #expect(expiry.hasPrefix("-") ? found == nil : found?.remaining == .seconds(366 * 86_400))
      await store.close()
    }

    @Test func `nobody else may read the file`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let store = try SQLiteSessionStore(path: folder.path("sessions.db"))
      try await store.create("a", archive: [1], expiry: expiry)
      for name in ["sessions.db", "sessions.db-wal"] {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
      }
    }

    @Test func `a file that is no database, or another's, is refused and left alone`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = folder.path("notes.txt")
      let text = Data(String(repeating: "These are notes, and no database. ", count: 200).utf8)
      try text.write(to: URL(fileURLWithPath: path))
      #expect(throws: SessionStoreError.unusable("\(path): SQLite says “file is not a database” (26)")) {
        try SQLiteSessionStore(path: path)
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == text)

      let other = folder.path("other.db")
      let queue = try DatabaseQueue(path: other)
      try await queue.write { try $0.execute(sql: "CREATE TABLE session (id TEXT)") }
      #expect(throws: SessionStoreError.unusable("the database was made by another program, or for something else")) {
        try SQLiteSessionStore(path: other)
      }
      try await queue.write {
        try $0.execute(sql: "PRAGMA application_id = \(SessionDatabase.application); PRAGMA user_version = 7")
      }
      #expect(throws: SessionStoreError.unusable("the database is of version 7, and this program knows 1")) {
        try SQLiteSessionStore(path: other)
      }
    }

    @Test func `a damaged file is an error, not a crash`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = folder.path("sessions.db")
      let store = try SQLiteSessionStore(path: path)
      for number in 0..<50 {
        try await store.create("\(number)", archive: [UInt8](repeating: 7, count: 5000), expiry: expiry)
      }
      await store.close()
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      for index in 4096..<bytes.count { bytes[index] = 0xAA }
      try bytes.write(to: URL(fileURLWithPath: path))
      await #expect(throws: SessionStoreError.self) {
        let damaged = try SQLiteSessionStore(path: path)
        for number in 0..<50 { _ = try await damaged.read("\(number)") }
      }
    }

    @Test func `a folder that is not there is said`() throws {
      #expect(throws: SessionStoreError.self) { try SQLiteSessionStore(path: "/nowhere/at/all/sessions.db") }
    }

    /// SQLite stops at a number of pages as it does on a disk that is full.
    @Test func `a full disk is an error, loses nothing that was kept, and is over when there is room`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = folder.path("sessions.db")
      let queue = try SessionDatabase.open(path: path, synchronous: "FULL")
      try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 40") }
      let store = SQLiteSessionStore(queue)
      try await store.create("a", archive: [1], expiry: expiry)
      let large = [UInt8](repeating: 7, count: 1_000_000)
      await #expect(throws: SessionStoreError.unavailable("SQLite says “database or disk is full” (13)")) {
        try await store.commit("a", epoch: 1, archive: large)
      }
      #expect(try await store.read("a")?.archive == [1])
      try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 4000") }
      try await store.commit("a", epoch: 1, archive: large)
      #expect(try await store.read("a")?.archive == large)
    }

    @Test func `a file that may not be written is an error, and keeps what it has`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = folder.path("sessions.db")
      let queue = try SessionDatabase.open(path: path, synchronous: "FULL")
      let store = SQLiteSessionStore(queue)
      try await store.create("a", archive: [1], expiry: expiry)
      try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 1") }
      await #expect(throws: SessionStoreError.self) { try await store.commit("a", epoch: 1, archive: [2]) }
      try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 0") }
      #expect(try await store.read("a")?.archive == [1])
    }

    @Test func `what waits is written in one transaction`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let queue = try SessionDatabase.open(path: folder.path("sessions.db"), synchronous: "FULL")
      let transactions = CommitCounter()
      queue.add(transactionObserver: transactions, extent: .databaseLifetime)
      let pending = Watched(0)
      let writer = SQLiteWriter(queue, limit: Deadline.standard, onCall: { count in pending.value = count })
      // The disk is busy until all others wait.
      let busy = DispatchSemaphore(value: 0)
      queue.asyncWriteWithoutTransaction { _ in busy.wait() }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<500 {
          group.addTask {
            try await writer.run { database in
              try database.execute(
                sql: "INSERT INTO session (id, epoch, archive, expiry) VALUES (?, 1, ?, 0)",
                arguments: ["\(number)", Data()])
              return .success(())
            }
          }
        }
        // The first transaction may have taken some already; the rest of them fits into two more.
        do {
          defer { busy.signal() }
          try await pending.wait(for: "500 calls that wait") { $0 == 500 }
        }
        try await group.waitForAll()
      }
      #expect((2...3).contains(transactions.count))
    }
  }

  extension SQLiteSessionStoreTests {
    private func insert(_ id: String, by writer: SQLiteWriter) async throws(SessionStoreError) {
      try await writer.run { database in
        try database.execute(
          sql: "INSERT OR IGNORE INTO session (id, epoch, archive, expiry) VALUES (?, 1, ?, 0)",
          arguments: [id, Data()])
        return .success(())
      }
    }

    @Test func `calls end when the disk does not answer, and work when it does`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let queue = try SessionDatabase.open(path: folder.path("sessions.db"), synchronous: "FULL")
      let writer = SQLiteWriter(queue, limit: .milliseconds(50))
      let busy = DispatchSemaphore(value: 0)
      queue.asyncWriteWithoutTransaction { _ in busy.wait() }
      do {
        defer { busy.signal() }
        for id in ["a", "b"] {
          try await waitForEnd(of: "a call of a disk that does not answer") {
            await #expect(throws: SessionStoreError.unavailable("the disk does not answer")) {
              try await insert(id, by: writer)
            }
          }
        }
      }
      // On a busy machine a disk that answers is late, too.
      let deadline = Deadline(for: "a call of a disk that answers again")
      while true {
        do throws(SessionStoreError) {
          try await insert("c", by: writer)
          break
        } catch { try deadline.check(seen: "\(error)") }
      }
      let ids = try await queue.read { try String.fetchAll($0, sql: "SELECT id FROM session") }
      // The second call waited behind the first, and was given up.
      #expect(ids.contains("c") && !ids.contains("b"))
      await writer.close()
    }

    @Test func `closing ends when the disk does not answer`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let queue = try SessionDatabase.open(path: folder.path("sessions.db"), synchronous: "FULL")
      let writer = SQLiteWriter(queue, limit: .milliseconds(50))
      let busy = DispatchSemaphore(value: 0)
      defer { busy.signal() }
      queue.asyncWriteWithoutTransaction { _ in busy.wait() }
      await #expect(throws: SessionStoreError.self) { try await insert("a", by: writer) }
      try await waitForEnd(of: "the end of a store whose disk does not answer") { await writer.close() }
    }
  }

  /// Files that are removed while they are open.
  extension SQLiteSessionStoreTests {
    @Test(arguments: [[""], ["", "-wal"], ["", "-shm"], ["", "-wal", "-shm"]])
    func `a file that was removed is put back with everything that was kept`(_ endings: [String]) async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = folder.path("sessions.db")
      let store = try SQLiteSessionStore(path: path)
      try await store.create("a", archive: [1], expiry: expiry)
      try await store.create("b", archive: [2], expiry: expiry)
      for ending in endings { try FileManager.default.removeItem(atPath: path + ending) }
      try await store.commit("a", epoch: 1, archive: [3])
      // As if the process were killed: the first is never closed.
      let next = try SQLiteSessionStore(path: path)
      #expect(try await next.read("a")?.archive == [3])
      #expect(try await next.claim("b")?.archive == [2])
      await #expect(throws: SessionStoreError.moved) { try await store.commit("b", epoch: 1, archive: [4]) }
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let names = try FileManager.default.contentsOfDirectory(atPath: (path as NSString).deletingLastPathComponent)
      #expect(names.allSatisfy { ["sessions.db", "sessions.db-wal", "sessions.db-shm"].contains($0) })
    }

    @Test func `a file behind a link is put back where the link leads`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let (path, link) = (folder.path("sessions.db"), folder.path("link.db"))
      await (try SQLiteSessionStore(path: path)).close()
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      let store = try SQLiteSessionStore(path: link)
      try await store.create("a", archive: [1], expiry: expiry)
      try FileManager.default.removeItem(atPath: path)
      try await store.commit("a", epoch: 1, archive: [2])
      #expect(try await SQLiteSessionStore(path: path).read("a")?.archive == [2])
    }

    @Test func `of two that have a removed file open, one puts it back and both go on with it`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = folder.path("sessions.db")
      let one = try SQLiteSessionStore(path: path)
      let two = try SQLiteSessionStore(path: path)
      try await one.create("a", archive: [1], expiry: expiry)
      try FileManager.default.removeItem(atPath: path)
      try await one.commit("a", epoch: 1, archive: [2])
      let claimed = try await two.claim("a")
      #expect(claimed?.epoch == 2 && claimed?.archive == [2])
      await #expect(throws: SessionStoreError.moved) { try await one.commit("a", epoch: 1, archive: [3]) }
    }

    @Test func `a log that was removed is said, and what was kept before stays`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = folder.path("sessions.db")
      let store = try SQLiteSessionStore(path: path)
      try await store.create("a", archive: [1], expiry: expiry)
      try FileManager.default.removeItem(atPath: path + "-wal")
      let lost = SessionStoreError.unavailable(
        "files of the database \(path) were removed or replaced while it was open; start the program anew")
      for _ in 0..<2 {
        await #expect(throws: lost) { try await store.commit("a", epoch: 1, archive: [2]) }
      }
      await store.close()
      let next = try SQLiteSessionStore(path: path)
      #expect(try await next.read("a")?.archive == [1])
    }

    @Test func `a folder that was removed is an error`() async throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let inner = folder.path("inner")
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
      let store = try SQLiteSessionStore(path: inner + "/sessions.db")
      try FileManager.default.removeItem(atPath: inner)
      let failure = SessionStoreError.unavailable(
        "\(inner)/sessions.db was removed, and cannot be put back: No such file or directory")
      await #expect(throws: failure) { try await store.create("a", archive: [1], expiry: expiry) }
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
      try await store.create("a", archive: [1], expiry: expiry)
      #expect(try await SQLiteSessionStore(path: inner + "/sessions.db").read("a")?.archive == [1])
    }
  }

  private final class CommitCounter: TransactionObserver {
    private(set) var count = 0

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseDidCommit(_ database: Database) { count += 1 }
    func databaseDidRollback(_ database: Database) {}
  }
#endif
