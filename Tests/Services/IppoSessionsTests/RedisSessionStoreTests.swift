#if Redis
  import Foundation
  import IppoServers
  import TestServers
  import Testing

  @testable import IppoSessions

  @Suite(.timeLimit(.minutes(30)))
  struct RedisSessionStoreTests {
    private let later = Date(timeIntervalSinceNow: 3600)

    /// What is said of an address that cannot be used.
    private func complaint(_ url: String) async -> String? {
      do throws(SessionStoreError) {
        await (try RedisSessionStore(url: url)).close()
        return nil
      } catch {
        guard case .unusable(let text) = error else { return "\(error)" }
        #expect(!text.contains("word@"))
        return text
      }
    }

    @Test func `a wrong password or database is said as the server says it, without the password`() async throws {
      let server = try await TestRedis.shared.value
      let host = "127.0.0.1:\(server.port)"
      #expect(
        await complaint("redis://default:wrong@\(host)")
          == "redis://default:…@\(host): Redis says “WRONGPASS invalid username-password pair or user is disabled.”")
      #expect(
        await complaint("redis://\(host)")
          == "redis://\(host): Redis says “NOAUTH Authentication required.”")
      #expect(
        await complaint(server.url(7000))
          == "redis://default:…@\(host)/7000: Redis says “ERR DB index is out of range”")
      // The user may be left out.
      #expect(await complaint("redis://:p%40ss%3A%2Fword@\(host)/499") == nil)
    }

    @Test func `what is another's, or of another version, is refused and left alone`() async throws {
      let server = try await TestRedis.shared.value
      func number(_ url: String) -> Int { Int(url[url.index(after: url.lastIndex(of: "/")!)...])! }
      let newer = server.newDatabase()
      try await server.command("SET ippo:session:version 7", database: number(newer))
      #expect(
        await complaint(newer)
          == "\(ServerAddress.redacted(newer)): what is kept is of version 7, and this program knows 1")
      let foreign = server.newDatabase()
      try await server.command("LPUSH ippo:session:version a", database: number(foreign))
      #expect(
        await complaint(foreign) == "\(ServerAddress.redacted(foreign)): Redis says “WRONGTYPE Operation against a key "
          + "holding the wrong kind of value”")
    }

    @Test func `a server that speaks something else is told`() async throws {
      let postgres = try HTTPish()
      #expect(
        await complaint("redis://127.0.0.1:\(postgres.port)")
          == "redis://127.0.0.1:\(postgres.port): what answers does not speak the protocol of Redis")
    }

    @Test func `a server that has forgotten the script is taught it again`() async throws {
      let server = try await TestRedis()
      let store = try await RedisSessionStore(url: server.url(0))
      try await store.create("a", archive: [1], expiry: later)
      try await server.command("SCRIPT FLUSH")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<50 { group.addTask { try await store.create("\(number)", archive: [], expiry: later) } }
        try await group.waitForAll()
      }
      #expect(try await store.claim("a")?.archive == [1])
      await store.close()
    }

    @Test func `Redis itself forgets a session, a day after its end by the store's clock`() async throws {
      let server = try await TestRedis.shared.value
      let url = server.newDatabase()
      let number = Int(url[url.index(after: url.lastIndex(of: "/")!)...])!
      // The store's clock is not that of Redis.
      for start in [0.0, 1_800_000_000, 1e11] {
        let clock = TestDate(Date(timeIntervalSince1970: start))
        let store = try await RedisSessionStore(url: url, now: clock.now)
        try await store.create("\(start)", archive: [], expiry: clock.now().addingTimeInterval(100))
        try await store.create("past \(start)", archive: [], expiry: clock.now().addingTimeInterval(-100))
        try await store.create("far \(start)", archive: [], expiry: .distantFuture)
        let life = Int(try await server.command("PTTL 'ippo:session:of:\(start)'", database: number)) ?? 0
        #expect((86_000_000...86_500_000).contains(life))
        let past = Int(try await server.command("PTTL 'ippo:session:of:past \(start)'", database: number)) ?? 0
        #expect((86_000_000...86_400_000).contains(past))
        try await store.commit("\(start)", epoch: 1, archive: [1])
        #expect(Int(try await server.command("PTTL 'ippo:session:of:\(start)'", database: number)) ?? 0 > 86_000_000)
        await store.close()
      }
    }

    @Test func `nothing stays of sessions that are gone`() async throws {
      let server = try await TestRedis.shared.value
      let url = server.newDatabase()
      let number = Int(url[url.index(after: url.lastIndex(of: "/")!)...])!
      let store = try await RedisSessionStore(url: url)
      for id in ["a", "b", "c"] { try await store.create(id, archive: [1], expiry: later) }
      try await store.remove("a", epoch: 1)
      // As when Redis itself forgets one.
      try await server.command("DEL ippo:session:of:b", database: number)
      #expect(try await store.sweep(before: later) == 1)
      #expect(try await server.command("KEYS '*'", database: number) == "ippo:session:version")
      await store.close()
    }

    @Test func `a server that has no room says so, and keeps what it has`() async throws {
      let server = try await TestRedis()
      let store = try await RedisSessionStore(url: server.url(0))
      try await store.create("a", archive: [1], expiry: later)
      try await server.command("CONFIG SET maxmemory 1")
      await #expect {
        try await store.commit("a", epoch: 1, archive: [2])
      } throws: { error in
        guard case SessionStoreError.unavailable(let text) = error else { return false }
        return text.contains("OOM command not allowed when used memory > 'maxmemory'")
      }
      #expect(try await store.read("a")?.archive == [1])
      try await server.command("CONFIG SET maxmemory 0")
      try await store.commit("a", epoch: 1, archive: [3])
      #expect(try await store.read("a")?.archive == [3])
      await store.close()
    }
  }

  /// Answers each connection with a line of HTTP.
  private final class HTTPish {
    let port: Int
    private let descriptor: Int32

    init() throws {
      let (port, descriptor) = try listeningSocket()
      self.port = port
      self.descriptor = descriptor
      Thread {
        while case let connection = accept(descriptor, nil, nil), connection >= 0 {
          let text = Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8)
          send(connection, text, text.count, Int32(MSG_NOSIGNAL))
          close(connection)
        }
      }.start()
    }

    deinit {
      shutdown(descriptor, Int32(SHUT_RDWR))
      close(descriptor)
    }
  }
#endif
