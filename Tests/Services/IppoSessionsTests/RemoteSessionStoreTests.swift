#if Postgres || Redis
  import Foundation
  import IppoServers
  import TestServers
  import TestSignals
  import Testing

  @testable import IppoSessions

  /// What stores do whose servers are somewhere else, and fail.
  @Suite(.timeLimit(.minutes(30)))
  struct RemoteSessionStoreTests {
    struct Kind: CustomTestStringConvertible, Sendable {
      let testDescription: String
      /// A server that tests share.
      let shared: @Sendable () async throws -> any TestServer
      /// One that a test may end.
      let own: @Sendable () async throws -> any TestServer
      let open:
        @Sendable (_ url: String, _ limits: ServerLimits, _ name: String) async throws(SessionStoreError) ->
          any SessionStore
      /// An address of a port on this machine.
      let url: @Sendable (_ port: Int) -> String

      func store(
        _ url: String, limits: ServerLimits = ServerLimits(), name: String = "test"
      ) async throws(SessionStoreError) -> any SessionStore {
        try await open(url, limits, name)
      }
    }

    static var kinds: [Kind] {
      var kinds: [Kind] = []
      #if Postgres
        kinds.append(
          Kind(
            testDescription: "PostgreSQL", shared: { try await TestPostgres.shared.value },
            own: { try await TestPostgres() },
            open: { url, limits, name throws(SessionStoreError) in
              try await PostgresSessionStore(url: url, limits: limits, name: name) { Date() }
            }, url: { "postgres://ippo:secret@127.0.0.1:\($0)/name" }))
      #endif
      #if Redis
        kinds.append(
          Kind(
            testDescription: "Redis", shared: { try await TestRedis.shared.value }, own: { try await TestRedis() },
            open: { url, limits, name throws(SessionStoreError) in
              try await RedisSessionStore(url: url, limits: limits, name: name) { Date() }
            }, url: { "redis://ippo:secret@127.0.0.1:\($0)" }))
      #endif
      return kinds
    }

    private let later = Date(timeIntervalSinceNow: 3600)
    /// For servers that never answer.
    private static let short = ServerLimits(
      connect: .milliseconds(300), statement: .milliseconds(300), pause: .milliseconds(20))
    /// For those that answer, if late on a busy machine, or not before they are woken.
    private static let patient = ServerLimits(
      connect: .seconds(10), statement: .seconds(10), pause: .milliseconds(20))

    // MARK: What is kept

    @Test(arguments: kinds)
    func `archives are kept as they are, whatever their bytes and their size`(_ kind: Kind) async throws {
      let store = try await kind.store(await kind.shared().newAddress())
      for count in [0, 1, 256, 1 << 20, 20 << 20] {
        let archive = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
          for index in 0..<count { room[index] = UInt8(truncatingIfNeeded: index &+ index >> 8) }
          filled = count
        }
        try await store.create("\(count)", archive: archive, expiry: later)
        #expect(try await store.read("\(count)")?.archive == archive)
        try await store.commit("\(count)", epoch: 1, archive: archive.reversed())
        #expect(try await store.claim("\(count)")?.archive == archive.reversed())
      }
      await store.close()
    }

    @Test(arguments: kinds)
    func `an archive that is too large is refused`(_ kind: Kind) async throws {
      let store = try await kind.store(await kind.shared().newAddress())
      let archive = [UInt8](repeating: 0, count: RemoteSessionStore.greatestArchive + 1)
      await #expect(
        throws: SessionStoreError.unavailable("an archive of 268435457 bytes is larger than 268435456")
      ) { try await store.create("a", archive: archive, expiry: later) }
      await store.close()
    }

    @Test(arguments: kinds)
    func `ids are any texts`(_ kind: Kind) async throws {
      let store = try await kind.store(await kind.shared().newAddress())
      let ids = [
        "", "'", "\"", "\\", "a'; DROP TABLE ippo_session; --", "\u{0}", "a\u{0}b", "*", "é", "e\u{301}", "🧭", "\r\n",
      ]
      for (number, id) in ids.enumerated() { try await store.create(id, archive: [UInt8(number)], expiry: later) }
      for (number, id) in ids.enumerated() { #expect(try await store.claim(id)?.archive == [UInt8(number)]) }
      for id in ids { try await store.remove(id, epoch: 2) }
      #expect(try await store.sweep(before: .distantFuture) == 0)
      await store.close()
    }

    @Test(arguments: kinds)
    func `dates of expiry are kept to the bit`(_ kind: Kind) async throws {
      let store = try await kind.store(await kind.shared().newAddress())
      for (number, seconds) in [3_900_000_000.123_456_7, 4e9 + 1 / 3, 1e12].enumerated() {
        try await store.create("\(number)", archive: [], expiry: Date(timeIntervalSince1970: seconds))
        #expect(try await store.read("\(number)")?.expiry == Date(timeIntervalSince1970: seconds))
      }
      await store.close()
    }

    @Test(arguments: kinds)
    func `a thousand commits at once are all kept, and swept`(_ kind: Kind) async throws {
      let store = try await kind.store(await kind.shared().newAddress())
      let ids = (0..<1250).map { "\($0)" }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for id in ids { group.addTask { try await store.create(id, archive: [], expiry: later) } }
        try await group.waitForAll()
        for id in ids { group.addTask { try await store.commit(id, epoch: 1, archive: Array(id.utf8)) } }
        try await group.waitForAll()
        for id in ids {
          group.addTask {
            let archive = try await store.read(id)?.archive
            #expect(archive == Array(id.utf8))
          }
        }
        try await group.waitForAll()
      }
      #expect(try await store.sweep(before: later) == ids.count)
      await store.close()
    }

    @Test(arguments: kinds)
    func `of a hundred claims by two processes, each gets an epoch of its own`(_ kind: Kind) async throws {
      let url = try await kind.shared().newAddress()
      let stores = [try await kind.store(url), try await kind.store(url)]
      try await stores[0].create("a", archive: [], expiry: later)
      let epochs = try await withThrowingTaskGroup(of: Int?.self) { group in
        for number in 0..<100 { group.addTask { try await stores[number % 2].claim("a")?.epoch } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(epochs.compactMap { $0 }.sorted() == Array(2...101))
      for store in stores { await store.close() }
    }

    @Test(arguments: kinds)
    func `several may be the first at once`(_ kind: Kind) async throws {
      let url = try await kind.shared().newAddress()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            let store = try await kind.store(url)
            try await store.create("\(number)", archive: [], expiry: later)
            await store.close()
          }
        }
        try await group.waitForAll()
      }
    }

    // MARK: Failures

    /// Of what was acknowledged nothing is lost, and every call ends.
    @Test(arguments: kinds)
    func `a server that fails and comes back has kept what it acknowledged`(_ kind: Kind) async throws {
      let server = try await kind.own()
      let store = try await kind.store(await server.newAddress(), limits: Self.patient)
      let ids = (0..<8).map { "\($0)" }
      for id in ids { try await store.create(id, archive: [0, 0], expiry: later) }
      let progress = Progress()
      let counts = try await withThrowingTaskGroup(of: (String, acknowledged: Int, tried: Int).self) { group in
        for id in ids {
          group.addTask {
            var (acknowledged, tried) = (0, 0)
            while !Task.isCancelled {
              tried += 1
              do throws(SessionStoreError) {
                try await store.commit(id, epoch: 1, archive: [UInt8(tried >> 8 & 255), UInt8(tried & 255)])
                acknowledged = tried
                progress.add("done \(id)")
              } catch {
                guard case .unavailable = error else { throw error }
                // What was not acknowledged is tried again.
                tried -= 1
                progress.add("failed \(id)")
              }
            }
            return (id, acknowledged, tried)
          }
        }
        try await progress.wait(for: ids.map { "done \($0)" }, more: 20)
        try await server.kill()
        try await progress.wait(for: ids.map { "failed \($0)" }, more: 1)
        try await server.start()
        try await progress.wait(for: ids.map { "done \($0)" }, more: 20)
        group.cancelAll()
        return try await group.reduce(into: []) { $0.append($1) }
      }
      for (id, acknowledged, tried) in counts {
        let archive = try await store.read(id)?.archive ?? []
        let kept = archive.reduce(0) { $0 << 8 | Int($1) }
        #expect(kept == acknowledged || kept == tried)
      }
      await store.close()
    }

    // Where something waits without a limit, this does not end.
    @Test(.timeLimit(.minutes(5)), arguments: kinds)
    func `calls end when the server does not answer, and do not undo later ones when it does`(_ kind: Kind) async throws
    {
      let server = try await kind.own()
      let store = try await kind.store(await server.newAddress(), limits: Self.patient)
      try await store.create("a", archive: [0], expiry: later)
      let connections = try await server.connectionCount()
      try server.signal(SIGSTOP)
      await #expect(throws: SessionStoreError.unavailable("the server does not answer")) {
        try await store.commit("a", epoch: 1, archive: [1])
      }
      // Others that wait for the same server end as well.
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<50 {
          group.addTask {
            await #expect(throws: SessionStoreError.self) { _ = try await store.read("\(number)") }
            await #expect(throws: SessionStoreError.self) { _ = try await store.claim("a") }
          }
        }
      }
      try server.signal(SIGCONT)
      let deadline = Deadline(for: "a commit after the server goes on")
      while true {
        do throws(SessionStoreError) {
          try await store.commit("a", epoch: 1, archive: [2])
          break
        } catch {
          guard case .unavailable = error else { throw error }
          try deadline.check(seen: "\(error)")
        }
      }
      // The server has done what it was asked before, or will not.
      try await waitForAnswer("the end of the connections that were given up", asking: server.connectionCount) {
        $0 <= connections
      }
      #expect(try await store.read("a")?.archive == [2])
      #expect(try await store.read("a")?.epoch == 1)
      await store.close()
    }

    @Test(.timeLimit(.minutes(5)), arguments: kinds)
    func `who connects to a server that does not answer, or to none, is told`(_ kind: Kind) async throws {
      let hole = try BlackHole()
      await #expect {
        _ = try await kind.store(kind.url(hole.port), limits: Self.short)
      } throws: { error in
        guard case SessionStoreError.unusable(let text) = error else { return false }
        return text.hasSuffix(": the server does not answer") && !text.contains("secret")
      }
      await #expect {
        _ = try await kind.store(kind.url(freePort()), limits: Self.patient)
      } throws: { error in
        guard case SessionStoreError.unusable(let text) = error else { return false }
        return text.contains("Connection refused") && !text.contains("secret")
      }
    }

    @Test(arguments: kinds)
    func `a connection that the server has closed meanwhile is made anew, and nobody notices`(_ kind: Kind) async throws
    {
      let server = try await kind.own()
      let store = try await kind.store(await server.newAddress())
      try await store.create("a", archive: [1], expiry: later)
      try await server.kill()
      try await server.start()
      #expect(try await store.read("a")?.archive == [1])
      await store.close()
    }

    // MARK: Closing

    @Test(arguments: kinds)
    func `what was begun is ended before the store is closed`(_ kind: Kind) async throws {
      let url = try await kind.shared().newAddress()
      let store = try await kind.store(url)
      let results: [Int] = await withTaskGroup(of: Int?.self) { group in
        for number in 0..<100 {
          group.addTask { () -> Int? in
            do throws(SessionStoreError) {
              try await store.create("\(number)", archive: [UInt8(number)], expiry: later)
              return number
            } catch {
              #expect(error == .closed)
              return nil
            }
          }
        }
        await store.close()
        return await group.reduce(into: []) { if let number = $1 { $0.append(number) } }
      }
      let second = try await kind.store(url)
      for number in results { #expect(try await second.read("\(number)")?.archive == [UInt8(number)]) }
      await second.close()
    }

    @Test(arguments: kinds)
    func `a store has four threads, and none when it was closed or forgotten`(_ kind: Kind) async throws {
      let url = try await kind.shared().newAddress()
      let name = "t\(UInt32.random(in: 0...UInt32.max))"
      var store: (any SessionStore)? = try await kind.store(url, name: name)
      // A thread takes its name when it begins.
      try await threads(name, 4)
      await store?.close()
      // A thread tells that it ends a little before it has.
      try await threads(name, 0)
      store = try await kind.store(url, name: name)
      try await threads(name, 4)
      store = nil
      try await threads(name, 0)
      await #expect(throws: SessionStoreError.self) {
        _ = try await kind.store(kind.url(freePort()), limits: Self.patient, name: name)
      }
      try await threads(name, 0)
    }

    /// Waits until a number of threads of the process have a name. The kernel names and ends threads without a signal.
    private func threads(
      _ name: String, _ count: Int, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
      try await waitForAnswer("\(count) threads", asking: { threadCount(name) }, file: file, line: line) { $0 == count }
    }

    private func threadCount(_ name: String) -> Int {
      let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
      return tasks.count { task in
        let shown = try? String(contentsOfFile: "/proc/self/task/\(task)/comm", encoding: .utf8)
        return shown?.trimmingCharacters(in: .newlines) == name
      }
    }
  }

  /// Counts what happens, for those who wait for some of it.
  private final class Progress: Sendable {
    private let counts = Watched<[String: Int]>([:])

    func add(_ name: String) { counts.change { $0[name, default: 0] += 1 } }

    func wait(for names: [String], more: Int, file: StaticString = #fileID, line: UInt = #line) async throws {
      let goals = names.map { [known = counts.value] in (name: $0, count: known[$0, default: 0] + more) }
      try await counts.wait(for: "\(more) more of \(names)", file: file, line: line) { counts in
        goals.allSatisfy { counts[$0.name, default: 0] >= $0.count }
      }
    }
  }

  /// A port that takes connections and says nothing.
  final class BlackHole {
    let port: Int
    private let descriptor: Int32

    init() throws { (port, descriptor) = try listeningSocket() }

    deinit { close(descriptor) }
  }
#endif
