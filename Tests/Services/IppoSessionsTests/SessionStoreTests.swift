import Foundation
import IppoServers
import TestServers
import Testing

@testable import IppoSessions

/// What every store of sessions does.
struct SessionStoreTests {
  /// A store to try, and the time it goes by.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let open: @Sendable (_ date: @escaping @Sendable () -> Date) async throws -> any SessionStore
  }

  static var kinds: [Kind] {
    var kinds = [
      Kind(testDescription: "memory") { MemorySessionStore(now: $0) },
      Kind(testDescription: "a store with the defaults") { PlainStore(base: MemorySessionStore(now: $0)) },
    ]
    #if SQLite
      kinds.append(
        Kind(testDescription: "SQLite") { date in
          try SQLiteSessionStore(path: TemporaryFolder().path("sessions.db"), now: date)
        })
    #endif
    #if Postgres
      kinds.append(
        Kind(testDescription: "PostgreSQL") { date in
          try await PostgresSessionStore(url: TestPostgres.shared.value.newDatabase(), now: date)
        })
    #endif
    #if Redis
      kinds.append(
        Kind(testDescription: "Redis") { date in
          try await RedisSessionStore(url: TestRedis.shared.value.newDatabase(), now: date)
        })
    #endif
    return kinds
  }

  static let start = Date(timeIntervalSince1970: 1_800_000_000)
  let later = Self.start.addingTimeInterval(3600)

  @Test(arguments: kinds)
  func `a session is what was created, then what was committed`(_ kind: Kind) async throws {
    let store = try await kind.open { Self.start }
    #expect(try await store.read("a") == nil)
    try await store.create("a", archive: [1, 2], expiry: later)
    #expect(try await store.read("a") == StoredSession(epoch: 1, archive: [1, 2], expiry: later))
    try await store.commit("a", epoch: 1, archive: [])
    #expect(try await store.read("a") == StoredSession(epoch: 1, archive: [], expiry: later))
    #expect(try await store.read("A") == nil)
    await #expect(throws: SessionStoreError.exists) { try await store.create("a", archive: [3], expiry: later) }
    #expect(try await store.read("a")?.archive == [])
  }

  @Test(arguments: kinds)
  func `who claims a session owns it, and its former owner is told`(_ kind: Kind) async throws {
    let store = try await kind.open { Self.start }
    #expect(try await store.claim("a") == nil)
    try await store.create("a", archive: [1], expiry: later)
    #expect(try await store.claim("a") == StoredSession(epoch: 2, archive: [1], expiry: later))
    await #expect(throws: SessionStoreError.moved) { try await store.commit("a", epoch: 1, archive: [2]) }
    try await store.commit("a", epoch: 2, archive: [3])
    #expect(try await store.claim("a") == StoredSession(epoch: 3, archive: [3], expiry: later))
    #expect(try await store.read("a")?.epoch == 3)
  }

  @Test(arguments: kinds)
  func `only the owner removes a session`(_ kind: Kind) async throws {
    let store = try await kind.open { Self.start }
    try await store.create("a", archive: [1], expiry: later)
    _ = try await store.claim("a")
    try await store.remove("a", epoch: 1)
    #expect(try await store.read("a") != nil)
    try await store.remove("a", epoch: 2)
    #expect(try await store.read("a") == nil)
    try await store.remove("a", epoch: 2)
    await #expect(throws: SessionStoreError.moved) { try await store.commit("a", epoch: 2, archive: [2]) }
  }

  @Test(arguments: kinds)
  func `a session that has expired is not there, and is swept`(_ kind: Kind) async throws {
    let clock = TestDate(Self.start)
    let store = try await kind.open(clock.now)
    try await store.create("short", archive: [1], expiry: Self.start.addingTimeInterval(10))
    try await store.create("long", archive: [2], expiry: later)
    #expect(try await store.sweep(before: clock.now()) == 0)
    clock.advance(10)
    #expect(try await store.read("short") == nil)
    #expect(try await store.claim("short") == nil)
    #expect(try await store.sweep(before: clock.now()) == 1)
    #expect(try await store.sweep(before: clock.now()) == 0)
    await #expect(throws: SessionStoreError.moved) { try await store.commit("short", epoch: 1, archive: [3]) }
    #expect(try await store.read("long")?.archive == [2])
  }

  @Test(arguments: kinds)
  func `the epochs of many sessions are read at once`(_ kind: Kind) async throws {
    let clock = TestDate(Self.start)
    let store = try await kind.open(clock.now)
    #expect(try await store.epochs(of: []) == [:])
    #expect(try await store.epochs(of: ["3", "700"]) == [:])
    for id in ["3", "700", "1199", "other"] { try await store.create(id, archive: [1], expiry: later) }
    try await store.create("short", archive: [], expiry: Self.start.addingTimeInterval(10))
    _ = try await store.claim("700")
    let ids = (0..<1200).map { "\($0)" } + ["short", "3"]
    #expect(try await store.epochs(of: ids) == ["3": 1, "700": 2, "1199": 1, "short": 1])
    clock.advance(10)
    #expect(try await store.epochs(of: ids) == ["3": 1, "700": 2, "1199": 1])
  }

  @Test(arguments: kinds)
  func `of many who claim at once, each gets an epoch of its own, and the last one owns the session`(_ kind: Kind)
    async throws
  {
    let store = try await kind.open { Self.start }
    try await store.create("a", archive: [0], expiry: later)
    let epochs = try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 0..<50 { group.addTask { try await store.claim("a")?.epoch } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(epochs.compactMap { $0 }.sorted() == Array(2...51))
    let winners: [Int] = await withTaskGroup(of: Int?.self) { group in
      for epoch in 1...51 {
        group.addTask { (try? await store.commit("a", epoch: epoch, archive: [UInt8(epoch)])) != nil ? epoch : nil }
      }
      return await group.reduce(into: []) { if let epoch = $1 { $0.append(epoch) } }
    }
    #expect(winners == [51])
    #expect(try await store.read("a")?.archive == [51])
  }

  @Test(arguments: kinds)
  func `sessions that are committed at once are all kept`(_ kind: Kind) async throws {
    let store = try await kind.open { Self.start }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<600 {
        group.addTask {
          try await store.create("\(number)", archive: [], expiry: Self.start.addingTimeInterval(60))
          try await store.commit("\(number)", epoch: 1, archive: [UInt8(number % 256)])
        }
      }
      try await group.waitForAll()
    }
    for number in 0..<600 { #expect(try await store.read("\(number)")?.archive == [UInt8(number % 256)]) }
  }

  @Test(arguments: kinds)
  func `a store that was closed says so`(_ kind: Kind) async throws {
    let store = try await kind.open { Self.start }
    await store.close()
    await #expect(throws: SessionStoreError.closed) { try await store.create("a", archive: [], expiry: later) }
    await #expect(throws: SessionStoreError.closed) { _ = try await store.read("a") }
    await #expect(throws: SessionStoreError.closed) { _ = try await store.epochs(of: ["a"]) }
    await #expect(throws: SessionStoreError.closed) { _ = try await store.claim("a") }
    await #expect(throws: SessionStoreError.closed) { try await store.commit("a", epoch: 1, archive: []) }
    await #expect(throws: SessionStoreError.closed) { try await store.remove("a", epoch: 1) }
    await #expect(throws: SessionStoreError.closed) { _ = try await store.sweep(before: later) }
    await store.close()
  }

  /// Against the plainest store there can be, with the same calls.
  @Test(arguments: kinds)
  func `random calls do what a model does`(_ kind: Kind) async throws {
    let clock = TestDate(Self.start)
    let store = try await kind.open(clock.now)
    var model: [String: StoredSession] = [:]
    var random = TestRandom(seed: 11)
    for _ in 0..<800 {
      let id = "\(Int.random(in: 0..<5, using: &random))"
      let bytes = (0..<Int.random(in: 0..<4, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let epoch = Int.random(in: 1...4, using: &random)
      let alive = model[id].flatMap { $0.expiry > clock.now() ? $0 : nil }
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        let session = StoredSession(
          epoch: 1, archive: bytes, expiry: clock.now().addingTimeInterval(Double(epoch) * 4))
        if model[id] == nil {
          model[id] = session
          try await store.create(id, archive: bytes, expiry: session.expiry)
        } else {
          await #expect(throws: SessionStoreError.exists) {
            try await store.create(id, archive: bytes, expiry: session.expiry)
          }
        }
      case 1:
        if alive != nil { model[id]!.epoch += 1 }
        #expect(try await store.claim(id) == (alive == nil ? nil : model[id]))
      case 2:
        if model[id]?.epoch == epoch {
          model[id]!.archive = bytes
          try await store.commit(id, epoch: epoch, archive: bytes)
        } else {
          await #expect(throws: SessionStoreError.moved) { try await store.commit(id, epoch: epoch, archive: bytes) }
        }
      case 3:
        if model[id]?.epoch == epoch { model[id] = nil }
        try await store.remove(id, epoch: epoch)
      case 4:
        let count = model.values.count { $0.expiry <= clock.now() }
        model = model.filter { $0.value.expiry > clock.now() }
        #expect(try await store.sweep(before: clock.now()) == count)
      case 5: clock.advance(1)
      default: #expect(try await store.read(id) == alive)
      }
    }
  }
}

/// A store that implements what it has to, and nothing else.
private struct PlainStore: SessionStore {
  let base: MemorySessionStore

  var isDurable: Bool { false }

  func create(_ id: String, archive: [UInt8], expiry: Date) async throws(SessionStoreError) {
    try await base.create(id, archive: archive, expiry: expiry)
  }

  func read(_ id: String) async throws(SessionStoreError) -> StoredSession? { try await base.read(id) }
  func claim(_ id: String) async throws(SessionStoreError) -> StoredSession? { try await base.claim(id) }

  func commit(_ id: String, epoch: Int, archive: [UInt8]) async throws(SessionStoreError) {
    try await base.commit(id, epoch: epoch, archive: archive)
  }

  func remove(_ id: String, epoch: Int) async throws(SessionStoreError) { try await base.remove(id, epoch: epoch) }
  func sweep(before date: Date) async throws(SessionStoreError) -> Int { try await base.sweep(before: date) }
  func close() async { await base.close() }
}
