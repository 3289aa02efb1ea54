#if Postgres
  import Foundation
  import IppoServers
  import TestServers
  import Testing

  @testable import IppoSessions

  @Suite(.timeLimit(.minutes(30)))
  struct PostgresSessionStoreTests {
    private let later = Date(timeIntervalSinceNow: 3600)

    /// What is said of an address that cannot be used.
    private func complaint(_ url: String) async -> String? {
      do throws(SessionStoreError) {
        await (try PostgresSessionStore(url: url)).close()
        return nil
      } catch {
        guard case .unusable(let text) = error else { return "\(error)" }
        #expect(!text.contains("word@"))
        return text
      }
    }

    @Test func `a wrong password, database or user is said as the server says it, without the password`() async throws {
      let server = try await TestPostgres.shared.value
      let host = "127.0.0.1:\(server.port)"
      let prefix = "connection to server at \"127.0.0.1\", port \(server.port) failed: FATAL:"
      #expect(
        await complaint("postgres://ippo:wrong@\(host)/postgres")
          == "postgres://ippo:…@\(host)/postgres: \(prefix) password authentication failed for user \"ippo\"")
      #expect(
        await complaint("postgres://ippo:p%40ss%3A%2Fword@\(host)/nowhere")
          == "postgres://ippo:…@\(host)/nowhere: \(prefix) database \"nowhere\" does not exist")
      #expect(
        await complaint("postgres://\(host)/postgres?user=nobody&password=secret")
          == "postgres://\(host)/postgres?user=nobody&password=…: \(prefix) password authentication failed for user \"nobody\""
      )
    }

    @Test func `tables that are another's, or of another version, are refused and left alone`() async throws {
      let server = try await TestPostgres.shared.value
      func database(_ sql: String) async throws -> String {
        let url = try await server.newDatabase()
        try await server.sql("SET ROLE ippo; \(sql)", database: name(url))
        return url
      }
      func shown(_ url: String) -> String { ServerAddress.redacted(url) }
      func name(_ url: String) -> String { String(url[url.index(after: url.lastIndex(of: "/")!)...]) }

      let other = try await database("CREATE TABLE ippo_session (id text)")
      #expect(
        await complaint(other)
          == "\(shown(other)): the table ippo_session was made by another program, or for something else")
      #expect(
        try await server.sql("SELECT count(*) FROM pg_tables WHERE tablename LIKE 'ippo%'", database: name(other))
          == "1")

      let newer = try await server.newDatabase()
      await (try PostgresSessionStore(url: newer)).close()
      try await server.sql("UPDATE ippo_session_schema SET version = 7", database: name(newer))
      #expect(await complaint(newer) == "\(shown(newer)): the tables are of version 7, and this program knows 1")

      let foreign = try await database(
        "CREATE TABLE ippo_session (id text); CREATE TABLE ippo_session_schema (application text, version integer); "
          + "INSERT INTO ippo_session_schema VALUES ('ippo', 1)")
      #expect(
        await complaint(foreign)
          == "\(shown(foreign)): PostgreSQL says “column \"epoch\" of relation \"ippo_session\" does not exist” (42703)"
      )

      let locked = try await server.newDatabase()
      try await server.sql("REVOKE CREATE ON SCHEMA public FROM PUBLIC, pg_database_owner", database: name(locked))
      #expect(
        await complaint(locked) == "\(shown(locked)): PostgreSQL says “permission denied for schema public” (42501)")
    }

    @Test func `what a call has done is on the disk, also where the database would not wait for it`() async throws {
      let server = try await TestPostgres.shared.value
      let url = try await server.newDatabase() + "?options=-c%20synchronous_commit%3Doff"
      let deadline = ContinuousClock.now + .seconds(300)
      let connection = try PostgresConnection.open(try PostgresAddress(url), until: deadline)
      defer { connection.close() }
      #expect(try connection.query("SHOW synchronous_commit", until: deadline) == [["off"]])
      try connection.prepareForSessions(limits: ServerLimits(), until: deadline)
      #expect(try connection.query("SHOW synchronous_commit", until: deadline) == [["on"]])
      #expect(try connection.query("SHOW statement_timeout", until: deadline) == [["4500ms"]])
    }

    @Test func `of several hosts, the first that answers is taken`() async throws {
      let server = try await TestPostgres.shared.value
      let hole = try BlackHole()
      let url = try await server.newDatabase()
      let several = url.replacing(
        "127.0.0.1:\(server.port)", with: "127.0.0.1:\(hole.port),127.0.0.1:\(try freePort()),127.0.0.1:\(server.port)")
      let store = try await PostgresSessionStore(
        url: several, limits: ServerLimits(connect: .seconds(2), statement: .seconds(5)), name: "test"
      ) { Date() }
      try await store.create("a", archive: [1], expiry: later)
      #expect(try await store.read("a")?.archive == [1])
      await store.close()
    }

    /// As after a lock that somebody else holds for too long.
    @Test func `what the server gives up is said, and the next call is carried out`() async throws {
      let server = try await TestPostgres.shared.value
      let url = try await server.newDatabase()
      // The server is to answer before its client gives up, on a machine with much to do as well.
      let store = try await PostgresSessionStore(url: url, limits: ServerLimits(), name: "test") { Date() }
      try await store.create("a", archive: [1], expiry: later)
      let deadline = ContinuousClock.now + .seconds(300)
      let other = try PostgresConnection.open(try PostgresAddress(url), until: deadline)
      defer { other.close() }
      try other.query("BEGIN; LOCK TABLE ippo_session", until: deadline)
      await #expect(
        throws: SessionStoreError.unavailable(
          "PostgreSQL says “canceling statement due to statement timeout” (57014)")
      ) { try await store.commit("a", epoch: 1, archive: [2]) }
      try other.query("COMMIT", until: deadline)
      try await store.commit("a", epoch: 1, archive: [3])
      #expect(try await store.read("a")?.archive == [3])
      await store.close()
    }

    @Test func `calls of two processes for the same sessions do not wait for each other in a circle`() async throws {
      let url = try await TestPostgres.shared.value.newDatabase()
      let stores = [try await PostgresSessionStore(url: url), try await PostgresSessionStore(url: url)]
      let ids = (0..<40).map { "\($0)" }
      for id in ids { try await stores[0].create(id, archive: [], expiry: later) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<1000 {
          group.addTask { _ = try await stores[number % 2].claim(ids[number * 7 % ids.count]) }
        }
        try await group.waitForAll()
      }
      let epochs = try await withThrowingTaskGroup(of: Int.self) { group in
        for id in ids { group.addTask { try await stores[0].read(id)?.epoch ?? 0 } }
        return try await group.reduce(0, +)
      }
      #expect(epochs == 1040)
      for store in stores { await store.close() }
    }
  }
#endif
