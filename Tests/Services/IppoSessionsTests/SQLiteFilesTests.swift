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
  }
#endif
