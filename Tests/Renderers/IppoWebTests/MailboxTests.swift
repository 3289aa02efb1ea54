import Synchronization
import TestSignals
import Testing

@testable import IppoWeb

/// What is taken one after the other, and by nobody while there is nothing.
@Suite(.timeLimit(.minutes(30))) struct MailboxTests {
  private final class Taken: Sendable {
    private let elements = Watched<[Int]>([])

    var all: [Int] { elements.value }
    func add(_ element: Int) { elements.change { $0.append(element) } }
    func wait(for count: Int, file: StaticString = #fileID, line: UInt = #line) async throws {
      try await elements.wait(for: "\(count) elements", file: file, line: line) { $0.count >= count }
    }
  }

  @TaskLocal private static var lent = 0

  @Test func `elements are taken in order, those that were added before as well`() async throws {
    let (mailbox, taken) = (Mailbox<Int>(), Taken())
    for number in 0..<10 { mailbox.add(number) }
    mailbox.start { number in
      await Task.yield()
      taken.add(number)
    }
    for number in 10..<1000 { mailbox.add(number) }
    try await taken.wait(for: 1000)
    #expect(taken.all == Array(0..<1000))
    // It was empty.
    mailbox.add(1000)
    try await taken.wait(for: 1001)
  }

  @Test func `one element is taken at a time, whoever adds them`() async throws {
    let (mailbox, taken) = (Mailbox<Int>(), Taken())
    let atOnce = Mutex((now: 0, most: 0))
    mailbox.start { number in
      atOnce.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      await Task.yield()
      taken.add(number)
      atOnce.withLock { $0.now -= 1 }
    }
    await withDiscardingTaskGroup { group in
      for number in 0..<200 { group.addTask { mailbox.add(number) } }
    }
    try await taken.wait(for: 200)
    #expect(Set(taken.all) == Set(0..<200))
    #expect(atOnce.withLock { $0.most } == 1)
  }

  @Test func `after the end nothing is added, and who takes is let go of`() async throws {
    let (mailbox, taken) = (Mailbox<Int>(), Taken())
    let owners = Watched(0)
    do {
      let owner = EndOfLife(among: owners)
      mailbox.start { number in
        withExtendedLifetime(owner) { taken.add(number) }
      }
    }
    mailbox.add(1)
    mailbox.add(2)
    mailbox.finish()
    mailbox.add(3)
    try await owners.wait(for: "who takes to be let go of") { $0 == 0 }
    #expect(taken.all == [1, 2])
    mailbox.finish()
    mailbox.add(4)
    #expect(taken.all == [1, 2])
  }

  @Test func `what is taken has nothing of the task that added it`() async throws {
    let (mailbox, taken) = (Mailbox<Int>(), Taken())
    mailbox.start { _ in taken.add(Self.lent) }
    Self.$lent.withValue(7) { mailbox.add(0) }
    try await taken.wait(for: 1)
    #expect(taken.all == [0])
  }
}

/// The elements to take, for the tests that wait for them.
extension MailboxTests {
  @Test func `who waits until all is taken waits for what is being taken, too`() async throws {
    let mailbox = Mailbox<Int>()
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let taken = Watched(0)
    mailbox.add(1)
    mailbox.add(2)
    #expect(mailbox.count == 2)
    let drained = Watched(false)
    let waiting = Task {
      await mailbox.drained()
      drained.value = true
    }
    mailbox.start { number in
      for await _ in gate { break }
      taken.value = number
    }
    opener.yield()
    try await taken.wait(for: "the first element") { $0 == 1 }
    #expect(!drained.value)
    opener.yield()
    try await drained.wait(for: "the end of the wait") { $0 }
    #expect(taken.value == 2)
    await waiting.value
    await mailbox.drained()
  }
}

/// What a socket is to write.
@Suite(.timeLimit(.minutes(30))) struct WireWritingTests {
  private final class Written: Sendable {
    private let items = Mutex<[WireConnection.Outgoing?]>([])
    var all: [WireConnection.Outgoing?] { items.withLock { $0 } }
    func add(_ item: WireConnection.Outgoing?) { items.withLock { $0.append(item) } }
  }

  private let connection = WireConnection(id: 1, visitor: .new(), limits: WebLimits())

  @Test func `what was sent before somebody writes is written first, and a close is the last`() {
    let written = Written()
    connection.send("a")
    connection.write { written.add($0) }
    connection.send("b")
    connection.pong([1])
    connection.close(.timeout, "late")
    connection.send("c")
    connection.abandon()
    connection.close(.timeout, "again")
    #expect(
      written.all
        == [.text("a"), .text("b"), .pong([1]), .close(code: CloseCode.timeout.rawValue, reason: "late")])
  }

  @Test func `who writes may send, and is told of that in its turn`() {
    let written = Written()
    connection.write { [connection] item in
      if item == .text("a") { connection.send("b") }
      written.add(item)
    }
    connection.send("a")
    #expect(written.all == [.text("a"), .text("b")])
  }

  @Test func `where the client is gone, the last item says so once`() {
    let written = Written()
    connection.write { written.add($0) }
    connection.abandon()
    connection.abandon()
    connection.send("a")
    #expect(written.all == [nil])
  }
}
