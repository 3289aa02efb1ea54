import Foundation
import IppoSessions
import Testing

@testable import Ippo

@Suite struct SupervisorRequestsTests {
  /// The memory of a supervisor, served by a thread until the object is gone.
  private final class Served: Sendable {
    let socket: String
    private let end = Pipe()

    init() throws {
      let isReady = DispatchSemaphore(value: 0)
      let box = Box()
      let waker = end.fileHandleForReading.fileDescriptor
      Thread.detachNewThread {
        do {
          let requests = try SupervisorRequests(sessionLimit: 64 * 1024 * 1024)
          box.name = requests.socket
          isReady.signal()
          while true {
            var entries = [pollfd(fd: waker, events: Int16(POLLIN), revents: 0)]
            requests.addEntries(to: &entries)
            poll(&entries, nfds_t(entries.count), -1)
            if entries[0].revents != 0 { return }
            requests.work(at: .now, workers: []) { _ in }
          }
        } catch { isReady.signal() }
      }
      isReady.wait()
      socket = try #require(box.name)
    }

    deinit { try? end.fileHandleForWriting.close() }

    private final class Box: @unchecked Sendable {  // written before the semaphore is signalled, and read after
      var name: String?
    }
  }

  @Test func `workers find the sessions of one another, and an older epoch loses`() async throws {
    let served = try Served()
    defer { withExtendedLifetime(served) {} }
    let (one, two) = (
      try await SupervisorSessionStore(socket: served.socket), try await SupervisorSessionStore(socket: served.socket)
    )
    let expiry = Date(timeIntervalSince1970: 4_000_000_000)
    // Longer than what a socket takes at once.
    let archive = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try await one.create("a", archive: archive, expiry: expiry)
    await #expect(throws: SessionStoreError.exists) { try await two.create("a", archive: [], expiry: expiry) }
    let claimed = try await two.claim("a")
    #expect(claimed == StoredSession(epoch: 2, archive: archive, expiry: expiry))
    await #expect(throws: SessionStoreError.moved) { try await one.commit("a", epoch: 1, archive: [1]) }
    try await two.commit("a", epoch: 2, archive: [2])
    #expect(try await one.read("a")?.archive == [2])
    try await one.remove("a", epoch: 1)
    #expect(try await one.read("a") != nil)
    try await two.remove("a", epoch: 2)
    #expect(try await one.read("a") == nil)
    await one.close()
    await two.close()
  }

  @Test func `a hundred sessions are written at once, each by its own calls in their order`() async throws {
    let served = try Served()
    defer { withExtendedLifetime(served) {} }
    let store = try await SupervisorSessionStore(socket: served.socket)
    let expiry = Date(timeIntervalSince1970: 4_000_000_000)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          let id = "session \(number)"
          try await store.create(id, archive: [], expiry: expiry)
          for step in 1...20 as ClosedRange<UInt8> { try await store.commit(id, epoch: 1, archive: [step]) }
          #expect(try await store.read(id)?.archive == [20])
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.sweep(before: Date(timeIntervalSince1970: 5_000_000_000)) == 100)
    await store.close()
  }

  @Test func `the epochs of many sessions are read together`() async throws {
    let served = try Served()
    defer { withExtendedLifetime(served) {} }
    let store = try await SupervisorSessionStore(socket: served.socket)
    let expiry = Date(timeIntervalSince1970: 4_000_000_000)
    for id in ["3", "700"] { try await store.create(id, archive: [1], expiry: expiry) }
    _ = try await store.claim("700")
    async let read = store.read("3")
    #expect(try await store.epochs(of: (0..<1200).map { "\($0)" }) == ["3": 1, "700": 2])
    #expect(try await read?.archive == [1])
    await store.close()
  }

  @Test func `a supervisor that has gone is out of reach`() async throws {
    await #expect(throws: SessionStoreError.self) { try await SupervisorSessionStore(socket: "ippo-none-\(UUID())") }
  }
}
