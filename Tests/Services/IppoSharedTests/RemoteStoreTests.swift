#if Postgres || Redis
  import ConcurrencyExtras
  import Foundation
  import IppoServers
  import Sharing
  import TestServers
  import TestSignals
  import Testing

  @testable import IppoShared

  /// What becomes of shared values when servers and connections fail.
  @Suite(.timeLimit(.minutes(30)))
  struct RemoteStoreTests {
    struct Kind: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let shared: @Sendable () async throws -> any TestServer
      let own: @Sendable () async throws -> any TestServer
      let open: @Sendable (_ url: String, _ limits: ServerLimits, _ name: String) throws -> SharedStore
      /// What connects for notices.
      let listen: @Sendable (_ url: String, _ limits: ServerLimits) throws -> NoticeListener.Connect
      /// An address of a port on this machine.
      let url: @Sendable (_ port: Int) -> String
    }

    static var kinds: [Kind] {
      var kinds: [Kind] = []
      #if Postgres
        kinds.append(
          Kind(
            testDescription: "PostgreSQL", shared: { try await TestPostgres.shared.value },
            own: { try await TestPostgres() },
            open: { url, limits, name in
              SharedStore(PostgresBackend.make(try PostgresAddress(url), limits: limits, name: name))
            },
            listen: { url, limits in
              let address = try PostgresAddress(url)
              return { deadline throws(ServerFailure) in
                try PostgresNoticeConnection(address, limits: limits, until: deadline)
              }
            }, url: { "postgres://ippo:secret@127.0.0.1:\($0)/name" }))
      #endif
      #if Redis
        kinds.append(
          Kind(
            testDescription: "Redis", shared: { try await TestRedis.shared.value }, own: { try await TestRedis() },
            open: { url, limits, name in
              SharedStore(RedisBackend.make(try RedisAddress(url), limits: limits, name: name))
            },
            listen: { url, _ in
              let address = try RedisAddress(url)
              return { deadline throws(ServerFailure) in try RedisNoticeConnection(address, until: deadline) }
            }, url: { "redis://ippo:secret@127.0.0.1:\($0)" }))
      #endif
      return kinds
    }

    private static let short = ServerLimits(
      connect: .milliseconds(500), statement: .milliseconds(500), pause: .milliseconds(50), silence: .milliseconds(20))
    /// Limits for servers that answer, though late on a busy machine.
    private static let patient = ServerLimits(
      connect: .seconds(10), statement: .seconds(10), pause: .milliseconds(50), silence: .milliseconds(20))

    @Test(arguments: kinds)
    func `a server that fails and comes back gets what was changed meanwhile, once`(_ kind: Kind) async throws {
      let server = try await kind.own()
      let url = try await server.newAddress()
      let (one, two) = (
        try kind.open(url, Self.patient, "test").shared("count", 0),
        try kind.open(url, Self.patient, "test").shared("count", 0)
      )
      try await one.withTransaction { $0 += 1 }
      try await two.value { $0 == 1 }
      try await server.kill()
      one.increment()
      // It shows, though it is not kept.
      #expect(one.wrappedValue == 2)
      await #expect(throws: SharedStoreError.self) { try await one.save() }
      #expect(
        one.saveError.map { "\($0)" }?.hasPrefix("The store of shared values cannot be used at the moment: ") == true)
      await #expect(throws: SharedStoreError.self) { try await two.load() }
      #expect(two.wrappedValue == 1)
      two.increment()
      try await server.start()
      try await one.value { $0 == 3 }
      try await two.value { $0 == 3 }
      try await one.withTransaction { $0 += 1 }
      try await two.value { $0 == 4 }
      #expect(one.saveError == nil && one.loadError == nil && two.saveError == nil && two.loadError == nil)
    }

    /// What the server has carried out without saying so is not made again.
    @Test(arguments: kinds)
    func `a server that does not answer for a while has each change once`(_ kind: Kind) async throws {
      let server = try await kind.own()
      let url = try await server.newAddress()
      let (one, two) = (
        try kind.open(url, Self.patient, "test").shared("count", 0),
        try kind.open(url, Self.patient, "test").shared("count", 0)
      )
      for count in 1...3 {
        try await one.withTransaction { $0 += 1 }
        try await two.value { $0 == count * 2 - 1 }
        try server.signal(SIGSTOP)
        one.increment()
        await #expect(throws: SharedStoreError.self) { try await one.save() }
        try server.signal(SIGCONT)
        try await two.value { $0 == count * 2 }
        // By now it is known here, too.
        let deadline = Deadline(for: "a save after the server goes on")
        while let error = one.saveError {
          try deadline.check(seen: "\(error)")
          _ = try? await one.save()
        }
        #expect(one.wrappedValue == count * 2)
      }
      try await two.load()
      #expect(two.wrappedValue == 6)
    }

    @Test(arguments: kinds)
    func `connections that are cut are made anew, and nobody notices`(_ kind: Kind) async throws {
      let server = try await kind.own()
      let url = try await server.newAddress()
      let (one, two) = (
        try kind.open(url, Self.patient, "test").shared("count", 0),
        try kind.open(url, Self.patient, "test").shared("count", 0)
      )
      try await one.withTransaction { $0 = 1 }
      try await two.value { $0 == 1 }
      for count in 2...4 {
        try await server.cutConnections()
        one.increment()
        try await two.value { $0 == count }
      }
    }

    /// A connection can be lost without a word, and one that is silent is asked.
    @Test(arguments: kinds)
    func `who hears nothing asks whether the server is there, and hears what comes meanwhile`(_ kind: Kind) async throws
    {
      let server = try await kind.own()
      let url = try await server.newAddress()
      let heard = LockIsolated<[String]>([])
      let connected = LockIsolated(0)
      let (events, continuation) = AsyncStream<Void>.makeStream()
      let lost = LockIsolated(0)
      let connect = try kind.listen(url, Self.patient)
      let listener = NoticeListener(name: "test", limits: Self.patient) { deadline throws(ServerFailure) in
        // Asked for a connection again: the one before is lost.
        if connected.value > 0 {
          lost.withValue { $0 += 1 }
          continuation.yield()
        }
        return try connect(deadline)
      } onConnect: {
        connected.withValue { $0 += 1 }
        continuation.yield()
      } onNotice: { notice in
        heard.withValue { $0.append(notice) }
        continuation.yield()
      }
      var waiting = events.makeAsyncIterator()
      // The events end with the time limit of the test.
      func wait(until isMet: () -> Bool) async {
        while !isMet() { guard await waiting.next() != nil else { return } }
      }
      await waiting.next()
      let count = try kind.open(url, ServerLimits(), "test").shared("count", 0)
      for _ in 1...20 { try await count.withTransaction { $0 += 1 } }
      await wait { heard.value.count >= 20 }
      let digits = SharedName("count").digits
      #expect(heard.value == (1...20).map { "\(digits) \($0)" })
      #expect(connected.value == 1)
      // It does not answer, and that is noticed though nothing was asked of it.
      try server.signal(SIGSTOP)
      await wait { lost.value > 0 }
      try server.signal(SIGCONT)
      await wait { connected.value >= 2 }
      listener.join()
    }

    @Test(arguments: kinds)
    func `a server that is not there is an error of loading, and shows nobody its password`(_ kind: Kind) async throws {
      let store = try kind.open(kind.url(freePort()), Self.short, "test")
      let count = store.shared("count", 0)
      await #expect(throws: SharedStoreError.self) { try await count.load() }
      let text = try #require(count.loadError.map { "\($0)" })
      #expect(text.contains("Connection refused") && !text.contains("secret"), "\(text)")
      #expect(!"\(store)".contains("secret"))
      await store.close()
      await #expect(throws: SharedStoreError.closed) { try await count.load() }
    }

    @Test(arguments: kinds)
    func `a store has two threads once it is used, and none when it was closed or forgotten`(_ kind: Kind) async throws
    {
      let url = try await kind.shared().newAddress()
      let name = "t\(UInt32.random(in: 0...UInt32.max))"
      var store: SharedStore? = try kind.open(url, ServerLimits(), name)
      #expect(threadCount(name) == 0)
      try await store?.shared("count", 0).withTransaction { $0 = 1 }
      try await threads(name, 2)
      await store?.close()
      try await threads(name, 0)
      store = try kind.open(url, ServerLimits(), name)
      try await store?.shared("count", 0).withTransaction { $0 = 1 }
      try await threads(name, 2)
      store = nil
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

    /// Prints how long it takes until another process sees a change.
    @Test(arguments: kinds)
    func `a change shows elsewhere within the patience of a test`(_ kind: Kind) async throws {
      let url = try await kind.shared().newAddress()
      let (one, two) = (
        try kind.open(url, ServerLimits(), "test").shared("count", 0),
        try kind.open(url, ServerLimits(), "test").shared("count", 0)
      )
      try await one.withTransaction { $0 = 1 }
      try await two.value { $0 == 1 }
      var times: [Duration] = []
      for count in 2...51 {
        let start = ContinuousClock.now
        one.increment()
        try await two.value { $0 == count }
        times.append(ContinuousClock.now - start)
      }
      times.sort()
      print(
        "\(kind.testDescription): another node sees a change after \(times[25]) (median), \(times[49]) (longest of 50)")
    }
  }
#endif
