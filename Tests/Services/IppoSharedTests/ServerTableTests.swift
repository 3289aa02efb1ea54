import Foundation
import IppoServers
import Sharing
import TestServers
import Testing

@testable import IppoShared

/// What servers keep, and whose it is.
struct ServerTableTests {
  private func complaint(_ store: SharedStore) async -> String? {
    let count = store.shared("count", 0)
    do {
      try await count.load()
      return nil
    } catch {
      return "\(error)"
    }
  }

  #if Postgres
    @Test func `tables of another program, or of another version, are left alone`() async throws {
      let server = try await TestPostgres.shared.value
      func name(_ url: String) -> String { String(url[url.index(after: url.lastIndex(of: "/")!)...]) }
      let other = try await server.newDatabase()
      try await server.sql("SET ROLE ippo; CREATE TABLE ippo_shared (id text)", database: name(other))
      let said = try #require(await complaint(try .postgres(url: other)))
      #expect(said.hasSuffix(": the table ippo_shared was made by another program, or for something else."), "\(said)")

      let newer = try await server.newDatabase()
      #expect(await complaint(try .postgres(url: newer)) == nil)
      try await server.sql("UPDATE ippo_shared_schema SET version = 7", database: name(newer))
      let saidOfVersion = try #require(await complaint(try .postgres(url: newer)))
      #expect(saidOfVersion.hasSuffix(": the tables are of version 7, and this program knows 1."), "\(saidOfVersion)")
    }

    @Test func `values can be read, changed and deleted by those who run the database`() async throws {
      let server = try await TestPostgres.shared.value
      let url = try await server.newDatabase()
      let database = String(url[url.index(after: url.lastIndex(of: "/")!)...])
      let list = try SharedStore.postgres(url: url).shared("list", ["a"])
      try await list.withTransaction { $0.append("b") }
      let shown = try await server.sql(
        "SELECT convert_from(name, 'UTF8'), version, convert_from(value, 'UTF8') FROM ippo_shared", database: database)
      #expect(shown == #"list|1|["a","b"]"#)
      try await server.sql(
        """
        UPDATE ippo_shared SET version = version + 1, value = '["c"]';
        SELECT pg_notify('ippo_shared', encode(id, 'hex') || ' ' || version) FROM ippo_shared
        """, database: database)
      try await list.value { $0 == ["c"] }
      try await server.sql("DELETE FROM ippo_shared", database: database)
      try await list.withTransaction { $0.append("d") }
      #expect(list.wrappedValue == ["a", "d"])
    }
  #endif

  #if Redis
    @Test func `keys of another program, or of another version, are left alone`() async throws {
      let server = try await TestRedis.shared.value
      let url = server.newDatabase()
      let database = try #require(Int(url[url.index(after: url.lastIndex(of: "/")!)...]))
      try await server.command("SET ippo:shared:version 7", database: database)
      let said = try #require(await complaint(try .redis(url: url)))
      #expect(said.hasSuffix(": what is kept is of version 7, and this program knows 1."), "\(said)")
      try await server.command("SET ippo:shared:version 1", database: database)
      try await server.command("SET ippo:shared:of:count 5", database: database)
      let saidOfKey = try #require(await complaint(try .redis(url: url)))
      #expect(saidOfKey.contains("WRONGTYPE"), "\(saidOfKey)")
      #expect(try await server.command("GET ippo:shared:of:count", database: database) == "5")
    }
  #endif
}
