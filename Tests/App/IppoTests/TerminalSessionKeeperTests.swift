import Foundation
import IppoSessions
import IppoTerminal
import Logging
import Synchronization
import Testing

@testable import Ippo

@MainActor @Suite struct TerminalSessionKeeperTests {
  /// A store that can be told to fail.
  private final class Store: SessionStore {
    let base: MemorySessionStore
    let fails = Mutex(false)

    init(now: @escaping @Sendable () -> Date) { base = MemorySessionStore(now: now) }

    var isDurable: Bool { true }

    func create(_ id: String, archive: [UInt8], expiry: Date) async throws(SessionStoreError) {
      try await base.create(id, archive: archive, expiry: expiry)
    }

    func read(_ id: String) async throws(SessionStoreError) -> StoredSession? { try await base.read(id) }

    func claim(_ id: String) async throws(SessionStoreError) -> StoredSession? { try await base.claim(id) }

    func commit(_ id: String, epoch: Int, archive: [UInt8]) async throws(SessionStoreError) {
      if fails.withLock({ $0 }) { throw .unavailable("the disk is full") }
      try await base.commit(id, epoch: epoch, archive: archive)
    }

    func remove(_ id: String, epoch: Int) async throws(SessionStoreError) { try await base.remove(id, epoch: epoch) }

    func sweep(before date: Date) async throws(SessionStoreError) -> Int { try await base.sweep(before: date) }

    func close() async { await base.close() }
  }

  private final class Clock: Sendable {
    let seconds = Mutex(1_000_000.0)
    var date: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
  }

  private let clock = Clock()
  private let store: Store
  private let vault: SessionVault

  init() {
    let clock = clock
    store = Store { clock.date }
    let secret = [UInt8](repeating: 1, count: 32)
    vault = SessionVault(
      store, seal: ArchiveSeal(secret: secret), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      date: { clock.date })
  }

  private func change(_ keeper: TerminalSessionKeeper, _ window: [UInt8]) {
    keeper.change { (window, TerminalPlace()) }
  }

  @Test func `a session begins empty and goes on with what was kept`() async throws {
    let first = try await TerminalSessionKeeper.open("id", in: vault)
    #expect(first.restored == nil && first.place == nil && first.isSettled)
    change(first, [1])
    #expect(!first.isSettled)
    change(first, [2])
    await first.finish()
    #expect(first.isSettled)
    let second = try await TerminalSessionKeeper.open("id", in: vault)
    #expect(second.restored == [2])
    #expect(second.place == TerminalPlace())
  }

  @Test func `the first of two is told that the session has moved, and changes nothing`() async throws {
    let first = try await TerminalSessionKeeper.open("id", in: vault)
    let second = try await TerminalSessionKeeper.open("id", in: vault)
    change(second, [2])
    await second.finish()
    var hasMoved = false
    first.onMove = { hasMoved = true }
    change(first, [1])
    await first.finish()
    #expect(hasMoved)
    #expect(try await TerminalSessionKeeper.open("id", in: vault).restored == [2])
  }

  @Test func `while the store fails, nobody waits for it, and what happened is kept when it works again`() async throws
  {
    let (tries, again) = AsyncStream<AsyncStream<Void>.Continuation>.makeStream()
    let keeper = try await TerminalSessionKeeper.open(
      "id", in: vault,
      sleep: { _ in
        let (signal, wake) = AsyncStream<Void>.makeStream()
        again.yield(wake)
        for await _ in signal { return }
      })
    store.fails.withLock { $0 = true }
    change(keeper, [1])
    await keeper.finish()
    #expect(keeper.isSettled)
    change(keeper, [2])
    #expect(keeper.isSettled)
    store.fails.withLock { $0 = false }
    var iterator = tries.makeAsyncIterator()
    let wake = try #require(await iterator.next())
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      keeper.onSettled = {
        keeper.onSettled = nil
        done.resume()
      }
      wake.yield()
    }
    #expect(try await TerminalSessionKeeper.open("id", in: vault).restored == [2])
  }

  @Test func `a session that has expired begins anew`() async throws {
    let first = try await TerminalSessionKeeper.open("id", in: vault)
    change(first, [1])
    await first.finish()
    clock.seconds.withLock { $0 += 367 * 24 * 3600 }
    #expect(try await TerminalSessionKeeper.open("id", in: vault).restored == nil)
  }

  @Test func `a link is in the record until the terminal is back`() async throws {
    let signer = SessionLinkSigner(secret: [UInt8](repeating: 1, count: 32))
    let first = try await TerminalSessionKeeper.open("id", in: vault)
    let text = try await first.offerLink(signer, now: clock.date)
    let link = try #require(signer.link(text, at: clock.date))
    #expect(link.id == "id")
    #expect(try await vault.find("id")?.record.link?.nonce == link.nonce)
    _ = try await TerminalSessionKeeper.open("id", in: vault)
    #expect(try await vault.find("id")?.record.link == nil)
  }
}
